"""Time, as the server sees it."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in milliseconds since 1970."""

    def __call__(self) -> int:
        """The time now."""


def wall_clock() -> int:
    """The time of this machine."""
    return time.time_ns() // 1_000_000
