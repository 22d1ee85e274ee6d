"""Leases: which process runs a table."""

import asyncio

from menagerie.server.store import Store
from tests.server.store.conftest import Play, opened, row, summary


def test_a_lease_is_held_until_it_expires(play: Play) -> None:
    """The holder renews it, others wait for its end or its release."""

    async def scene(store: Store) -> None:
        for table in ("a", "b"):
            await store.tables.append(row(table, 0), summary(table, status="playing"))

        assert await store.leases.take(["a", "b", "none"], "one", now=0, until=10) == {"a", "b"}
        assert await store.leases.take(["a"], "two", now=5, until=15) == set()
        assert await store.leases.take(["a"], "one", now=5, until=20) == {"a"}
        assert await store.leases.take(["a", "b"], "two", now=10, until=20) == {"b"}
        await store.leases.release(["a", "b"], "one")
        assert await store.leases.take(["a", "b"], "one", now=11, until=20) == {"a"}
        assert await store.leases.take([], "one", now=11, until=20) == set()

    play(scene)


def test_an_entry_leaves_the_lease_alone(play: Play) -> None:
    """Whoever plays, the holder stays."""

    async def scene(store: Store) -> None:
        await store.tables.append(row("t", 0), summary("t"))
        await store.leases.take(["t"], "one", now=0, until=10)
        await store.tables.append(row("t", 1), summary("t", status="playing"))

        assert await store.leases.take(["t"], "two", now=5, until=15) == set()

    play(scene)


def test_two_stores_never_hold_the_same_table(url: str) -> None:
    """Whatever the order in which they ask."""
    tables = [f"t{number}" for number in range(50)]

    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            for table in tables:
                await one.tables.append(row(table, 0), summary(table, status="playing"))
            for turn in range(10):
                now, until = 10 * turn, 10 * turn + 10
                ones, twos, again = await asyncio.gather(
                    one.leases.take(tables, "one", now, until),
                    two.leases.take(tables[::-1], "two", now, until),
                    one.leases.take(tables[10:], "one", now, until),
                )
                assert not (ones | again) & twos
                assert ones | again | twos == set(tables)

    asyncio.run(scene())


def test_leases_are_taken_while_entries_are_written(url: str) -> None:
    """Neither waits for the other in a circle."""
    tables = [f"t{number}" for number in range(20)]

    async def play_on(store: Store, start: int) -> None:
        for number in range(start, start + 20):
            every = [
                store.tables.append(row(table, number), summary(table, body=b"%d" % number))
                for table in reversed(tables)
            ]
            assert all(await asyncio.gather(*every))

    async def take(store: Store, name: str) -> None:
        for turn in range(20):
            await store.leases.take(tables, name, turn, turn + 1)

    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            await asyncio.gather(play_on(one, 0), take(one, "one"), take(two, "two"))
            assert await two.tables.heads(tables) == dict.fromkeys(tables, 19)

    asyncio.run(scene())


def test_tables_nobody_attends_are_found(play: Play) -> None:
    """They play, nobody holds them, and they are awake or due."""

    async def scene(store: Store) -> None:
        for shown in (
            summary("awake", status="playing"),
            summary("asleep", status="playing", asleep=True),
            summary("asleep until 50", status="playing", asleep=True, due=50),
            summary("held", status="playing"),
            summary("open"),
            summary("over", status="over"),
        ):
            await store.tables.append(row(shown.id, 0), shown)
        await store.leases.take(["held"], "one", now=0, until=100)

        assert set(await store.leases.unattended(49, 10)) == {"awake"}
        assert set(await store.leases.unattended(50, 10)) == {"awake", "asleep until 50"}
        assert set(await store.leases.unattended(100, 10)) == {"awake", "asleep until 50", "held"}
        assert len(await store.leases.unattended(100, 2)) == 2

    play(scene)
