"""The bots of each game, made known to the kernels that play any game."""

from menagerie.bots import kernels, search
from menagerie.bots.buffalo import greedy as buffalo
from menagerie.bots.goats import greedy as goats
from menagerie.bots.zoo import greedy as zoo


def register_games() -> None:
    """Let every game be played greedily and searched."""
    for bots in (buffalo, goats, zoo):
        kernels.register(bots.LAYOUT, bots.greedy)
        search.register(bots.LAYOUT, bots.epoch)
