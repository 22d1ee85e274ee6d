"""Tables as a load generator plays them: four seats, one action under way at a time."""

import asyncio
import random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from menagerie.cli.loading.tally import Tally
from menagerie.cli.loading.web import Web
from menagerie.table.legal import Choices

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 4
PATIENCE = 30.0
NOTHING = Raw(b"[]")


class _Told(msgspec.Struct):
    """As much of a message as everybody at the table needs of it."""

    type: str
    legal: Raw | UnsetType = UNSET


class _Event(msgspec.Struct):
    audience: Any


class _Own(_Told):
    """What who acted needs besides: who else was told, and whose turn it is."""

    events: tuple[_Event, ...] = ()
    view: Any = None
    id: str = ""
    key: str = ""


_told = msgspec.json.Decoder(_Told)
_own = msgspec.json.Decoder(_Own)
_choices = msgspec.json.Decoder(tuple[Choices, ...])
_encode = msgspec.json.Encoder().encode


class Seat(WSListener):
    """A socket of one person at a table."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.legal = NOTHING
        self.is_shown = asyncio.Event()
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Know where to send."""
        self.transport = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        """Hear what the server says."""
        if frame.msg_type is WSMsgType.TEXT:
            self.table.hear(self, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, _: WSTransport) -> None:
        """Count a connection that ends by itself."""
        if not self.table.is_closing:
            self.table.tally.errors["disconnected"] += 1

    def close(self) -> None:
        """End the connection."""
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Table:
    """One table; `on_done` is called when everybody was told of its action."""

    def __init__(self, game: str, number: int, tally: Tally, bot: str = "") -> None:
        self.game = game
        self.number = number
        self.tally = tally
        self.bot = bot
        self.cookies: list[str] = []
        self.seats: list[Seat] = []
        self.to_act: list[int] = []
        self.awaited: set[int] = set()
        self.actor = 0
        self.sent_at = 0.0
        self.actions = 0
        self.is_closing = False
        self.on_done: Callable[[Table], None] = lambda _: None
        self._chance = random.Random(number)  # noqa: S311 - any action is as good

    # Setting up.

    async def open(self, web: Web) -> None:
        """Open a table, seat everybody, start, and connect."""
        count = 1 if self.bot else SEATS
        while len(self.cookies) < count:
            self.cookies.append(await web.sign_up(f"Load {self.number}"))
        host = self.cookies[0]
        table = await web.post("/tables", self._opening(), host)
        for cookie in self.cookies[1:]:
            sit = {"type": "sit", "id": "sit", "name": "Load", "key": table["join_key"]}
            await web.post(f"/tables/{table['id']}/commands", sit, cookie)
            ready = {"type": "ready", "id": "ready"}
            await web.post(f"/tables/{table['id']}/commands", ready, cookie)
        start = {"type": "start", "id": "start"}
        await web.post(f"/tables/{table['id']}/commands", start, host)
        await self._connect(web.address, table["id"])

    def _opening(self) -> dict[str, Any]:
        settings = {"game": self.game, "seats": SEATS, "pace": "instant"}
        return {"settings": settings, "name": "Load", "seat": 0, "fill": self.bot}

    async def _connect(self, address: str, table: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        self.seats = [Seat(self, number) for number in range(len(self.cookies))]
        for seat, cookie in zip(self.seats, self.cookies, strict=True):
            headers = {"Cookie": cookie, "Origin": address}
            await ws_connect(lambda seat=seat: seat, url, extra_headers=headers)
        async with asyncio.timeout(PATIENCE):
            for seat in self.seats:
                await seat.is_shown.wait()

    def close(self) -> None:
        """End all connections."""
        self.is_closing = True
        for seat in self.seats:
            seat.close()

    # Playing.

    @property
    def is_over(self) -> bool:
        """Whether the game waits for nobody."""
        return not self.to_act

    def act(self) -> None:
        """Let a seat that the game waits for take any legal action."""
        seat = self.seats[0 if self.bot else self._chance.choice(self.to_act)]
        action = self._any_of(_choices.decode(seat.legal))
        self.actor = seat.number
        self.awaited = set(range(len(self.seats)))
        self.actions += 1
        self.tally.frames_in += 1
        message = _encode({"type": "act", "id": f"a{self.actions}", "actions": [action]})
        self.sent_at = perf_counter()
        assert seat.transport is not None  # noqa: S101 - it was connected
        seat.transport.send(WSMsgType.TEXT, message)

    def _any_of(self, legal: tuple[Choices, ...]) -> dict[str, Any]:
        """One action, each as likely as any other."""
        at = self._chance.randrange(sum(len(choice.values) or 1 for choice in legal))
        for choice in legal:
            count = len(choice.values) or 1
            if at < count:
                break
            at -= count
        return {**choice.action, choice.field: choice.values[at]} if choice.field else choice.action

    def hear(self, seat: Seat, data: bytes) -> None:
        """Take note of what a seat is told."""
        self.tally.frames_out += 1
        is_own = bool(self.bot) or seat.number == self.actor
        told = (_own if is_own else _told).decode(data)
        if told.legal is not UNSET:
            seat.legal = told.legal
        if told.type == "news":
            self.tally.sizes.append(len(data))
            if isinstance(told, _Own):
                self._follow(told)
            self._tell(seat.number)
        elif told.type == "table":
            self.to_act = _own.decode(data).view["to_act"]
            seat.is_shown.set()
            self._go_on_with_bots()
        elif told.type == "refused":
            self.tally.errors[f"refused: {_own.decode(data).key}"] += 1
            self._tell(seat.number)

    def _follow(self, told: _Own) -> None:
        """See from the own news whose turn it is, and whether others are told anything."""
        if self.bot and told.id:
            self.awaited.clear()
        for path, *value in told.view or ():
            if path == ["to_act"]:
                self.to_act = value[0]
            elif path and path[0] == "to_act":
                self.to_act[path[1]] = value[0]
        if all(event.audience != "everybody" for event in told.events):
            self.awaited &= {self.actor}

    def _tell(self, number: int) -> None:
        """Somebody was told; the last one ends the action."""
        if self.bot:
            self._go_on_with_bots()
        elif self.awaited:
            self.awaited.discard(number)
            if not self.awaited:
                self.tally.latencies.append(perf_counter() - self.sent_at)
                self.on_done(self)

    def _go_on_with_bots(self) -> None:
        """At a table of bots a person acts at once, so that bots always have to think."""
        if self.bot and 0 in self.to_act and not self.awaited:
            self.act()
        elif self.bot and self.is_over:
            self.on_done(self)
