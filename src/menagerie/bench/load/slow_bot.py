"""A server whose bots think for long, to see whether people wait for them.

Bots that answer in microseconds show nothing. This one plays random games in the bots' threads,
in the same compiled code that a searching bot would run, until its time is over.
"""

import sys
from time import perf_counter

from menagerie.arena.batches import Batches
from menagerie.bots.levels import BOTS, Bot
from menagerie.cli import main
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.kernel.seeds import seed_bytes
from menagerie.core.state import Veiled

THINKER = "thinker"
SECONDS = 0.5


class Thinker(Bot):
    """A bot that thinks for half a second whatever it holds, then takes any legal action."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose an action after some time."""
        until = perf_counter() + SECONDS
        batches = Batches(game, game.seats_of(veiled), seed_bytes(seed))
        while perf_counter() < until:
            batches.play(0)
        return super().choose(game, veiled, seed)


def enlist() -> None:
    """Add the thinker, weaker than all others: whoever stands in for people does not change."""
    others = dict(BOTS)
    BOTS.clear()
    BOTS[THINKER] = Thinker(THINKER, "Thinks for half a second.", others["random"].number)
    BOTS.update(others)


if __name__ == "__main__":
    enlist()
    sys.exit(main())
