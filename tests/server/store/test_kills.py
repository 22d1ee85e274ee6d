"""Processes and databases killed at any moment: nothing acknowledged is lost."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from menagerie.server.store import Row, Store, StoreUnavailableError, database
from menagerie.server.store.group_commit import Group, Writer
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE
from tests.server.store.conftest import opened, row, summary

KILLS = 5
Place = tuple[str, int]


@contextmanager
def appending(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that appends until it is killed."""
    command = [sys.executable, "-m", "tests.server.store.append", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - every word of the command stands here
        try:
            yield process
        finally:
            process.kill()


def killed(url: str, after: int) -> set[Place]:
    """Kill a process after some entries; what it had said was durable."""
    with appending(url) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.readlines()
    return {read_place(line) for line in lines if line.endswith("\n")}


def read_place(line: str) -> Place:
    """A table and a sequence number."""
    table, number = line.split()
    return table, int(number)


async def check(url: str, acknowledged: set[Place]) -> None:
    """All that was acknowledged is there, without gaps, and lists agree with journals."""
    async with opened(url) as store:
        for table in {table for table, _ in acknowledged}:
            numbers = [entry.sequence for entry in await store.tables.entries(table)]
            assert numbers == list(range(len(numbers)))
            assert {number for name, number in acknowledged if name == table} <= set(numbers)
            found = await store.tables.summary(table)
            assert found is not None
            assert found.touched == numbers[-1]
            assert found.members == ((f"person {numbers[-1]}", 0),)


def test_a_killed_process_has_lost_nothing_it_acknowledged(url: str) -> None:
    """Each process goes on where the one before it was killed."""
    acknowledged: set[Place] = set()
    for kill in range(KILLS):
        said = killed(url, after=37 + 61 * kill)
        assert not said & acknowledged
        acknowledged |= said
        asyncio.run(check(url, acknowledged))


class Player:
    """Appends to one table for ever, and remembers what was answered."""

    def __init__(self, store: Store, table: str, name: str) -> None:
        self.store = store
        self.table = table
        self.name = name
        self.mine: list[Row] = []
        self.not_mine: list[Row] = []
        self.answers: asyncio.Queue[bool] = asyncio.Queue()

    async def play(self) -> None:
        """Append, also where a rival does."""
        for number in count():
            entry = Row(self.table, number, number, self.name, self.name.encode())
            is_mine = await self.store.tables.append(entry, summary(self.table, touched=number))
            (self.mine if is_mine else self.not_mine).append(entry)
            self.answers.put_nowait(is_mine)

    async def more(self, entries: int) -> None:
        """Wait for so many answers more."""
        while not self.answers.empty():
            self.answers.get_nowait()
        for _ in range(entries):
            await self.answers.get()


async def more_from(players: list[Player], entries: int) -> None:
    """Wait until every player has been answered so many times more."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.more(entries) for player in players))


async def kill_under(postgres: Postgres, players: list[Player]) -> None:
    """Kill the database under players and start it again; the players go on."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(3):
        await more_from(players, 20)
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
    await more_from(players, 20)
    for task in tasks:
        assert not task.done()
        task.cancel()
    await asyncio.wait(tasks)


def test_a_killed_database_has_lost_nothing_acknowledged(postgres: Postgres) -> None:
    """Two processes play the same tables; each entry has one author, and both were told who."""
    url = postgres.new_database()

    async def scene() -> None:
        async with opened(url, patience=PATIENCE) as one, opened(url, patience=PATIENCE) as two:
            players = [
                Player(store, f"table {number}", name)
                for store, name in ((one, "one"), (two, "two"))
                for number in range(10)
            ]
            await kill_under(postgres, players)
        async with opened(url) as store:
            for player in players:
                entries = {each.sequence: each for each in await store.tables.entries(player.table)}
                assert all(entries[each.sequence] == each for each in player.mine)
                assert all(entries[each.sequence] != each for each in player.not_mine)
                assert sorted(entries) == list(range(len(entries)))

    asyncio.run(scene())


def test_a_database_that_stays_away_is_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told after their patience, and all works when it is back."""
    # A database that has just come back may be slow; one that is away refuses at once.
    monkeypatch.setattr(database, "PING_SECONDS", PATIENCE)
    url = postgres.new_database()

    async def scene() -> None:
        async with opened(url, patience=0.1) as store:
            assert await store.tables.append(row("t", 0), summary("t"))
            postgres.kill()
            try:
                asked = [store.tables.append(row("t", 1)), store.tables.entries("t"), store.ping()]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                assert Counter(map(type, answers)) == {StoreUnavailableError: 3}
            finally:
                postgres.start()
            await store.ping()
            assert await store.tables.append(row("t", 1))
            assert len(await store.tables.entries("t")) == 2

    asyncio.run(scene())


def test_questions_wait_for_a_database_that_comes_back(postgres: Postgres) -> None:
    """Reads and changes are answered after a restart as if nothing had been."""
    url = postgres.new_database()

    async def scene() -> None:
        async with opened(url) as store:
            await store.tables.append(row("t", 0), summary("t", status="playing"))
            await asyncio.gather(*(store.tables.entries("t") for _ in range(5)))
            postgres.kill()
            asked = [
                asyncio.ensure_future(store.tables.entries("t")),
                asyncio.ensure_future(store.leases.take(["t"], "one", 0, 10)),
            ]
            await asyncio.to_thread(postgres.start)
            entries, taken = await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
            assert entries == [row("t", 0)]
            assert taken == {"t"}

    asyncio.run(scene())


class Failing:
    """A journal whose database is away for some attempts."""

    def __init__(self, times: int) -> None:
        self.times = times

    async def commit(self, group: Group) -> list[bool]:
        """Fail a few times."""
        self.times -= 1
        if self.times >= 0:
            raise ConnectionRefusedError("away")
        return [True] * len(group)

    async def close(self) -> None:
        """Nothing is held."""


def test_the_writer_tries_again_while_the_database_is_away() -> None:
    """Until its patience ends."""

    async def scene() -> None:
        patient = Writer(Failing(2), patience=5, group_size=10, most=10)
        assert await patient.append(row("t", 0), None)
        await patient.close()
        hasty = Writer(Failing(1 << 30), patience=0.05, group_size=10, most=10)
        with pytest.raises(StoreUnavailableError, match="the database does not answer: away"):
            await hasty.append(row("t", 0), None)
        await hasty.close()

    asyncio.run(scene())
