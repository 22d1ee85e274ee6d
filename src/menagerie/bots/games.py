"""The bots of each game, made known to the kernels that play any game."""

from menagerie.bots import matches, prior
from menagerie.bots.buffalo.policy import policy as buffalo
from menagerie.bots.buffalo.policy.prior import leaning as buffalo_leaning
from menagerie.bots.goats.policy import policy as goats
from menagerie.bots.goats.policy.prior import leaning as goats_leaning
from menagerie.bots.search import playouts
from menagerie.bots.zoo.policy import policy as zoo
from menagerie.bots.zoo.policy.prior import leaning as zoo_leaning


def register_games() -> None:
    """Let every game be played greedily and searched."""
    for bots in (buffalo, goats, zoo):
        matches.register(bots.LAYOUT, bots.greedy)
        playouts.register(bots.LAYOUT, bots.epoch, by_the_book=bots.BY_THE_BOOK)
    prior.register(buffalo.LAYOUT, buffalo_leaning)
    prior.register(goats.LAYOUT, goats_leaning)
    prior.register(zoo.LAYOUT, zoo_leaning)
