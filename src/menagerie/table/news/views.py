"""Changes between the views of two states."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from menagerie.core.view.fields import Values
from menagerie.table.knowledge import Eyes
from menagerie.table.wire.patch import Change, changes, changes_at

MISSING: Any = object()


class ViewChanges:
    """What each role sees change; what everybody sees change is compared and written once."""

    __slots__ = ("_all", "_new", "_now", "_old", "_shared", "_was")

    def __init__(self, old: Eyes, new: Eyes, once: Callable[[Any], Any]) -> None:
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
        """The changes of what a seat sees in its own way, or did."""
        for name, value in now.items():
            old = was.get(name, MISSING)
            if old is not value:
                yield from changes_at(self._was[name] if old is MISSING else old, value, (name,))
        for name in was.keys() - now.keys():
            yield from changes_at(was[name], self._now[name], (name,))


def all_new(eyes: Eyes, role: int) -> list[Change]:
    """The changes from nothing to a role's view."""
    return changes(None, eyes.view(role))
