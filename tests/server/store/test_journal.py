"""Journals: what is acknowledged is there, in its place, once."""

import asyncio

import pytest

from menagerie.server.store import CodeTakenError, Row, Store, StoreError, StoreUnavailableError
from menagerie.server.store.group_commit import Group, Writer
from tests.server.store.conftest import Play, opened, row, summary


def test_entries_come_back_in_order(play: Play) -> None:
    """All, those after a sequence number, and those up to one."""

    async def scene(store: Store) -> None:
        rows = [row("t", number, b"body %d" % number, "ann") for number in range(5)]
        for each in rows:
            assert await store.tables.append(each)

        assert await store.tables.entries("t") == rows
        assert await store.tables.entries("t", after=2) == rows[3:]
        assert await store.tables.entries("t", after=0, until=3) == rows[1:4]
        assert await store.tables.entries("another") == []
        assert await store.tables.heads(["t", "another"]) == {"t": 4}

    play(scene)


def test_a_place_is_taken_once(play: Play) -> None:
    """A different entry is refused, and the first one stays."""

    async def scene(store: Store) -> None:
        first = row("t", 0, b"first")
        assert await store.tables.append(first, summary("t", body=b"first"))

        assert not await store.tables.append(row("t", 0, b"second"), summary("t", body=b"second"))
        assert not await store.tables.append(row("t", 0, b"first", "somebody else"))

        assert await store.tables.entries("t") == [first]
        found = await store.tables.summary("t")
        assert found is not None
        assert found.body == b"first"

    play(scene)


def test_an_entry_that_is_there_counts_as_put_there(play: Play) -> None:
    """It does not bring back an older summary."""

    async def scene(store: Store) -> None:
        await store.tables.append(row("t", 0), summary("t", body=b"zero"))
        await store.tables.append(row("t", 1), summary("t", body=b"one"))

        assert await store.tables.append(row("t", 0), summary("t", body=b"zero"))

        assert await store.tables.summary("t") == summary("t", body=b"one")

    play(scene)


def test_losers_and_winners_share_a_group(play: Play) -> None:
    """Only the losers are told so, and only the winners' summaries are kept."""

    async def scene(store: Store) -> None:
        for table in "abcdef":
            await store.tables.append(row(table, 0, b"old"), summary(table, body=b"old"))
        attempts = [(row(table, 0, b"new"), summary(table, body=b"new")) for table in "abc"]
        attempts += [(row(table, 1, b"new"), summary(table, body=b"new")) for table in "def"]
        attempts += [(row(table, 0, b"old"), summary(table, body=b"new")) for table in "gh"]

        outcomes = await asyncio.gather(*(store.tables.append(*attempt) for attempt in attempts))

        assert outcomes == [False] * 3 + [True] * 5
        bodies = {found.id: found.body for found in await store.tables.list_open()}
        assert bodies == dict.fromkeys("abc", b"old") | dict.fromkeys("defgh", b"new")

    play(scene)


def test_two_stores_settle_who_was_first(url: str) -> None:
    """Each place goes to one of them, and both agree whose it is."""

    async def rival(store: Store, name: str) -> set[tuple[str, int]]:
        places = [(f"table {table}", number) for number in range(20) for table in range(20)]
        won = await asyncio.gather(
            *(store.tables.append(Row(*place, 0, name, name.encode())) for place in places)
        )
        return {place for place, is_mine in zip(places, won, strict=True) if is_mine}

    async def scene() -> None:
        async with opened(url) as one, opened(url) as other:
            ones, others = await asyncio.gather(rival(one, "one"), rival(other, "other"))
            assert not ones & others
            assert len(ones | others) == 400
            for table in range(20):
                for entry in await one.tables.entries(f"table {table}"):
                    mine = ones if entry.person == "one" else others
                    assert (entry.table, entry.sequence) in mine

    asyncio.run(scene())


def test_members_follow_the_summary(play: Play) -> None:
    """They come, change seats and go with the entries that say so."""

    async def scene(store: Store) -> None:
        sitting = (("ann", 0), ("bob", 1), ("cy", None))
        await store.tables.append(row("t", 0), summary("t", members=sitting))
        assert await store.tables.summary("t") == summary("t", members=sitting)

        changed = (("dee", 0), ("ann", 1), ("cy", None))
        await store.tables.append(row("t", 1), summary("t", members=changed))
        assert await store.tables.summary("t") == summary("t", members=changed)
        assert await store.tables.of("bob") == []
        assert [found.id for found in await store.tables.of("dee")] == ["t"]

        await store.tables.append(row("t", 2), summary("t"))
        assert await store.tables.summary("t") == summary("t")

    play(scene)


