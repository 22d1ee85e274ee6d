"""People who were asked for lately, kept in memory: every request begins with one of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from menagerie.server.store.rows import Person

MOST_KNOWN = 10_000


class Known:
    """People as they are in a database that no other process changes."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        # How many changes there were: what was read before the last one is not kept.
        self.changes = 0

    def find(self, person: str) -> Person | None:
        """Somebody who is known; None says nothing."""
        return self._people.get(person)

    def keep(self, person: Person, changes: int) -> None:
        """Know somebody who was read when there had been so many changes."""
        if changes != self.changes:
            return
        if len(self._people) >= MOST_KNOWN:
            self._people.clear()
        self._people[person.id] = person

    @contextmanager
    def changing(self, person: str) -> Iterator[None]:
        """While somebody is changed; whatever comes of it, they have to be read again."""
        try:
            yield
        finally:
            self._people.pop(person, None)
            self.changes += 1
