"""People who come and go: what they missed, who is connected, whose grace begins."""

import asyncio

import msgspec

from menagerie.server.bus import Note
from menagerie.server.hall.ground import HERE, MILLISECONDS, BusyError
from menagerie.server.hall.live_table import Listener, LiveTable, encode
from menagerie.server.hall.running import Running
from menagerie.table import deadlines
from menagerie.table.journal import Decision, missed
from menagerie.table.news.snapshot import snapshot
from menagerie.table.state import Table
from menagerie.table.wire.messages import Here, Resumed

# A person who is back within this time was never away; others say as often who is connected.
AWAY_SECONDS = 5
PRESENCE_SECONDS = 10
LONGEST_SILENCE = 2 * PRESENCE_SECONDS * MILLISECONDS
MOST_MISSED = 100


class Since(msgspec.Struct, frozen=True):
    """The last news somebody has, and the seat they have them as (None: watching)."""

    seq: int
    role: int | None


class People(Running):
    """Tables that people open and close."""

    async def join(self, live: LiveTable, listener: Listener, since: Since | None = None) -> None:
        """Let somebody hear of a table: it wakes, and their seat is no longer away."""
        async with live.lock:
            missed = await self._missed(live, listener.person, since)
            live.add(listener)
            for message in missed or [encode(snapshot(live.table, listener.role))]:
                listener.deliver(message)
        live.last_person_at = self.clock()
        listener.deliver(encode(live.here))
        self._presence_changed(live)
        await self._welcome(live, listener.person)

    async def visit(self, live: LiveTable, person: str) -> None:
        """Somebody asks something without a connection, and counts as connected for a while."""
        live.last_person_at = now = self.clock()
        if live.table.seat_of(person) is not None:
            before = live.presence(now)
            live.visit(person, now)
            if live.presence(now) != before:
                self._presence_changed(live)
        await self._welcome(live, person)

    async def _welcome(self, live: LiveTable, person: str | None) -> None:
        """A table that somebody opens wakes, and their seat is no longer away."""
        if live.table.is_asleep:
            await self.attempt(live, deadlines.wakes)
        seat = live.table.seat_of(person)
        if seat is not None and live.table.seats[seat].away_since is not None:
            await self.attempt(live, lambda table, now: deadlines.comes_back(table, seat, now))

    async def _missed(
        self, live: LiveTable, person: str | None, since: Since | None
    ) -> list[bytes]:
        """What somebody who was here missed; nothing where the whole table says it sooner."""
        if live.is_stale:
            await self._catch_up(live)
        role = live.table.role_of(person)
        if since is None or since.role != live.table.seat_in(role):
            return []
        count = live.table.heard[role] - since.seq
        if count < 0 and await self._is_behind(live):
            return await self._missed(live, person, since)
        if count == 0:
            return [encode(Resumed(since.seq))]
        if not 0 < count <= MOST_MISSED:
            return []
        entries = await self.entries(live)
        # What others have written since then is told when it is heard of here.
        found = missed(entries[: live.table.sequence + 1], role, since.seq)
        return [encode(Resumed(since.seq)), *map(encode, found)]

    def part(self, live: LiveTable, listener: Listener) -> None:
        """Somebody no longer hears of a table."""
        live.remove(listener)
        live.last_person_at = live.asked_at = self.clock()
        self._presence_changed(live)

    def _presence_changed(self, live: LiveTable) -> None:
        """Tell who is connected, here and to other processes."""
        if not self.is_closing:
            self.say_presence(live)
            self.tell_presence(live)

    def say_presence(self, live: LiveTable) -> None:
        """Tell other processes who is connected to this one."""
        body = msgspec.msgpack.encode(live.presence(self.clock()))
        self.bus.publish(Note(self.origin, live.table.id, HERE, 0, body))

    def tell_presence(self, live: LiveTable) -> None:
        """Tell everybody here who is connected, if that has changed; notice who is not."""
        presence = live.presence_everywhere(self.clock(), LONGEST_SILENCE)
        seats = tuple(bool(presence.seats >> n & 1) for n in range(len(live.table.seats)))
        here = Here(seats, presence.watchers)
        if here != live.here:
            live.here = here
            live.tell_all(here)
        for seat, is_here in enumerate(seats):
            if not is_here:
                self._watch(live, seat)
            elif timer := live.away.pop(seat, None):
                timer.cancel()

    def _watch(self, live: LiveTable, seat: int) -> None:
        """See in a moment whether a person is still away."""
        if not live.is_held or self.is_closing or seat in live.away:
            return
        if deadlines.may_go_away(live.table, seat):
            loop = asyncio.get_running_loop()
            live.away[seat] = loop.call_later(AWAY_SECONDS, self._look, live, seat)

    def _look(self, live: LiveTable, seat: int) -> None:
        live.away.pop(seat, None)
        self.spawn(self._go_away(live, seat))

    async def _go_away(self, live: LiveTable, seat: int) -> None:
        """The grace of a person begins, unless they are back by the time it can be stored."""

        def attempt(table: Table, now: int) -> Decision | None:
            presence = live.presence_everywhere(self.clock(), LONGEST_SILENCE)
            is_here = presence.seats >> seat & 1
            return None if is_here else deadlines.goes_away(table, seat, now)

        try:
            await self.attempt(live, attempt)
        except BusyError:
            self._later(live)
