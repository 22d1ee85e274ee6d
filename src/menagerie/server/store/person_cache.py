"""A cache of people in memory: every request begins by reading one of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from menagerie.server.store.rows import Person

MOST_KNOWN = 10_000


class PersonCache:
    """People of a database that no other process changes."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        # The number of changes so far: what was read before the last one is not cached.
        self.changes = 0

    def find(self, person: str) -> Person | None:
        """A cached person; None where the database has to be read."""
        return self._people.get(person)

    def keep(self, person: Person, changes: int) -> None:
        """Cache a person who was read after so many changes, unless there were more since."""
        if changes != self.changes:
            return
        if len(self._people) >= MOST_KNOWN:
            self._people.clear()
        self._people[person.id] = person

    @contextmanager
    def changing(self, person: str) -> Iterator[None]:
        """Drop a person from the cache when a change to them is over, failed or not."""
        try:
            yield
        finally:
            self._people.pop(person, None)
            self.changes += 1
