"""Idle tables: they fall asleep, and leave memory."""

import logging

from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.tables import Tables
from menagerie.server.host.clock import SECOND, Clock
from menagerie.table import deadlines

log = logging.getLogger(__name__)

# Tables that nobody asks for leave memory after so long.
IDLE_SECONDS = 60


class IdleTables:
    """Lets tables fall asleep that everybody has left, and forgets those that nobody asks for."""

    def __init__(
        self, tables: Tables, decisions: Decisions, clock: Clock, sleep_after: float
    ) -> None:
        self._tables = tables
        self._decisions = decisions
        self._clock = clock
        self._sleep_after = sleep_after

    async def clear(self) -> list[str]:
        """Let idle tables sleep, then forget them; returns the forgotten ones."""
        tables = list(self._tables.live.values())
        return [live.table.id for live in tables if await self._rests(live)]

    async def _rests(self, live: LiveTable) -> bool:
        """Let a table sleep that everybody has left; if it need not, True: it is forgotten."""
        if live.listeners or live.thinking or live.lock.locked():
            return False
        now = self._clock()
        if live.is_held and live.table.is_running and deadlines.sleeps(live.table):
            idle = now - live.last_person_at
            if idle >= self._sleep_after * SECOND and not live.connected_everywhere(now).is_anybody:
                await self._sleep(live)
        elif now - live.asked_at >= IDLE_SECONDS * SECOND:
            self._tables.forget(live)
            return True
        return False

    async def _sleep(self, live: LiveTable) -> None:
        try:
            await self._decisions.attempt(live, deadlines.falls_asleep)
        except BusyError:
            log.warning("a table could not fall asleep: the database is away")
