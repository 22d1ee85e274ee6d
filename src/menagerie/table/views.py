"""Changes between the views of two states."""

from collections.abc import Callable
from typing import Any

from menagerie.core.showing import AS_EVERYBODY, Values
from menagerie.table.eyes import Eyes
from menagerie.table.patch import Change, changes, changes_at


class ViewChanges:
    """What each role sees change; what everybody sees change is compared and written once."""

    __slots__ = ("_new", "_old", "_shared")

    def __init__(self, old: Eyes | None, new: Eyes, once: Callable[[Any], Any]) -> None:
        self._old = old
        self._new = new
        self._shared: list[tuple[str, Any]] = []
        if old is not None:
            before, after = old.public(), new.public(old)
            self._shared = [
                (name, once(change))
                for name, value in after.items()
                if value is not before[name]
                for change in changes_at(before[name], value, (name,))
            ]

    def of(self, role: int) -> list[Change]:
        """The changes of a role's view."""
        if self._old is None:
            return changes(None, self._new.view(role))
        seat = self._new.seat(role)
        if seat is None:
            return [change for _, change in self._shared]
        before = self._old.own(seat)
        after = self._new.own(seat, self._old)
        found = [
            change
            for name, change in self._shared
            if before.get(name, AS_EVERYBODY) is after.get(name, AS_EVERYBODY) is AS_EVERYBODY
        ]
        if before is not after:
            self._add_own(before, after, found)
        return found

    def _add_own(self, before: Values, after: Values, found: list[Change]) -> None:
        """Add what a seat sees change in its own way."""
        old, new = self._old, self._new
        for name, value in after.items():
            past = before[name]
            if past is not value:
                past = old.public()[name] if past is AS_EVERYBODY else past
                value = new.public()[name] if value is AS_EVERYBODY else value
                found += changes_at(past, value, (name,))
