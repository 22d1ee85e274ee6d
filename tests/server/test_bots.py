"""Bots at the tables: they answer at a pace that tells nothing, and fail without harm."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from menagerie.bots.policy import BOTS, LEVELS, Bot, SearchBot
from menagerie.bots.searching import Budget
from menagerie.core.actions import Action
from menagerie.core.game import Game, Veiled
from menagerie.server import thinking
from menagerie.server.app import Server
from menagerie.server.metrics import Metrics
from menagerie.server.thinking import Thinkers
from menagerie.table import commands as ask
from tests.server.in_process import PATIENCE, Page, house, open_table, start, until
from tests.table.builders import Sitting, table

SPAN = 0.2


class Ponders(Bot):
    """Thinks for a while, then takes the first legal action."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose as late as told: a seed stands for nothing here."""
        assert veiled.seat is not None
        assert seed >= 0
        threading.Event().wait(self.number / 1000)
        return game.legal_actions(veiled, veiled.seat)[0]


class Stumbles(Bot):
    """Always fails."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Fail."""
        raise RuntimeError(f"{game.key} {veiled.seat} {seed}")


@contextmanager
def thinkers() -> Iterator[Thinkers]:
    """Threads to think in."""
    found = Thinkers(2, Metrics())
    try:
        yield found
    finally:
        found.close()


def asked_bot(bot: str, monkeypatch: pytest.MonkeyPatch, found: Bot) -> Sitting:
    """A table at which a bot of our own is to act."""
    monkeypatch.setitem(BOTS, bot, found)
    sitting = table("zoo", 3).sit("Ann").start(bot="greedy")
    while sitting.to_act == ["Ann"]:
        sitting.act("Ann")
    return sitting


