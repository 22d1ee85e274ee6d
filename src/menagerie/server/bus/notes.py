"""Notes between processes, and what every bus does."""

from collections.abc import Callable
from typing import Protocol

import msgspec

# What a note says: an entry was written, people are connected, a journal was rewritten, a person
# was erased.
WRITTEN, HERE, RELOAD, GONE = "written", "here", "reload", "gone"
# The origin of a process without others. It never changes: after a crash the process has its
# leases at once.
ALONE = "alone"


class Note(msgspec.Struct, frozen=True, array_like=True):
    """Something happened at a table: `origin` is the process that says so."""

    origin: str
    table: str
    kind: str
    sequence: int
    body: bytes


Hear = Callable[[Note], None]
Regained = Callable[[], None]


class Bus(Protocol):
    """Sends notes to other processes, and receives theirs."""

    @property
    def healthy(self) -> bool:
        """Whether notes arrive."""

    async def start(self, hear: Hear, regained: Regained) -> None:
        """Hear the notes of others; `regained` is called when some may have been missed."""

    def publish(self, note: Note) -> None:
        """Tell the others, now or soon; never waits and never fails."""

    async def close(self) -> None:
        """Send what is waiting, and hear no more."""
