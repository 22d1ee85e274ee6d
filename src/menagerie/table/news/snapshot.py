"""Telling: what each role hears of a table, whole or as changes."""

from collections.abc import Iterable

from menagerie.core.events import Event
from menagerie.table.entries import AnyEntry
from menagerie.table.folding import fold, unfold
from menagerie.table.news.difference import Difference, have_moved, unmuted
from menagerie.table.news.public import facts
from menagerie.table.state import Table
from menagerie.table.wire.messages import News, Snapshot


def snapshot(table: Table, role: int) -> Snapshot:
    """A whole table as one role may know it."""
    eyes = table.eyes
    lines = unmuted(table.lines, table, role)
    if eyes is None:
        return Snapshot(table.heard[role], facts(table, role), chat=lines)
    events = tuple(
        event for step in table.recent for event in step.events if event.is_for(eyes.seat(role))
    )
    legal = eyes.legal(role) if table.is_running else ()
    return Snapshot(table.heard[role], facts(table, role), eyes.view(role), legal, events, lines)


def missed(journal: Iterable[AnyEntry], role: int, since: int) -> list[News | Snapshot]:
    """What a role heard after the news of a number, from the last whole table on.

    What was told before seats changed hands may have been meant for somebody else.
    """
    found: list[News | Snapshot] = []
    entries = iter(journal)
    table = unfold([next(entries)])
    for entry in entries:
        before, (table, events) = table, fold(table, entry)
        if have_moved(before, table):
            found = []
        if role <= table.watching and table.heard[role] > since and entry.heard >> role & 1:
            found.append(heard(before, table, entry, events, role))
    return found


def heard(
    before: Table, after: Table, entry: AnyEntry, events: tuple[Event, ...], role: int
) -> News | Snapshot:
    """What a role that hears of an entry is sent."""
    return heard_of(Difference(before, after, entry, events, lambda told: told), role)


def heard_of(difference: Difference, role: int) -> News | Snapshot:
    """What a role that hears of an entry is sent: changes, or all of it where seats changed."""
    return snapshot(difference.after, role) if difference.is_whole else difference.news(role)
