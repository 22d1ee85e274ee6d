"""Playing on a running server: from the first seat to the rematch."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from menagerie import GAMES
from menagerie.server.app import Server
from menagerie.server.hall import bots as thinking
from menagerie.server.hall.live_table import LiveTable
from menagerie.table.fairness import verify
from menagerie.table.records import record_of
from menagerie.table.wire import commands as ask
from tests.promises.walks import spread
from tests.server.in_process import Hands, Page, house, open_table, settled, start, until

LONGEST = 3000


@pytest.fixture(autouse=True)
def _hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinking.PACES, "instant", 0.0005)


async def play(page: Page, most: int = LONGEST) -> None:
    """Let a person act whenever the game waits for them, up to so many times or to the end."""
    for number in range(most):
        await page.until(lambda: page.is_over or page.may_act)
        if page.is_over:
            return
        await page.act(spread(number, 0))


async def seated(
    server: Server, game: str, *people: str, **settings: Any
) -> tuple[LiveTable, list[Page]]:
    """A game in play, and a page for everybody in it."""
    live = await open_table(server, game, list(people), **settings)
    await start(server, live)
    return live, [await Page(server, person).open(live.table.id) for person in people]


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_with_bots_to_the_end(game: str, tmp_path: Path) -> None:
    """The page never misses a number, and the record of the game proves its deal."""
    options = {"target": 1} if game == "zoo" else {}

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann,) = await seated(server, game, "Ann", options=options)
            await play(ann)
            assert ann.shown["view"]["outcome"]["reason"]
            assert ann.shown["table"]["fairness"]["secret"] == live.table.secret
            assert verify(record_of(live.table)).secret == live.table.secret

    asyncio.run(main())


def test_a_bot_takes_over_for_who_leaves_and_gives_the_seat_back(tmp_path: Path) -> None:
    """Everybody sees it, the game goes on, and the person plays on from there."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann, ben) = await seated(server, "goats", "Ann", "Ben", seats=2)
            await ben.ask(ask.Leave(id="-"))
            await ann.until(lambda: ann.places[1]["stands_in"] == "left")
            await play(ann, most=3)
            await until(lambda: live.table.to_act == (0,))
            assert live.table.seats[1].turn > 0
            await ben.ask(ask.Back(id="-"))
            await ann.until(lambda: ann.places[1]["bot"] == "")
            await ann.act()
            await ben.until(lambda: ben.may_act or (ann.read() and ann.may_act))
            assert live.table.seats[1].is_played_by_person

    asyncio.run(main())


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    """Numbers and seats go on where they were, pages resume, and bots play on by themselves."""
    clock = Hands()

    async def before() -> tuple[str, dict[str, Any]]:
        async with house(tmp_path, clock) as server:
            live, (ann,) = await seated(server, "zoo", "Ann")
            await play(ann, most=4)
            await ann.ask(ask.Leave(id="-"))
            sequence = live.table.sequence
            await until(lambda: live.table.sequence > sequence)
            await settled(server)
            ann.read()
            return live.table.id, ann.shown

    async def after(table: str, shown: dict[str, Any]) -> None:
        async with house(tmp_path, clock) as server:
            ann = Page(server, "Ann")
            ann.shown = shown
            await ann.open(table, since=str(shown["seq"]), seat="0")
            assert ann.messages[0]["type"] == "resumed"
            live = await server.hall.tables.find(table)
            turn = live.table.seats[1].turn
            await until(lambda: live.table.seats[1].turn > turn)
            await ann.ask(ask.Back(id="-"))
            await play(ann, most=2)

    asyncio.run(after(*asyncio.run(before())))


def test_bots_go_on_after_a_restart_without_anybody(tmp_path: Path) -> None:
    """The rounds of the server find the table, though nobody opens it."""
    clock = Hands()

    async def before() -> tuple[str, int]:
        async with house(tmp_path, clock) as server:
            live, (ann,) = await seated(server, "buffalo", "Ann")
            await ann.ask(ask.Leave(id="-"))
            return live.table.id, live.table.sequence

    async def after(table: str, sequence: int) -> None:
        async with house(tmp_path, clock) as server:
            await until(lambda: table in server.hall.tables.live)
            live = server.hall.tables.live[table]
            await until(lambda: live.table.sequence > sequence + 3)

    asyncio.run(after(*asyncio.run(before())))


def test_a_table_sleeps_when_nobody_is_there_and_wakes_when_somebody_comes(tmp_path: Path) -> None:
    """Its bots stop, and go on."""
    clock = Hands()

    async def main() -> None:
        async with house(tmp_path, clock, sleep_after=3600) as server:
            live, (ann,) = await seated(server, "zoo", "Ann")
            await ann.until(lambda: ann.may_act)
            await ann.close()
            clock.later(3599)
            await server.hall.rounds.attend()
            assert not live.table.is_asleep
            clock.later(1)
            await server.hall.rounds.attend()
            assert live.table.is_asleep
            await ann.open(live.table.id)
            await ann.until(lambda: not ann.shown["table"]["asleep"])
            await play(ann, most=2)

    asyncio.run(main())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    """Everybody is asked, agrees, and sits where they sat; then the game begins by itself."""

    async def main() -> None:
        async with house(tmp_path) as server:
            options = {"target": 1}
            live, (ann, ben) = await seated(server, "zoo", "Ann", "Ben", options=options)
            assert (await ann.ask(ask.Rematch(id="-")))["key"] == "not_over"
            await asyncio.gather(play(ann), play(ben))
            await ben.ask(ask.Rematch(id="-", nonce="ben's"))
            await ann.until(lambda: ann.shown["table"]["rematch"])
            other = ann.shown["table"]["rematch"]
            again = (await server.hall.tables.find(other)).table
            assert again.status == "open"
            assert again.seats[1].nonce == "ben's"
            assert (await ann.ask(ask.Rematch(id="-")))["table"] == other
            again = (await server.hall.tables.find(other)).table
            who = [(seat.person, seat.bot) for seat in live.table.seats]
            assert [(seat.person, seat.bot) for seat in again.seats] == who
            assert again.host == "Ben"
            assert again.status == "playing"

    asyncio.run(main())


