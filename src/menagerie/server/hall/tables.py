"""Tables in memory: read from their journals, kept up to date, forgotten."""

import asyncio
from collections.abc import Awaitable, Callable

from menagerie.server.access.doors import is_id
from menagerie.server.hall.errors import BusyError, NoTableError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.tasks import Tasks
from menagerie.server.host.clock import Clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.store import Store, StoreUnavailableError
from menagerie.table.entries import AnyEntry, read_entry
from menagerie.table.journal import Decision, fold, unfold

RETRY_SECONDS = 1

GoOn = Callable[[LiveTable], None]
Admitted = Callable[[LiveTable], Awaitable[None]]


class Tables:
    """The tables in memory, each as its journal makes it.

    `go_on` starts what a table that has changed does by itself; `admitted` is awaited when a
    table has come into memory.
    """

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        metrics: Metrics,
        clock: Clock,
        go_on: GoOn,
        admitted: Admitted,
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._metrics = metrics
        self._clock = clock
        self._go_on = go_on
        self._admitted = admitted
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard_early: dict[str, int] = {}
        # Set when the process ends: no table goes on any more.
        self.is_closing = False

    async def find(self, table: str) -> LiveTable:
        """A table, read from its journal if it is not in memory."""
        live = self.live.get(table)
        if live is None:
            if not is_id(table):
                raise NoTableError
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self._load(table))
            live = await asyncio.shield(self.loading[table])
        live.asked_at = self._clock()
        if live.is_stale:
            async with live.lock:
                if live.is_stale:
                    await self.catch_up(live)
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            rows = await self._store.tables.entries(table)
            if not rows:
                raise NoTableError
            live = LiveTable(unfold(read_entry(row.body) for row in rows), self._clock())
            # Entries written after the read were announced before this process could take them in.
            live.is_stale = self._heard_early.get(table, 0) > live.table.sequence
            return await self.admit(live)
        finally:
            self._heard_early.pop(table, None)
            self.loading.pop(table, None)

    def expect(self, table: str, sequence: int) -> None:
        """Note that a table has an entry of this number, if it is being loaded."""
        if table in self.loading:
            self._heard_early[table] = max(self._heard_early.get(table, 0), sequence)

    async def admit(self, live: LiveTable) -> LiveTable:
        """Hold a table in memory."""
        live = self.live.setdefault(live.table.id, live)
        self._metrics.tables.set(len(self.live))
        await self._admitted(live)
        return live

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        live.stop()
        self.live.pop(live.table.id, None)
        self._metrics.tables.set(len(self.live))

    async def entries(self, live: LiveTable) -> list[AnyEntry]:
        """The journal of a table."""
        return [read_entry(row.body) for row in await self._store.tables.entries(live.table.id)]

    # What other processes have written.

    async def catch_up(self, live: LiveTable) -> None:
        """Read the entries of other processes; listeners are told as if they were written here."""
        live.is_stale = True
        try:
            rows = await self._store.tables.entries(live.table.id, after=live.table.sequence)
        except BaseException as error:
            self.retry_later(live)
            if isinstance(error, StoreUnavailableError):
                raise BusyError from error
            raise
        live.is_stale = False
        for row in rows:
            self._fold(live, row.sequence, read_entry(row.body))
        self._go_on(live)

    async def follow(self, live: LiveTable, sequence: int, body: bytes) -> None:
        """Take in an entry of another process; read the journal if one before it is missing."""
        async with live.lock:
            if sequence == live.table.sequence + 1 and not live.is_stale:
                self._fold(live, sequence, read_entry(body))
                self._go_on(live)
            elif sequence > live.table.sequence:
                await self.catch_up(live)

    def _fold(self, live: LiveTable, sequence: int, entry: AnyEntry) -> None:
        if sequence != live.table.sequence + 1:
            return
        folded = fold(live.table, entry)
        live.advance(Decision(entry, folded.table, folded.events))

    async def reload(self, live: LiveTable) -> None:
        """Read a journal again whose entries were rewritten or removed."""
        async with live.lock:
            entries = await self.entries(live)
            if not entries:
                self.forget(live)
                return
            live.table = unfold(entries)
            live.tell_whole()
            self._go_on(live)

    # When the database was away.

    def retry_later(self, live: LiveTable) -> None:
        """Soon read again what could not be read, and let the table go on."""
        if not live.is_retried and not self.is_closing:
            live.is_retried = True
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._retry, live)

    def _retry(self, live: LiveTable) -> None:
        live.is_retried = False
        if self.live.get(live.table.id) is live and not self.is_closing:
            self._tasks.spawn(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        async with live.lock:
            if live.is_stale:
                await self.catch_up(live)
            else:
                self._go_on(live)
