"""Retention: what is older than the host wants to keep it is deleted."""

from menagerie.server.hall.erasure import Erasure
from menagerie.server.hall.lease_renewal import TAKEN_AT_ONCE, LeaseRenewal
from menagerie.server.hall.peers import Peers
from menagerie.server.host.clock import DAY, Clock
from menagerie.server.host.settings import Settings
from menagerie.server.store import Store

FORGOTTEN_AT_ONCE = 200


class Retention:
    """Deletes unstarted tables, chat, people and tokens when their days are over."""

    def __init__(
        self,
        store: Store,
        erasure: Erasure,
        leases: LeaseRenewal,
        peers: Peers,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self._store = store
        self._erasure = erasure
        self._leases = leases
        self._peers = peers
        self._settings = settings
        self._clock = clock
        # Chat at games that were over before this time is deleted already.
        self._silent_until = 0

    async def clean(self) -> None:
        """Delete all that is too old."""
        now, settings = self._clock(), self._settings
        await self._remove_unstarted(now - settings.keep_unstarted * DAY)
        silent_until = now - settings.keep_chat * DAY
        await self._forget_chat(silent_until, self._silent_until)
        self._silent_until = silent_until
        await self._forget_people(now - settings.keep_people * DAY)
        await self._store.people.remove_expired_tokens(now)

    async def _remove_unstarted(self, before: int) -> None:
        """Delete tables that were never started, unless a process holds them in memory."""
        names = await self._store.tables.stale("open", before, TAKEN_AT_ONCE)
        await self._peers.remove(await self._leases.take_unheld(names))

    async def _forget_chat(self, before: int, after: int) -> None:
        """Delete what was said at tables whose games were over between two moments."""
        skip, found = 0, [""]
        while found:
            found = await self._store.tables.stale(
                "over", before, FORGOTTEN_AT_ONCE, after=after, skip=skip
            )
            skip += len(found)
            for table in found:
                await self._erasure.silence(table)

    async def _forget_people(self, before: int) -> None:
        """Erase people who have not been seen for long."""
        for person in await self._store.people.idle(before, FORGOTTEN_AT_ONCE):
            await self._erasure.erase(person)
