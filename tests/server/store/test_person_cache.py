"""People who were asked for lately are not read again, and never outlive a change."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from menagerie.server.store import Person, Store
from menagerie.server.store import person_cache as known_people

Asking = Callable[[Store], Awaitable[None]]


def with_store(work: Asking) -> None:
    """Do something with a store in memory."""

    async def main() -> None:
        store = await Store.open("sqlite://")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


class Reads:
    """A database whose reads are counted, and may be held up."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.has_read = asyncio.Event()
        self._read = store._database.read
        monkeypatch.setattr(store._database, "read", self.read)

    async def read(self, *asked: object, **values: object) -> object:
        """Read, and answer when it may end."""
        self.count += 1
        found = await self._read(*asked, **values)  # type: ignore[arg-type]
        self.has_read.set()
        await self.may_end.wait()
        return found


def test_who_was_asked_for_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until something about them changes."""

    async def work(store: Store) -> None:
        await store.people.save(Person("ann", "Ann", 1, 1))
        reads = Reads(store, monkeypatch)
        first, second = await store.people.find("ann"), await store.people.find("ann")
        assert first == second == Person("ann", "Ann", 1, 1)
        assert reads.count == 1
        await store.people.touch("ann", 7)
        assert await store.people.find("ann") == Person("ann", "Ann", 1, 7)
        await store.people.save(Person("ann", "Änne", 1, 8))
        assert await store.people.find("ann") == Person("ann", "Änne", 1, 8)
        await store.people.remove("ann")
        assert await store.people.find("ann") is None

    with_store(work)


def test_who_is_erased_while_being_read_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading began before and ends after it."""

    async def work(store: Store) -> None:
        await store.people.save(Person("ann", "Ann", 1, 1))
        reads = Reads(store, monkeypatch)
        reads.may_end.clear()
        reading = asyncio.create_task(store.people.find("ann"))
        await reads.has_read.wait()
        await store.people.remove("ann")
        reads.may_end.set()
        await reading
        assert await store.people.find("ann") is None

    with_store(work)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is left out is read again."""
    monkeypatch.setattr(known_people, "MOST_KNOWN", 2)

    async def work(store: Store) -> None:
        names = ["ann", "bob", "cat"]
        for name in names:
            await store.people.save(Person(name, name, 1, 1))
            await store.people.find(name)
        assert [store.people._cache.find(name) is not None for name in names] == [
            False,
            False,
            True,
        ]
        assert await store.people.find("ann") == Person("ann", "ann", 1, 1)

    with_store(work)
