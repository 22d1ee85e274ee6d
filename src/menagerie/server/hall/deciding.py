"""Deciding and storing: what is asked becomes an entry, on the disk before it is told."""

from collections.abc import Callable
from time import perf_counter

from menagerie.core.errors import MenagerieError
from menagerie.core.refusals import Reason
from menagerie.server.bus import LocalBus, Note
from menagerie.server.hall.ground import WRITTEN, BusyError
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.memory import Memory
from menagerie.server.hall.summaries import summary_of
from menagerie.server.store import Row, StoreUnavailableError
from menagerie.table.checks import Asker
from menagerie.table.entries import AnyEntry, write_entry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.journal import Decision, decide
from menagerie.table.state import OVER, Table
from menagerie.table.wire.commands import Decided, WhyNot

MOST_TRIES = 20

Try = Callable[[Table, int], Decision | None]


class Deciding(Memory):
    """Tables of which something may be asked."""

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
        started = perf_counter()
        try:
            is_ours = await self.store.append(row, summary)
        except BaseException as error:
            # Whether it is stored is not known: it is looked up, and told if it is.
            live.is_stale = True
            self._later(live)
            if isinstance(error, StoreUnavailableError):
                raise BusyError from error
            raise
        self.metrics.append_seconds.observe(perf_counter() - started)
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
