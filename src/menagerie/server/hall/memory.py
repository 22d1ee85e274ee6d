"""Tables in memory: read from their journals, kept up to date, forgotten."""

import asyncio

from menagerie.server.access.doors import is_id
from menagerie.server.hall.ground import BusyError, Ground, NoTableError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.store import StoreUnavailableError
from menagerie.table.entries import AnyEntry, read_entry
from menagerie.table.journal import Decision, fold, unfold


class Memory(Ground):
    """The tables that are held, each as its journal makes it."""

    async def find(self, table: str) -> LiveTable:
        """A table, read from its journal where it is not in memory."""
        live = self.tables.get(table)
        if live is None:
            if not is_id(table):
                raise NoTableError
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.asked_at = self.clock()
        if live.is_stale:
            async with live.lock:
                if live.is_stale:
                    await self._catch_up(live)
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            rows = await self.store.tables.entries(table)
            if not rows:
                raise NoTableError
            live = LiveTable(unfold(read_entry(row.body) for row in rows), self.clock())
            # What was written after the reading was told before anybody here could hear it.
            live.is_stale = self._heard_early.get(table, 0) > live.table.sequence
            return await self.admit(live)
        finally:
            self._heard_early.pop(table, None)
            self._loading.pop(table, None)

    async def admit(self, live: LiveTable) -> LiveTable:
        """Hold a table in memory."""
        live = self.tables.setdefault(live.table.id, live)
        self.metrics.tables.set(len(self.tables))
        if self.on_load is not None:
            await self.on_load(live)
        return live

    def forget(self, live: LiveTable) -> None:
        """Hold a table no longer."""
        self._stop(live)
        self.tables.pop(live.table.id, None)
        self.metrics.tables.set(len(self.tables))

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what others have written; everybody here is told as if it had happened here."""
        live.is_stale = True
        try:
            rows = await self.store.tables.entries(live.table.id, after=live.table.sequence)
        except BaseException as error:
            self._later(live)
            if isinstance(error, StoreUnavailableError):
                raise BusyError from error
            raise
        live.is_stale = False
        for row in rows:
            self._fold(live, row.sequence, read_entry(row.body))
        self._go_on(live)

    def _fold(self, live: LiveTable, sequence: int, entry: AnyEntry) -> None:
        if sequence != live.table.sequence + 1:
            return
        folded = fold(live.table, entry)
        live.advance(Decision(entry, folded.table, folded.events))

    async def entries(self, live: LiveTable) -> list[AnyEntry]:
        """The journal of a table."""
        return [read_entry(row.body) for row in await self.store.tables.entries(live.table.id)]
