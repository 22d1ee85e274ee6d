"""Events outside the kernel: frozen structs that cite a rule and name who may hear of them."""

import re
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    get_origin,
    get_type_hints,
)

import msgspec

from menagerie.core.kernel.codes import NOTHING, HappeningCode

Audience = Literal["everybody"] | tuple[int, ...]
EVERYBODY: Audience = "everybody"
CAPITAL = re.compile(r"(?<!^)[A-Z]")


def snake_case(name: str) -> str:
    """The name of a struct as JSON writes it."""
    return CAPITAL.sub(r"_\g<0>", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened; each game's events derive from this, tagged with their names."""

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


class _Told(NamedTuple):
    """How a kind of row is told: as which event, by which rule, with which facts, and to whom."""

    event: Callable[..., Event]
    rule: str
    facts: tuple[Read, ...]
    hearers: int


def events_of(base: type[Event]) -> Any:
    """The union of one game's events, in the order in which they are written."""
    return reduce(or_, base.__subclasses__())


def event_reader(happenings: type[HappeningCode], base: type[Event]) -> Callable[[Any, Row], Event]:
    """The function that turns a row of one game's log into an event.

    A kind of row has the event of its name, and the facts of a row are the event's own fields in
    their order. What reads a field is a function in its annotation, or follows from its type.
    """
    events = {str(event.__struct_config__.tag): event for event in base.__subclasses__()}
    kinds: dict[int, _Told] = {}
    for happening in happenings:
        event = events.pop(happening.name.lower(), None)
        if event is None:
            raise TypeError(f"there is no event for {happening.name}")
        kinds[happening] = _Told(event, happening.rule, _reads(event), happening.hearers)
    if events:
        raise TypeError(f"{happenings.__name__} has no code for: {', '.join(events)}")

    def read_event(state: Any, row: Row) -> Event:
        event, rule, reads, hearers = kinds[row[0]]
        facts = [read(state, row, column) for column, read in enumerate(reads, 1)]
        audience = row[1 : 1 + hearers] if hearers else EVERYBODY
        return event(*facts, rule=rule, audience=audience)

    return read_event


def _reads(event: type[Event]) -> tuple[Read, ...]:
    """How the facts of an event are read."""
    hints = get_type_hints(event, include_extras=True)
    return tuple(_read_of(hints[name]) for name in event.__annotations__)


def _read_of(hint: Any) -> Read:
    """How a fact is read: as the last word of its annotation says, or its plain type."""
    if get_origin(hint) is Annotated:
        read: Read = hint.__metadata__[-1]
        return read
    return PLAIN_READS[hint]


def _number(_state: Any, row: Row, column: int) -> int:
    """A fact that is what it says."""
    return row[column]


def _flag(_state: Any, row: Row, column: int) -> bool:
    """A fact that holds or does not."""
    return bool(row[column])


def _number_or_none(_state: Any, row: Row, column: int) -> int | None:
    """A fact that there may be none of."""
    return None if row[column] == NOTHING else row[column]


PLAIN_READS: dict[Any, Read] = {int: _number, bool: _flag, int | None: _number_or_none}


def named(names: Sequence[str]) -> Read:
    """A fact that stands for one of some names."""
    return lambda _state, row, column: names[row[column]]


def named_or_none(names: Sequence[str]) -> Read:
    """The same where there may be none."""
    return lambda _state, row, column: None if row[column] == NOTHING else names[row[column]]


def member(kinds: type[IntEnum]) -> Read:
    """A fact that is a member of an enumeration, written small."""
    return lambda _state, row, column: kinds(row[column]).name.lower()
