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

from menagerie.bots.levels import BOTS, LEVELS, Bot, SearchBot
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.state import Veiled
from menagerie.server.app import Server
from menagerie.server.hall import bots as thinking
from menagerie.server.hall.bots import Bots
from menagerie.server.host.metrics import Metrics
from menagerie.table.wire import commands as ask
from tests.server.in_process import Page, house, open_table, start, until
from tests.server.servers import PATIENCE
from tests.table.builders import Sitting, table

SPAN = 0.25


class First(Bot):
    """Takes the first legal action."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose: a seed stands for nothing here."""
        assert veiled.seat is not None
        assert seed >= 0
        return game.legal_actions(veiled, veiled.seat)[0]


class Stumbles(Bot):
    """Always fails."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Fail."""
        raise RuntimeError(f"{game.key} {veiled.seat} {seed}")


@contextmanager
def bot_threads() -> Iterator[Bots]:
    """Threads to think in."""
    found = Bots(2, Metrics())
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


def answered_after(monkeypatch: pytest.MonkeyPatch, seconds: float) -> float:
    """After how many seconds a bot answers that thinks for so many, by a clock held here."""
    now = 100.0

    class Thinks(First):
        def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
            nonlocal now
            now += seconds
            return super().choose(game, veiled, seed)

    async def sleep(asked: float) -> None:
        nonlocal now
        now += asked

    async def main() -> float:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        started = now
        with bot_threads() as found:
            await found.answer(sitting.table, sitting.table.to_act[0], started)
        return now - started

    sitting = asked_bot("greedy", monkeypatch, Thinks("greedy", "Thinks.", 0))
    return asyncio.run(main())


@pytest.mark.parametrize(("thought", "spans"), [(0, 1), (0.3, 1), (1, 1), (1.2, 2), (3.5, 4)])
def test_a_bot_answers_at_the_end_of_a_span(
    monkeypatch: pytest.MonkeyPatch, thought: float, spans: int
) -> None:
    """However quickly it knew: an answer at once would tell that there was no choice."""
    monkeypatch.setitem(thinking.PACES, "quick", SPAN)
    assert answered_after(monkeypatch, thought * SPAN) == spans * SPAN


def test_a_bot_that_fails_is_replaced_by_one_that_cannot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on with a random action, and the operator can read why."""
    monkeypatch.setitem(thinking.PACES, "quick", 0.001)
    sitting = asked_bot("greedy", monkeypatch, Stumbles("greedy", "Stumbles.", 0))
    seat = sitting.table.to_act[0]

    async def main() -> tuple[Action, float]:
        with bot_threads() as found:
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


@pytest.mark.parametrize(("bot", "warms_up"), [("club", False), ("owl", True)])
def test_strong_bots_warm_up_where_rules_are_interpreted(
    monkeypatch: pytest.MonkeyPatch, *, bot: str, warms_up: bool
) -> None:
    """They think no longer than people wait for, and the table says so; compiled rules end it."""
    asked = asked_bot("greedy", monkeypatch, LEVELS[bot]).table
    monkeypatch.setattr(thinking, "INTERPRETED", True)
    assert thinking.is_warming_up(asked) is warms_up
    quick = thinking.at_pace(LEVELS[bot], "calm")
    if isinstance(quick, SearchBot):
        assert quick.budget.seconds == thinking.INTERPRETED_LONGEST
    monkeypatch.setattr(thinking, "INTERPRETED", False)
    assert not thinking.is_warming_up(asked)
    assert thinking.at_pace(LEVELS[bot], "calm") is LEVELS[bot]


def test_what_can_wait_waits_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one thread and two bots that need it, what is done beside comes last."""
    monkeypatch.setitem(thinking.PACES, "quick", 0.001)
    order: list[str] = []

    class Notes(First):
        def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
            action = super().choose(game, veiled, seed)
            order.append("bot")
            return action

    sitting = asked_bot("greedy", monkeypatch, Notes("greedy", "Notes.", 0))

    async def main() -> None:
        found = Bots(1, Metrics())
        started = asyncio.get_running_loop().time()
        seat = sitting.table.to_act[0]
        bots = [asyncio.create_task(found.answer(sitting.table, seat, started)) for _ in range(2)]
        await asyncio.sleep(0)
        await found.when_idle(lambda: order.append("idle"))
        await asyncio.gather(*bots)
        found.close()

    asyncio.run(main())
    assert order == ["bot", "bot", "idle"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ranks threads one by one")
def test_bots_step_back_for_people() -> None:
    """The threads in which bots think are nicer than the one that answers."""

    def rank() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def asked() -> int:
        found = Bots(1, Metrics())
        try:
            return await found.when_idle(rank)
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

    class Waits(First):
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
            thought = live.thinking[0]
            await ann.ask(ask.Back(id="-"))
            assert 0 not in live.thinking
            await until(thought.done)
            assert thought.cancelled()
            may_answer.set()
            await until(answered.is_set)
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
