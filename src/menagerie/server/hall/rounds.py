"""Rounds: what a process does again and again, for as long as it serves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.idle_tables import IdleTables
from menagerie.server.hall.lease_renewal import LeaseRenewal
from menagerie.server.hall.live_table import PRESENCE_SECONDS
from menagerie.server.hall.peers import Peers
from menagerie.server.hall.presence import Presence
from menagerie.server.hall.retention import Retention
from menagerie.server.host.garbage import SWEEP_SECONDS, Sweeper
from menagerie.server.host.metrics import Metrics
from menagerie.server.store import StoreError

log = logging.getLogger(__name__)

ATTEND_SECONDS = 3
CLEAN_SECONDS = 3600


class Rounds:
    """Renews leases, lets idle tables sleep, announces who is connected, deletes what is old."""

    def __init__(
        self,
        leases: LeaseRenewal,
        peers: Peers,
        idle: IdleTables,
        presence: Presence,
        retention: Retention,
        metrics: Metrics,
    ) -> None:
        self._leases = leases
        self._peers = peers
        self._idle = idle
        self._plan = (
            (ATTEND_SECONDS, self.attend),
            (PRESENCE_SECONDS, presence.repeat),
            (CLEAN_SECONDS, retention.clean),
            (SWEEP_SECONDS, Sweeper(metrics.entries).sweep),
        )
        self._rounds: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin the rounds."""
        await self._leases.start()
        self._rounds = [asyncio.create_task(_every(*planned)) for planned in self._plan]

    async def close(self) -> None:
        """End the rounds, and give all leases back."""
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        await self._leases.close()

    async def attend(self) -> None:
        """Renew leases, catch up with other processes, let idle tables sleep."""
        await self._leases.renew()
        await self._peers.check()
        await self._leases.release(await self._idle.clear())


async def _every(seconds: float, walk: Callable[[], Awaitable[None]]) -> None:
    """Walk a round again and again; one that fails is walked again."""
    while True:
        try:
            await walk()
        except (BusyError, StoreError) as error:
            log.warning("a round was cut short: %s", error)
        except Exception:
            log.exception("a round failed")
        await asyncio.sleep(seconds)
