"""Before the game: taking seats, setting up the table, starting; and rematches."""

from typing import Any

import msgspec

from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.chat import checked_name, readable
from menagerie.table.checks import (
    Asker,
    Decider,
    Fold,
    Result,
    asked_by,
    check_host,
    check_status,
    known_bot,
    known_seat,
    own_seat,
    stand_in,
)
from menagerie.table.clocks import wound
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.fairness import derive_seed
from menagerie.table.knowledge import Eyes
from menagerie.table.play import dealt
from menagerie.table.settings import checked
from menagerie.table.state import FREE, OPEN, OVER, PLAYING, Seat, Table, hosted, with_seat
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import DaysClock, Settings

FEWEST_PERSONS = 1


# Taking a seat, and giving it up.


def _sit(table: Table, command: ask.Sit, asker: Asker) -> Result:
    check_status(table, OPEN)
    if not asker.person or asker.person in table.banned:
        raise ForbiddenError("removed")
    is_invited = command.key == table.join_key or table.settings.public
    if not (is_invited or _is_expected(table, asker.person)):
        raise ForbiddenError("no_key")
    seat = _wanted_seat(table, command, asker.person)
    before = table.seat_of(asker.person)
    return (
        fact.Sat(
            seat=seat,
            person=asker.person,
            name=checked_name(command.name),
            gives_up=None if before == seat else before,
            **asked_by(command, asker),
        ),
    )


def _is_expected(table: Table, person: str) -> bool:
    """Whether a person belongs here: the host, a seated person, or one whose seat is reserved."""
    kept = any(seat.kept_for == person for seat in table.seats)
    return person == table.host or kept or table.seat_of(person) is not None


def _wanted_seat(table: Table, command: ask.Sit, person: str) -> int:
    free = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == FREE and seat.kept_for in {"", person}
    ]
    if command.seat is None:
        return _any_seat(table, free, person)
    seat = known_seat(table, command.seat)
    if seat not in free and table.seats[seat].person != person:
        raise TableError("taken")
    return seat


def _any_seat(table: Table, free: list[int], person: str) -> int:
    """The person's seat, else one that is reserved for them, else any free one."""
    own = table.seat_of(person)
    if own is not None:
        return own
    kept = [number for number in free if table.seats[number].kept_for == person]
    if not free:
        raise TableError("full")
    return [*kept, *free][0]


def _sat(table: Table, entry: fact.Sat) -> Table:
    if entry.gives_up is not None:
        table = _freed(table, entry.gives_up)
    return with_seat(
        table,
        entry.seat,
        person=entry.person,
        name=entry.name,
        bot="",
        why="",
        ready=False,
        away_since=None,
    )


def _freed(table: Table, seat: int, **changes: Any) -> Table:
    gone = {"person": "", "name": "", "ready": False, "nonce": "", "away_since": None}
    return with_seat(table, seat, is_automatic=False, **gone, **changes)


