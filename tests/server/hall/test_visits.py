"""People who ask over HTTP only: they are at the table while they ask, and a while longer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from menagerie.server.app import Server
from menagerie.server.hall import presence
from menagerie.server.hall.live_table import VISIT, LiveTable
from menagerie.server.http.call import Call
from menagerie.server.store import Person
from menagerie.table import deadlines
from tests.server.in_process import SECOND, Hands, Page, house, open_table, start, until


@asynccontextmanager
async def playing(folder: Path, hands: Hands) -> AsyncIterator[tuple[Server, LiveTable]]:
    """Ann and Ben at play, Ann connected."""
    async with house(folder, hands) as server:
        live = await open_table(server, "zoo", ["Ann", "Ben"])
        await start(server, live)
        yield server, live


async def asks(server: Server, live: LiveTable, person: str | None) -> None:
    """Somebody asks something about a table."""
    scope: dict[str, Any] = {"headers": []}
    known = None if person is None else Person(person, person, 0, 0)
    call = Call(server, scope, known, {"table": live.table.id})
    await call.table(live.table.watch_key)


def test_who_asks_wakes_the_table(tmp_path: Path) -> None:
    """Somebody who is known; who is not asks in vain."""

    async def main() -> None:
        async with playing(tmp_path, Hands()) as (server, live):
            await server.hall.decisions.attempt(live, deadlines.falls_asleep)
            await asks(server, live, None)
            assert live.table.is_asleep
            await asks(server, live, "Ben")
            assert not live.table.is_asleep

    asyncio.run(main())


def test_who_asks_is_there_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody sees it, no grace begins, and it does when nothing is asked any longer."""
    monkeypatch.setattr(presence, "AWAY_SECONDS", 0)
    hands = Hands()

    async def main() -> None:
        async with playing(tmp_path, hands) as (server, live):
            ann = await Page(server, "Ann").open(live.table.id)
            await until(lambda: live.table.seats[1].away_since is not None)
            await asks(server, live, "Ben")
            assert live.table.seats[1].away_since is None
            assert live.here.seats == (True, True, False)
            hands.later(VISIT / SECOND)
            await server.hall.presence.repeat()
            assert live.here.seats[1]
            assert not live.away
            hands.later(1)
            await server.hall.presence.repeat()
            await until(lambda: live.table.seats[1].away_since is not None)
            assert live.here.seats == (True, False, False)
            await ann.close()

    asyncio.run(main())


def test_a_table_that_is_asked_about_stays_awake(tmp_path: Path) -> None:
    """As long as somebody asks at least once in the time after which it would sleep."""
    hands = Hands()

    async def main() -> None:
        async with playing(tmp_path, hands) as (server, live):
            for _ in range(3):
                hands.later(server.settings.sleep_after - 1)
                await asks(server, live, "Ben")
                await server.hall.rounds.attend()
                assert not live.table.is_asleep

    asyncio.run(main())
