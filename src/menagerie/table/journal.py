"""The journal: commands become entries, and entries make the table.

The file of a subject decides whether a command is allowed and what its entry does. Whether an
action is legal is decided by the game.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from menagerie.core.events import EVERYBODY, Event
from menagerie.table import automatic, chat, hints, lobby, pauses, play, undo
from menagerie.table import entries as fact
from menagerie.table.actions import Applied
from menagerie.table.checks import Asker, Decider, Fold
from menagerie.table.clocks import rested, ticked
from menagerie.table.entries import AnyEntry
from menagerie.table.history import Requests
from menagerie.table.news.difference import have_moved
from menagerie.table.news.public import have_same_places
from menagerie.table.news.snapshot import heard
from menagerie.table.settings import checked
from menagerie.table.state import Seat, Table
from menagerie.table.wire.commands import Decided
from menagerie.table.wire.messages import News, Snapshot

KEPT_REQUESTS = 256

_SUBJECTS = (lobby, play, pauses, undo, chat, hints, automatic)
_DECIDERS: dict[type[Any], Decider] = {
    kind: decider for one in _SUBJECTS for kind, decider in one.DECIDERS.items()
}
_FOLDS: dict[type[Any], Fold] = {
    kind: fold for one in _SUBJECTS for kind, fold in one.FOLDS.items()
}
# Entries after which clocks may have to stop or start.
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
    """The next table, and the events of the game."""

    table: Table
    events: tuple[Event, ...] = ()


class Decision(NamedTuple):
    """An entry, the table after it, and the events of the game."""

    entry: AnyEntry
    table: Table
    events: tuple[Event, ...]


# Deciding.


def decide(table: Table, command: Decided, asker: Asker) -> Decision:
    """Turn a command into an entry and the table after it, or refuse it without a change."""
    return sealed(table, *_DECIDERS[type(command)](table, command, asker))


def sealed(table: Table, entry: AnyEntry, applied: Applied | None = None) -> Decision:
    """Complete an entry with the roles that hear of it."""
    folded = carried_out(table, entry, applied)
    heard = hearers(table, entry, folded)
    entry = msgspec.structs.replace(entry, heard=heard)
    return Decision(entry, noted(folded.table, entry), folded.events)


def hearers(before: Table, entry: AnyEntry, folded: Folded) -> int:
    """A bit for each role that can see a difference, and for the sender of the command."""
    after = folded.table
    own = after.seat_of(entry.by)
    bits = 0 if own is None else 1 << own
    if isinstance(entry, fact.Muted | fact.Automated):
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
    """Whether nothing public changed at a running table except its game."""
    return (
        before.status == after.status
        and _question(before) == _question(after)
        and have_same_places(before, after)
    )


def _question(table: Table) -> tuple[object, ...] | None:
    return None if table.undo is None else (table.undo.seat, table.undo.agreed)


# Folding.


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
    """The table that results from a whole journal."""
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
    """The table after an entry that is not counted yet.

    `applied` is the result of its actions, if it is known already.
    """
    if isinstance(entry, fact.Acted):
        applied = applied or play.applied_to(table, entry)
        return Folded(play.acted(table, entry, applied), applied.events)
    after = _FOLDS[type(entry)](table, entry)
    if isinstance(entry, _MOVE_CLOCKS):
        after = ticked(rested(table, after, entry.at), entry.at)
    return Folded(after)


def noted(table: Table, entry: AnyEntry) -> Table:
    """The table with the entry counted for those who hear of it."""
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
    """The number of news of each role, with one more for the roles whose bits are set."""
    if not bits:
        return heard
    return tuple([count + (bits >> role & 1) for role, count in enumerate(heard)])


# Catching up after a reconnection.


def missed(journal: Iterable[AnyEntry], role: int, since: int) -> list[News | Snapshot]:
    """The messages that a role missed after news of a number, from the last snapshot on.

    Earlier news, from before seats changed hands, may have been meant for another person.
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
