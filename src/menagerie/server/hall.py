"""The hall: all tables that this process holds in memory, and how they go on.

Stored before told: an entry is committed before anybody hears of it. Whoever else serves the
same table may have been faster; then the table is read again, and what was asked is decided anew.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.core.events import Reason
from menagerie.server.admitting import is_id
from menagerie.server.bus import Bus, LocalBus, Note
from menagerie.server.live import Here, Listener, LiveTable, Presence, encode
from menagerie.server.metrics import Metrics
from menagerie.server.store import Row, Store, StoreUnavailableError
from menagerie.server.summaries import summary_of
from menagerie.server.thinking import Thinkers, bot_names
from menagerie.server.waiting import Clock, wall_clock
from menagerie.table import overdue
from menagerie.table.clocks import dues
from menagerie.table.commands import Decided, WhyNot
from menagerie.table.deciding import Asker, Decision, decide, stand_in
from menagerie.table.entries import AnyEntry, read_entry, write_entry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.folding import fold, unfold
from menagerie.table.state import OVER, Table
from menagerie.table.telling import missed, snapshot

log = logging.getLogger(__name__)

WRITTEN, HERE, RELOAD = "written", "here", "reload"
MILLISECONDS = 1000
# A person who is back within this time was never away; others say as often who is connected.
AWAY_SECONDS = 5
PRESENCE_SECONDS = 10
LONGEST_SILENCE = 2 * PRESENCE_SECONDS * MILLISECONDS
RETRY_SECONDS = 1
MOST_TRIES = 20
MOST_MISSED = 100


class NoTableError(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no_table", "there is no such table")


class BusyError(TableError):
    """What was asked could not be stored; nobody knows yet whether it was."""

    def __init__(self) -> None:
        super().__init__("busy", "the server cannot store anything right now: try again")


class Since(msgspec.Struct, frozen=True):
    """The last news somebody has, and the seat they have them as (None: watching)."""

    seq: int
    role: int | None


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """What was missed since the news of this number follows."""

    seq: int


Try = Callable[[Table, int], Decision | None]


class Hall:
    """All tables that this process holds in memory."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        metrics: Metrics,
        origin: str,
        clock: Clock = wall_clock,
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.metrics = metrics
        self.origin = origin
        self.clock = clock
        self.bots = bot_names()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard_early: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self.must_look_around = False
        self.on_load: Callable[[LiveTable], Awaitable[None]] | None = None

    # Tables in memory.

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
            rows = await self.store.entries(table)
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
            rows = await self.store.entries(live.table.id, after=live.table.sequence)
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

    # Asking.

    async def ask(self, live: LiveTable, command: Decided, person: str | None) -> AnyEntry | None:
        """Carry out a command; None if it was carried out before."""

        def attempt(table: Table, now: int) -> Decision | None:
            if (person, command.id) in table.done:
                return None
            return decide(table, command, Asker(person, now, self.bots))

        return await self.attempt(live, attempt)

    async def attempt(self, live: LiveTable, attempt: Try) -> AnyEntry | None:
        """Decide something and store it, again as often as another was faster."""
        async with live.lock:
            for _ in range(0 if self.is_closing else MOST_TRIES):
                if live.is_stale:
                    await self._catch_up(live)
                try:
                    decision = attempt(live.table, self._now(live.table))
                except MenagerieError:
                    if await self._is_behind(live):
                        continue
                    raise
                if decision is None:
                    return None
                if await self._store(live, decision):
                    return decision.entry
        raise BusyError

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether others had written what was not heard of here; by now it is."""
        if isinstance(self.bus, LocalBus):
            return False
        before = live.table.sequence
        await self._catch_up(live)
        return live.table.sequence > before

    def _now(self, table: Table) -> int:
        """The time, which at one table never goes back."""
        return max(self.clock(), table.at)

    async def _store(self, live: LiveTable, decision: Decision) -> bool:
        """Store an entry, then tell it; False if another has its place."""
        entry, table = decision.entry, decision.table
        row = Row(table.id, table.sequence, entry.at, entry.by, write_entry(entry))
        summary = summary_of(live.table, table)
        try:
            with self.metrics.append_seconds.time():
                is_ours = await self.store.append(row, summary)
        except BaseException as error:
            # Whether it is stored is not known: it is looked up, and told if it is.
            live.is_stale = True
            self._later(live)
            if isinstance(error, StoreUnavailableError):
                raise BusyError from error
            raise
        if not is_ours:
            live.is_stale = True
            return False
        self.metrics.entries.inc()
        live.advance(decision)
        self.bus.publish(Note(self.origin, table.id, WRITTEN, table.sequence, row.body))
        self._go_on(live)
        return True

    def why_not(self, live: LiveTable, command: WhyNot, person: str | None) -> Reason | None:
        """Why an action is not allowed; None if it is."""
        table = live.table
        seat = table.seat_of(person)
        if seat is None:
            raise ForbiddenError("not_seated", "you have no seat at this table")
        if table.eyes is None or table.status == OVER:
            raise TableError("not_playing", "no game is running at this table")
        return table.game.why_not(table.eyes.state, seat, table.game.read_action(command.action))

    async def entries(self, live: LiveTable) -> list[AnyEntry]:
        """The journal of a table."""
        return [read_entry(row.body) for row in await self.store.entries(live.table.id)]

    # What goes on by itself, where this process holds the lease.

    def _go_on(self, live: LiveTable) -> None:
        """Set bots to work and the alarm to the next clock that runs out."""
        self._stop_idle_bots(live)
        if not live.is_held or self.is_closing:
            return
        for seat in overdue.bots_to_act(live.table):
            if seat not in live.thinking:
                live.thinking[seat] = self.spawn(self._let_bot_act(live, seat))
        self._set_alarm(live)

    def resume(self, live: LiveTable) -> None:
        """Let a table go on here: this process holds its lease."""
        live.is_held = True
        self._go_on(live)
        self.tell_presence(live)

    def suspend(self, live: LiveTable) -> None:
        """Leave bots and clocks of a table to the process that holds its lease now."""
        live.is_held = False
        self._stop(live)

    def _stop(self, live: LiveTable) -> None:
        for task in live.thinking.values():
            task.cancel()
        for timer in live.away.values():
            timer.cancel()
        if live.alarm is not None:
            live.alarm.cancel()
        live.thinking, live.away, live.alarm = {}, {}, None

    def _stop_idle_bots(self, live: LiveTable) -> None:
        """Stop bots that are no longer asked."""
        wanted = overdue.bots_to_act(live.table)
        for seat, task in list(live.thinking.items()):
            if task.done():
                del live.thinking[seat]
            elif seat not in wanted:
                task.cancel()
                del live.thinking[seat]

    async def _let_bot_act(self, live: LiveTable, seat: int) -> None:
        """Let a bot think and act; it thinks again when what it knows has changed meanwhile."""
        started = asyncio.get_running_loop().time()
        task = asyncio.current_task()
        try:
            while seat in overdue.bots_to_act(live.table):
                asked = live.table
                action = await self.thinkers.answer(asked, seat, started)

                def attempt(table: Table, now: int, asked: Table = asked) -> Decision | None:
                    if seat not in overdue.bots_to_act(table) or not _knows_same(
                        asked, table, seat
                    ):
                        return None
                    # Who acts is not stopped: what is being stored must be told.
                    if live.thinking.get(seat) is task:
                        del live.thinking[seat]
                    return overdue.bot_acts(table, seat, [action], now)  # noqa: B023 - used at once

                if await self.attempt(live, attempt) is not None:
                    return
        except BusyError:
            self._later(live)
        except MenagerieError:
            log.exception("a bot could not act at a table of %s", live.table.settings.game)

    def _later(self, live: LiveTable) -> None:
        """Try again soon what a table does by itself, and what could not be read."""
        if not live.is_retried and not self.is_closing:
            live.is_retried = True
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._retry, live)

    def _retry(self, live: LiveTable) -> None:
        live.is_retried = False
        if self.tables.get(live.table.id) is live and not self.is_closing:
            self.spawn(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        """Go on after the database was away."""
        async with live.lock:
            if live.is_stale:
                await self._catch_up(live)
            else:
                self._go_on(live)

    def _set_alarm(self, live: LiveTable) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = next(iter(dues(live.table)), None)
        if due is not None:
            seconds = max(0, due.at - self.clock()) / MILLISECONDS
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(min(seconds, 3600), self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self.spawn(self._run_out(live))

    async def _run_out(self, live: LiveTable) -> None:
        """A bot takes over from whoever has run out of time."""
        bot = stand_in(self.bots)
        try:
            if await self.attempt(live, lambda table, now: overdue.run_out(table, now, bot)):
                self.metrics.time_outs.inc()
            else:
                self._go_on(live)
        except BusyError:
            self._later(live)

    # People who come and go.

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
        if live.table.is_asleep:
            await self.attempt(live, overdue.wakes)
        role = listener.role
        if role != live.table.watching and live.table.seats[role].away_since is not None:
            await self.attempt(live, lambda table, now: overdue.comes_back(table, role, now))

    async def _missed(self, live: LiveTable, person: str | None, since: Since | None) -> list[str]:
        """What somebody who was here missed; nothing where the whole table says it sooner."""
        if live.is_stale:
            await self._catch_up(live)
        role = live.table.role_of(person)
        if since is None or since.role != live.table.seat_in(role):
            return []
        if since.seq > live.table.heard[role]:
            await self._is_behind(live)
        count = live.table.heard[role] - since.seq
        if count == 0:
            return [encode(Resumed(since.seq))]
        if not 0 < count <= MOST_MISSED:
            return []
        found = missed(await self.entries(live), role, since.seq)
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
        body = msgspec.msgpack.encode(live.presence())
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
        if overdue.may_go_away(live.table, seat):
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
            return None if is_here else overdue.goes_away(table, seat, now)

        try:
            await self.attempt(live, attempt)
        except BusyError:
            self._later(live)

    # Other processes.

    def hear(self, note: Note) -> None:
        """Another process says something about a table."""
        live = self.tables.get(note.table)
        if live is None:
            if note.table in self._loading:
                known = self._heard_early.get(note.table, 0)
                self._heard_early[note.table] = max(known, note.sequence)
            return
        if note.kind == HERE:
            found = msgspec.msgpack.decode(note.body, type=Presence)
            now = self.clock()
            spoken = live.elsewhere.items()
            recent = {who: said for who, said in spoken if now - said[0] <= LONGEST_SILENCE}
            live.elsewhere = recent | {note.origin: (now, found)}
            self.tell_presence(live)
        elif note.kind == RELOAD:
            self.spawn(self._reload(live))
        elif note.sequence > live.table.sequence:
            self.spawn(self._hear_written(live, note))

    async def _hear_written(self, live: LiveTable, note: Note) -> None:
        """Fold what another wrote; read the journal where something is missing before it."""
        async with live.lock:
            if note.sequence == live.table.sequence + 1 and not live.is_stale:
                self._fold(live, note.sequence, read_entry(note.body))
                self._go_on(live)
            elif note.sequence > live.table.sequence:
                await self._catch_up(live)

    async def _reload(self, live: LiveTable) -> None:
        """Read a journal anew whose entries were changed."""
        async with live.lock:
            entries = await self.entries(live)
            if not entries:
                self.forget(live)
                return
            live.table = unfold(entries)
            live.tell_whole()
            self._go_on(live)

    def regained(self) -> None:
        """Notes may have been missed: see which tables have gone on."""
        self.spawn(self.look_around())

    async def look_around(self) -> None:
        """Read what others have written at the tables held here."""
        self.must_look_around = False
        try:
            for name, head in (await self.store.heads(list(self.tables))).items():
                live = self.tables.get(name)
                if live is not None and head > live.table.sequence:
                    async with live.lock:
                        await self._catch_up(live)
        except BaseException:
            self.must_look_around = True
            raise

    # Ending.

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop bots and clocks; what is being stored is stored, and told to other processes."""
        self.is_closing = True
        for live in list(self.tables.values()):
            self._stop(live)
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:
                self._stop(live)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (BusyError, StoreUnavailableError) as error:
        log.warning("store: %s", error)
    except Exception:
        log.exception("something beside failed")


def _knows_same(asked: Table, table: Table, seat: int) -> bool:
    """Whether a bot that was asked then would be told the same now."""
    if asked.eyes is None or table.eyes is None:
        return False
    return asked.eyes is table.eyes or asked.eyes.looks_like(table.eyes, seat)
