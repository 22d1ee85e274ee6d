"""A server inside a test's own event loop, with a clock and a chance that the test holds.

`async with house(folder) as server:` starts it; a `Page` is what one person's browser would be:
it sends commands through the very code that serves sockets, and keeps what it is sent.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec

from menagerie.server.app import Server
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.new_tables import Opening
from menagerie.server.host.ids import Chance
from menagerie.table.wire import commands as ask
from menagerie.table.wire.choices import Choices, spread
from menagerie.table.wire.patch import patched
from menagerie.table.wire.settings import Settings
from tests.server.servers import PATIENCE, settings_for

SECOND = 1000


class Hands:
    """A clock that a test moves."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        """The time now."""
        return self.now

    def later(self, seconds: float) -> None:
        """Time goes by."""
        self.now += round(seconds * SECOND)


class CountedChance:
    """Ids and keys that are counted; the secrets of two worlds differ."""

    def __init__(self, world: str = "") -> None:
        self.world = world
        self._numbers = count(1)

    def table(self) -> str:
        """The id of a table."""
        return f"table-{next(self._numbers)}"

    def key(self) -> str:
        """A key of an invitation."""
        return f"key-{next(self._numbers)}"

    def code(self) -> str:
        """A code to read aloud."""
        return f"CODE{next(self._numbers):04}"

    def secret(self) -> str:
        """The secret that a deal comes from."""
        return sha256(f"{self.world} {next(self._numbers)}".encode()).hexdigest()


@asynccontextmanager
async def house(
    folder: Path, clock: Hands | None = None, chance: Chance | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A server that runs until the block ends."""
    found = settings_for(folder, **settings)
    server = Server(found, clock or Hands(), chance or CountedChance())
    await server.start()
    try:
        yield server
    finally:
        await server.close()


async def until(condition: Callable[[], object]) -> None:
    """Let others work until something has come to pass, not for ever."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not condition():
        assert asyncio.get_running_loop().time() < deadline, "it did not come to pass"
        await asyncio.sleep(0.001)


class _Wire:
    """The two ends of a socket without a network."""

    def __init__(self, table: str, query: dict[str, str]) -> None:
        self.scope: dict[str, object] = {}
        self.path_params = {"table": table}
        self.query_params = query
        self.sent: list[str] = []
        self.asked: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed: int | None = None

    async def accept(self) -> None:
        """The server opens."""

    async def send(self, message: dict[str, str]) -> None:
        """The server sends."""
        self.sent.append(message["text"])

    async def send_text(self, text: str) -> None:
        """The server sends."""
        self.sent.append(text)

    async def receive(self) -> dict[str, str]:
        """The server waits for a command."""
        text = await self.asked.get()
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def close(self, code: int = 1000, _: str = "") -> None:
        """The server closes."""
        self.closed = code


class Page:
    """One person's page: all that it was sent, and the table as it shows it."""

    def __init__(self, server: Server, person: str | None) -> None:
        self.server = server
        self.person = person
        self.shown: dict[str, Any] = {}
        self._ids = count(1)
        self._read = 0

    async def open(self, table: str, **query: str) -> "Page":
        """Connect, and wait for the table."""
        self.wire = _Wire(table, query)
        websocket = cast("Any", self.wire)
        self.task = asyncio.create_task(self.server.sockets.serve(websocket, self.person))
        self._read = 0
        await self.until(lambda: any(m["type"] in {"here", "refused"} for m in self.messages))
        return self

    async def close(self) -> None:
        """Disconnect."""
        self.wire.asked.put_nowait(None)
        await self.task

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All that was sent, read."""
        return [msgspec.json.decode(text) for text in self.wire.sent]

    async def until(self, condition: Callable[[], object]) -> None:
        """Read on until something has come to pass."""
        await until(lambda: self.read() and condition())

    def read(self) -> bool:
        """Take in what has come; numbers follow each other."""
        while self._read < len(self.wire.sent):
            told = msgspec.json.decode(self.wire.sent[self._read])
            self._read += 1
            if told["type"] == "table":
                self.shown = {"legal": [], "view": None} | told
            elif told["type"] == "news":
                self._take_in(told)
        return True

    def _take_in(self, told: dict[str, Any]) -> None:
        shown = self.shown
        if not shown:
            return
        assert told["seq"] == shown["seq"] + 1
        shown["seq"] = told["seq"]
        shown["view"] = patched(shown["view"], told.get("view", []))
        shown["table"] = patched(shown["table"], told.get("table", []))
        shown["legal"] = told.get("legal", shown["legal"])
        shown["chat"] = shown.get("chat", []) + told.get("chat", [])

    async def ask(self, command: ask.AnyCommand) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        return await self.send({**msgspec.to_builtins(command), "id": f"c{next(self._ids)}"})

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with an id, and wait for its answer; news answer actions only."""
        first = len(self.wire.sent)
        also = None if message["type"] == "act" else "news"
        self.wire.asked.put_nowait(msgspec.json.encode(message).decode())

        def answers() -> list[dict[str, Any]]:
            found = self.messages[first:]
            return [m for m in found if m.get("id") == message["id"] and m["type"] != also]

        await self.until(answers)
        return answers()[0]

    # What the page shows.

    @property
    def places(self) -> list[dict[str, Any]]:
        """The seats."""
        return list(self.shown["table"]["places"])

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return bool(self.shown["table"]["status"] == "over")

    @property
    def may_act(self) -> bool:
        """Whether the game waits for the own seat."""
        seat: int | None = self.shown["table"]["you"]["seat"]
        return not self.is_over and seat in self.shown["view"]["to_act"]

    def legal(self) -> list[dict[str, Any]]:
        """What may be done."""
        return spread([msgspec.convert(choice, Choices) for choice in self.shown["legal"]])

    async def act(self, choice: int = 0) -> dict[str, Any]:
        """Take one of the legal actions."""
        legal = self.legal()
        return await self.ask(ask.Act(id="-", actions=[legal[choice % len(legal)]]))


async def settled(server: Server) -> None:
    """Let all that waits to be sent be sent."""
    while any(socket.frames.waiting for socket in server.sockets.open):  # noqa: ASYNC110 - many are awaited
        await asyncio.sleep(0)


async def open_table(
    server: Server, game: str, people: list[str], seats: int = 3, **settings: Any
) -> LiveTable:
    """A table at which people sit, not yet started; the first is the host."""
    opening = {name: settings.pop(name) for name in ("position",) if name in settings}
    wanted = Settings(game=game, seats=seats, **({"pace": "instant"} | settings))
    live = await server.new_tables.open(
        people[0], Opening(settings=wanted, name=people[0], **opening)
    )
    for person in people[1:]:
        sit = ask.Sit(id="sit", name=person, key=live.table.join_key)
        await server.hall.decisions.ask(live, sit, person)
    return live


async def start(server: Server, live: LiveTable, bot: str = "greedy") -> None:
    """Everybody is ready, and the host starts."""
    for seat in live.table.seats:
        if seat.person:
            await server.hall.decisions.ask(live, ask.Ready(id="ready"), seat.person)
    await server.hall.decisions.ask(live, ask.Start(id="start", bot=bot), live.table.host)
