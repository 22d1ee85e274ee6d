"""Tables in lists, their leases, and their end."""

import asyncio

from menagerie.server.store import Store
from tests.server.store.conftest import Play, opened, row, summary


def test_open_tables_are_public_and_newest_first(play: Play) -> None:
    """Those that play, are over or go by link only are not listed."""

    async def scene(store: Store) -> None:
        kept = [
            summary("old", touched=1),
            summary("new", touched=3, game="zoo"),
            summary("hidden", touched=9, public=False),
            summary("playing", touched=9, status="playing"),
            summary("over", touched=9, status="over"),
            summary("middle", touched=2, members=(("ann", 0), ("bob", 1))),
        ]
        await asyncio.gather(*(store.tables.append(row(each.id, 0), each) for each in kept))

        assert [each.id for each in await store.tables.list_open()] == ["new", "middle", "old"]
        assert [each.id for each in await store.tables.list_open("buffalo")] == ["middle", "old"]
        assert await store.tables.list_open(limit=2) == [kept[1], kept[5]]

    play(scene)


def test_a_summary_comes_back_as_it_was(play: Play) -> None:
    """Every field, and None for a table that is not there."""

    async def scene(store: Store) -> None:
        kept = summary(
            "t",
            game="goats",
            status="playing",
            public=False,
            code="MEADOW",
            touched=7,
            due=1 << 41,
            asleep=True,
            body=b"\x00\xff",
            members=(("ann", 0), ("bob", None)),
        )
        await store.tables.append(row("t", 0), kept)

        assert await store.tables.summary("t") == kept
        assert await store.tables.with_code("MEADOW") == kept
        assert await store.tables.of("bob") == [kept]
        assert await store.tables.summary("another") is None

    play(scene)


def test_a_persons_tables_are_newest_first(play: Play) -> None:
    """As many as are asked for."""

    async def scene(store: Store) -> None:
        for number in range(4):
            shown = summary(f"t{number}", touched=number, members=(("ann", 0), ("bob", 1)))
            await store.tables.append(row(f"t{number}", 0), shown)

        assert [each.id for each in await store.tables.of("ann", limit=3)] == ["t3", "t2", "t1"]
        assert await store.tables.of("cy", limit=3) == []

    play(scene)


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


def test_stale_tables_go_with_all_that_is_theirs(play: Play) -> None:
    """Their journals and members go, others stay."""

    async def scene(store: Store) -> None:
        for number in range(4):
            shown = summary(f"t{number}", touched=number, members=(("ann", 0),))
            await store.tables.append(row(f"t{number}", 0), shown)

        stale = await store.tables.stale("open", before=2, limit=10)
        assert stale == ["t0", "t1"]
        assert await store.tables.stale("open", before=2, limit=1) == ["t0"]
        assert await store.tables.stale("over", before=9, limit=9) == []

        await store.tables.remove(stale)
        assert await store.tables.entries("t0") == []
        assert [each.id for each in await store.tables.of("ann")] == ["t3", "t2"]
        assert await store.tables.heads(["t0", "t1", "t2"]) == {"t2": 0}

    play(scene)
