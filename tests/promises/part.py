"""What the promises cannot know: the names that each game's own file has."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

Dump = dict[str, Any]
Check = Callable[[Dump], None]
# Every truth of a dump as far as one seat goes.
Truths = Callable[[Dump, int], Iterator[Dump]]


class Small(NamedTuple):
    """A position with few possible truths: the secrets it has already, and who seals now."""

    fact: str
    position: Dump
    seat: int | None
    sealing: tuple[int, ...]
    truths: int
    dealt: Truths | None = None


class Own(Protocol):
    """A game's own part of the promises."""

    # Built positions from which walks also start: what random play hardly ever meets.
    CORNERS: list[Dump]
    # Positions whose truths can be counted.
    SMALL: list[Small]
    # What holds wherever somebody decides, and `check` does not ask.
    INVARIANTS: tuple[Check, ...]

    def pieces(self, dump: Dump) -> None:
        """All pieces are always somewhere."""
