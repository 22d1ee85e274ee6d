"""What a role is sent: a snapshot, or the changes of one entry."""

from menagerie.core.events import Event
from menagerie.table.entries import AnyEntry
from menagerie.table.news.difference import Difference, unmuted
from menagerie.table.news.public import facts
from menagerie.table.state import Table
from menagerie.table.wire.messages import News, Snapshot


def snapshot(table: Table, role: int) -> Snapshot:
    """The whole table as one role may know it."""
    eyes = table.eyes
    lines = unmuted(table.lines, table, role)
    if eyes is None:
        return Snapshot(table.heard[role], facts(table, role), chat=lines)
    events = tuple(
        event for step in table.story for event in step.events if event.is_for(eyes.seat(role))
    )
    legal = eyes.legal(role) if table.is_running else ()
    return Snapshot(table.heard[role], facts(table, role), eyes.view(role), legal, events, lines)


def heard(
    before: Table, after: Table, entry: AnyEntry, events: tuple[Event, ...], role: int
) -> News | Snapshot:
    """The message about an entry for a role."""
    return heard_of(Difference(before, after, entry, events, lambda told: told), role)


def heard_of(difference: Difference, role: int) -> News | Snapshot:
    """The message about an entry for a role: changes, or a snapshot if seats changed hands."""
    return snapshot(difference.after, role) if difference.is_whole else difference.news(role)
