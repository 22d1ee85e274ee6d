"""Clocks as data: when each began to run and what it has left."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from menagerie.table.actions import Applied
from menagerie.table.settings import MILLISECONDS, budget
from menagerie.table.state import Seat, Table
from menagerie.table.wire.settings import ActionClock, DaysClock, GameClock, NoClock

TIME, GRACE = "time", "grace"
# A person who comes back after a time-out is lent up to this much time, once a turn.
LENT = 30 * MILLISECONDS


class Due(NamedTuple):
    """A deadline: when, for which seat, and of which kind."""

    at: int
    seat: int
    what: str


def wound(table: Table) -> Table:
    """The table with all clocks set to their full time."""
    left = budget(table.settings.clock)
    grace = table.settings.grace * MILLISECONDS
    seats = tuple(
        msgspec.structs.replace(seat, left=left, since=None, grace=grace) for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def ended_turns(before: Table, after: Table, acted: int, applied: Applied) -> set[int]:
    """The seats whose turn a step has ended, so that their clocks are refilled.

    A sealed choice ends no turn until it is revealed; otherwise changing it would buy time. A step
    that nobody else hears of ends none; otherwise the clock would give it away.
    """
    if isinstance(after.settings.clock, NoClock):
        return set()
    ended = set()
    if not applied.is_hidden and (applied.reveals or before.to_act == (acted,)):
        ended.add(acted)
    for number, seat in enumerate(after.seats):
        was_sealed = applied.reveals and number not in before.to_act
        if seat.is_in_turn and (was_sealed or _is_final(after, number)):
            ended.add(number)
    return ended


def _is_final(table: Table, seat: int) -> bool:
    """Whether the game does not wait for a seat and the seat can change nothing."""
    if seat in table.to_act or table.eyes is None:
        return False
    return not table.eyes.may_act(seat)


def ticked(table: Table, at: int, ended: Collection[int] = ()) -> Table:
    """The table with its clocks stopped and started as its state requires."""
    waited_for = table.to_act if table.is_running else ()
    seats = list(table.seats)
    is_same = True
    for number, seat in enumerate(table.seats):
        runs = number in waited_for and seat.is_played_by_person and seat.away_since is None
        ends = number in ended
        if ends or runs is (seat.since is None):
            seats[number] = _ticked(table, seat, at, runs=runs, ends=ends)
            is_same = False
    return table if is_same else msgspec.structs.replace(table, seats=tuple(seats))


def _ticked(table: Table, seat: Seat, at: int, *, runs: bool, ends: bool) -> Seat:
    if seat.since is not None and (ends or not runs):
        left = None if seat.left is None else max(0, seat.left - (at - seat.since))
        seat = msgspec.structs.replace(seat, since=None, left=left)
    if ends and seat.is_in_turn:
        left = _with_due(table, seat.left)
        seat = msgspec.structs.replace(seat, left=left, is_in_turn=False, is_lent=False)
    if runs and seat.since is None:
        seat = msgspec.structs.replace(seat, since=at, is_in_turn=True)
    return seat


def _with_due(table: Table, left: int | None) -> int | None:
    """What a clock has left after a turn: the increment is added, or the clock is refilled."""
    match table.settings.clock:
        case GameClock(increment=increment) if left is not None:
            return left + increment * MILLISECONDS
        case ActionClock() | DaysClock():
            return budget(table.settings.clock)
    return left


def lent(table: Table, seat: Seat) -> Seat:
    """A seat with lent time, for a person who comes back after a time-out."""
    if seat.left is None or seat.is_lent:
        return seat
    most = min(LENT, budget(table.settings.clock) or 0)
    return msgspec.structs.replace(seat, left=max(seat.left, most), is_lent=True)


def grace_left(table: Table, seat: Seat, at: int) -> int:
    """What is left of a seat's grace; it does not run while the table is paused."""
    if seat.away_since is None or not table.is_running:
        return seat.grace
    return max(0, seat.grace - (at - seat.away_since))


def rested(before: Table, after: Table, at: int) -> Table:
    """The table with the grace of absent people stopped or started with the game."""
    if before.is_running == after.is_running or all(s.away_since is None for s in after.seats):
        return after
    seats = tuple(
        seat
        if seat.away_since is None
        else msgspec.structs.replace(seat, grace=grace_left(before, seat, at), away_since=at)
        for seat in after.seats
    )
    return msgspec.structs.replace(after, seats=seats)


def dues(table: Table) -> list[Due]:
    """All deadlines, the soonest first."""
    if not table.is_running:
        return []
    found = []
    for number, seat in enumerate(table.seats):
        if seat.since is not None and seat.left is not None:
            found.append(Due(seat.since + seat.left, number, TIME))
        if seat.away_since is not None and seat.is_played_by_person:
            found.append(Due(seat.away_since + seat.grace, number, GRACE))
    return sorted(found)
