"""Folding: a table and an entry make the next table."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from menagerie.core.events import Event
from menagerie.table import entries as fact
from menagerie.table import playing, seating
from menagerie.table.actions import Applied
from menagerie.table.clocks import rested, ticked
from menagerie.table.entries import AnyEntry
from menagerie.table.history import Requests
from menagerie.table.settings import checked
from menagerie.table.state import Seat, Table

KEPT_REQUESTS = 256

_FOLDS = seating.FOLDS | playing.FOLDS
_MOVE_CLOCKS = (
    fact.Started,
    fact.StoodIn,
    fact.Returned,
    fact.Away,
    fact.Removed,
    fact.Paused,
    fact.Resumed,
    fact.Slept,
    fact.Woke,
    fact.Withdrew,
    fact.UndoAsked,
    fact.UndoAnswered,
)


class Folded(NamedTuple):
    """The next table, and what happened in the game."""

    table: Table
    events: tuple[Event, ...] = ()


def opened(entry: fact.Opened) -> Table:
    """The table that an entry opens."""
    count = entry.settings.seats
    return Table(
        id=entry.table,
        settings=checked(entry.settings),
        rules_version=entry.rules_version,
        secret=entry.secret,
        join_key=entry.join_key,
        watch_key=entry.watch_key,
        code=entry.code,
        position=entry.position,
        host=entry.by or "",
        opened_at=entry.at,
        at=entry.at,
        heard=(1,) * (count + 1),
        done=Requests(KEPT_REQUESTS),
        seats=tuple(Seat(kept_for=entry.kept_for.get(n, "")) for n in range(count)),
    )


def unfold(found: Iterable[AnyEntry]) -> Table:
    """The table that a whole journal makes."""
    journal = iter(found)
    first = next(journal)
    if not isinstance(first, fact.Opened):
        raise TypeError("a journal begins with an opened table")
    table = opened(first)
    for entry in journal:
        table = fold(table, entry).table
    return table


def fold(table: Table, entry: AnyEntry) -> Folded:
    """The next table."""
    after, events = carried_out(table, entry)
    return Folded(noted(after, entry), events)


def carried_out(table: Table, entry: AnyEntry, applied: Applied | None = None) -> Folded:
    """The table that an entry leads to, which is not yet counted.

    `applied` is what an action leads to, where that is known already.
    """
    if isinstance(entry, fact.Acted):
        applied = applied or playing.applied_to(table, entry)
        return Folded(playing.acted(table, entry, applied), applied.events)
    after = _FOLDS[type(entry)](table, entry)
    if isinstance(entry, _MOVE_CLOCKS):
        after = ticked(rested(table, after, entry.at), entry.at)
    return Folded(after)


def noted(table: Table, entry: AnyEntry) -> Table:
    """The table with the entry counted."""
    done = table.done
    if entry.id is not None and entry.by is not None:
        done = done.then((entry.by, entry.id))
    return msgspec.structs.replace(
        table,
        sequence=table.sequence + 1,
        at=entry.at,
        heard=counted(table.heard, entry.heard),
        done=done,
    )


def counted(heard: tuple[int, ...], bits: int) -> tuple[int, ...]:
    """How much each role has heard, with one more for those whose bits are set."""
    if not bits:
        return heard
    return tuple([count + (bits >> role & 1) for role, count in enumerate(heard)])
