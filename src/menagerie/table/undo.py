"""Undo: a sealed choice at any time, else by consent, never past a reveal or a draw."""

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from menagerie.core.errors import IllegalActionError
from menagerie.core.events import Event
from menagerie.table import entries as fact
from menagerie.table.actions import played_on
from menagerie.table.checks import (
    Asker,
    Decider,
    Fold,
    Result,
    asked_by,
    check_playable,
    check_plays,
    own_seat,
)
from menagerie.table.errors import TableError
from menagerie.table.history import Trail
from menagerie.table.knowledge import Eyes
from menagerie.table.state import Asked, Happened, Table
from menagerie.table.wire import commands as ask


def _undo(table: Table, command: ask.Undo, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    check_plays(table, seat)
    facts = asked_by(command, asker)
    if sealed_choice(table, seat):
        return (fact.Withdrew(seat=seat, **facts),)
    back_to(table, seat)
    if table.undo is not None:
        raise TableError("undo_asked")
    return (fact.UndoAsked(seat=seat, **facts),)


def sealed_choice(table: Table, seat: int) -> list[int]:
    """The numbers of the actions of a seat's sealed or unfinished choice, the last first."""
    own = (n for n in range(len(table.played) - 1, table.seam - 1, -1))
    own = (n for n in own if table.played[n].seat == seat)
    return list(takewhile(lambda number: table.played[number].is_sealed, own))


def back_to(table: Table, seat: int) -> int:
    """How many actions remain if a seat's last one is undone; refused past a reveal."""
    own = [number for number, played in enumerate(table.played) if played.seat == seat]
    if not own:
        raise TableError("undo_nothing")
    if own[-1] < table.seam:
        raise TableError("undo_revealed")
    return own[-1]


def _withdrew(table: Table, entry: fact.Withdrew) -> Table:
    """The table without a seat's sealed choice; an undo that another asked for stays open.

    Nobody else may learn of an unfinished choice, so nothing else may change with it.
    """
    gone = sealed_choice(table, entry.seat)
    kept = [number for number in range(len(table.played)) if number not in gone]
    question = table.undo
    if question is not None:
        before = sum(number < question.back_to for number in gone)
        question = msgspec.structs.replace(question, back_to=question.back_to - before)
    try:
        table = taken_back(table, kept)
    except IllegalActionError:
        raise TableError("undo_built_on") from None
    return msgspec.structs.replace(table, undo=question)


def taken_back(table: Table, kept: Sequence[int]) -> Table:
    """The table with only the actions of these numbers, as if the others had never happened."""
    assert table.start is not None  # noqa: S101 - a game that has actions was dealt
    played = Trail(table.played[number] for number in kept)
    places = {number: place for place, number in enumerate(kept)}
    story = Trail(
        Happened(places[number], events) for number, events in table.story if number in places
    )
    state = played_on(table.game, table.start, played)
    seats = tuple(
        msgspec.structs.replace(seat, turn=sum(one.seat == number for one in played))
        for number, seat in enumerate(table.seats)
    )
    return msgspec.structs.replace(
        table, played=played, seats=seats, eyes=Eyes(table.game, state), undo=None, story=story
    )


class Undone(NamedTuple):
    """The events that an entry took back, and the seat that asked for it."""

    seat: int
    events: tuple[Event, ...]


def undone(before: Table, after: Table, entry: fact.AnyEntry) -> Undone | None:
    """What an entry took back; None if it was nothing."""
    if before.start is None or len(after.played) >= len(before.played):
        return None
    if isinstance(entry, fact.Withdrew):
        return Undone(entry.seat, _events_of(before, sealed_choice(before, entry.seat)))
    asker = entry.seat if isinstance(entry, fact.UndoAsked) else None
    if before.undo is not None:
        asker = before.undo.seat
    assert asker is not None  # noqa: S101 - somebody asked
    return Undone(asker, _events_of(before, range(len(after.played), len(before.played))))


def _events_of(table: Table, numbers: Collection[int]) -> tuple[Event, ...]:
    """The events of actions of these numbers, oldest first."""
    assert table.start is not None  # noqa: S101 - a game that has actions was dealt
    first = min(numbers)
    state = played_on(table.game, table.start, Trail(table.played[n] for n in range(first)))
    found: list[Event] = []
    for number in range(first, len(table.played)):
        seat, action, _ = table.played[number]
        state, events = table.game.apply(state, seat, action)
        found += events if number in numbers else ()
    return tuple(found)


def _undo_asked(table: Table, entry: fact.UndoAsked) -> Table:
    """The table with an open undo, or undone at once if nobody needs to agree."""
    question = Asked(entry.seat, back_to(table, entry.seat))
    return settled(msgspec.structs.replace(table, undo=question))


def _answer_undo(table: Table, command: ask.AnswerUndo, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    question = table.undo
    is_asked = question is not None and seat in voters(table, question.seat)
    takes_back = question is not None and seat == question.seat and not command.agree
    if not (is_asked or takes_back):
        raise TableError("undo_none")
    if question is not None and command.agree and seat in question.agreed:
        raise TableError("undo_agreed")
    return (fact.UndoAnswered(seat=seat, agree=command.agree, **asked_by(command, asker)),)


def _undo_answered(table: Table, entry: fact.UndoAnswered) -> Table:
    """The table after an answer to an undo."""
    if table.undo is None or not entry.agree:
        return msgspec.structs.replace(table, undo=None)
    question = msgspec.structs.replace(table.undo, agreed=(*table.undo.agreed, entry.seat))
    return settled(msgspec.structs.replace(table, undo=question))


def voters(table: Table, asker: int) -> tuple[int, ...]:
    """The seats whose people must agree."""
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if number != asker and seat.is_played_by_person
    )


def settled(table: Table) -> Table:
    """The table with its undo carried out if everybody has agreed; else unchanged."""
    asked = table.undo
    if asked is None or not set(voters(table, asked.seat)) <= set(asked.agreed):
        return table
    return taken_back(table, range(asked.back_to))


def parted(table: Table, seat: int) -> Table:
    """The table when a person leaves a seat: drops their undo, and needs no consent of theirs."""
    if table.undo is not None and table.undo.seat == seat:
        return msgspec.structs.replace(table, undo=None)
    return settled(table)


DECIDERS: dict[type[Any], Decider] = {
    ask.Undo: _undo,
    ask.AnswerUndo: _answer_undo,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Withdrew: _withdrew,
    fact.UndoAsked: _undo_asked,
    fact.UndoAnswered: _undo_answered,
}
