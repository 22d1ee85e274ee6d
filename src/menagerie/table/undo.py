"""Taking back: the own sealed choice always, else by consent, never past a reveal or a draw."""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from menagerie.core.errors import IllegalActionError
from menagerie.table.actions import played_on
from menagerie.table.errors import TableError
from menagerie.table.history import Trail
from menagerie.table.knowledge import Eyes
from menagerie.table.state import Asked, Happened, Table


def sealed_choice(table: Table, seat: int) -> list[int]:
    """The numbers of the actions that make a seat's sealed choice, or begin it, the last first."""
    own = (n for n in range(len(table.played) - 1, table.seam - 1, -1))
    own = (n for n in own if table.played[n].seat == seat)
    return list(takewhile(lambda number: table.played[number].is_sealed, own))


def withdrawn(table: Table, seat: int) -> Table:
    """The table without a seat's sealed choice; what another asks to undo stays asked.

    Nobody else may hear of a choice that was only begun, so nothing else may change with it.
    """
    gone = sealed_choice(table, seat)
    kept = [number for number in range(len(table.played)) if number not in gone]
    question = table.undo
    if question is not None:
        before = sum(number < question.back_to for number in gone)
        question = msgspec.structs.replace(question, back_to=question.back_to - before)
    try:
        table = taken_back(table, kept)
    except IllegalActionError:
        raise TableError("undo_built_on", "others have built on your choice already") from None
    return msgspec.structs.replace(table, undo=question)


def taken_back(table: Table, kept: Sequence[int]) -> Table:
    """The table with only the actions of these numbers played; the others never happened."""
    assert table.start is not None  # noqa: S101 - a game that has actions was dealt
    played = Trail(table.played[number] for number in kept)
    places = {number: place for place, number in enumerate(kept)}
    recent = tuple(
        Happened(places[number], events) for number, events in table.recent if number in places
    )
    state = played_on(table.game, table.start, played)
    seats = tuple(
        msgspec.structs.replace(seat, turn=sum(one.seat == number for one in played))
        for number, seat in enumerate(table.seats)
    )
    return msgspec.structs.replace(
        table, played=played, seats=seats, eyes=Eyes(table.game, state), undo=None, recent=recent
    )


def back_to(table: Table, seat: int) -> int:
    """How many actions are left if a seat's last one is undone; refused past a reveal."""
    own = [number for number, played in enumerate(table.played) if played.seat == seat]
    if not own:
        raise TableError("undo_nothing", "you have not acted yet")
    if own[-1] < table.seam:
        raise TableError("undo_revealed", "cards have been drawn or shown since your last action")
    return own[-1]


def voters(table: Table, asker: int) -> tuple[int, ...]:
    """The seats whose persons must agree."""
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if number != asker and seat.is_played_by_person
    )


def settled(table: Table) -> Table:
    """The table after an undo to which everybody has agreed; else as it is."""
    asked = table.undo
    if asked is None or not set(voters(table, asked.seat)) <= set(asked.agreed):
        return table
    return taken_back(table, range(asked.back_to))


def parted(table: Table, seat: int) -> Table:
    """The table when a person leaves a seat: the own question goes, others need no answer."""
    if table.undo is not None and table.undo.seat == seat:
        return msgspec.structs.replace(table, undo=None)
    return settled(table)


def asked(table: Table, seat: int) -> Table:
    """The table with an undo asked for, or done where nobody needs to agree."""
    question = Asked(seat, back_to(table, seat))
    return settled(msgspec.structs.replace(table, undo=question))


def answered(table: Table, seat: int, *, agree: bool) -> Table:
    """The table after an answer."""
    if table.undo is None or not agree:
        return msgspec.structs.replace(table, undo=None)
    question = msgspec.structs.replace(table.undo, agreed=(*table.undo.agreed, seat))
    return settled(msgspec.structs.replace(table, undo=question))
