"""Clocks as data: when each began to run and what it has left."""

from typing import NamedTuple

import msgspec

from menagerie.table.settings import MILLISECONDS, ActionClock, DaysClock, GameClock, budget
from menagerie.table.state import Seat, Table

TIME, GRACE = "time", "grace"


class Due(NamedTuple):
    """Something that happens by itself when its time has come."""

    at: int
    seat: int
    what: str


def wound(table: Table) -> Table:
    """All clocks as they stand before the first action."""
    left = budget(table.settings.clock)
    grace = table.settings.grace * MILLISECONDS
    seats = tuple(
        msgspec.structs.replace(seat, left=left, since=None, grace=grace) for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def ticked(table: Table, at: int, acted: int | None = None, *, was_alone: bool = False) -> Table:
    """Stop and start the clocks as the table now asks.

    A seat that was alone to act and is so again has taken a turn; one of several that choose in
    secret has not, or changing one's mind would buy time.
    """
    waited_for = set(table.to_act) if table.is_running else set()
    seats = tuple(
        _ticked(table, seat, number in waited_for, at, is_new=number == acted and was_alone)
        for number, seat in enumerate(table.seats)
    )
    if all(new is old for new, old in zip(seats, table.seats, strict=True)):
        return table
    return msgspec.structs.replace(table, seats=seats)


def _ticked(table: Table, seat: Seat, is_waited_for: bool, at: int, *, is_new: bool) -> Seat:  # noqa: FBT001 - one of several facts
    runs = is_waited_for and seat.is_played_by_person and seat.away_since is None
    if seat.since is not None and (not runs or is_new):
        seat = _stopped(table, seat, at, ends_turn=is_new or not is_waited_for)
    if runs and seat.since is None:
        seat = msgspec.structs.replace(seat, since=at)
    return seat


def _stopped(table: Table, seat: Seat, at: int, *, ends_turn: bool) -> Seat:
    """The clock stops; the end of a turn gives it its due."""
    if seat.left is None or seat.since is None:
        return msgspec.structs.replace(seat, since=None)
    left = max(0, seat.left - (at - seat.since))
    match table.settings.clock:
        case GameClock(increment=increment) if ends_turn:
            left += increment * MILLISECONDS
        case ActionClock() | DaysClock() if ends_turn:
            left = budget(table.settings.clock) or 0
    return msgspec.structs.replace(seat, since=None, left=left)


def dues(table: Table) -> list[Due]:
    """What will happen by itself, soonest first."""
    if not table.is_running:
        return []
    found = []
    for number, seat in enumerate(table.seats):
        if seat.since is not None and seat.left is not None:
            found.append(Due(seat.since + seat.left, number, TIME))
        if seat.away_since is not None and seat.is_played_by_person:
            found.append(Due(seat.away_since + seat.grace, number, GRACE))
    return sorted(found)
