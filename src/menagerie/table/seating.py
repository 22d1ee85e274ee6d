"""What entries do to the seats of a table."""

from collections.abc import Callable
from typing import Any

import msgspec

from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.clocks import grace_left, lent
from menagerie.table.settings import checked
from menagerie.table.state import OPEN, Seat, Table, with_seat


def _sat(table: Table, entry: fact.Sat) -> Table:
    if entry.gives_up is not None:
        table = _freed(table, entry.gives_up)
    return with_seat(
        table, entry.seat, person=entry.person, name=entry.name, bot="", why="", ready=False
    )


def _freed(table: Table, seat: int, **changes: Any) -> Table:
    return with_seat(table, seat, person="", name="", ready=False, nonce="", **changes)


def _stood(table: Table, entry: fact.Stood) -> Table:
    person = table.seats[entry.seat].person
    return _hosted(_freed(table, entry.seat, kept_for=""), person)


def _hosted(table: Table, gone: str) -> Table:
    """The table with a host at it: the first person who is there, when the host has gone.

    Where nobody else is there it stays with the host, who may come back.
    """
    if table.host and gone != table.host:
        return table
    heirs = [s.person for s in table.seats if s.is_played_by_person and s.away_since is None]
    return msgspec.structs.replace(table, host=heirs[0]) if heirs else table


def _renamed(table: Table, entry: fact.Renamed) -> Table:
    return with_seat(table, entry.seat, name=entry.name)


def _filled(table: Table, entry: fact.Filled) -> Table:
    return with_seat(table, entry.seat, bot=entry.bot, kept_for="")


def _readied(table: Table, entry: fact.Readied) -> Table:
    return with_seat(table, entry.seat, ready=entry.ready, nonce=entry.nonce)


def _changed(table: Table, entry: fact.Changed) -> Table:
    settings = checked(entry.settings)
    count = settings.seats
    seats = (*table.seats[:count], *(Seat() for _ in range(count - len(table.seats))))
    seats = tuple(msgspec.structs.replace(seat, ready=False) for seat in seats)
    heard = table.heard
    if count != len(table.seats):
        # Roles have new numbers, and no role may hear a number twice.
        heard = (max(heard),) * (count + 1)
    return msgspec.structs.replace(table, settings=settings, seats=seats, heard=heard)


def _stood_in(table: Table, entry: fact.StoodIn) -> Table:
    seat = table.seats[entry.seat]
    grace = grace_left(table, seat, entry.at)
    table = with_seat(table, entry.seat, bot=entry.bot, why=entry.why, grace=grace, away_since=None)
    if entry.why == "left":
        table = _hosted(table, seat.person)
    return undo.parted(table, entry.seat)


def _returned(table: Table, entry: fact.Returned) -> Table:
    seat = table.seats[entry.seat]
    grace = grace_left(table, seat, entry.at)
    left, is_lent = seat.left, seat.is_lent
    if seat.why == "time":
        seat = lent(table, seat)
        left, is_lent = seat.left, seat.is_lent
    table = with_seat(
        table,
        entry.seat,
        bot="",
        why="",
        grace=grace,
        away_since=None,
        left=left,
        is_lent=is_lent,
    )
    return _hosted(table, "")


def _away(table: Table, entry: fact.Away) -> Table:
    return with_seat(table, entry.seat, away_since=entry.at)


def _removed(table: Table, entry: fact.Removed) -> Table:
    seat = table.seats[entry.seat]
    table = msgspec.structs.replace(table, banned=table.banned | {seat.person})
    if table.status == OPEN:
        return _freed(table, entry.seat, kept_for="")
    table = with_seat(table, entry.seat, person="", bot=entry.bot, why="", away_since=None)
    return undo.parted(table, entry.seat)


FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    fact.Changed: _changed,
    fact.Sat: _sat,
    fact.Stood: _stood,
    fact.Renamed: _renamed,
    fact.Filled: _filled,
    fact.Readied: _readied,
    fact.StoodIn: _stood_in,
    fact.Returned: _returned,
    fact.Away: _away,
    fact.Removed: _removed,
}