def answered_after(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> float:
    """How many spans pass before a bot answers that thinks for so long."""
    sitting = asked_bot("greedy", monkeypatch, Ponders("greedy", "Ponders.", milliseconds))
    ends: list[float] = []

    async def main() -> float:
        loop = asyncio.get_running_loop()
        sleep = asyncio.sleep

        async def noted(seconds: float) -> None:
            ends.append(loop.time() + seconds)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", noted)
        started = loop.time()
        with thinkers() as found:
            await found.answer(sitting.table, sitting.table.to_act[0], started)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        return (ends[-1] - started) / SPAN

    return asyncio.run(main())


@pytest.mark.parametrize(("milliseconds", "spans"), [(0, 1), (60, 1), (240, 2)])
def test_a_bot_answers_at_the_end_of_a_span(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int, spans: int
) -> None:
    """However quickly it knew: an answer at once would tell that there was no choice."""
    monkeypatch.setitem(thinking.PACES, "quick", SPAN)
    found = answered_after(monkeypatch, milliseconds)
    assert found == pytest.approx(round(found), abs=0.1)
    assert round(found) >= spans


def test_a_bot_that_fails_is_replaced_by_one_that_cannot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on with a random action, and the operator can read why."""
    monkeypatch.setitem(thinking.PACES, "quick", 0.001)
    sitting = asked_bot("greedy", monkeypatch, Stumbles("greedy", "Stumbles.", 0))
    seat = sitting.table.to_act[0]

    async def main() -> tuple[Action, float]:
        with thinkers() as found:
            action = await found.answer(sitting.table, seat, asyncio.get_running_loop().time())
            return action, found.metrics.bot_failures._value.get()

    action, failures = asyncio.run(main())
    assert action in sitting.table.game.legal_actions(sitting.state, seat)
    assert failures == 1
    assert "bot greedy failed in zoo" in caplog.text


def test_a_bot_never_thinks_longer_than_the_pace_allows() -> None:
    """At once means at once: the two seconds of a master are cut short."""
    master, hurried = LEVELS["master"], thinking.at_pace(LEVELS["master"], "instant")
    assert hurried.span < 1 < master.span
    assert thinking.at_pace(master, "quick") is master
    assert thinking.at_pace(LEVELS["club"], "instant") is LEVELS["club"]
    owl, quick = LEVELS["owl"], thinking.at_pace(LEVELS["owl"], "instant")
    assert isinstance(owl, SearchBot)
    assert isinstance(quick, SearchBot)
    assert quick.budget == Budget(owl.budget.iterations, thinking.LONGEST["instant"])


def test_what_can_wait_waits_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one thread and two bots that need it, what is done beside comes last."""
    monkeypatch.setitem(thinking.PACES, "quick", 0.001)
    order: list[str] = []

    class Notes(Ponders):
        def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
            action = super().choose(game, veiled, seed)
            order.append("bot")
            return action

    sitting = asked_bot("greedy", monkeypatch, Notes("greedy", "Ponders.", 20))

    async def main() -> None:
        found = Thinkers(1, Metrics())
        started = asyncio.get_running_loop().time()
        seat = sitting.table.to_act[0]
        bots = [asyncio.create_task(found.answer(sitting.table, seat, started)) for _ in range(2)]
        await asyncio.sleep(0)
        await found.beside(lambda: order.append("beside"))
        await asyncio.gather(*bots)
        found.close()

    asyncio.run(main())
    assert order == ["bot", "bot", "beside"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ranks threads one by one")
def test_bots_step_back_for_people() -> None:
    """The threads in which bots think are nicer than the one that answers."""

    def rank() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def asked() -> int:
        found = Thinkers(1, Metrics())
        try:
            return await found.beside(rank)
        finally:
            found.close()

    before = rank()
    assert asyncio.run(asked()) == max(before, thinking.BEHIND)
    assert rank() == before


def test_the_same_table_gets_the_same_answer() -> None:
    """A process that takes over goes on as the one before would have."""
    sitting = table("zoo", 3).sit("Ann").start(bot="random")
    assert thinking.bot_seed(sitting.table, 1) == thinking.bot_seed(sitting.reread(), 1)
    assert thinking.bot_seed(sitting.table, 1) != thinking.bot_seed(sitting.table, 2)


def test_a_bot_that_was_asked_does_not_act_for_a_person_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it thought of is thrown away."""
    monkeypatch.setitem(thinking.PACES, "calm", 0.01)
    asked, may_answer, answered = threading.Event(), threading.Event(), threading.Event()
    may_answer.set()

    class Waits(Ponders):
        def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
            asked.set()
            assert may_answer.wait(PATIENCE)
            action = super().choose(game, veiled, seed)
            answered.set()
            return action

    monkeypatch.setitem(BOTS, "greedy", Waits("greedy", "Waits.", 0))

    async def main() -> None:
        async with house(tmp_path) as server:
            live, ann = await alone_with_bots(server, pace="calm")
            await ann.until(lambda: ann.may_act)
            turn = live.table.seats[0].turn
            for event in (asked, may_answer, answered):
                event.clear()
            await ann.ask(ask.Leave(id="-"))
            await until(asked.is_set)
            assert 0 in live.thinking
            await ann.ask(ask.Back(id="-"))
            assert 0 not in live.thinking
            may_answer.set()
            await until(answered.is_set)
            await asyncio.sleep(10 * thinking.PACES["calm"])
            assert live.table.seats[0].turn == turn

    asyncio.run(main())


def test_a_pause_stops_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They go on when the host does."""
    monkeypatch.setitem(thinking.PACES, "instant", 0.001)

    async def main() -> None:
        async with house(tmp_path) as server:
            live, ann = await alone_with_bots(server)
            await ann.ask(ask.Leave(id="-"))
            await ann.ask(ask.Pause(id="-"))
            sequence = live.table.sequence
            assert live.thinking == {}
            await ann.ask(ask.Resume(id="-"))
            await until(lambda: live.table.sequence > sequence + 2)

    asyncio.run(main())


async def alone_with_bots(server: Server, **settings: Any) -> tuple[Any, Page]:
    """Ann plays with two bots."""
    live = await open_table(server, "zoo", ["Ann"], **settings)
    await start(server, live)
    return live, await Page(server, "Ann").open(live.table.id)
