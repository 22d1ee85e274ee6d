"""Seats as everybody at the table sees them."""

import msgspec

from menagerie.table.state import Seat, Table
from menagerie.table.wire.patch import Change, changes_at


class Place(msgspec.Struct, frozen=True):
    """A seat: who has it, whether a bot stands in and why, and its clock.

    Durations are in milliseconds, points in time in milliseconds since 1970. `left` is set if the
    seat has a clock, and `since` while that clock runs.
    """

    kind: str
    name: str = ""
    bot: str = ""
    stands_in: str = ""
    host: bool = False
    ready: bool = False
    left: int | None = None
    since: int | None = None
    away_until: int | None = None
    hints: int = 0


def places(table: Table) -> tuple[Place, ...]:
    """All seats as everybody sees them."""
    return tuple([_place(table, seat) for seat in table.seats])


def have_same_places(before: Table, after: Table) -> bool:
    """Whether everybody sees the same seats; most are the very same."""
    if before.host != after.host or len(before.seats) != len(after.seats):
        return False
    for old, new in zip(before.seats, after.seats, strict=True):
        if not _looks_same(old, new) and _place(before, old) != _place(after, new):
            return False
    return True


def _looks_same(old: Seat, new: Seat) -> bool:
    """Whether a glance tells that a seat looks the same, whose host is: often only time went by."""
    return old is new or (
        old.left == new.left
        and (old.left is None or old.since == new.since)
        and old.away_since == new.away_since
        and old.bot == new.bot
        and old.person == new.person
        and old.name == new.name
        and old.why == new.why
        and old.ready == new.ready
        and old.grace == new.grace
        and old.hints == new.hints
    )


def changed_places(before: Table, after: Table) -> list[Change]:
    """What everybody sees change at the seats of a table that has as many, and the same host."""
    found: list[Change] = []
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if not _looks_same(old, new):
            places = _place(before, old), _place(after, new)
            found += changes_at(*places, ("places", number))
    return found


def _place(table: Table, seat: Seat) -> Place:
    away = seat.away_since
    return Place(
        seat.kind,
        seat.name,
        seat.bot,
        seat.why,
        bool(seat.person) and seat.person == table.host,
        seat.ready,
        seat.left,
        None if seat.left is None else seat.since,
        None if away is None else away + seat.grace,
        seat.hints,
    )
