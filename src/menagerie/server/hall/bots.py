"""Bots at the tables: they think in their threads and answer at a pace.

The time of an answer tells nothing about what a bot holds: it comes at the end of a span that is
fixed before the bot is asked; a bot that thinks longer answers at the end of a later span. Hints
are searched in the same threads and told in the same way. Work that can wait runs when a thread
has nothing else to do.
"""

import asyncio
import logging
import math
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, TypeVar

from menagerie.bots.advice.advisor import advise
from menagerie.bots.levels import BOTS, LEVELS, Bot, SearchBot, find_bot
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.advice import Advice
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.core.state import Veiled
from menagerie.server.host.metrics import Metrics
from menagerie.table.errors import TableError
from menagerie.table.state import Table

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)

# Seconds, by the pace of a table.
PACES = {"instant": 0.05, "quick": 0.8, "calm": 2.0}
# Seconds that a bot thinks at most where people want to be waited for no longer.
LONGEST = {"instant": 0.5}
INTERPRETED_LONGEST = 1.5
# In iterations, so that equal knowledge gives equal hints.
HINT = Budget(iterations=1500)
FALLBACK = "random"
# The nice value of the threads of bots.
BEHIND = 10


def bot_names() -> tuple[str, ...]:
    """The bots there are; the last stands in for people."""
    return (*LEVELS, *BOTS)


class Bots:
    """The threads in which bots think."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self._count = threads
        self._threads = ThreadPoolExecutor(threads, "bot", step_back)
        self._asked = 0
        self._spare = asyncio.Event()

    async def answer(self, table: Table, seat: int, started: float) -> Action:
        """The action of a seat's bot, when its span is over."""
        assert table.eyes is not None  # noqa: S101 - a running game was dealt
        veiled = table.eyes.veiled(seat)
        bot = at_pace(find_bot(table.seats[seat].bot), table.settings.pace)
        action = await self._think(self._choose, table.game, veiled, bot, bot_seed(table, seat))
        await _span_over(started, max(PACES[table.settings.pace], bot.span))
        return action

    async def advise(self, table: Table, veiled: Veiled, seed: int, started: float) -> Advice:
        """The advice for what a seat knows, when the span of a hint is over."""
        advice = await self._think(self._advise, table.game, veiled, seed)
        await _span_over(started, HINT.span)
        if advice is None:
            raise TableError("no_hint")
        return advice

    async def when_idle(self, work: Callable[[], Answer]) -> Answer:
        """Run short work in a thread that no bot needs."""
        while self._asked >= self._count:
            self._spare.clear()
            await self._spare.wait()
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _think(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Run in a thread what somebody waits for."""
        self._asked += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self._asked -= 1
            self._spare.set()

    def _choose(self, game: Game, veiled: Veiled, bot: Bot, seed: int) -> Action:
        """Let a bot choose; one that fails is replaced by one that cannot."""
        with self.metrics.bot_seconds.time():
            try:
                return bot.choose(game, veiled, seed)
            except Exception:
                log.exception("bot %s failed in %s", bot.name, game.key)
                self.metrics.bot_failures.inc()
                return BOTS[FALLBACK].choose(game, veiled, seed)

    def _advise(self, game: Game, veiled: Veiled, seed: int) -> Advice | None:
        """Search for a hint; None if that fails."""
        with self.metrics.hint_seconds.time():
            try:
                return advise(game, veiled, HINT, seed)
            except Exception:
                log.exception("a hint failed in %s", game.key)
                self.metrics.bot_failures.inc()
                return None

    def close(self) -> None:
        """End the threads; work that has not begun is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let this thread yield to the ones that people wait for, where a thread can (on Linux)."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        rank = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, max(rank, BEHIND))


async def _span_over(started: float, span: float) -> None:
    """Wait until the end of a span, counted from a moment."""
    loop = asyncio.get_running_loop()
    spans = max(1, math.ceil((loop.time() - started) / span))
    await asyncio.sleep(max(0.0, started + spans * span - loop.time()))


def is_warming_up(table: Table) -> bool:
    """Whether rules are interpreted at a table where a bot looks ahead."""
    bots = (find_bot(seat.bot) for seat in table.seats if seat.bot)
    return INTERPRETED and any(isinstance(bot, SearchBot) for bot in bots)


def at_pace(bot: Bot, pace: str) -> Bot:
    """A bot that thinks no longer than the pace of a table, or interpreted rules, let it."""
    longest = LONGEST.get(pace, INTERPRETED_LONGEST if INTERPRETED else None)
    if longest is None or not isinstance(bot, SearchBot):
        return bot
    return bot.bounded(min(longest, bot.budget.seconds or longest))


def hint_seed(table: Table, seat: int) -> int:
    """A seed for a hint, made of public facts: equal knowledge gives equal hints."""
    return _seed(f"hint {table.id} {seat} {table.seats[seat].turn}")


def bot_seed(table: Table, seat: int) -> int:
    """A seed for the next choice of a bot: the same table gives the same ones."""
    return _seed(f"{table.secret} {seat} {table.seats[seat].turn} {len(table.played)}")


def _seed(told: str) -> int:
    return int.from_bytes(sha256(told.encode()).digest()[:8], "little")
