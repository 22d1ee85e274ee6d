"""Sockets: commands in, news out."""

import asyncio
import logging
from collections import Counter, deque
from itertools import count

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from menagerie.core.errors import MenagerieError
from menagerie.server.admitting import check_door
from menagerie.server.hall import BusyError, Hall, Since
from menagerie.server.limits import Limits
from menagerie.server.live import Listener, LiveTable, encode
from menagerie.server.metrics import Metrics
from menagerie.server.opening import Opener
from menagerie.server.replies import Done, Pong, Reply, Why, refusal
from menagerie.server.reporting import report
from menagerie.server.settings import Settings
from menagerie.server.store import StoreError
from menagerie.table import commands as ask
from menagerie.table.errors import ForbiddenError

log = logging.getLogger(__name__)

MOST_WAITING = 256
TOO_SLOW, GOING_AWAY, TOO_MANY, FORBIDDEN, NOT_FOUND = 4008, 1001, 4029, 4403, 4404
# A client comes back by itself after this one.
TRY_LATER = 1013

_commands = msgspec.json.Decoder(ask.AnyCommand)


class _Named(msgspec.Struct):
    """What can be read of a command that is damaged."""

    id: str = ""


_named = msgspec.json.Decoder(_Named)


class Desk:
    """Carries out commands, whichever way they came."""

    def __init__(self, hall: Hall, opener: Opener, limits: Limits) -> None:
        self.hall = hall
        self.opener = opener
        self.limits = limits

    async def answer(
        self, live: LiveTable, command: ask.AnyCommand, person: str | None
    ) -> Reply | None:
        """Carry out a command; None where the news of an action answer it."""
        match command:
            case ask.Ping():
                return Pong(command.id, self.hall.clock())
            case ask.WhyNot():
                self.limits.check("why_not", person=person)
                return Why(command.id, self.hall.why_not(live, command, person))
            case ask.Rematch():
                return await self._rematch(live, command, person)
            case ask.Report():
                await report(self.hall, live, command, person)
                return Done(command.id)
            case ask.Say():
                self.limits.check("chat", person=person)
        entry = await self.hall.ask(live, command, person)
        is_told = entry is not None and isinstance(command, ask.Act)
        return None if is_told else Done(command.id)

    async def _rematch(self, live: LiveTable, command: ask.Rematch, person: str | None) -> Done:
        if person is None:
            raise ForbiddenError("not_seated", "you have no seat at this table")
        self.limits.check("tables", person=person)
        return Done(command.id, await self.opener.rematch(live, command, person))


class Sockets:
    """All sockets of this process."""

    def __init__(self, desk: Desk, settings: Settings, metrics: Metrics) -> None:
        self.desk = desk
        self.settings = settings
        self.metrics = metrics
        self.open: set[Socket] = set()
        self.by_person: Counter[str | None] = Counter()
        self._numbers = count()

    async def serve(self, websocket: WebSocket, person: str | None) -> None:
        """Serve one socket for as long as it lasts."""
        if len(self.open) >= self.settings.sockets or (
            person is not None and self.by_person[person] >= self.settings.sockets_per_person
        ):
            await websocket.close(TOO_MANY, "too many connections")
            return
        try:
            live = await self.desk.hall.find(websocket.path_params["table"])
            check_door(live.table, person, websocket.query_params.get("key", ""))
        except MenagerieError as error:
            code = code_of(error)
            await websocket.accept()
            await websocket.send_text(encode(refusal("", error)))
            await websocket.close(code, str(error)[:100])
            return
        await websocket.accept()
        socket = Socket(websocket, live, person, self, next(self._numbers))
        self.open.add(socket)
        self.by_person[person] += 1
        self.metrics.sockets.set(len(self.open))
        try:
            await socket.run()
        finally:
            self.open.discard(socket)
            self.by_person -= Counter({person: 1})
            self.metrics.sockets.set(len(self.open))

    async def close(self) -> None:
        """Close all sockets; their people come back to another process, or later."""
        await asyncio.gather(*(socket.close(GOING_AWAY) for socket in list(self.open)))


