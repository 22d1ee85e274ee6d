"""Bots at the tables: they think in threads of their own and answer at a pace.

How long an answer takes says nothing about what a bot holds: it comes at the end of a span that
is fixed before the bot is asked; one that thinks longer answers at the end of a later one.
"""

import asyncio
import logging
import math
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

from menagerie.bots.policy import BOTS, LEVELS, find_bot
from menagerie.core.actions import Action
from menagerie.core.game import Game, Veiled
from menagerie.server.metrics import Metrics
from menagerie.table.state import Table

log = logging.getLogger(__name__)

# Seconds, by the pace of a table.
PACES = {"instant": 0.05, "quick": 0.8, "calm": 2.0}
FALLBACK = "random"


def bot_names() -> tuple[str, ...]:
    """The bots there are; the last stands in for people."""
    return (*LEVELS, *BOTS)


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self._threads = ThreadPoolExecutor(threads, "bot")

    async def answer(self, table: Table, seat: int, started: float) -> Action:
        """The action of a seat's bot, when its span is over."""
        loop = asyncio.get_running_loop()
        assert table.eyes is not None  # noqa: S101 - a running game was dealt
        veiled = table.eyes.veiled(seat)
        bot, seed = table.seats[seat].bot, bot_seed(table, seat)
        action = await loop.run_in_executor(
            self._threads, self._choose, table.game, veiled, bot, seed
        )
        span = max(PACES[table.settings.pace], find_bot(bot).span)
        spans = max(1, math.ceil((loop.time() - started) / span))
        await asyncio.sleep(max(0.0, started + spans * span - loop.time()))
        return action

    def _choose(self, game: Game, veiled: Veiled, bot: str, seed: int) -> Action:
        """Let a bot choose; one that fails is replaced by one that cannot."""
        with self.metrics.bot_seconds.time():
            try:
                return find_bot(bot).choose(game, veiled, seed)
            except Exception:
                log.exception("bot %s failed in %s", bot, game.key)
                self.metrics.bot_failures.inc()
                return BOTS[FALLBACK].choose(game, veiled, seed)

    def close(self) -> None:
        """End the threads when they have nothing to do."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def bot_seed(table: Table, seat: int) -> int:
    """A seed for the next choice of a bot: the same table gives the same ones."""
    told = f"{table.secret} {seat} {table.seats[seat].turn} {len(table.played)}"
    return int.from_bytes(sha256(told.encode()).digest()[:8], "little")
