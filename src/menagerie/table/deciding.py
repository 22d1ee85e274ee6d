"""Deciding: what somebody asks becomes an entry, or is refused with a sentence.

Whether something may be done is said in `may_sit` and `may_play` and nowhere else at a table;
whether an action is legal is said by the game.
"""

from typing import NamedTuple

import msgspec

from menagerie.core.events import EVERYBODY, Event
from menagerie.table import entries as fact
from menagerie.table import may_play, may_sit
from menagerie.table.actions import Applied
from menagerie.table.checks import Asker, stand_in
from menagerie.table.entries import AnyEntry
from menagerie.table.folding import Folded, carried_out, noted
from menagerie.table.news.public import have_same_places
from menagerie.table.state import Table
from menagerie.table.wire.commands import Decided

__all__ = ["Asker", "Decision", "decide", "hearers", "sealed", "stand_in"]

_DECIDERS = may_sit.DECIDERS | may_play.DECIDERS


class Decision(NamedTuple):
    """An entry, the table it leads to, and what happened in the game."""

    entry: AnyEntry
    table: Table
    events: tuple[Event, ...]


def decide(table: Table, command: Decided, asker: Asker) -> Decision:
    """Turn a command into an entry and the table after it; nothing is changed if refused."""
    return sealed(table, *_DECIDERS[type(command)](table, command, asker))


def sealed(table: Table, entry: AnyEntry, applied: Applied | None = None) -> Decision:
    """An entry with who hears of it."""
    folded = carried_out(table, entry, applied)
    heard = hearers(table, entry, folded)
    entry = msgspec.structs.replace(entry, heard=heard)
    return Decision(entry, noted(folded.table, entry), folded.events)


def hearers(before: Table, entry: AnyEntry, folded: Folded) -> int:
    """A bit for each role that can tell the table from the one before, and for who asked."""
    after = folded.table
    own = after.seat_of(entry.by)
    bits = 0 if own is None else 1 << own
    if isinstance(entry, fact.Muted):
        return bits
    if before.eyes is None or after.eyes is None or before.eyes is after.eyes:
        return after.everybody
    is_public = EVERYBODY in [event.audience for event in folded.events]
    if is_public or not _is_same_in_public(before, after):
        return after.everybody
    for role in range(len(after.heard)):
        if not after.eyes.looks_like(before.eyes, role) or any(
            event.is_for(after.eyes.seat(role)) for event in folded.events
        ):
            bits |= 1 << role
    return bits


def _is_same_in_public(before: Table, after: Table) -> bool:
    """Whether nothing changed of what everybody is told of a table in play besides its game."""
    return (
        before.status == after.status
        and _question(before) == _question(after)
        and have_same_places(before, after)
    )


def _question(table: Table) -> tuple[object, ...] | None:
    return None if table.undo is None else (table.undo.seat, table.undo.agreed)
