"""Deciding: what somebody asks becomes an entry, or is refused with a sentence.

Whether something may be done is said here and nowhere else at a table; whether an action is
legal is said by the game.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from menagerie.core.events import Event
from menagerie.table import commands as ask
from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.acting import Applied, apply_all, read_actions
from menagerie.table.chat import check_said, checked_name, readable
from menagerie.table.commands import Decided
from menagerie.table.entries import AnyEntry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.folding import Folded, fold
from menagerie.table.places import places
from menagerie.table.settings import checked
from menagerie.table.state import FREE, OPEN, OVER, PLAYING, Table

FEWEST_PERSONS = 1


class Asker(NamedTuple):
    """Who asks, when, and which bots there are."""

    person: str | None
    at: int
    bots: tuple[str, ...]


class Decision(NamedTuple):
    """An entry, the table it leads to, and what happened in the game."""

    entry: AnyEntry
    table: Table
    events: tuple[Event, ...]


def decide(table: Table, command: Decided, asker: Asker) -> Decision:
    """Turn a command into an entry and the table after it; nothing is changed if refused."""
    return sealed(table, *_deciders[type(command)](table, command, asker))


def sealed(table: Table, entry: AnyEntry, applied: Applied | None = None) -> Decision:
    """An entry with who hears of it."""
    folded = fold(table, entry, applied)
    heard = hearers(table, entry, folded)
    entry = msgspec.structs.replace(entry, heard=heard)
    counts = tuple(n + (heard >> role & 1) for role, n in enumerate(folded.table.heard))
    after = msgspec.structs.replace(folded.table, heard=counts)
    return Decision(entry, after, folded.events)


def hearers(before: Table, entry: AnyEntry, folded: Folded) -> int:
    """A bit for each role that can tell the table from the one before, and for who asked."""
    after = folded.table
    own = after.seat_of(entry.by)
    bits = 0 if own is None else 1 << own
    if isinstance(entry, fact.Muted):
        return bits
    if before.eyes is None or after.eyes is None or before.eyes is after.eyes:
        return after.everybody
    if before.status != after.status or places(before) != places(after):
        return after.everybody
    for role in range(len(after.heard)):
        if not after.eyes.looks_like(before.eyes, role) or any(
            event.is_for(after.eyes.seat(role)) for event in folded.events
        ):
            bits |= 1 << role
    return bits


# What a place at the table allows.


def _own_seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.person)
    if seat is None:
        raise ForbiddenError("not_seated", "you have no seat at this table")
    return seat


def _host(table: Table, asker: Asker) -> None:
    if not asker.person or asker.person != table.host:
        raise ForbiddenError("not_host", "only the host of the table can do this")


def _status(table: Table, wanted: str) -> None:
    sentences = {
        OPEN: TableError("started", "the game has started already"),
        PLAYING: TableError("not_playing", "no game is running at this table"),
        OVER: TableError("not_over", "the game is not over yet"),
    }
    if table.status != wanted:
        raise sentences[wanted]


def _seat(table: Table, number: int) -> int:
    if number >= len(table.seats):
        raise TableError("no_seat", f"seat: there is no seat {number}")
    return number


def _bot(asker: Asker, name: str) -> str:
    if name not in asker.bots:
        raise TableError("no_bot", f"bot: there is no bot {name} ({', '.join(asker.bots)})")
    return name


def _facts(command: Decided, asker: Asker) -> dict[str, Any]:
    return {"at": asker.at, "by": asker.person, "id": command.id}


Result = tuple[AnyEntry] | tuple[AnyEntry, Applied]


# Before the start.


def _sit(table: Table, command: ask.Sit, asker: Asker) -> Result:
    _status(table, OPEN)
    if not asker.person or asker.person in table.banned:
        raise ForbiddenError("removed", "you cannot take a seat at this table")
    seat = _wanted_seat(table, command, asker.person)
    is_invited = command.key == table.join_key or table.settings.public
    if not (is_invited or _is_expected(table, asker.person)):
        raise ForbiddenError("no_key", "this table is for invited people: ask for its link")
    name = checked_name(command.name)
    return (fact.Sat(seat=seat, person=asker.person, name=name, **_facts(command, asker)),)


def _is_expected(table: Table, person: str) -> bool:
    """Whether a person belongs here: as the host, seated, or with a seat kept."""
    kept = any(seat.kept_for == person for seat in table.seats)
    return person == table.host or kept or table.seat_of(person) is not None


def _wanted_seat(table: Table, command: ask.Sit, person: str) -> int:
    kept = [number for number, seat in enumerate(table.seats) if seat.kept_for == person]
    free = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == FREE and seat.kept_for in {"", person}
    ]
    if command.seat is None:
        own = table.seat_of(person)
        wanted = [*([] if own is None else [own]), *(n for n in kept if n in free), *free]
        if not wanted:
            raise TableError("full", "every seat of this table is taken")
        return wanted[0]
    seat = _seat(table, command.seat)
    if seat not in free and table.seats[seat].person != person:
        raise TableError("taken", f"seat {seat + 1} is taken")
    return seat


def _stand(table: Table, command: ask.Stand, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _status(table, OPEN)
    return (fact.Stood(seat=seat, **_facts(command, asker)),)


def _rename(table: Table, command: ask.Rename, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    return (fact.Renamed(seat=seat, name=checked_name(command.name), **_facts(command, asker)),)


def _ready(table: Table, command: ask.Ready, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _status(table, OPEN)
    nonce = readable(command.nonce)
    return (fact.Readied(seat=seat, ready=command.ready, nonce=nonce, **_facts(command, asker)),)


def _change(table: Table, command: ask.Change, asker: Asker) -> Result:
    _host(table, asker)
    _status(table, OPEN)
    settings = checked(command.settings)
    if table.position is not None and (settings.game, settings.seats, settings.options) != (
        table.settings.game,
        table.settings.seats,
        table.settings.options,
    ):
        raise TableError("from_position", "this table continues a game: its rules are settled")
    if settings.game != table.settings.game:
        raise TableError("other_game", "open another table for another game")
    if any(seat.kind != FREE for seat in table.seats[settings.seats :]):
        raise TableError("seats_taken", "somebody has a seat that would be gone")
    return (fact.Changed(settings=settings, **_facts(command, asker)),)


def _fill(table: Table, command: ask.Fill, asker: Asker) -> Result:
    _host(table, asker)
    seat = _seat(table, command.seat)
    if table.seats[seat].person:
        raise TableError("taken", f"seat {seat + 1} is taken")
    if table.status == OVER:
        _status(table, PLAYING)
    return (fact.Filled(seat=seat, bot=_bot(asker, command.bot), **_facts(command, asker)),)


def _start(table: Table, command: ask.Start, asker: Asker) -> Result:
    _host(table, asker)
    _status(table, OPEN)
    persons = [seat for seat in table.seats if seat.person]
    if len(persons) < FEWEST_PERSONS:
        raise TableError("nobody", "take a seat before you start")
    waiting = [s.name for s in persons if not s.ready and s.person != asker.person]
    if waiting:
        raise TableError("not_ready", f"not ready yet: {', '.join(waiting)}")
    return (fact.Started(bot=_bot(asker, command.bot), **_facts(command, asker)),)


# While the game runs.


def _act(table: Table, command: ask.Act, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _playable(table)
    if table.seats[seat].bot:
        raise TableError("stood_in", "a bot plays for you: take your seat back first")
    if command.turn is not None and command.turn != table.seats[seat].turn:
        raise TableError("stale", "the game has moved on since you decided this")
    entry = fact.Acted(seat=seat, actions=tuple(command.actions), **_facts(command, asker))
    return entry, _applied(table, seat, command.actions)


def _playable(table: Table) -> None:
    _status(table, PLAYING)
    if table.is_paused:
        raise TableError("paused", "the table is paused")


def _applied(table: Table, seat: int, actions: Any) -> Applied:
    assert table.eyes is not None  # noqa: S101 - a running game was dealt
    told = read_actions(table.game, actions)
    return apply_all(table.game, table.eyes.state, seat, told)


def _leave(table: Table, command: ask.Leave, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    if table.status == OPEN:
        return (fact.Stood(seat=seat, **_facts(command, asker)),)
    _status(table, PLAYING)
    if table.seats[seat].bot:
        raise TableError("stood_in", "a bot plays for you already")
    facts = _facts(command, asker)
    return (fact.StoodIn(seat=seat, bot=stand_in(asker.bots), why="left", **facts),)


def stand_in(bots: tuple[str, ...]) -> str:
    """The bot that plays on for a person."""
    return bots[-1]


def _back(table: Table, command: ask.Back, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _status(table, PLAYING)
    if not table.seats[seat].bot and table.seats[seat].away_since is None:
        raise TableError("seated", "you have your seat already")
    return (fact.Returned(seat=seat, **_facts(command, asker)),)


def _replace(table: Table, command: ask.Replace, asker: Asker) -> Result:
    _host(table, asker)
    _status(table, PLAYING)
    seat = _seat(table, command.seat)
    bot = _bot(asker, command.bot)
    facts = _facts(command, asker)
    if not table.seats[seat].person:
        return (fact.Filled(seat=seat, bot=bot, **facts),)
    return (fact.StoodIn(seat=seat, bot=bot, why="host", **facts),)


def _remove(table: Table, command: ask.Remove, asker: Asker) -> Result:
    _host(table, asker)
    seat = _seat(table, command.seat)
    person = table.seats[seat].person
    if person == asker.person:
        raise TableError("own_seat", "you cannot remove yourself: leave instead")
    if not person and table.status != OPEN:
        raise TableError("bot_seat", "a bot of a running game can be replaced, not removed")
    bot = stand_in(asker.bots) if table.status == PLAYING else ""
    if not person:
        return (fact.Filled(seat=seat, bot="", **_facts(command, asker)),)
    return (fact.Removed(seat=seat, bot=bot, **_facts(command, asker)),)


def _pause(table: Table, command: ask.Pause, asker: Asker) -> Result:
    _host(table, asker)
    _playable(table)
    return (fact.Paused(**_facts(command, asker)),)


def _resume(table: Table, command: ask.Resume, asker: Asker) -> Result:
    _host(table, asker)
    _status(table, PLAYING)
    if not table.is_paused:
        raise TableError("not_paused", "the table is not paused")
    return (fact.Resumed(**_facts(command, asker)),)


# Taking back, and talking.


def _undo(table: Table, command: ask.Undo, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _playable(table)
    facts = _facts(command, asker)
    if undo.has_sealed(table, seat):
        return (fact.Withdrew(seat=seat, **facts),)
    undo.back_to(table, seat)
    if table.undo is not None:
        raise TableError("undo_asked", "an undo is being asked for already")
    return (fact.UndoAsked(seat=seat, **facts),)


def _answer_undo(table: Table, command: ask.AnswerUndo, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    _playable(table)
    if table.undo is None or (table.undo.seat == seat and command.agree):
        raise TableError("undo_none", "nobody asks you to undo anything")
    return (fact.UndoAnswered(seat=seat, agree=command.agree, **_facts(command, asker)),)


def _say(table: Table, command: ask.Say, asker: Asker) -> Result:
    seat = _own_seat(table, asker)
    text = readable(command.text)
    check_said(table, seat, command.phrase, text)
    return (fact.Said(seat=seat, phrase=command.phrase, text=text, **_facts(command, asker)),)


def _mute(table: Table, command: ask.Mute, asker: Asker) -> Result:
    _own_seat(table, asker)
    seat = _seat(table, command.seat)
    return (fact.Muted(seat=seat, mute=command.mute, **_facts(command, asker)),)


_deciders: dict[type[Any], Callable[[Table, Any, Asker], Result]] = {
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.Rename: _rename,
    ask.Ready: _ready,
    ask.Change: _change,
    ask.Fill: _fill,
    ask.Start: _start,
    ask.Act: _act,
    ask.Leave: _leave,
    ask.Back: _back,
    ask.Replace: _replace,
    ask.Remove: _remove,
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.Undo: _undo,
    ask.AnswerUndo: _answer_undo,
    ask.Say: _say,
    ask.Mute: _mute,
}
