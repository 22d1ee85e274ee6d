"""Tables in lists, and their end."""

import asyncio

from menagerie.server.store import Store
from tests.server.store.conftest import Play, row, summary


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
