"""States outside the kernel: the whole truth, what one role may know of it, and a step."""

from typing import Any, NamedTuple, cast

import numpy as np

from menagerie.core.arguments import shown, whole, wrong
from menagerie.core.errors import ArgumentError, IllegalActionError
from menagerie.core.events import Event
from menagerie.core.kernel.layout import Records

# The shape of the array that holds one record.
ONE = (1,)


class _Frozen:
    """One record that never changes; equal when all its bytes are. `seats` is filled when read."""

    __slots__ = ("records", "seats")

    def __init__(self, records: Records, seats: int = 0) -> None:
        try:
            single = len(records) == 1 and type(records) is np.ndarray
        except TypeError:
            single = False
        if not single:
            raise wrong("records", "an array of one record", records)
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


# What a kernel, or a reader of records, raises when it is handed something else than its records.
STRANGE = (AttributeError, LookupError, NotImplementedError, TypeError, ValueError)


def check_state(name: str, key: str, dtype: Any, given: Any, kinds: tuple[type, ...]) -> None:
    """Refuse what is not of one of some kinds, or not of the game of a key and its records."""
    if type(given) in kinds and given.records.dtype is dtype and given.records.shape == ONE:
        return
    expected = " or ".join(f"a {kind.__name__}" for kind in kinds) + f" of {key}"
    if not isinstance(given, kinds):
        raise wrong(name, expected, given)
    records = cast("_Frozen", given).records
    if records.dtype != dtype or records.shape != ONE:
        kind = type(given).__name__
        raise ArgumentError(f"{name}: expected {expected}, got a {kind} of another game")


def of_another_seat(veiled: Veiled, seat: int) -> ArgumentError:
    """The refusal of a state that is veiled for another: what a seat may do shows in its own."""
    whose = "a spectator" if veiled.seat is None else f"seat {veiled.seat}"
    return ArgumentError(
        f"seat: expected the one that the state is veiled for, {whose}, got {seat}"
    )


def read_seat(seats: int, given: Any) -> int:
    """One of some seats, as an int."""
    seat = whole("seat", given, f"a whole number from 0 to {seats - 1}")
    if not 0 <= seat < seats:
        raise IllegalActionError(
            "seat", f"there is no seat {shown(seat)}; they are 0 to {seats - 1}"
        )
    return seat
