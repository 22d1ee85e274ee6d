"""Entries without a command: clocks run out, bots act, people disconnect and reconnect."""

from collections.abc import Sequence

import msgspec

from menagerie.core.actions import Action
from menagerie.table import entries as fact
from menagerie.table.actions import apply_all
from menagerie.table.clocks import GRACE, TIME, dues
from menagerie.table.errors import TableError
from menagerie.table.journal import Decision, sealed
from menagerie.table.state import OPEN, Table
from menagerie.table.wire.settings import DaysClock

WHY = {TIME: "time", GRACE: "away"}


def run_out(table: Table, at: int, bot: str) -> Decision | None:
    """Let a bot stand in for the first person whose time is over; None if there is nobody."""
    due = next(iter(dues(table)), None)
    if due is None or due.at > at:
        return None
    return sealed(table, fact.StoodIn(at=at, seat=due.seat, bot=bot, why=WHY[due.what]))


def bots_to_act(table: Table) -> tuple[int, ...]:
    """The seats that the game waits for and that a bot plays."""
    if not table.is_running:
        return ()
    return tuple([seat for seat in table.to_act if table.seats[seat].bot])


def forced_to_act(table: Table) -> tuple[int, ...]:
    """The seats whose only action is to be taken for their person."""
    if not table.is_running or table.eyes is None:
        return ()
    seats = table.seats
    asked = [n for n in table.to_act if seats[n].is_played_by_person and seats[n].is_automatic]
    return tuple(seat for seat in asked if table.eyes.only_action(seat) is not None)


def acts_by_itself(table: Table, seat: int, at: int) -> Decision | None:
    """Take the only action of a seat for its person; None if that is not what they want now."""
    action = table.eyes.only_action(seat) if table.eyes else None
    if seat not in forced_to_act(table) or action is None or table.eyes is None:
        return None
    entry = fact.Acted(at=at, seat=seat, actions=(msgspec.to_builtins(action),))
    return sealed(table, entry, apply_all(table.eyes, seat, [action]))


def bot_acts(table: Table, seat: int, actions: Sequence[Action], at: int) -> Decision:
    """Let the bot of a seat act."""
    if seat not in bots_to_act(table) or table.eyes is None:
        raise TableError("not_asked")
    applied = apply_all(table.eyes, seat, actions)
    told = tuple(msgspec.to_builtins(action) for action in actions)
    entry = fact.Acted(at=at, seat=seat, actions=told, bot=table.seats[seat].bot)
    return sealed(table, entry, applied)


def goes_away(table: Table, seat: int, at: int) -> Decision | None:
    """Note that a person is disconnected, which starts their grace; None if it does not apply."""
    return sealed(table, fact.Away(at=at, seat=seat)) if may_go_away(table, seat) else None


def may_go_away(table: Table, seat: int) -> bool:
    """Whether it matters that a person is disconnected: in a lobby, or where they have grace."""
    place = table.seats[seat]
    is_here = place.is_played_by_person and place.away_since is None
    return is_here and (table.status == OPEN or (table.is_running and has_grace(table)))


def has_grace(table: Table) -> bool:
    """Whether grace applies at this table: in live games with several people."""
    persons = sum(seat.is_played_by_person for seat in table.seats)
    return persons > 1 and not isinstance(table.settings.clock, DaysClock)


def comes_back(table: Table, seat: int, at: int) -> Decision | None:
    """End the grace of a person who reconnected; None if it never began."""
    if table.seats[seat].away_since is None:
        return None
    return sealed(table, fact.Returned(at=at, seat=seat))


def falls_asleep(table: Table, at: int) -> Decision | None:
    """Put a table without connected people to sleep; None if its turns take days."""
    if not table.is_running or not sleeps(table):
        return None
    return sealed(table, fact.Slept(at=at))


def sleeps(table: Table) -> bool:
    """Whether this kind of table can sleep."""
    return not isinstance(table.settings.clock, DaysClock)


def wakes(table: Table, at: int) -> Decision | None:
    """Wake a sleeping table that somebody opened; None if it is not asleep."""
    return sealed(table, fact.Woke(at=at)) if table.is_asleep else None


def rematched(table: Table, other: str, by: str, request: str, at: int) -> Decision:
    """Record that a table with the same people was opened."""
    return sealed(table, fact.Rematched(at=at, by=by, id=request, table=other))
