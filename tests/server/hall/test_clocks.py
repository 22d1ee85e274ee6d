"""Clocks on a running server: time-outs, people who are away, a restart in between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from menagerie.server.app import Server
from menagerie.server.hall import bots as thinking
from menagerie.server.hall import presence
from menagerie.server.hall.live_table import LiveTable
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import ActionClock, GameClock
from tests.server.in_process import Hands, Page, house, open_table, settled, start, until


class Game:
    """Two people and a bot at a table with a clock."""

    def __init__(self, server: Server, live: LiveTable, hands: Hands) -> None:
        self.server = server
        self.live = live
        self.hands = hands
        self.ann = Page(server, "Ann")
        self.ben = Page(server, "Ben")

    async def open(self) -> "Game":
        """Both look at it."""
        await self.ann.open(self.live.table.id)
        await self.ben.open(self.live.table.id)
        return self

    async def persons_turn(self) -> tuple[int, Page]:
        """Wait until a person is to act: the seat, and the page."""
        await until(lambda: self.live.table.to_act[0] < 2)
        seat = self.live.table.to_act[0]
        page = (self.ann, self.ben)[seat]
        await page.until(lambda: page.may_act)
        return seat, page

    async def ring(self, seconds: float) -> None:
        """Time goes by, and the alarm that was set for then rings."""
        self.hands.later(seconds)
        await self.server.hall.turns.run_out(self.live)
        await settled(self.server)
        assert self.ann.read()
        assert self.ben.read()


@asynccontextmanager
async def playing(folder: Path, hands: Hands, **settings: Any) -> AsyncIterator[Game]:
    """A game in play."""
    async with house(folder, hands) as server:
        live = await open_table(server, "zoo", ["Ann", "Ben"], **settings)
        await start(server, live)
        yield await Game(server, live, hands).open()


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinking.PACES, "instant", 0.0005)


def test_a_bot_acts_when_time_is_over(tmp_path: Path) -> None:
    """Everybody sees why; the person takes the seat back with time to act."""
    hands = Hands()

    async def main() -> None:
        async with playing(tmp_path, hands, clock=ActionClock(30)) as game:
            seat, page = await game.persons_turn()
            await game.ring(29)
            assert game.ann.places[seat]["stands_in"] == ""
            await game.ring(1)
            assert [p.places[seat]["stands_in"] for p in (game.ann, game.ben)] == ["time", "time"]
            await until(lambda: seat not in game.live.table.to_act)
            await page.ask(ask.Back(id="-"))
            assert page.places[seat]["left"] == 30_000

    asyncio.run(main())


def test_the_alarm_is_set_to_the_next_clock(tmp_path: Path) -> None:
    """With the time that is left, and not at all where there is no clock."""
    hands = Hands()

    async def main() -> None:
        now = asyncio.get_running_loop().time
        before = now()
        async with playing(tmp_path, hands, clock=ActionClock(30)) as game:
            await game.persons_turn()
            assert game.live.alarm is not None
            assert before + 30 <= game.live.alarm.when() <= now() + 30
        (tmp_path / "other").mkdir()
        async with playing(tmp_path / "other", hands) as game:
            await game.persons_turn()
            assert game.live.alarm is None

    asyncio.run(main())


def test_everybody_sees_who_is_away_and_until_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes back in time plays on; else a bot does."""
    hands = Hands()

    async def main() -> None:
        async with playing(tmp_path, hands, grace=60) as game:
            monkeypatch.setattr(presence, "AWAY_SECONDS", 0)
            await game.ben.close()
            await game.ann.until(lambda: game.ann.places[1]["away_until"])
            assert game.ann.places[1]["away_until"] == hands.now + 60_000
            hands.later(20)
            await game.ben.open(game.live.table.id)
            await game.ann.until(lambda: game.ann.places[1]["away_until"] is None)
            await game.ben.close()
            await game.ann.until(lambda: game.ann.places[1]["away_until"])
            assert game.ann.places[1]["away_until"] == hands.now + 40_000
            hands.later(40)
            await game.server.hall.turns.run_out(game.live)
            await game.ann.until(lambda: game.ann.places[1]["stands_in"] == "away")
            await game.ben.open(game.live.table.id)
            await game.ben.ask(ask.Back(id="-"))
            await game.ann.until(lambda: game.ann.places[1]["stands_in"] == "")

    asyncio.run(main())


def test_presence_is_told_as_it_changes(tmp_path: Path) -> None:
    """Who is connected, seat by seat, and how many watch."""

    async def main() -> None:
        async with playing(tmp_path, Hands()) as game:
            eve = await Page(game.server, None).open(
                game.live.table.id, key=game.live.table.watch_key
            )
            everybody = {"type": "here", "seats": [True, True, False], "watchers": 1}
            await until(lambda: last_here(eve) == last_here(game.ann) == everybody)
            await eve.close()
            await until(lambda: last_here(game.ann) == everybody | {"watchers": 0})

    asyncio.run(main())


def last_here(page: Page) -> dict[str, Any]:
    """Who is connected, as a page was told last; bots may have acted since."""
    return [told for told in page.messages if told["type"] == "here"][-1]


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    """They stand as they stood, and the time in between counts for who is to act."""
    hands = Hands()

    async def before() -> tuple[str, list[dict[str, Any]], int]:
        async with playing(tmp_path, hands, clock=GameClock(60, 5)) as game:
            await game.persons_turn()
            hands.later(7)
            _, page = await game.persons_turn()
            await page.act()
            seat, page = await game.persons_turn()
            return game.live.table.id, page.places, seat

    async def after(table: str, places: list[dict[str, Any]], seat: int) -> None:
        async with house(tmp_path, hands) as server:
            hands.later(10)
            page = await Page(server, ("Ann", "Ben")[seat]).open(table)
            found = page.places
            for number in range(3):
                assert (found[number]["left"], found[number]["since"]) == (
                    places[number]["left"],
                    places[number]["since"],
                )
            live = await server.hall.tables.find(table)
            hands.now = places[seat]["since"] + places[seat]["left"]
            await server.hall.turns.run_out(live)
            assert live.table.seats[seat].why == "time"

    asyncio.run(after(*asyncio.run(before())))


def test_who_closes_the_page_in_the_lobby_does_not_hold_up_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they are away is stored, everybody is told, and the host may start."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live = await open_table(server, "zoo", ["Ann", "Ben"])
            ann, ben = Page(server, "Ann"), Page(server, "Ben")
            await ann.open(live.table.id)
            await ben.open(live.table.id, key=live.table.join_key)
            await ben.ask(ask.Stand(id="up"))
            await ben.ask(ask.Sit(id="down", name="Ben", key=live.table.join_key))
            await ann.until(lambda: live.here.seats[:2] == (True, True))
            assert (await ann.ask(ask.Start(id="-")))["key"] == "not_ready"
            monkeypatch.setattr(presence, "AWAY_SECONDS", 0)
            await ben.close()
            await ann.until(lambda: ann.places[1]["away_until"])
            await ann.ask(ask.Start(id="-"))
            await ann.until(lambda: ann.shown["table"]["status"] == "playing")

    asyncio.run(main())
