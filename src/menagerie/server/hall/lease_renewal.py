"""Leases of tables: taken, renewed in time, and taken over from processes that are gone."""

import logging
from collections.abc import Iterable

from menagerie.server.bus import ALONE
from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.presence import Presence
from menagerie.server.hall.tables import Tables
from menagerie.server.hall.turns import Turns
from menagerie.server.host.clock import SECOND, Clock
from menagerie.server.store import Store, StoreError
from menagerie.table.state import OVER

log = logging.getLogger(__name__)

# A lease is renewed when a third of it is over. One process alone need not hurry: nobody waits
# for what it holds, and after a crash it takes everything back at once.
LEASE_SECONDS, ALONE_SECONDS = 10, 3600
TAKEN_AT_ONCE = 50


class LeaseRenewal:
    """Holds the leases of the tables in memory: bots and clocks run here while it does."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        turns: Turns,
        presence: Presence,
        clock: Clock,
        origin: str,
    ) -> None:
        self._store = store
        self._tables = tables
        self._turns = turns
        self._presence = presence
        self._clock = clock
        self._holder = origin
        self._is_alone = origin == ALONE
        self._length = (ALONE_SECONDS if self._is_alone else LEASE_SECONDS) * SECOND

    async def start(self) -> None:
        """Give back what this process held before a crash."""
        await self._store.leases.release_all(self._holder)

    async def close(self) -> None:
        """Give all leases back."""
        held = [name for name, live in self._tables.live.items() if live.is_held]
        try:
            await self.release(held)
        except StoreError as error:
            log.warning("leases are left to expire: %s", error)

    async def release(self, tables: list[str]) -> None:
        """Give leases back."""
        await self._store.leases.release(tables, self._holder)

    async def take(self, live: LiveTable) -> None:
        """Take the lease of a table that has come into memory, if nobody has it."""
        if live.table.status == OVER:
            return
        if self._is_alone:
            # Nobody else can have it: it is stored in the next round.
            self.resume(live)
        else:
            await self._take([live])

    async def take_unheld(self, names: Iterable[str]) -> set[str]:
        """Take for a moment the leases of tables that no process holds in memory."""
        free = [name for name in names if name not in self._tables.live]
        now = self._clock()
        return await self._store.leases.take(free, self._holder, now, now + LEASE_SECONDS * SECOND)

    async def renew(self) -> None:
        """Renew leases in time, and take over the tables that nobody holds."""
        await self._take([live for live in self._tables.live.values() if self._is_due(live)])
        await self._take_over()

    def _is_due(self, live: LiveTable) -> bool:
        """Whether a table's lease is to be taken or renewed."""
        left = live.held_until - self._clock()
        return live.table.status != OVER and left < self._length * 2 // 3

    async def _take(self, found: list[LiveTable]) -> None:
        if not found:
            return
        now = self._clock()
        names = [live.table.id for live in found]
        until = now + self._length
        ours = await self._store.leases.take(names, self._holder, now, until)
        for live in found:
            live.held_until = until if live.table.id in ours else 0
            if live.held_until and not live.is_held:
                self.resume(live)
            elif not live.held_until and live.is_held:
                self.suspend(live)

    async def _take_over(self) -> None:
        """Take over all tables that nobody holds; one that cannot be read stops no other."""
        leases, taken = self._store.leases, set[str]()
        while names := set(await leases.unattended(self._clock(), TAKEN_AT_ONCE)) - taken:
            taken |= names
            for name in names:
                try:
                    await self._tables.find(name)
                except (BusyError, StoreError):
                    raise
                except Exception:
                    log.exception("table %s cannot be read", name)

    def resume(self, live: LiveTable) -> None:
        """Let a table go on here: this process holds its lease."""
        live.is_held = True
        self._turns.go_on(live)
        self._presence.tell(live)

    def suspend(self, live: LiveTable) -> None:
        """Leave bots and clocks of a table to the process that holds its lease."""
        live.is_held = False
        live.stop()
