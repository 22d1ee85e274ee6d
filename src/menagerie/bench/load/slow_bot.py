"""A server with a slow bot, to see whether people at other tables have to wait for it.

The bot plays random games in the bots' threads until its time is over. They run in compiled code,
as a search does.
"""

import os
import sys
from time import perf_counter

from menagerie.arena.batches import Batches
from menagerie.bots.levels import BOTS, Bot
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.seeds import seed_bytes
from menagerie.core.state import Veiled
from menagerie.server.host import process
from menagerie.server.host.settings import read_settings, to_environment

THINKER = "thinker"
SECONDS = 0.5


class Thinker(Bot):
    """A bot that thinks for half a second and then takes any legal action."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose an action after half a second."""
        until = perf_counter() + SECONDS
        batches = Batches(game, game.seats_of(veiled), seed_bytes(seed))
        while perf_counter() < until:
            batches.play(0)
        return super().choose(game, veiled, seed)


def enlist() -> None:
    """Add the thinker as the weakest bot, so that the usual bot stands in for people."""
    others = dict(BOTS)
    BOTS.clear()
    BOTS[THINKER] = Thinker(THINKER, "Thinks for half a second.", others["random"].number)
    BOTS.update(others)


def serve() -> int:
    """Serve with the settings of the environment, and print the address."""
    settings = read_settings(os.environ)
    listening = process.listen(settings.host, settings.port)
    print(process.address_of(settings.host, listening), flush=True)
    os.environ.update(to_environment(settings))
    return process.serve(settings, listening)


if __name__ == "__main__":
    enlist()
    sys.exit(serve())
