"""The hall: all parts that serve the tables of this process, wired."""

import asyncio

from menagerie.server.bus import Bus
from menagerie.server.hall.analysis_queue import AnalysisQueue
from menagerie.server.hall.announcements import Announcements
from menagerie.server.hall.bots import Bots
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.erasure import Erasure
from menagerie.server.hall.idle_tables import IdleTables
from menagerie.server.hall.lease_renewal import LeaseRenewal
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.peers import Peers
from menagerie.server.hall.presence import Presence
from menagerie.server.hall.retention import Retention
from menagerie.server.hall.rounds import Rounds
from menagerie.server.hall.tables import Tables
from menagerie.server.hall.tasks import Tasks
from menagerie.server.hall.turns import Turns
from menagerie.server.host.clock import Clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings
from menagerie.server.store import Store


class Hall:
    """The parts of one process; `origin` is its name among others, ALONE if there are none."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        settings: Settings,
        origin: str,
        clock: Clock,
    ) -> None:
        self.bots = Bots(settings.bot_threads_each, metrics)
        self.tasks = Tasks()
        self.tables = Tables(store, self.tasks, metrics, clock, self._go_on, self._admitted)
        announcements = Announcements(bus, origin)
        self.decisions = Decisions(store, self.tables, announcements, metrics, clock, self._go_on)
        self.turns = Turns(self.tables, self.decisions, self.tasks, self.bots, metrics, clock)
        self.presence = Presence(self.tables, self.decisions, announcements, self.tasks, clock)
        self.peers = Peers(store, bus, self.tables, self.presence, announcements, self.tasks)
        self.leases = LeaseRenewal(store, self.tables, self.turns, self.presence, clock, origin)
        self.erasure = Erasure(store, self.tables, self.decisions, self.peers)
        self.retention = Retention(store, self.erasure, self.leases, self.peers, settings, clock)
        idle = IdleTables(self.tables, self.decisions, clock, settings.sleep_after)
        self.rounds = Rounds(self.leases, self.peers, idle, self.presence, self.retention, metrics)
        self.analyses = AnalysisQueue(store, self.bots, self.tasks, clock)

    # Tables are made before the parts that these call.

    def _go_on(self, live: LiveTable) -> None:
        self.turns.go_on(live)
        self.presence.reseated(live)

    async def _admitted(self, live: LiveTable) -> None:
        await self.leases.take(live)

    async def close(self) -> None:
        """Stop bots and clocks; what is being stored is stored, and told to other processes."""
        await self.analyses.close()
        self.tables.is_closing = True
        for live in list(self.tables.live.values()):
            live.stop()
        await asyncio.gather(
            *self.tasks.running, *self.tables.loading.values(), return_exceptions=True
        )
        for live in list(self.tables.live.values()):
            async with live.lock:
                live.stop()
        await self.rounds.close()
        self.bots.close()
