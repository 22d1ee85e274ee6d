"""The bots of each game, made known to the kernels that play any game."""

from menagerie.bots import kernels, leaning, search
from menagerie.bots.buffalo import greedy as buffalo
from menagerie.bots.buffalo.leaning import leaning as buffalo_leaning
from menagerie.bots.goats import greedy as goats
from menagerie.bots.goats.leaning import leaning as goats_leaning
from menagerie.bots.zoo import greedy as zoo
from menagerie.bots.zoo.leaning import leaning as zoo_leaning


def register_games() -> None:
    """Let every game be played greedily and searched."""
    for bots in (buffalo, goats, zoo):
        kernels.register(bots.LAYOUT, bots.greedy)
        search.register(bots.LAYOUT, bots.epoch, by_the_book=bots.BY_THE_BOOK)
    leaning.register(buffalo.LAYOUT, buffalo_leaning)
    leaning.register(goats.LAYOUT, goats_leaning)
    leaning.register(zoo.LAYOUT, zoo_leaning)
