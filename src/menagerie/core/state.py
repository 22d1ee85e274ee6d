"""States outside the kernel: the whole truth, what one role may know of it, and a step."""

from typing import NamedTuple

from menagerie.core.events import Event
from menagerie.core.kernel.layout import Records


class _Frozen:
    """One record that never changes; equal when all its bytes are. `seats` is filled when read."""

    __slots__ = ("records", "seats")

    def __init__(self, records: Records, seats: int = 0) -> None:
        self.records = records
        self.seats = seats

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        return self.records.tobytes()


class State(_Frozen):
    """The whole truth of a game."""

    __slots__ = ()


class Veiled(_Frozen):
    """What one seat may know of a state, or with None a spectator."""

    __slots__ = ("seat",)

    def __init__(self, records: Records, seat: int | None, seats: int = 0) -> None:
        super().__init__(records, seats)
        self.seat = seat


class Step(NamedTuple):
    """A state, and the events that led to it from the one before."""

    state: State
    events: tuple[Event, ...]