def test_an_entry_without_a_summary_changes_no_list(play: Play) -> None:
    """The table stays as it was shown."""

    async def scene(store: Store) -> None:
        await store.tables.append(row("t", 0), summary("t", members=(("ann", 0),)))
        await store.tables.append(row("t", 1))

        assert await store.tables.summary("t") == summary("t", members=(("ann", 0),))

    play(scene)


def test_a_code_belongs_to_one_table(play: Play) -> None:
    """Whoever comes second is told; the others in the group are not disturbed."""

    async def scene(store: Store) -> None:
        await store.tables.append(row("first", 0), summary("first", code="HERD"))

        refused, kept = await asyncio.gather(
            store.tables.append(row("second", 0), summary("second", code="HERD")),
            store.tables.append(row("third", 0), summary("third", code="GOAT")),
            return_exceptions=True,
        )

        assert isinstance(refused, CodeTakenError)
        assert kept is True
        assert await store.tables.entries("second") == []
        found = await store.tables.with_code("HERD")
        assert found is not None
        assert found.id == "first"
        assert await store.tables.with_code("NONE") is None

    play(scene)


def test_a_summary_comes_with_an_entry_of_its_table(play: Play) -> None:
    """Any other is a mistake of the caller."""

    async def scene(store: Store) -> None:
        with pytest.raises(StoreError, match="the summary of b came with an entry of a"):
            await store.tables.append(row("a", 0), summary("b"))

    play(scene)


def test_what_waits_is_committed_before_the_store_closes(url: str) -> None:
    """Afterwards nothing is taken."""

    async def scene() -> None:
        store = await Store.open(url)
        waiting = [asyncio.ensure_future(store.tables.append(row(f"t{n}", 0))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))
        with pytest.raises(StoreError, match="closed"):
            await store.tables.append(row("late", 0))

    asyncio.run(scene())


class Slow:
    """A journal that commits when it is told to, and remembers the groups."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.groups: list[int] = []

    async def commit(self, group: Group) -> list[bool]:
        """Wait to be told."""
        await self.may.wait()
        self.groups.append(len(group))
        return [True] * len(group)

    async def close(self) -> None:
        """Nothing is held."""


def test_what_waits_is_committed_in_groups() -> None:
    """A group is as large as what waits, up to its bound and up to a table's second entry."""

    async def scene() -> None:
        journal = Slow()
        writer = Writer(journal, patience=1, group_size=10, most=100)
        rows = [row(f"t{number}", 0) for number in range(25)]
        rows += [row("t24", 1), row("t24", 2)]
        waiting = [asyncio.ensure_future(writer.append(each, None)) for each in rows]
        await asyncio.sleep(0)
        assert writer.waiting == 27
        journal.may.set()
        assert all(await asyncio.gather(*waiting))
        assert journal.groups == [10, 10, 5, 1, 1]
        await writer.close()

    asyncio.run(scene())


def test_the_line_is_bounded() -> None:
    """Beyond it, callers are told at once instead of waiting for ever."""

    async def scene() -> None:
        journal = Slow()
        writer = Writer(journal, patience=1, group_size=2, most=4)
        waiting = [asyncio.ensure_future(writer.append(row(f"t{n}", 0), None)) for n in range(6)]
        journal.may.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert outcomes[:4] == [True] * 4
        assert all(isinstance(outcome, StoreUnavailableError) for outcome in outcomes[4:])
        await writer.close()

    asyncio.run(scene())


def test_somebody_who_no_longer_waits_stops_nobody(play: Play) -> None:
    """An append that was cancelled may have happened; those beside it do happen."""

    async def scene(store: Store) -> None:
        given_up = asyncio.ensure_future(store.tables.append(row("a", 0)))
        waiting = asyncio.ensure_future(store.tables.append(row("b", 0)))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await waiting
        assert await store.tables.append(row("c", 0))

    play(scene)


def test_rewriting_makes_no_entry(play: Play) -> None:
    """Only what is there is rewritten."""

    async def scene(store: Store) -> None:
        await store.tables.rewrite([(row("t", 0), row("t", 0, b"new"))])
        assert await store.tables.entries("t") == []

    play(scene)


@pytest.mark.parametrize("person", ["ann", None])
def test_what_was_rewritten_meanwhile_is_left_alone(play: Play, person: str | None) -> None:
    """Whoever read it before would bring back what is forgotten."""

    async def scene(store: Store) -> None:
        read = row("t", 0, b"Ann says hello", person)
        await store.tables.append(read, summary("t"))
        forgotten = row("t", 0, b"somebody says hello")
        await store.tables.rewrite([(read, forgotten)])

        await store.tables.rewrite([(read, row("t", 0, b"Ann says nothing", person))])

        assert await store.tables.entries("t") == [forgotten]

    play(scene)