def _stand(table: Table, command: ask.Stand, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_status(table, OPEN)
    return (fact.Stood(seat=seat, **asked_by(command, asker)),)


def _stood(table: Table, entry: fact.Stood) -> Table:
    person = table.seats[entry.seat].person
    return hosted(_freed(table, entry.seat, kept_for=""), person)


def _rename(table: Table, command: ask.Rename, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    name = checked_name(command.name)
    return (fact.Renamed(seat=seat, name=name, **asked_by(command, asker)),)


def _renamed(table: Table, entry: fact.Renamed) -> Table:
    return with_seat(table, entry.seat, name=entry.name)


# Setting the table up.


def _ready(table: Table, command: ask.Ready, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_status(table, OPEN)
    nonce = readable(command.nonce)
    facts = asked_by(command, asker)
    return (fact.Readied(seat=seat, ready=command.ready, nonce=nonce, **facts),)


def _readied(table: Table, entry: fact.Readied) -> Table:
    return with_seat(table, entry.seat, ready=entry.ready, nonce=entry.nonce)


def _change(table: Table, command: ask.Change, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, OPEN)
    settings = checked(command.settings)
    if settings.game != table.settings.game:
        raise TableError("other_game")
    if table.position is not None and _rules_of(settings) != _rules_of(table.settings):
        raise TableError("from_position")
    if any(seat.kind != FREE for seat in table.seats[settings.seats :]):
        raise TableError("seats_taken")
    return (fact.Changed(settings=settings, **asked_by(command, asker)),)


def _rules_of(settings: Settings) -> tuple[int, dict[str, Any]]:
    return settings.seats, settings.options


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


def _fill(table: Table, command: ask.Fill, asker: Asker) -> Result:
    check_host(table, asker)
    seat = known_seat(table, command.seat)
    if table.seats[seat].person:
        raise TableError("taken")
    if table.status == OVER:
        check_status(table, PLAYING)
    bot = known_bot(asker, command.bot)
    return (fact.Filled(seat=seat, bot=bot, **asked_by(command, asker)),)


def _filled(table: Table, entry: fact.Filled) -> Table:
    return with_seat(table, entry.seat, bot=entry.bot, kept_for="")


def _remove(table: Table, command: ask.Remove, asker: Asker) -> Result:
    check_host(table, asker)
    seat = known_seat(table, command.seat)
    person = table.seats[seat].person
    if person == asker.person:
        raise TableError("own_seat")
    facts = asked_by(command, asker)
    if person:
        bot = stand_in(asker.bots) if table.status == PLAYING else ""
        return (fact.Removed(seat=seat, bot=bot, **facts),)
    if table.status != OPEN:
        raise TableError("bot_seat")
    return (fact.Filled(seat=seat, bot="", **facts),)


def _removed(table: Table, entry: fact.Removed) -> Table:
    seat = table.seats[entry.seat]
    table = msgspec.structs.replace(table, banned=table.banned | {seat.person})
    if table.status == OPEN:
        return _freed(table, entry.seat, kept_for="")
    table = with_seat(table, entry.seat, person="", bot=entry.bot, why="", away_since=None)
    return undo.parted(table, entry.seat)


# The start, and rematches.


def _start(table: Table, command: ask.Start, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, OPEN)
    persons = [seat for seat in table.seats if seat.person]
    if len(persons) < FEWEST_PERSONS:
        raise TableError("nobody")
    waiting = [s.name for s in persons if _is_waited_for(s) and s.person != asker.person]
    if waiting:
        raise TableError("not_ready", names=", ".join(waiting))
    return (fact.Started(bot=known_bot(asker, command.bot), **asked_by(command, asker)),)


def _is_waited_for(seat: Seat) -> bool:
    """Whether a start waits for a person: somebody who is away keeps the seat, but no one waits."""
    return not seat.ready and seat.away_since is None


def _started(table: Table, entry: fact.Started) -> Table:
    seats = tuple(seat if seat.person or seat.bot else Seat(bot=entry.bot) for seat in table.seats)
    if isinstance(table.settings.clock, DaysClock):
        # Nobody needs to be connected where turns take days.
        seats = tuple(msgspec.structs.replace(seat, away_since=None) for seat in seats)
    seed = derive_seed(table.secret, table.id, [seat.nonce for seat in seats])
    table = msgspec.structs.replace(table, seats=seats, seed=seed)
    start = dealt(table)
    table = msgspec.structs.replace(
        table, status=PLAYING, start=start, eyes=Eyes(table.game, start)
    )
    return wound(table)


def _rematched(table: Table, entry: fact.Rematched) -> Table:
    return msgspec.structs.replace(table, rematch=entry.table)


DECIDERS: dict[type[Any], Decider] = {
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.Rename: _rename,
    ask.Ready: _ready,
    ask.Change: _change,
    ask.Fill: _fill,
    ask.Remove: _remove,
    ask.Start: _start,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Sat: _sat,
    fact.Stood: _stood,
    fact.Renamed: _renamed,
    fact.Readied: _readied,
    fact.Changed: _changed,
    fact.Filled: _filled,
    fact.Removed: _removed,
    fact.Started: _started,
    fact.Rematched: _rematched,
}
