"""Telling: what each role hears of a table, whole or as changes."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from menagerie.core.events import EVERYBODY, Event
from menagerie.core.record import Fairness
from menagerie.table.entries import AnyEntry
from menagerie.table.fair import commitment, fairness
from menagerie.table.folding import fold, unfold
from menagerie.table.legal import Choices
from menagerie.table.patch import Change, Shared, changes
from menagerie.table.places import Place, changed_places, places
from menagerie.table.settings import Settings
from menagerie.table.state import OVER, Line, Table

REMEMBERED = 4096


class You(msgspec.Struct, frozen=True):
    """What concerns the recipient alone; keys of invitations are the host's."""

    seat: int | None = None
    host: bool = False
    turn: int = 0
    muted: tuple[int, ...] = ()
    join_key: str = ""
    watch_key: str = ""


_NOBODY = You()


class Question(msgspec.Struct, frozen=True):
    """An undo that somebody asks for, and who has agreed to it."""

    seat: int
    agreed: tuple[int, ...]


class Facts(msgspec.Struct, frozen=True):
    """A table besides its game: people, clocks, settings."""

    id: str
    code: str
    settings: Settings
    status: str
    places: tuple[Place, ...]
    paused: bool
    asleep: bool
    undo: Question | None
    may_undo: bool
    rematch: str
    commitment: str
    fairness: Fairness | None
    you: You


class Snapshot(msgspec.Struct, frozen=True, tag="table", omit_defaults=True):
    """A whole table as one role may know it, up to the news numbered `seq`."""

    seq: int
    table: Facts
    view: Any = None
    legal: tuple[Choices, ...] = ()
    events: tuple[Event, ...] = ()
    chat: tuple[Line, ...] = ()


class News(msgspec.Struct, frozen=True, tag="news", omit_defaults=True):
    """What changed with one entry; `id` is that of the recipient's own command, if it was one."""

    seq: int
    id: str | UnsetType = UNSET
    events: tuple[Event, ...] = ()
    view: list[Change] = []
    legal: tuple[Choices, ...] | UnsetType = UNSET
    table: list[Change] = []
    chat: tuple[Line, ...] = ()


def facts(table: Table, role: int) -> Facts:
    """A table besides its game, as a role sees it."""
    return msgspec.structs.replace(
        _shared_facts(table), may_undo=role in _undoable(table), you=_you(table, role)
    )


def _shared_facts(table: Table) -> Facts:
    """What everybody sees of a table besides its game."""
    question = table.undo and Question(table.undo.seat, table.undo.agreed)
    return Facts(
        table.id,
        table.code,
        table.settings,
        table.status,
        places(table),
        table.is_paused,
        table.is_asleep,
        question or None,
        False,  # noqa: FBT003 - whether there is something to undo differs
        table.rematch,
        _commitment(table.secret),
        proof(table) if table.status == OVER else None,
        _NOBODY,
    )


_commitment = lru_cache(REMEMBERED)(commitment)


def _undoable(table: Table) -> set[int]:
    """The seats that have something to take back."""
    found: set[int] = set()
    if table.is_running:
        # A round can be long, but everybody who acts in it has acted lately.
        for number in range(len(table.played) - 1, table.seam - 1, -1):
            found.add(table.played[number].seat)
            if len(found) == len(table.seats):
                break
    return found


def _have_same_frame(before: Table, after: Table) -> bool:
    """Whether everybody sees the same table besides its game and what is at its seats."""
    return (
        before.status == after.status
        and before.undo is after.undo
        and before.settings is after.settings
        and before.is_paused is after.is_paused
        and before.is_asleep is after.is_asleep
        and before.rematch == after.rematch
        and before.host == after.host
        and len(before.seats) == len(after.seats)
    )


def proof(table: Table) -> Fairness | None:
    """What shows that the deal was fair; a record from elsewhere brings its own."""
    if table.imported:
        return table.proof
    return fairness(table.secret, table.id, [seat.nonce for seat in table.seats])


def _you(table: Table, role: int) -> You:
    if role == table.watching:
        return _NOBODY
    seat = table.seats[role]
    is_host = bool(seat.person) and seat.person == table.host
    muted = sorted([number for person, number in table.muted if person == seat.person])
    keys = (table.join_key, table.watch_key) if is_host else ("", "")
    return You(role, is_host, seat.turn, tuple(muted), *keys)


