"""Two halls of one store in one process, and a store that can be made to wait."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import copy
from typing import Any, cast

from menagerie.server.bus import Note
from menagerie.server.bus.notes import Hear, Regained
from menagerie.server.hall import Hall
from menagerie.server.hall.live_table import Listener, LiveTable
from menagerie.server.hall.new_tables import NewTables, Opening
from menagerie.server.hall.presence import Since
from menagerie.server.host.clock import wall_clock
from menagerie.server.host.ids import TrueChance
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings
from menagerie.server.store import Store
from menagerie.server.store.tables import Tables
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import Settings as TableSettings
from tests.server.servers import PATIENCE

PEOPLE = ("ann", "ben")


class Voice:
    """A bus between halls of one process."""

    healthy = True

    def __init__(self) -> None:
        self.others: list[Hall] = []

    async def start(self, hear: Hear, regained: Regained) -> None:
        """Nothing is to be started."""

    def publish(self, note: Note) -> None:
        """Tell the others at once."""
        for other in self.others:
            other.peers.hear(note)

    async def close(self) -> None:
        """Nothing is to be ended."""


class Gated:
    """Tables of a store that answer one kind of question only when their gate is open."""

    def __init__(self, tables: Tables, question: str) -> None:
        self._tables = tables
        self._question = question
        self.is_asked = asyncio.Event()
        self.gate = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._tables, name)
        if name != self._question:
            return found

        async def ask_and_wait(*values: Any, **named: Any) -> Any:
            answer = await found(*values, **named)
            self.is_asked.set()
            await self.gate.wait()
            return answer

        return ask_and_wait


class Ahead:
    """The time of this machine, put forward by a test."""

    def __init__(self) -> None:
        self.by = 0

    def __call__(self) -> int:
        """The time now."""
        return wall_clock() + self.by

    def later(self, milliseconds: int) -> None:
        """Time goes by."""
        self.by += milliseconds


class House:
    """A hall with a store and a clock of its own, and what opens tables there."""

    def __init__(self, store: Store, origin: str) -> None:
        # One house can be made to wait for the store while the other goes on.
        self.store = copy(store)
        self.clock = Ahead()
        self.settings = Settings(bot_threads=1)
        self.voice = Voice()
        metrics = Metrics()
        self.hall = Hall(self.store, self.voice, metrics, self.settings, origin, self.clock)
        self.chance = TrueChance()
        self.new_tables = NewTables(
            self.store,
            self.hall.tables,
            self.hall.decisions,
            self.hall.peers,
            self.chance,
            self.clock,
        )

    def gate(self, question: str) -> Gated:
        """Make the hall wait for the answers to one kind of question."""
        found = Gated(self.store.tables, question)
        self.store.tables = cast("Tables", found)
        return found

    async def open(self, **settings: Any) -> LiveTable:
        """A table for Ann and Ben, and a bot if there is a third seat."""
        usual: dict[str, Any] = {"game": "buffalo", "seats": 3, "pace": "instant", "public": True}
        opening = Opening(settings=TableSettings(**(usual | settings)), name="Ann")
        return await self.new_tables.open("ann", opening)

    async def deal(self, **settings: Any) -> LiveTable:
        """The same, dealt."""
        live = await self.open(**settings)
        await self.hall.decisions.ask(live, ask.Sit(id="sit", name="Ben"), "ben")
        await self.hall.decisions.ask(live, ask.Ready(id="ready"), "ben")
        await self.hall.decisions.ask(live, ask.Start(id="start", bot="random"), "ann")
        return live

    async def close(self) -> None:
        """Leave nothing behind."""
        await self.hall.close()


Told = list[bytes]


async def join(
    hall: Hall, live: LiveTable, person: str, since: Since | None = None
) -> tuple[Listener, Told]:
    """Somebody who hears of a table, and what they were told."""
    told: Told = []
    listener = Listener(person, told.append)
    await hall.presence.join(live, listener, since)
    return listener, told


@asynccontextmanager
async def houses() -> AsyncIterator[tuple[House, House]]:
    """Two houses that hear each other."""
    store = await Store.open("sqlite://")
    one, two = House(store, "one"), House(store, "two")
    one.voice.others, two.voice.others = [two.hall], [one.hall]
    try:
        yield one, two
    finally:
        await one.close()
        await two.close()
        await store.close()


def scene(play: Callable[[House, House], Awaitable[None]]) -> None:
    """Play a scene in two houses."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), houses() as (one, two):
            await play(one, two)

    asyncio.run(run())


async def comes_true(condition: Callable[[], object]) -> None:
    """Let everything go on until something is the case."""
    while not condition():  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0)
