"""Garbage collection: reference cycles are collected in a quiet moment, not under load.

Nearly all objects are freed by their reference counts; closed connections are not. Python looks
for cycles whenever enough objects are new, and in a server most of them are there to stay:
looking through them takes time from everybody and finds nothing.
"""

import gc

from menagerie.server.host.metrics import Tally

SWEEP_SECONDS = 5
# More entries than this in so many seconds: the server is busy.
QUIET = 20 * SWEEP_SECONDS
# New objects: with fewer a collection is not worth it, with more it is not put off. That is what
# some thousand connections leave, or a hundred thousand actions.
FEW, MOST = 20_000, 2_000_000


def leave_sweeping() -> None:
    """Turn automatic collection off, and never look at the objects of the start."""
    gc.collect()
    gc.freeze()
    gc.disable()


def sweep_again() -> None:
    """Turn automatic collection on again."""
    gc.unfreeze()
    gc.enable()


class Sweeper:
    """Collects garbage now and then."""

    def __init__(self, entries: Tally) -> None:
        self._entries = entries
        self._seen = entries.count

    async def sweep(self) -> None:
        """Collect if there is enough to collect, unless the server is busy."""
        written, self._seen = self._entries.count - self._seen, self._entries.count
        new = gc.get_count()[0]
        if new > (FEW if written <= QUIET else MOST):
            gc.collect()
