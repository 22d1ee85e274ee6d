"""What a process does on its rounds: hold leases, let tables sleep, forget and sweep up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from menagerie.server.hall import LONGEST_SILENCE, PRESENCE_SECONDS, BusyError, Hall
from menagerie.server.hall.live_table import LiveTable, Presence
from menagerie.server.hall.retention import forget_chat, forget_people
from menagerie.server.host.garbage import SWEEP_SECONDS, Sweeper
from menagerie.server.host.settings import Settings
from menagerie.server.store import StoreError
from menagerie.table import deadlines
from menagerie.table.state import OVER

log = logging.getLogger(__name__)

MILLISECONDS = 1000
ROUND_SECONDS = 3
# A lease is renewed when a third of it is over. One process alone need not hurry: nobody waits
# for what it holds, and after a crash it takes everything back at once.
LEASE_SECONDS, ALONE_SECONDS = 10, 3600
# Tables nobody looks at leave memory after so long.
IDLE_SECONDS = 60
CLEAN_SECONDS = 3600
TAKEN_AT_ONCE = 50
DAY = 24 * 3600 * MILLISECONDS


class Keeper:
    """Walks its rounds until it is told to stop."""

    def __init__(self, hall: Hall, settings: Settings, holder: str, *, is_alone: bool) -> None:
        self.hall = hall
        self.settings = settings
        self.holder = holder
        self.is_alone = is_alone
        self.lease = (ALONE_SECONDS if is_alone else LEASE_SECONDS) * MILLISECONDS
        self._rounds: list[asyncio.Task[None]] = []
        # Chat at games that were over before this time is forgotten already.
        self._silent_until = 0
        hall.on_load = self.take

    async def start(self) -> None:
        """Take back what was held before a crash, and begin the rounds."""
        await self.hall.store.leases.release_all(self.holder)
        self._rounds = [
            asyncio.create_task(_every(ROUND_SECONDS, self.attend)),
            asyncio.create_task(_every(PRESENCE_SECONDS, self.say_who_is_here)),
            asyncio.create_task(_every(CLEAN_SECONDS, self.clean)),
            asyncio.create_task(_every(SWEEP_SECONDS, Sweeper(self.hall.metrics.entries).sweep)),
        ]

    async def close(self) -> None:
        """End the rounds, and give all leases back."""
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        held = [name for name, live in self.hall.tables.items() if live.is_held]
        try:
            await self.hall.store.leases.release(held, self.holder)
        except StoreError as error:
            log.warning("leases are left to expire: %s", error)

    # Leases.

    async def take(self, live: LiveTable) -> None:
        """Take the lease of a table that was just read, if nobody has it."""
        if live.table.status == OVER:
            return
        if self.is_alone:
            # Nobody else can have it: that it is taken is written down on the next round.
            self.hall.resume(live)
        else:
            await self._lease([live])

    async def _lease(self, found: list[LiveTable]) -> None:
        if not found:
            return
        now = self.hall.clock()
        names = [live.table.id for live in found]
        until = now + self.lease
        ours = await self.hall.store.leases.take(names, self.holder, now, until)
        for live in found:
            live.held_until = until if live.table.id in ours else 0
            if live.held_until and not live.is_held:
                self.hall.resume(live)
            elif not live.held_until and live.is_held:
                self.hall.suspend(live)

    async def attend(self) -> None:
        """Renew leases, take over tables nobody holds, let tables sleep, forget idle ones."""
        await self._lease([live for live in self.hall.tables.values() if self._is_due(live)])
        await self._take_over()
        if self.hall.must_look_around or not self.hall.bus.healthy:
            await self.hall.look_around()
        tables = list(self.hall.tables.values())
        left = [live.table.id for live in tables if await self._rests(live)]
        await self.hall.store.leases.release(left, self.holder)

    def _is_due(self, live: LiveTable) -> bool:
        """Whether a table's lease is to be taken or renewed."""
        left = live.held_until - self.hall.clock()
        return live.table.status != OVER and left < self.lease * 2 // 3

    async def _take_over(self) -> None:
        """Take over all tables that nobody holds; one that cannot be read stops no other."""
        store, taken = self.hall.store, set[str]()
        while names := set(await store.leases.unattended(self.hall.clock(), TAKEN_AT_ONCE)) - taken:
            taken |= names
            for name in names:
                try:
                    await self.hall.find(name)
                except (BusyError, StoreError):
                    raise
                except Exception:
                    log.exception("table %s cannot be read", name)

    async def _rests(self, live: LiveTable) -> bool:
        """Let a table sleep at which nobody is, and then forget it: True if it is forgotten."""
        if live.listeners or live.thinking or live.lock.locked():
            return False
        now = self.hall.clock()
        if live.is_held and live.table.is_running and deadlines.sleeps(live.table):
            idle = now - live.last_person_at
            if idle >= self.settings.sleep_after * MILLISECONDS and not self._is_anybody(live):
                await self._sleep(live)
        elif now - live.asked_at >= IDLE_SECONDS * MILLISECONDS:
            self.hall.forget(live)
            return True
        return False

    def _is_anybody(self, live: LiveTable) -> bool:
        presence = live.presence_everywhere(self.hall.clock(), LONGEST_SILENCE)
        return bool(presence.seats or presence.watchers)

    async def _sleep(self, live: LiveTable) -> None:
        try:
            await self.hall.attempt(live, deadlines.falls_asleep)
        except BusyError:
            log.warning("a table could not fall asleep: the database is away")

    # Presence.

    async def say_who_is_here(self) -> None:
        """Tell other processes again who is connected, and notice whom they no longer name."""
        for live in list(self.hall.tables.values()):
            if live.presence(self.hall.clock()) != Presence():
                self.hall.say_presence(live)
            self.hall.tell_presence(live)

    # Forgetting.

    async def clean(self) -> None:
        """Forget what is older than the host wants to keep it."""
        now = self.hall.clock()
        await self._remove_unstarted(now - self.settings.keep_unstarted * DAY)
        silent_until = now - self.settings.keep_chat * DAY
        await forget_chat(self.hall, silent_until, self._silent_until)
        self._silent_until = silent_until
        await forget_people(self.hall, now - self.settings.keep_people * DAY)
        await self.hall.store.people.remove_expired_tokens(now)

    async def _remove_unstarted(self, before: int) -> None:
        """Remove tables that were never started, unless somebody holds them right now."""
        store, now = self.hall.store, self.hall.clock()
        names = await store.tables.stale("open", before, TAKEN_AT_ONCE)
        names = [name for name in names if name not in self.hall.tables]
        ours = await store.leases.take(names, self.holder, now, now + LEASE_SECONDS * MILLISECONDS)
        await self.hall.remove(ours)


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
