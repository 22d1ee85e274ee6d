"""Sweeping: garbage that holds itself is looked for where it is young, else in a quiet minute."""

import gc

from menagerie.server.metrics import Tally

# So many new things are looked through at once, which takes half a millisecond. Whatever lives
# longer is many tables, and looking through all of them would make everybody wait: that is left
# to the sweeper.
YOUNG, NEVER = 700, 1_000_000
SWEEP_SECONDS = 60
# More entries than this in a minute are too many to be kept waiting, up to so many minutes.
QUIET, LONGEST = 20 * SWEEP_SECONDS, 10


def sweep_young() -> None:
    """Leave alone what is there from the start, and of the rest look at what is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Sweeper:
    """Looks through everything once a minute, when little is going on."""

    def __init__(self, entries: Tally) -> None:
        self._entries = entries
        self._seen = entries.count
        self._put_off = 0

    async def sweep(self) -> None:
        """Sweep, unless many would wait for it."""
        new, self._seen = self._entries.count - self._seen, self._entries.count
        if new > QUIET and self._put_off < LONGEST:
            self._put_off += 1
            return
        self._put_off = 0
        gc.collect()
