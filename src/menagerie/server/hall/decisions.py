"""Decisions: a command becomes an entry, is stored, and only then told."""

from collections.abc import Callable
from time import perf_counter

from menagerie.core.errors import MenagerieError
from menagerie.server.hall.announcements import Announcements
from menagerie.server.hall.bots import bot_names
from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.summaries import summary_of
from menagerie.server.hall.tables import GoOn, Tables
from menagerie.server.host.clock import Clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.store import Row, Store, StoreUnavailableError
from menagerie.table.checks import Asker
from menagerie.table.entries import AnyEntry, write_entry
from menagerie.table.journal import Decision, decide
from menagerie.table.state import Table
from menagerie.table.wire.commands import Decided

MOST_TRIES = 20

Try = Callable[[Table, int], Decision | None]


class Decisions:
    """Decides what happens at tables, and stores it before anybody is told."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        announcements: Announcements,
        metrics: Metrics,
        clock: Clock,
        go_on: GoOn,
    ) -> None:
        self._store = store
        self._tables = tables
        self._announcements = announcements
        self._metrics = metrics
        self._clock = clock
        self._go_on = go_on
        self._bots = bot_names()

    async def ask(self, live: LiveTable, command: Decided, person: str | None) -> AnyEntry | None:
        """Carry out a command; None if it was carried out before."""

        def attempt(table: Table, now: int) -> Decision | None:
            if (person, command.id) in table.done:
                return None
            return decide(table, command, Asker(person, now, self._bots))

        return await self.attempt(live, attempt)

    async def attempt(self, live: LiveTable, attempt: Try) -> AnyEntry | None:
        """Decide and store; if another process was faster, read its entries and decide again."""
        async with live.lock:
            for _ in range(0 if self._tables.is_closing else MOST_TRIES):
                if live.is_stale:
                    await self._tables.catch_up(live)
                try:
                    decision = attempt(live.table, self._now(live.table))
                except MenagerieError:
                    if await self.is_behind(live):
                        continue
                    raise
                if decision is None:
                    return None
                if await self._append(live, decision):
                    return decision.entry
        raise BusyError

    async def is_behind(self, live: LiveTable) -> bool:
        """Whether other processes had written more; by then it is read."""
        if not self._announcements.is_heard:
            return False
        before = live.table.sequence
        await self._tables.catch_up(live)
        return live.table.sequence > before

    def _now(self, table: Table) -> int:
        """The time, which never goes back at one table."""
        return max(self._clock(), table.at)

    async def _append(self, live: LiveTable, decision: Decision) -> bool:
        """Store an entry, then tell it; False if another one has its place."""
        entry, table = decision.entry, decision.table
        row = Row(table.id, table.sequence, entry.at, entry.by, write_entry(entry))
        summary = summary_of(live.table, table)
        started = perf_counter()
        try:
            is_ours = await self._store.tables.append(row, summary)
        except BaseException as error:
            # Whether it is stored is unknown: the journal is read again, and told if it is there.
            live.is_stale = True
            self._tables.retry_later(live)
            if isinstance(error, StoreUnavailableError):
                raise BusyError from error
            raise
        self._metrics.append_seconds.observe(perf_counter() - started)
        if not is_ours:
            live.is_stale = True
            return False
        self._metrics.entries.inc()
        live.advance(decision)
        self._announcements.written(table.id, table.sequence, row.body)
        self._go_on(live)
        return True