class Socket:
    """One person's connection to one table."""

    __slots__ = (
        "_has_news",
        "_news",
        "_writer",
        "listener",
        "live",
        "number",
        "sockets",
        "websocket",
    )

    def __init__(
        self,
        websocket: WebSocket,
        live: LiveTable,
        person: str | None,
        sockets: Sockets,
        number: int,
    ) -> None:
        self.websocket = websocket
        self.live = live
        self.sockets = sockets
        self.number = str(number)
        self.listener = Listener(person, self.deliver)
        self._news: deque[str] = deque()
        self._has_news = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read commands until the other side is gone."""
        hall = self.sockets.desk.hall
        self._writer = asyncio.create_task(self._write())
        try:
            await hall.join(self.live, self.listener, since_of(self.websocket))
            while (text := await self._read()) is not None:
                self.sockets.metrics.frames_in.inc()
                await self._answer(text)
        except (BusyError, StoreError):
            await self.close(TRY_LATER)
        finally:
            self._writer.cancel()
            hall.part(self.live, self.listener)

    async def _read(self) -> str | None:
        """The next message; None at the end, which a message that is no text is, too."""
        try:
            return await self.websocket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return None  # the last of these where sending has met the end before

    async def _answer(self, text: str) -> None:
        """Carry out one message; whatever is wrong with it is said, and changes nothing."""
        try:
            self.sockets.desk.limits.check_socket(self.number)
            command = _commands.decode(text)
            if self.sockets.desk.hall.tables.get(self.live.table.id) is not self.live:
                await self._move()
            reply = await self.sockets.desk.answer(self.live, command, self.listener.person)
        except msgspec.DecodeError as error:
            reply = refusal(id_of(text), MenagerieError(f"message: {error}"))
        except MenagerieError as error:
            reply = refusal(id_of(text), error)
        except RecursionError:
            reply = refusal("", MenagerieError("message: it is nested too deeply"))
        if reply is not None:
            self.deliver(encode(reply))

    async def _move(self) -> None:
        """Follow the table where it was read into memory anew."""
        self.live.remove(self.listener)
        self.live = await self.sockets.desk.hall.find(self.live.table.id)
        self.live.add(self.listener)

    def deliver(self, message: str) -> None:
        """Send soon; who does not read is let go, and gets the rest on coming back."""
        if len(self._news) >= MOST_WAITING:
            if self._writer is not None:
                self._writer.cancel()
            self.sockets.desk.hall.spawn(self.close(TOO_SLOW))
            return
        self._news.append(message)
        self._has_news.set()

    async def _write(self) -> None:
        send = self.websocket.send
        sent = self.sockets.metrics.frames_out
        try:
            while True:
                await self._has_news.wait()
                while self._news:
                    await send({"type": "websocket.send", "text": self._news.popleft()})
                    sent.inc()
                self._has_news.clear()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the reader sees the end, too

    async def close(self, code: int) -> None:
        """Close the connection."""
        try:
            await self.websocket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it is closed already


def code_of(error: MenagerieError) -> int:
    """The code with which a door stays shut, for good or until the database is back."""
    if isinstance(error, BusyError | StoreError):
        return TRY_LATER
    return FORBIDDEN if isinstance(error, ForbiddenError) else NOT_FOUND


def since_of(websocket: WebSocket) -> Since | None:
    """What somebody who comes back has heard already."""
    query = websocket.query_params
    try:
        seq, seat = int(query["since"]), query.get("seat", "")
        return Since(seq, int(seat) if seat else None)
    except (KeyError, ValueError):
        return None


def id_of(text: str) -> str:
    """The id of a message that is damaged, if it can be read."""
    try:
        return _named.decode(text).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
