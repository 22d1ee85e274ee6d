"""Changes between the views of two states."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from menagerie.core.showing import AS_EVERYBODY, Values
from menagerie.table.eyes import Eyes
from menagerie.table.patch import Change, changes, changes_at


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
        was, now = self._old.own(role), self._new.own(role, self._old)
        apart = [name for name in self._shared if not _is_as_everybody(name, was, now)]
        if not apart:
            shared = self._all
        else:
            left = [found for name, found in self._shared.items() if name not in apart]
            shared = list(chain.from_iterable(left))
        return shared if now is was else [*shared, *self._own(was, now)]

    def _own(self, was: Values, now: Values) -> Iterator[Change]:
        """The changes of what a seat sees in its own way, or did."""
        for name, value in now.items():
            past = was[name]
            if past is not value:
                old = self._was[name] if past is AS_EVERYBODY else past
                new = self._now[name] if value is AS_EVERYBODY else value
                yield from changes_at(old, new, (name,))


def _is_as_everybody(name: str, was: Values, now: Values) -> bool:
    """Whether a seat sees something as everybody does, and did."""
    return (
        was.get(name, AS_EVERYBODY) is AS_EVERYBODY and now.get(name, AS_EVERYBODY) is AS_EVERYBODY
    )


def all_new(eyes: Eyes, role: int) -> list[Change]:
    """The changes from nothing to a role's view."""
    return changes(None, eyes.view(role))
