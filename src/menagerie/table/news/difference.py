"""News: what each role is sent about one entry, as changes to the table and to its game."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from msgspec import UNSET, UnsetType

from menagerie.core.events import EVERYBODY, Event
from menagerie.core.view.fields import Values
from menagerie.table.entries import AnyEntry
from menagerie.table.knowledge import Eyes
from menagerie.table.news.public import own_changes, shared_changes, undoable, you_of
from menagerie.table.state import Table
from menagerie.table.undo import undone
from menagerie.table.wire.choices import Choices
from menagerie.table.wire.messages import Line, News
from menagerie.table.wire.patch import Change, changes, changes_at

# The fields of `Facts` that come after `may_undo`.
LATE = {"may_hint", "rematch", "commitment", "fairness"}

MISSING: Any = object()

Once = Callable[[Any], Any]


def have_moved(before: Table, after: Table) -> bool:
    """Whether seats changed hands, so that a role belongs to another person."""
    if len(before.seats) != len(after.seats):
        return True
    pairs = zip(before.seats, after.seats, strict=True)
    return any([old is not new and old.person != new.person for old, new in pairs])  # noqa: C419 - a list of few is quicker


class ViewChanges:
    """The changes of each role's view; public changes are compared and encoded once."""

    __slots__ = ("_all", "_new", "_now", "_old", "_shared", "_was")

    def __init__(self, old: Eyes, new: Eyes, once: Once) -> None:
        self._old = old
        self._new = new
        self._was = was = old.public()
        self._now = now = new.public(old)
        self._shared: dict[str, list[Change]] = {
            name: [once(change) for change in changes_at(was[name], value, (name,))]
            for name, value in now.items()
            if value is not was[name]
        }
        self._all = list(chain.from_iterable(self._shared.values()))

    def of(self, role: int) -> list[Change]:
        """The changes of a role's view."""
        if role == self._new.look.watching:
            return self._all
        was = self._old.own(role)
        now = self._new.own_after(role, self._old, was)
        names = was.keys() if now is was else was.keys() | now.keys()
        shared = self._all
        if not names.isdisjoint(self._shared):
            left = [found for name, found in self._shared.items() if name not in names]
            shared = list(chain.from_iterable(left))
        return shared if now is was else [*shared, *self._own(was, now)]

    def _own(self, was: Values, now: Values) -> Iterator[Change]:
        """The changes of fields that are, or were, private to a seat."""
        for name, value in now.items():
            old = was.get(name, MISSING)
            if old is not value:
                yield from changes_at(self._was[name] if old is MISSING else old, value, (name,))
        for name in was.keys() - now.keys():
            yield from changes_at(was[name], self._now[name], (name,))


def all_new(eyes: Eyes, role: int) -> list[Change]:
    """A role's whole view as changes."""
    return changes(None, eyes.view(role))


class Difference:
    """What an entry changed between two tables; what several roles are sent is computed once.

    It may also be encoded once: `once` is given each thing that is sent to more than one role.
    """

    __slots__ = (
        "_all_events",
        "_asker",
        "_could_act",
        "_could_undo",
        "_events",
        "_facts",
        "_is_for_all",
        "_late_facts",
        "_lines",
        "_may_act",
        "_may_undo",
        "_request",
        "_same_facts",
        "_undone",
        "_views",
        "after",
        "before",
        "is_whole",
    )

    def __init__(
        self, before: Table, after: Table, entry: AnyEntry, events: tuple[Event, ...], once: Once
    ) -> None:
        self.before = before
        self.after = after
        self.is_whole = have_moved(before, after)
        # Only the sender of the command is sent its id.
        self._request = entry.id
        self._asker = None if entry.id is None else after.seat_of(entry.by)
        self._events = [(event.audience, once(event)) for event in events]
        self._is_for_all = all([event.audience == EVERYBODY for event in events])  # noqa: C419 - a list of few is quicker
        self._all_events = tuple([event for _, event in self._events])
        self._views = _views(before.eyes, after.eyes, once)
        facts = shared_changes(before, after)
        self._facts = [once(change) for change in facts if change[0][0] not in LATE]
        self._late_facts = [once(change) for change in facts if change[0][0] in LATE]
        self._same_facts = self._facts + self._late_facts
        self._lines = () if after.lines is before.lines else after.lines[-1:]
        self._undone = undone(before, after, entry)
        self._could_undo, self._may_undo = undoable(before), undoable(after)
        self._could_act = before.eyes if before.is_running else None
        self._may_act = after.eyes if after.is_running else None

    def news(self, role: int) -> News:
        """The news for a role."""
        after = self.after
        return News(
            after.heard[role],
            self._request if role == self._asker and self._request is not None else UNSET,
            self._events_for(role),
            self._view(role),
            self._legal(role),
            self._table(role),
            self._lines and unmuted(self._lines, after, role),
            *self._undone_for(role),
        )

    def _events_for(self, role: int) -> tuple[Event, ...]:
        if self._is_for_all:
            return self._all_events
        seat = None if role == self.after.watching else role
        return tuple([event for who, event in self._events if who == EVERYBODY or seat in who])

    def _undone_for(self, role: int) -> tuple[tuple[Event, ...], int | UnsetType]:
        """The events taken back that a role had heard, and the seat that took them back."""
        seat = None if role == self.after.watching else role
        told = self._undone.events if self._undone else ()
        heard = tuple(event for event in told if event.is_for(seat))
        return heard, self._undone.seat if self._undone and heard else UNSET

    def _view(self, role: int) -> list[Change]:
        if self._views is not None:
            return self._views.of(role)
        if self.before.eyes is None and self.after.eyes is not None:
            return all_new(self.after.eyes, role)
        return []

    def _legal(self, role: int) -> tuple[Choices, ...] | UnsetType:
        old = self._could_act.legal(role) if self._could_act else ()
        new = self._may_act.legal(role) if self._may_act else ()
        return UNSET if old is new or old == new else new

    def _table(self, role: int) -> list[Change]:
        """The changes of `Facts`, in the order of its fields."""
        may_undo = role in self._may_undo
        if may_undo is (role in self._could_undo):
            found = self._same_facts
        else:
            found = [*self._facts, [("may_undo",), may_undo], *self._late_facts]
        return found + own_changes(self.before, self.after, role)


def _views(old: Eyes | None, new: Eyes | None, once: Once) -> ViewChanges | None:
    """The changes of views; None if the game did not change."""
    return None if old is None or new is None or old is new else ViewChanges(old, new, once)


def unmuted(lines: tuple[Line, ...], table: Table, role: int) -> tuple[Line, ...]:
    """The lines without those of seats that a role has muted."""
    muted = you_of(table, role).muted
    return tuple(line for line in lines if line.seat not in muted)