def test_who_has_played_against_bots_plays_again_at_once(tmp_path: Path) -> None:
    """The same settings, seat and bots; who asks once more is led to that very game."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann,) = await seated(server, "zoo", "Ann", options={"target": 1})
            await play(ann)
            other = (await ann.ask(ask.Rematch(id="-")))["table"]
            assert (await ann.ask(ask.Rematch(id="-")))["table"] == other != live.table.id
            again = (await server.hall.tables.find(other)).table
            assert again.status == "playing"
            assert again.settings == live.table.settings
            who = [(seat.person, seat.bot) for seat in live.table.seats]
            assert [(seat.person, seat.bot) for seat in again.seats] == who

    asyncio.run(main())


def test_two_who_ask_for_a_rematch_at_once_get_the_same(tmp_path: Path) -> None:
    """The table that was opened in vain is gone."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann, ben) = await seated(server, "zoo", "Ann", "Ben", options={"target": 1})
            await asyncio.gather(play(ann), play(ben))
            told = await asyncio.gather(*(one.ask(ask.Rematch(id="-")) for one in (ann, ben)))
            assert told[0]["table"] == told[1]["table"] == live.table.rematch
            await until(lambda: set(server.hall.tables.live) == {live.table.id, live.table.rematch})
            assert await server.store.tables.stale("open", server.clock() + 1, 10) == []

    asyncio.run(main())


def test_who_watches_sees_what_is_public_until_the_end_and_then_all(tmp_path: Path) -> None:
    """No hand, no legal actions, no record; afterwards the record with its secret."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann,) = await seated(server, "zoo", "Ann", options={"target": 1})
            eve = await Page(server, None).open(live.table.id, key=live.table.watch_key)
            assert ann.shown["view"]["hand"]
            assert eve.shown["view"]["hand"] == []
            assert live.table.secret not in "".join(eve.wire.sent)
            await play(ann)
            await eve.until(lambda: eve.is_over)
            assert not any(message.get("legal") for message in eve.messages)
            assert eve.shown["table"]["fairness"]["secret"] == live.table.secret

    asyncio.run(main())


def test_who_has_no_key_watches_nothing(tmp_path: Path) -> None:
    """Neither a stranger, nor somebody who was removed."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (_, ben) = await seated(server, "zoo", "Ann", "Ben")
            stranger = await Page(server, None).open(live.table.id)
            assert [message["type"] for message in stranger.messages] == ["refused"]
            await server.hall.decisions.ask(live, ask.Remove(id="r", seat=1), "Ann")
            await ben.until(lambda: ben.wire.closed)
            assert ben.messages[-1]["type"] == "refused"

    asyncio.run(main())


def test_the_same_command_is_carried_out_once(tmp_path: Path) -> None:
    """Who sends it again, as after a lost answer, is told that it is done."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, (ann,) = await seated(server, "zoo", "Ann", chat="text")
            message = {"type": "say", "id": "once", "phrase": "hello"}
            assert (await ann.send(message))["type"] == "done"
            assert (await ann.send(message))["type"] == "done"
            assert len(live.table.lines) == 1

    asyncio.run(main())


def test_every_command_but_an_action_is_answered_by_its_own_message(tmp_path: Path) -> None:
    """Also where its sender hears of it by a whole table, or no longer has a seat."""
    before: list[ask.AnyCommand] = [
        ask.Ready(id="-", ready=False),
        ask.Rename(id="-", name="Annie"),
        ask.Stand(id="-"),
        ask.Sit(id="-", seat=2, name="Ann"),
        ask.Fill(id="-", seat=1, bot="random"),
        ask.Remove(id="-", seat=1),
        ask.Start(id="-"),
    ]
    after: list[ask.AnyCommand] = [
        ask.Pause(id="-"),
        ask.Resume(id="-"),
        ask.Mute(id="-", seat=1),
        ask.Say(id="-", phrase="hello"),
        ask.Leave(id="-"),
        ask.Back(id="-"),
    ]

    async def main() -> None:
        async with house(tmp_path) as server:
            live = await open_table(server, "zoo", ["Ann"])
            ann = await Page(server, "Ann").open(live.table.id)
            assert [(await ann.ask(one))["type"] for one in before] == ["done"] * len(before)
            assert [(await ann.ask(one))["type"] for one in after] == ["done"] * len(after)
            await ann.until(lambda: ann.may_act)
            assert (await ann.act())["type"] == "news"

    asyncio.run(main())