def snapshot(table: Table, role: int) -> Snapshot:
    """A whole table as one role may know it."""
    eyes = table.eyes
    lines = _unmuted(table.lines, table, role)
    if eyes is None:
        return Snapshot(table.heard[role], facts(table, role), chat=lines)
    events = tuple(
        event for step in table.recent for event in step.events if event.is_for(eyes.seat(role))
    )
    legal = eyes.legal(role) if table.is_running else ()
    return Snapshot(table.heard[role], facts(table, role), eyes.view(role), legal, events, lines)


class Difference:
    """What changed between two tables; what all roles are told alike is worked out once."""

    __slots__ = (
        "_events",
        "_facts",
        "_is_public",
        "_lines",
        "_old_undo",
        "_shared",
        "_undo",
        "after",
        "before",
        "is_whole",
    )

    def __init__(self, before: Table, after: Table, events: tuple[Event, ...]) -> None:
        self.before = before
        self.after = after
        self.is_whole = have_moved(before, after)
        self._events = events
        self._is_public = all(event.audience == EVERYBODY for event in events)
        self._shared: Shared | None = None
        if _have_same_frame(before, after):
            self._facts = changed_places(before, after)
        else:
            self._facts = changes(_shared_facts(before), _shared_facts(after))
        self._lines = after.lines[-1:] if after.lines != before.lines else ()
        self._old_undo, self._undo = _undoable(before), _undoable(after)

    def news(self, role: int, request: str | None) -> News:
        """What a role hears of it."""
        after = self.after
        return News(
            after.heard[role],
            UNSET if request is None else request,
            self._told(role),
            self._view(role),
            _new_legal(self.before, after, role),
            self._table(role),
            self._lines and _unmuted(self._lines, after, role),
        )

    def _told(self, role: int) -> tuple[Event, ...]:
        if self._is_public or self.after.eyes is None:
            return self._events
        seat = self.after.eyes.seat(role)
        return tuple([event for event in self._events if event.is_for(seat)])

    def _view(self, role: int) -> list[Change]:
        old, new = self.before.eyes, self.after.eyes
        if old is new or new is None:
            return []
        if old is None:
            return changes(None, new.view(role))
        if self._shared is None:
            watching = self.after.watching
            self._shared = Shared(old.view(watching), new.view(watching))
        return self._shared.changes(old.view(role), new.view(role))

    def _table(self, role: int) -> list[Change]:
        """Changes besides the game, in the order of the fields."""
        found: list[Change] = []
        if self._facts:
            found += [change for change in self._facts if change[0][0] not in _AFTER_MAY_UNDO]
        if (role in self._old_undo) is not (role in self._undo):
            found.append([("may_undo",), role in self._undo])
        if self._facts:
            found += [change for change in self._facts if change[0][0] in _AFTER_MAY_UNDO]
        if not _is_same_to(self.before, self.after, role):
            old, new = _you(self.before, role), _you(self.after, role)
            found += [[("you", *path), *value] for path, *value in changes(old, new)]
        return found


_AFTER_MAY_UNDO = {"rematch", "commitment", "fairness"}


def _is_same_to(before: Table, after: Table, role: int) -> bool:
    """Whether nothing changed of what concerns a role alone."""
    if role == after.watching:
        return True
    return (
        before.seats[role] is after.seats[role]
        and before.muted is after.muted
        and before.host == after.host
    )


def _unmuted(lines: tuple[Line, ...], table: Table, role: int) -> tuple[Line, ...]:
    """Lines of those whom a role wants to hear."""
    muted = _you(table, role).muted
    return tuple(line for line in lines if line.seat not in muted)


def news(
    before: Table, after: Table, events: tuple[Event, ...], role: int, request: str | None
) -> News:
    """What a role hears of one entry."""
    return Difference(before, after, events).news(role, request)


def _new_legal(before: Table, after: Table, role: int) -> tuple[Choices, ...] | UnsetType:
    old = before.eyes.legal(role) if before.eyes and before.is_running else ()
    new = after.eyes.legal(role) if after.eyes and after.is_running else ()
    return UNSET if old is new or old == new else new


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
    return heard_of(Difference(before, after, events), entry, role)


def heard_of(difference: Difference, entry: AnyEntry, role: int) -> News | Snapshot:
    """What a role that hears of an entry is sent: changes, or all of it where seats changed."""
    after = difference.after
    if difference.is_whole:
        return snapshot(after, role)
    own = entry.id is not None and role == after.seat_of(entry.by)
    return difference.news(role, entry.id if own else None)


def have_moved(before: Table, after: Table) -> bool:
    """Whether people have taken, left or lost seats: a role is then another person's."""
    if before.seats is after.seats:
        return False
    return [seat.person for seat in before.seats] != [seat.person for seat in after.seats]
