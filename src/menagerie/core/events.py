"""Events outside the kernel: frozen structs that cite a rule and name who may hear of them."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Literal, NamedTuple

import msgspec

from menagerie.core.kernel.log import NOTHING

Audience = Literal["everybody"] | tuple[int, ...]
EVERYBODY: Audience = "everybody"


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened; each game's events derive from this."""

    rule: str
    audience: Audience
    # Whether something hidden came to light or chance had its say: such a step stays.
    reveals: ClassVar[bool] = False

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may hear of it."""
        return self.audience == EVERYBODY or seat in self.audience


Row = tuple[int, ...]
# How a fact of a row is read: from the state, the row and the fact's column.
Read = Callable[[Any, Row, int], Any]


class Told(NamedTuple):
    """How a kind of row is told: as which event, by which rule, with which facts, and to whom.

    As many of its first facts as `hearers` says are the only seats that may hear of it; None
    stands for everybody.
    """

    event: Callable[..., Event]
    rule: str
    facts: tuple[Read, ...]
    hearers: int | None


def public(event: Callable[..., Event], rule: str, *facts: Read) -> Told:
    """A row that everybody hears of."""
    return Told(event, rule, facts, None)


def private(event: Callable[..., Event], rule: str, *facts: Read, hearers: int = 1) -> Told:
    """A row that only the seats hear of that it begins with."""
    return Told(event, rule, facts, hearers)


def event_reader(kinds: Mapping[int, Told]) -> Callable[[Any, Row], Event]:
    """The function that turns a row of one game's log into an event."""

    def read_event(state: Any, row: Row) -> Event:
        event, rule, reads, hearers = kinds[row[0]]
        facts = [read(state, row, column) for column, read in enumerate(reads, 1)]
        audience = EVERYBODY if hearers is None else row[1 : 1 + hearers]
        return event(*facts, rule=rule, audience=audience)

    return read_event


def number(_state: Any, row: Row, column: int) -> int:
    """A fact that is what it says."""
    return row[column]


def flag(_state: Any, row: Row, column: int) -> bool:
    """A fact that holds or does not."""
    return bool(row[column])


def number_or_none(_state: Any, row: Row, column: int) -> int | None:
    """A fact that there may be none of."""
    return None if row[column] == NOTHING else row[column]


def named(names: Sequence[str]) -> Read:
    """A fact that stands for one of some names."""
    return lambda _state, row, column: names[row[column]]


def member(kinds: type[IntEnum]) -> Read:
    """A fact that is a member of an enumeration, written small."""
    return lambda _state, row, column: kinds(row[column]).name.lower()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores and places by seat, and why."""

    scores: tuple[int | float, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, the facts, and both as a sentence."""

    rule: str
    key: str
    message: str
    facts: dict[str, int | str | tuple[int | str, ...] | None] = {}
