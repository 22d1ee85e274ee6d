"""Tables of the load generator: four seats, one action under way at a time."""

import asyncio
import random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from menagerie.bench.load.http import Web
from menagerie.bench.load.tally import Tally
from menagerie.core.errors import MenagerieError
from menagerie.table.wire.choices import Choices

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 4
PATIENCE = 30.0
NOTHING = Raw(b"[]")


class _Told(msgspec.Struct):
    """The fields of a message that every seat reads."""

    type: str
    legal: Raw | UnsetType = UNSET


class _Event(msgspec.Struct):
    audience: Any


class _Own(_Told):
    """The fields that only the acting seat reads: who else is told, and whose turn it is."""

    events: tuple[_Event, ...] = ()
    view: Any = None
    id: str = ""
    key: str = ""


_told = msgspec.json.Decoder(_Told)
_own = msgspec.json.Decoder(_Own)
_choices = msgspec.json.Decoder(tuple[Choices, ...])
_encode = msgspec.json.Encoder().encode


class Seat(WSListener):
    """One person's socket at a table."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.legal = NOTHING
        self.is_dealt = asyncio.Event()
        self.transport: WSTransport | None = None
        self._answer: asyncio.Future[_Own] | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the transport."""
        self.transport = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        """Pass a message of the server to the table."""
        if frame.msg_type is WSMsgType.TEXT:
            self.table.hear(self, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, _: WSTransport) -> None:
        """Count an unexpected disconnection."""
        if not self.table.is_closing:
            self.table.tally.errors["disconnected"] += 1

    def send(self, message: dict[str, Any]) -> None:
        """Send a command."""
        assert self.transport is not None  # noqa: S101 - it was connected
        self.table.tally.frames_in += 1
        self.transport.send(WSMsgType.TEXT, _encode(message))

    async def ask(self, **message: Any) -> None:
        """Send a command and wait for its answer; a refusal is raised."""
        self._answer = asyncio.get_running_loop().create_future()
        self.send({"id": message["type"], **message})
        answer = await self._answer
        if answer.type == "refused":
            raise MenagerieError(f"{message['type']}: {answer.key}")

    def hear_answer(self, told: "_Own") -> None:
        """Take the answer to a command."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(told)

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Table:
    """One table; `on_done` is called when everybody has been told of its action."""

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
        self.is_closing = self.is_opening = False
        self.on_done: Callable[[Table], None] = lambda _: None
        self._chance = random.Random(number)  # noqa: S311 - any action is as good

    # Setting up.

    async def open(self, web: Web) -> None:
        """Open a table, connect, seat everybody and start, as the page does."""
        count = 1 if self.bot else SEATS
        while len(self.cookies) < count:
            self.cookies.append(await web.sign_up(f"Load {self.number}"))
        settings = {"game": self.game, "seats": SEATS, "pace": "instant"}
        opening = {"settings": settings, "name": "Load", "seat": 0, "fill": self.bot}
        table = await web.post("/tables", opening, self.cookies[0])
        self.is_opening, self.to_act = True, []
        async with asyncio.timeout(PATIENCE):
            await self._connect(web.address, table["id"], table["join_key"])
            host, *guests = self.seats
            await asyncio.gather(*(self._take_seat(guest, table["join_key"]) for guest in guests))
            await host.ask(type="start")
            for seat in self.seats:
                await seat.is_dealt.wait()
        self.is_opening = False
        self._go_on_with_bots()

    async def _connect(self, address: str, table: str, key: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?key={key}"
        self.seats = [Seat(self, number) for number in range(len(self.cookies))]
        for seat, cookie in zip(self.seats, self.cookies, strict=True):
            headers = {"Cookie": cookie, "Origin": address}
            await ws_connect(lambda seat=seat: seat, url, extra_headers=headers)

    async def _take_seat(self, guest: Seat, key: str) -> None:
        await guest.ask(type="sit", seat=guest.number, name="Load", key=key)
        await guest.ask(type="ready")

    def close(self) -> None:
        """Close all connections."""
        self.is_closing = True
        for seat in self.seats:
            seat.close()

    # Playing.

    @property
    def is_over(self) -> bool:
        """Whether the game is over: it waits for nobody."""
        return not self.to_act

    def act(self) -> None:
        """Take a random legal action for a seat that is to act."""
        seat = self.seats[0 if self.bot else self._chance.choice(self.to_act)]
        action = self._any_of(_choices.decode(seat.legal))
        self.actor = seat.number
        self.awaited = set(range(len(self.seats)))
        self.actions += 1
        self.sent_at = perf_counter()
        seat.send({"type": "act", "id": f"a{self.actions}", "actions": [action]})

    def _any_of(self, legal: tuple[Choices, ...]) -> dict[str, Any]:
        """A uniformly random action."""
        at = self._chance.randrange(sum(len(choice.values) or 1 for choice in legal))
        for choice in legal:
            count = len(choice.values) or 1
            if at < count:
                break
            at -= count
        return {**choice.action, choice.field: choice.values[at]} if choice.field else choice.action

    def hear(self, seat: Seat, data: bytes) -> None:
        """Take in a message to a seat."""
        self.tally.frames_out += 1
        is_own = bool(self.bot) or self.is_opening or seat.number == self.actor
        told = (_own if is_own else _told).decode(data)
        if told.legal is not UNSET:
            seat.legal = told.legal
        if told.type == "news" and isinstance(told, _Own):
            self._follow(told)
        if self.is_opening:
            self._hear_opening(seat, told)
        elif told.type == "news":
            self.tally.sizes.append(len(data))
            self._tell(seat.number)
        elif told.type == "refused":
            self.tally.errors[f"refused: {_own.decode(data).key}"] += 1
            self._tell(seat.number)

    def _hear_opening(self, seat: Seat, told: _Told) -> None:
        """Take in a message before the game has started for everybody."""
        if not isinstance(told, _Own):
            return
        if told.type in {"done", "refused"}:
            seat.hear_answer(told)
        elif told.type == "news" and any(not path for path, *_ in told.view or ()):
            seat.is_dealt.set()

    def _follow(self, told: _Own) -> None:
        """Read from the acting seat's news whose turn it is, and who else will be told."""
        if self.bot and told.id:
            self.awaited.clear()
        for path, *value in told.view or ():
            if not path:
                self.to_act = value[0]["to_act"]
            elif path == ["to_act"]:
                self.to_act = value[0]
            elif path[0] == "to_act":
                self.to_act[path[1]] = value[0]
        if all(event.audience != "everybody" for event in told.events):
            self.awaited &= {self.actor}

    def _tell(self, number: int) -> None:
        """Note that a seat was told; the last one completes the action."""
        if self.bot:
            self._go_on_with_bots()
        elif self.awaited:
            self.awaited.discard(number)
            if not self.awaited:
                self.tally.latencies.append(perf_counter() - self.sent_at)
                self.on_done(self)

    def _go_on_with_bots(self) -> None:
        """At a table with bots the person acts at once, so that the bots always have to think."""
        if self.bot and 0 in self.to_act and not self.awaited:
            self.act()
        elif self.bot and self.is_over:
            self.on_done(self)
