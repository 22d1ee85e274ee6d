"""Append-only sequences that all steps of a table share, so that appending copies nothing.

Each step knows how much of the shared list belongs to it. Appending to a step that is not the
latest, as when two commands arrive at once, makes a copy.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")
# A person, and the id of their request.
Request = tuple[str | None, str]


class Trail(Sequence[T], Generic[T]):
    """A list of things so far, in order."""

    __slots__ = ("_length", "_things")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._things = list(things)
        self._length = len(self._things)

    def then(self, things: Sequence[T]) -> "Trail[T]":
        """The same things with some appended."""
        after: Trail[T] = Trail.__new__(Trail)
        after._things = self._things
        if len(self._things) != self._length:
            after._things = self._things[: self._length]
        after._things += things
        after._length = self._length + len(things)
        return after

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._things[slice(*place.indices(self._length))]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._things[place if place >= 0 else self._length + place]

    def __iter__(self) -> Iterator[T]:
        return iter(self._things[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class _Numbers(dict[Request, int]):
    """The number of each request, and the next number."""

    next = 0


class Requests:
    """The latest requests, to recognise a repeated one."""

    __slots__ = ("_end", "_most", "_numbers")

    def __init__(self, most: int) -> None:
        self._most = most
        self._numbers = _Numbers()
        self._end = 0

    def then(self, request: Request) -> "Requests":
        """The same requests with one appended; the oldest may be dropped."""
        numbers = self._numbers
        if numbers.next != self._end or len(numbers) > 2 * self._most:
            numbers = _Numbers({one: numbers[one] for one in self})
        numbers[request] = self._end
        after = Requests(self._most)
        after._numbers = numbers
        after._end = numbers.next = self._end + 1
        return after

    def __contains__(self, request: Request) -> bool:
        return self._first <= self._numbers.get(request, -1) < self._end

    def __iter__(self) -> Iterator[Request]:
        pairs = list(self._numbers.items())
        return (request for request, at in pairs if self._first <= at < self._end)

    @property
    def _first(self) -> int:
        return max(0, self._end - self._most)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Requests) and set(self) == set(other)

    __hash__ = None  # type: ignore[assignment]
