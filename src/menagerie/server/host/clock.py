"""The clock of the server."""

import time
from typing import Protocol

# In milliseconds, as clocks tell the time.
SECOND = 1000
DAY = 24 * 3600 * SECOND


class Clock(Protocol):
    """Tells the time in milliseconds since 1970."""

    def __call__(self) -> int:
        """The time now."""


def wall_clock() -> int:
    """The time of this machine."""
    return time.time_ns() // 1_000_000
