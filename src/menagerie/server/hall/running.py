"""What tables do by themselves, where this process holds their lease: bots act, clocks run out."""

import asyncio
import logging
from collections.abc import Collection

from menagerie.core.errors import MenagerieError
from menagerie.server.hall.deciding import Deciding
from menagerie.server.hall.ground import MILLISECONDS, BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.table import deadlines
from menagerie.table.checks import stand_in
from menagerie.table.clocks import dues
from menagerie.table.journal import Decision
from menagerie.table.state import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = 1


class Running(Deciding):
    """Tables that go on by themselves."""

    def _go_on(self, live: LiveTable) -> None:
        """Set bots to work and the alarm to the next clock that runs out."""
        wanted = deadlines.bots_to_act(live.table)
        self._stop_idle_bots(live, wanted)
        if not live.is_held or self.is_closing:
            return
        for seat in wanted:
            if seat not in live.thinking:
                live.thinking[seat] = self.spawn(self._let_bot_act(live, seat))
        self._set_alarm(live)

    def resume(self, live: LiveTable) -> None:
        """Let a table go on here: this process holds its lease."""
        live.is_held = True
        self._go_on(live)
        self.tell_presence(live)

    def suspend(self, live: LiveTable) -> None:
        """Leave bots and clocks of a table to the process that holds its lease now."""
        live.is_held = False
        self._stop(live)

    def _stop(self, live: LiveTable) -> None:
        for task in live.thinking.values():
            task.cancel()
        for timer in live.away.values():
            timer.cancel()
        if live.alarm is not None:
            live.alarm.cancel()
        live.thinking, live.away, live.alarm = {}, {}, None

    def _stop_idle_bots(self, live: LiveTable, wanted: Collection[int]) -> None:
        """Stop bots that are no longer asked."""
        for seat, task in list(live.thinking.items()):
            if task.done():
                del live.thinking[seat]
            elif seat not in wanted:
                task.cancel()
                del live.thinking[seat]

    async def _let_bot_act(self, live: LiveTable, seat: int) -> None:
        """Let a bot think and act; it thinks again when what it knows has changed meanwhile."""
        started = asyncio.get_running_loop().time()
        task = asyncio.current_task()
        try:
            while seat in deadlines.bots_to_act(live.table):
                asked = live.table
                action = await self.thinkers.answer(asked, seat, started)

                def attempt(table: Table, now: int, asked: Table = asked) -> Decision | None:
                    if seat not in deadlines.bots_to_act(table) or not _knows_same(
                        asked, table, seat
                    ):
                        return None
                    # Who acts is not stopped: what is being stored must be told.
                    if live.thinking.get(seat) is task:
                        del live.thinking[seat]
                    return deadlines.bot_acts(table, seat, [action], now)  # noqa: B023 - used at once

                if await self.attempt(live, attempt) is not None:
                    return
        except BusyError:
            self._later(live)
        except MenagerieError:
            log.exception("a bot could not act at a table of %s", live.table.settings.game)

    def _later(self, live: LiveTable) -> None:
        """Try again soon what a table does by itself, and what could not be read."""
        if not live.is_retried and not self.is_closing:
            live.is_retried = True
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._retry, live)

    def _retry(self, live: LiveTable) -> None:
        live.is_retried = False
        if self.tables.get(live.table.id) is live and not self.is_closing:
            self.spawn(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        """Go on after the database was away."""
        async with live.lock:
            if live.is_stale:
                await self._catch_up(live)
            else:
                self._go_on(live)

    def _set_alarm(self, live: LiveTable) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = next(iter(dues(live.table)), None)
        if due is not None:
            seconds = max(0, due.at - self.clock()) / MILLISECONDS
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(min(seconds, 3600), self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self.spawn(self._run_out(live))

    async def _run_out(self, live: LiveTable) -> None:
        """A bot takes over from whoever has run out of time."""
        bot = stand_in(self.bots)
        try:
            if await self.attempt(live, lambda table, now: deadlines.run_out(table, now, bot)):
                self.metrics.time_outs.inc()
            else:
                self._go_on(live)
        except BusyError:
            self._later(live)


def _knows_same(asked: Table, table: Table, seat: int) -> bool:
    """Whether a bot that was asked then would be told the same now."""
    if asked.eyes is None or table.eyes is None:
        return False
    return asked.eyes is table.eyes or asked.eyes.looks_like(table.eyes, seat)
