"""What tables do by themselves where this process holds their lease: bots act, clocks run out."""

import asyncio
import logging
from collections.abc import Collection

from menagerie.core.errors import MenagerieError
from menagerie.server.hall.answers import note_asked, span_over
from menagerie.server.hall.bots import Bots, bot_names
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.tables import Tables
from menagerie.server.hall.tasks import Tasks
from menagerie.server.host.clock import SECOND, Clock
from menagerie.server.host.metrics import Metrics
from menagerie.table import deadlines
from menagerie.table.checks import stand_in
from menagerie.table.clocks import dues
from menagerie.table.journal import Decision
from menagerie.table.state import Table

log = logging.getLogger(__name__)

LONGEST_ALARM_SECONDS = 3600


class Turns:
    """Lets bots act when it is their turn, and clocks run out."""

    def __init__(
        self,
        tables: Tables,
        decisions: Decisions,
        tasks: Tasks,
        bots: Bots,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._decisions = decisions
        self._tasks = tasks
        self._bots = bots
        self._metrics = metrics
        self._clock = clock
        self._names = bot_names()

    def go_on(self, live: LiveTable) -> None:
        """Ask the bots whose turn it is, and set the alarm to the next clock that runs out."""
        note_asked(live)
        wanted = deadlines.bots_to_act(live.table)
        forced = deadlines.forced_to_act(live.table)
        self._stop_idle(live, (*wanted, *forced))
        if not live.is_held or self._tables.is_closing:
            return
        for seat in wanted:
            if seat not in live.thinking:
                live.thinking[seat] = self._tasks.spawn(self._let_bot_act(live, seat))
        for seat in forced:
            if seat not in live.thinking:
                live.thinking[seat] = self._tasks.spawn(self._act_for(live, seat))
        self._set_alarm(live)

    def _stop_idle(self, live: LiveTable, wanted: Collection[int]) -> None:
        """Stop bots, and what is done for people, where a turn is over."""
        for seat, task in list(live.thinking.items()):
            if task.done():
                del live.thinking[seat]
            elif seat not in wanted:
                task.cancel()
                del live.thinking[seat]

    async def _let_bot_act(self, live: LiveTable, seat: int) -> None:
        """Let a bot think and act; it thinks again if what it knows has changed meanwhile."""
        started = asyncio.get_running_loop().time()
        task = asyncio.current_task()
        try:
            while seat in deadlines.bots_to_act(live.table):
                asked = live.table
                action = await self._bots.answer(asked, seat, started)

                def attempt(table: Table, now: int, asked: Table = asked) -> Decision | None:
                    if seat not in deadlines.bots_to_act(table) or not _knows_same(
                        asked, table, seat
                    ):
                        return None
                    # From here on it is not stopped: what is being stored must be told.
                    if live.thinking.get(seat) is task:
                        del live.thinking[seat]
                    return deadlines.bot_acts(table, seat, [action], now)  # noqa: B023 - used at once

                if await self._decisions.attempt(live, attempt) is not None:
                    return
        except BusyError:
            self._tables.retry_later(live)
        except MenagerieError:
            log.exception("a bot could not act at a table of %s", live.table.settings.game)

    async def _act_for(self, live: LiveTable, seat: int) -> None:
        """Take the only action of a person who wants that, when their span is over."""
        task = asyncio.current_task()
        await span_over(live, seat)

        def attempt(table: Table, now: int) -> Decision | None:
            if live.thinking.get(seat) is task:
                del live.thinking[seat]
            return deadlines.acts_by_itself(table, seat, now)

        try:
            await self._decisions.attempt(live, attempt)
        except BusyError:
            self._tables.retry_later(live)

    def _set_alarm(self, live: LiveTable) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = next(iter(dues(live.table)), None)
        if due is not None:
            seconds = max(0, due.at - self._clock()) / SECOND
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(min(seconds, LONGEST_ALARM_SECONDS), self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self._tasks.spawn(self.run_out(live))

    async def run_out(self, live: LiveTable) -> None:
        """Let a bot take over from the player who has run out of time."""
        bot = stand_in(self._names)
        try:
            if await self._decisions.attempt(
                live, lambda table, now: deadlines.run_out(table, now, bot)
            ):
                self._metrics.time_outs.inc()
            else:
                self.go_on(live)
        except BusyError:
            self._tables.retry_later(live)


def _knows_same(asked: Table, table: Table, seat: int) -> bool:
    """Whether a seat knows as much at one table as at the other."""
    if asked.eyes is None or table.eyes is None:
        return False
    return asked.eyes is table.eyes or asked.eyes.looks_like(table.eyes, seat)
