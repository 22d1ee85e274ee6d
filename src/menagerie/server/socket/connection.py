"""Sockets: commands in, news out."""

import asyncio
import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.server.access.doors import check_door
from menagerie.server.access.identity import SEEN_EVERY
from menagerie.server.access.limits import LimitedError, Limits
from menagerie.server.hall import BusyError, Hall
from menagerie.server.hall.commands import Commands
from menagerie.server.hall.live_table import Listener, LiveTable, encode
from menagerie.server.hall.presence import Since
from menagerie.server.host.clock import Clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.socket.frames import Frames, Outbox, bare
from menagerie.server.store import StoreError
from menagerie.server.store.people import People
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Refused

log = logging.getLogger(__name__)

TOO_SLOW, GOING_AWAY, TOO_MANY, FORBIDDEN, NOT_FOUND = 4008, 1001, 4029, 4403, 4404
# A client comes back by itself after this one.
TRY_LATER = 1013
LONGEST_REASON = 100

_commands = msgspec.json.Decoder(ask.AnyCommand)


class _Named(msgspec.Struct):
    """What can be read of a command that is damaged."""

    id: str = ""


_named = msgspec.json.Decoder(_Named)


class Sockets:
    """All sockets of this process."""

    def __init__(
        self,
        hall: Hall,
        commands: Commands,
        people: People,
        limits: Limits,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.tables = hall.tables
        self.presence = hall.presence
        self.tasks = hall.tasks
        self.commands = commands
        self.people = people
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.open: set[Socket] = set()
        self.by_person: Counter[str | None] = Counter()
        self.outbox = Outbox()

    async def serve(self, websocket: WebSocket, person: str | None) -> None:
        """Serve one socket for as long as it lasts."""
        if len(self.open) >= self.limits.sockets or (
            person is not None and self.by_person[person] >= self.limits.sockets_per_person
        ):
            await websocket.close(TOO_MANY, "too many connections")
            return
        try:
            live = await self.tables.find(websocket.path_params["table"])
            check_door(live.table, person, websocket.query_params.get("key", ""))
        except MenagerieError as error:
            await turn_away(websocket, error)
            return
        await websocket.accept()
        socket = Socket(websocket, live, person, self)
        self.open.add(socket)
        self.by_person[person] += 1
        self.metrics.sockets.set(len(self.open))
        try:
            # A new task resumes without the middleware between uvicorn and here.
            await asyncio.create_task(socket.run())
        finally:
            self.open.discard(socket)
            self.by_person[person] -= 1
            if not self.by_person[person]:
                del self.by_person[person]
            self.metrics.sockets.set(len(self.open))

    async def close(self) -> None:
        """Close all sockets; their people come back to another process, or later."""
        await asyncio.gather(*(socket.close(GOING_AWAY) for socket in list(self.open)))


class Socket:
    """One person's connection to one table."""

    __slots__ = (
        "_bucket",
        "_dismissed",
        "_receive",
        "_seen_at",
        "frames",
        "listener",
        "live",
        "sockets",
        "websocket",
    )

    def __init__(
        self,
        websocket: WebSocket,
        live: LiveTable,
        person: str | None,
        sockets: Sockets,
    ) -> None:
        self.websocket = websocket
        self.live = live
        self.sockets = sockets
        self._bucket = sockets.limits.new_socket()
        key = websocket.query_params.get("key", "")
        self.listener = Listener(person, self.deliver, key, self.dismiss)
        self._seen_at = sockets.clock()
        self._dismissed: ForbiddenError | None = None
        self._receive, send = bare(websocket.scope, websocket.receive, websocket.send)
        self.frames = Frames(send, sockets.metrics.frames_out, sockets.outbox)

    async def run(self) -> None:
        """Read commands until the other side is gone."""
        presence = self.sockets.presence
        try:
            await presence.join(self.live, self.listener, since_of(self.websocket))
            while (text := await self._read()) is not None and not self._is_over:
                self.sockets.metrics.frames_in.inc()
                self._note_seen()
                await self._answer(text)
        except (BusyError, StoreError):
            await self.close(TRY_LATER)
        finally:
            self.frames.stop()
            presence.leave(self.live, self.listener)

    @property
    def _is_over(self) -> bool:
        """Whether the connection has ended, or must."""
        return self.frames.is_ended or self._dismissed is not None

    async def _read(self) -> str | None:
        """The next message; None at the end, which a message that is no text is, too."""
        try:
            message = await self._receive()
        except (WebSocketDisconnect, RuntimeError):
            return None  # sending has met the end before
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text

    async def _answer(self, text: str) -> None:
        """Carry out one message; one that is refused changes nothing."""
        try:
            self.sockets.limits.check_socket(self._bucket)
            command = _commands.decode(text)
            if self.sockets.tables.live.get(self.live.table.id) is not self.live:
                await self._move()
        except msgspec.DecodeError as error:
            self._refuse(id_of(text), MenagerieError(f"message: {error}"))
        except MenagerieError as error:
            self._refuse(id_of(text), error)
        except RecursionError:
            self._refuse("", MenagerieError("message: it is nested too deeply"))
        else:
            if isinstance(command, ask.Hint):
                # Other commands of this socket need not wait for it.
                self.sockets.tasks.spawn(self._carry_out(command))
            else:
                await self._carry_out(command)

    async def _carry_out(self, command: ask.AnyCommand) -> None:
        try:
            reply = await self.sockets.commands.answer(self.live, command, self.listener.person)
        except MenagerieError as error:
            self._refuse(command.id, error)
        except RecursionError:
            self._refuse(command.id, MenagerieError("message: it is nested too deeply"))
        else:
            if reply is not None:
                self.deliver(encode(reply))

    def _refuse(self, request: str, error: MenagerieError) -> None:
        self.deliver(encode(refusal(request, error)))

    def _note_seen(self) -> None:
        """Store now and then that a person was here."""
        sockets, person = self.sockets, self.listener.person
        now = sockets.clock()
        if person is not None and now - self._seen_at > SEEN_EVERY:
            self._seen_at = now
            sockets.tasks.spawn(sockets.people.touch(person, now))

    async def _move(self) -> None:
        """Follow the table to the copy that was read into memory since."""
        self.live.remove(self.listener)
        self.live = await self.sockets.tables.find(self.live.table.id)
        check_door(self.live.table, self.listener.person, self.listener.key)
        self.live.add(self.listener)

    def deliver(self, message: bytes) -> None:
        """Send soon; a client that does not read is closed, and resumes when it reconnects."""
        if self.frames.is_full:
            self.frames.stop()
            self.sockets.tasks.spawn(self.close(TOO_SLOW))
            return
        self.frames.put(message)

    def dismiss(self, error: ForbiddenError) -> None:
        """Tell a person why they may no longer be here, and close."""
        self.deliver(encode(refusal("", error)))
        self._dismissed = error
        self.sockets.tasks.spawn(self._let_go(error))

    async def _let_go(self, error: ForbiddenError) -> None:
        await self.frames.drain()
        await self.close(FORBIDDEN, str(error))

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection, after all that was to be sent."""
        self.frames.write()
        try:
            await self.websocket.close(code, reason[:LONGEST_REASON])
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it is closed already


def refusal(request: str, error: MenagerieError) -> Refused:
    """An error as it is told."""
    match error:
        case IllegalActionError():
            return Refused(request, "illegal", error.message, error.rule)
        case TableError():
            return Refused(request, error.key, error.message, facts=error.facts)
        case LimitedError():
            return Refused(request, "limited", str(error), wait=round(error.seconds, 1))
    return Refused(request, "invalid", str(error))


async def turn_away(websocket: WebSocket, error: MenagerieError) -> None:
    """Tell a person why they are not let in, and close."""
    await websocket.accept()
    await websocket.send_text(encode(refusal("", error)).decode())
    await websocket.close(code_of(error), str(error)[:LONGEST_REASON])


def code_of(error: MenagerieError) -> int:
    """The code with which a door stays shut, for good or until the database is back."""
    if isinstance(error, BusyError | StoreError):
        return TRY_LATER
    return FORBIDDEN if isinstance(error, ForbiddenError) else NOT_FOUND


def since_of(websocket: WebSocket) -> Since | None:
    """What a client that reconnects has heard already."""
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
