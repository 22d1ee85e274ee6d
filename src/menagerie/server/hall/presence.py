"""Presence: who is connected, what they missed, and who has been away for too long."""

import asyncio

import msgspec

from menagerie.server.hall.announcements import Announcements
from menagerie.server.hall.bots import is_warming_up
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.errors import BusyError
from menagerie.server.hall.live_table import Connected, Listener, LiveTable, encode
from menagerie.server.hall.tables import Tables
from menagerie.server.hall.tasks import Tasks
from menagerie.server.host.clock import Clock
from menagerie.table import deadlines
from menagerie.table.journal import Decision, missed
from menagerie.table.news.snapshot import snapshot
from menagerie.table.state import Table
from menagerie.table.wire.messages import Here, Resumed

# A person who is back within this time was never away.
AWAY_SECONDS = 5
MOST_MISSED = 100

_connected = msgspec.msgpack.Decoder(Connected)


class Since(msgspec.Struct, frozen=True):
    """The last news that a client has, and the seat it has them as (None: watching)."""

    seq: int
    role: int | None


class Presence:
    """Lets people join and leave tables, and tells everybody who is connected."""

    def __init__(
        self,
        tables: Tables,
        decisions: Decisions,
        announcements: Announcements,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._decisions = decisions
        self._announcements = announcements
        self._tasks = tasks
        self._clock = clock

    async def join(self, live: LiveTable, listener: Listener, since: Since | None = None) -> None:
        """Let a listener hear of a table: it wakes, and their seat is no longer away."""
        async with live.lock:
            missed = await self._missed(live, listener.person, since)
            live.add(listener)
            for message in missed or [encode(snapshot(live.table, listener.role))]:
                listener.deliver(message)
        live.last_person_at = self._clock()
        listener.deliver(encode(live.here))
        self._changed(live)
        await self._welcome(live, listener.person)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """A listener no longer hears of a table."""
        live.remove(listener)
        live.last_person_at = live.asked_at = self._clock()
        self._changed(live)

    async def visit(self, live: LiveTable, person: str) -> None:
        """A request without a connection counts as being connected for a while."""
        live.last_person_at = now = self._clock()
        if live.table.seat_of(person) is not None:
            before = live.connected(now)
            live.visit(person, now)
            if live.connected(now) != before:
                self._changed(live)
        await self._welcome(live, person)

    def reseated(self, live: LiveTable) -> None:
        """Tell who is connected where somebody sat down or stood up."""
        if live.is_reseated:
            live.is_reseated = False
            self._changed(live)

    async def _welcome(self, live: LiveTable, person: str | None) -> None:
        """A table that somebody opens wakes, and their seat is no longer away."""
        if live.table.is_asleep:
            await self._decisions.attempt(live, deadlines.wakes)
        seat = live.table.seat_of(person)
        if seat is not None and live.table.seats[seat].away_since is not None:
            await self._decisions.attempt(
                live, lambda table, now: deadlines.comes_back(table, seat, now)
            )

    async def _missed(
        self, live: LiveTable, person: str | None, since: Since | None
    ) -> list[bytes]:
        """The messages that a client missed; none if a snapshot is shorter."""
        if live.is_stale:
            await self._tables.catch_up(live)
        role = live.table.role_of(person)
        if since is None or since.role != live.table.seat_in(role):
            return []
        count = live.table.heard[role] - since.seq
        if count < 0 and await self._decisions.is_behind(live):
            return await self._missed(live, person, since)
        if count == 0:
            return [encode(Resumed(since.seq))]
        if not 0 < count <= MOST_MISSED:
            return []
        entries = await self._tables.entries(live)
        # What other processes wrote since then is told when this process takes it in.
        found = missed(entries[: live.table.sequence + 1], role, since.seq)
        return [encode(Resumed(since.seq)), *map(encode, found)]

    # Telling.

    def _changed(self, live: LiveTable) -> None:
        """Tell listeners and other processes who is connected."""
        if not self._tables.is_closing:
            self._announce(live)
            self.tell(live)

    def _announce(self, live: LiveTable) -> None:
        body = msgspec.msgpack.encode(live.connected(self._clock()))
        self._announcements.here(live.table.id, body)

    async def repeat(self) -> None:
        """Announce again who is connected, and notice whom other processes no longer name."""
        for live in list(self._tables.live.values()):
            if live.connected(self._clock()) != Connected():
                self._announce(live)
            self.tell(live)

    def hear(self, live: LiveTable, origin: str, body: bytes) -> None:
        """Take in who is connected to a table at another process."""
        live.hear(origin, _connected.decode(body), self._clock())
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Tell listeners who is connected, if that has changed, and watch who is not."""
        connected = live.connected_everywhere(self._clock())
        seats = tuple(bool(connected.seats >> n & 1) for n in range(len(live.table.seats)))
        here = Here(seats, connected.watchers, is_warming_up(live.table))
        if here != live.here:
            live.here = here
            live.tell_all(here)
        for seat, is_here in enumerate(seats):
            if not is_here:
                self._watch(live, seat)
            elif timer := live.away.pop(seat, None):
                timer.cancel()

    # Away.

    def _watch(self, live: LiveTable, seat: int) -> None:
        """Check in a moment whether a person is still away."""
        if not live.is_held or self._tables.is_closing or seat in live.away:
            return
        if deadlines.may_go_away(live.table, seat):
            loop = asyncio.get_running_loop()
            live.away[seat] = loop.call_later(AWAY_SECONDS, self._look, live, seat)

    def _look(self, live: LiveTable, seat: int) -> None:
        live.away.pop(seat, None)
        self._tasks.spawn(self._go_away(live, seat))

    async def _go_away(self, live: LiveTable, seat: int) -> None:
        """Begin the grace of a person, unless they are back by the time it can be stored."""

        def attempt(table: Table, now: int) -> Decision | None:
            is_here = live.connected_everywhere(self._clock()).seats >> seat & 1
            return None if is_here else deadlines.goes_away(table, seat, now)

        try:
            await self._decisions.attempt(live, attempt)
        except BusyError:
            self._tables.retry_later(live)
