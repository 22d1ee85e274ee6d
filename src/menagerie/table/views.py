"""Changes between the views of two states."""

from collections.abc import Callable
from typing import Any

from menagerie.core.showing import AS_EVERYBODY
from menagerie.table.eyes import Eyes
from menagerie.table.patch import Change, changes, changes_at


class ViewChanges:
    """What each role sees change; what everybody sees change is compared and written once."""

    __slots__ = ("_names", "_new", "_now", "_old", "_shared", "_was")

    def __init__(self, old: Eyes, new: Eyes, once: Callable[[Any], Any]) -> None:
        self._old = old
        self._new = new
        self._was = was = old.public()
        self._now = now = new.public(old)
        # The changes, and the field of the view that each of them is in.
        self._shared: list[Change] = []
        self._names: list[str] = []
        for name, value in now.items():
            if value is not was[name]:
                found = changes_at(was[name], value, (name,))
                self._shared += map(once, found)
                self._names += [name] * len(found)

    def of(self, role: int) -> list[Change]:
        """The changes of a role's view."""
        if role == self._new.look.watching:
            return self._shared
        was, now = self._old.own(role), self._new.own(role, self._old)
        found = self._shared
        for name, value in now.items():
            past = was[name]
            if past is value is AS_EVERYBODY:
                continue
            if name in self._names:
                found = self._without(name, found)
            if past is not value:
                past = self._was[name] if past is AS_EVERYBODY else past
                new = self._now[name] if value is AS_EVERYBODY else value
                found = found + changes_at(past, new, (name,))
        return found

    def _without(self, name: str, found: list[Change]) -> list[Change]:
        """What is shared but for one field, before what is a seat's own."""
        hidden = [c for c, one in zip(self._shared, self._names, strict=True) if one == name]
        return [change for change in found if not any(change is one for one in hidden)]


def all_new(eyes: Eyes, role: int) -> list[Change]:
    """The changes from nothing to a role's view."""
    return changes(None, eyes.view(role))
