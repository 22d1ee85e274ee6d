"""Plays many tables at once: at a rate, or as fast as the server answers."""

import asyncio
import sys
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

if sys.platform != "win32":
    import uvloop

from menagerie.bench.load.http import Web
from menagerie.bench.load.processes import Measured
from menagerie.bench.load.tables import SEATS, Table
from menagerie.bench.load.tally import Figures, Tally, figures
from menagerie.core.errors import MenagerieError

AT_ONCE = 16
TICK = 0.001
PATIENCE = 10.0

Advance = Callable[[float], None]


class Generator:
    """All tables of a run; `idle` are those whose last action is done."""

    def __init__(self, measured: Measured, games: Sequence[str], advance: Advance) -> None:
        self.measured = measured
        self.games = games
        self.advance = advance
        self.tables: list[Table] = []
        self.thinking: list[Table] = []
        self.idle: deque[Table] = deque()
        self.errors: Counter[str] = Counter()
        self._is_saturating = False
        self._work: set[asyncio.Task[None]] = set()

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(table.seats) for table in (*self.tables, *self.thinking))

    async def open(self, count: int, bot: str = "") -> None:
        """Open so many tables, a few at a time."""
        new = [self._table(number, bot) for number in range(count)]
        line = deque(new)

        async def open_some() -> None:
            async with Web(self.measured.address) as web:
                while line:
                    await line.popleft().open(web)
                    self.advance(1)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))
        (self.thinking if bot else self.tables).extend(new)
        if not bot:
            self.idle.extend(new)

    def _table(self, number: int, bot: str) -> Table:
        table = Table(self.games[number % len(self.games)], number, Tally(), bot)
        table.on_done = self._done
        return table

    def _done(self, table: Table) -> None:
        """Go on when everybody at a table was told; after a finished game, open the next table."""
        if table.is_over:
            self.spawn(self._open_again(table))
        elif self._is_saturating:
            table.act()
        else:
            self.idle.append(table)

    async def _open_again(self, table: Table) -> None:
        table.close()
        async with Web(self.measured.address) as web:
            table.is_closing = False
            await table.open(web)
        if not table.bot:
            self._done(table)

    def spawn(self, work: Awaitable[None]) -> None:
        """Run a coroutine in the background, and count its failure."""
        task = asyncio.ensure_future(self._counted(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _counted(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (MenagerieError, OSError, EOFError, TimeoutError) as error:
            self.errors[f"opening: {error}"] += 1

    # Measured phases.

    async def keep_pace(self, rate: float, seconds: float) -> Figures:
        """Act at a fixed rate, at the table that has been idle for longest."""
        return await self._stretch(seconds, lambda: self._paced(rate, seconds))

    async def _paced(self, rate: float, seconds: float) -> None:
        started = told = perf_counter()
        sent = 0
        while (now := perf_counter()) < started + seconds:
            while sent < (now - started) * rate and self.idle:
                self.idle.popleft().act()
                sent += 1
            self.advance(now - told)
            told = now
            await asyncio.sleep(TICK)

    async def saturate(self, seconds: float) -> Figures:
        """Act at every table as soon as everybody there has been told of the last action."""
        return await self._stretch(seconds, lambda: self._saturated(seconds))

    async def _saturated(self, seconds: float) -> None:
        self._is_saturating = True
        while self.idle:
            self.idle.popleft().act()
        for _ in range(round(seconds)):
            await asyncio.sleep(seconds / round(seconds))
            self.advance(seconds / round(seconds))
        self._is_saturating = False

    async def _stretch(self, seconds: float, play: Callable[[], Awaitable[None]]) -> Figures:
        """Measure one phase; actions still under way at its end are awaited but not counted."""
        tally = Tally()
        for table in self.tables:
            table.tally = tally
        before, started = self.measured.seconds, perf_counter()
        await play()
        taken, after = perf_counter() - started, self.measured.seconds
        used = None if before is None or after is None else after - before
        found = figures(tally, taken, used)
        await self._settle(seconds)
        self.errors += tally.errors
        return found

    async def _settle(self, seconds: float) -> None:
        """Wait for actions under way; one that is never answered is an error."""
        ticks = int(max(PATIENCE, seconds) / TICK)
        for _ in range(ticks):
            if not self._work and not any(table.awaited for table in self.tables):
                break
            await asyncio.sleep(TICK)
        self.errors["unanswered"] += sum(bool(table.awaited) for table in self.tables)
        self.errors += Counter()

    def close(self) -> None:
        """Close all connections."""
        for table in (*self.tables, *self.thinking):
            table.close()
        for task in self._work:
            task.cancel()


def sockets_for(tables: int, bots: int) -> int:
    """The number of sockets that so many tables use."""
    return SEATS * tables + bots


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop on this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
