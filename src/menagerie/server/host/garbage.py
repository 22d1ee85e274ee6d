"""Sweeping: garbage that holds itself is looked for in a quiet moment, not while many wait.

Nearly everything goes by itself when nobody holds it any longer; closed connections do not.
Python looks for such circles whenever enough is new, and in a server most that is new is there
to stay: looking through it takes time from everybody and finds nothing.
"""

import gc

from menagerie.server.host.metrics import Tally

SWEEP_SECONDS = 5
# More entries than this in so many seconds are too many to be kept waiting.
QUIET = 20 * SWEEP_SECONDS
# It is not worth it for fewer new things than this, and not put off for more: what is left of
# some thousand connections, or of a hundred thousand actions.
FEW, MOST = 20_000, 2_000_000


def leave_sweeping() -> None:
    """Leave all sweeping to the sweeper, and what is there from the start alone for good."""
    gc.collect()
    gc.freeze()
    gc.disable()


def sweep_again() -> None:
    """Let Python sweep by itself, as before."""
    gc.unfreeze()
    gc.enable()


class Sweeper:
    """Sweeps now and then."""

    def __init__(self, entries: Tally) -> None:
        self._entries = entries
        self._seen = entries.count

    async def sweep(self) -> None:
        """Sweep where there is enough to sweep, unless many would wait for it."""
        written, self._seen = self._entries.count - self._seen, self._entries.count
        new = gc.get_count()[0]
        if new > (FEW if written <= QUIET else MOST):
            gc.collect()
