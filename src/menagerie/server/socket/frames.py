"""Frames out: written at once, or by a task where the client is slow."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from menagerie.server.access.origin import BARE, Scope
from menagerie.server.host.metrics import Tally

SendFrame = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]

MOST_WAITING = 256
# So many sockets are written to without waiting for more, and so many frames to one of them.
MOST_TOGETHER = 64
# What sending raises when the client is gone.
ENDED = (OSError, RuntimeError, WebSocketDisconnect)


def bare(scope: Scope, receive: Any, send: Any) -> tuple[Any, Any]:
    """The receive and send of an open socket, without middleware where that is known."""
    found: tuple[Any, Any] = scope.get(BARE, (receive, send))
    return found


# The first byte of a text frame, and the lengths that take two and eight more bytes.
TEXT = b"\x81"
SHORT, LONG = 126, 1 << 16


def framed(message: bytes) -> bytes:
    """A message as a server writes it into its connection."""
    size = len(message)
    if size < SHORT:
        return b"%b%c%b" % (TEXT, size, message)
    if size < LONG:
        return b"%b\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), message)
    return b"%b\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), message)


class Wire:
    """The connection under a socket of uvicorn, for text frames only."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self._protocol = protocol

    def write(self, frames: bytes) -> bool:
        """Write frames; False if they have to wait or the client is gone."""
        protocol = self._protocol
        if (
            protocol.disconnected
            or protocol.close_sent
            or protocol.conn.state is not OPEN
            or not protocol.writable.is_set()
        ):
            return False
        protocol.transport.write(frames)
        return True


def wire_of(send: SendFrame) -> Wire | None:
    """The connection under a send function, where it is known."""
    protocol = getattr(send, "__self__", None)
    if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.conn.extensions:
        return Wire(protocol)
    return None


class Outbox:
    """Sockets with frames to be written at the end of this turn of the event loop.

    A write wakes the reader: frames written one by one, between other work, would wake it each
    time; written together they do once.
    """

    def __init__(self) -> None:
        self._waiting: list[Frames] = []

    def add(self, frames: "Frames") -> None:
        """Write these frames soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.write)
        self._waiting.append(frames)
        if len(self._waiting) >= MOST_TOGETHER:
            self.write()

    def write(self) -> None:
        """Write all there is."""
        waiting, self._waiting = self._waiting, []
        for frames in waiting:
            frames.write()


class Frames:
    """What one socket is sent.

    Sending does not block until the client reads too slowly, so a task that is woken for each
    frame would only add latency: sending begins at once, and goes on in a task only if it has to
    wait. Where the connection itself is known, frames are written to it directly, together with
    those of other sockets in this turn of the event loop.
    """

    __slots__ = ("_outbox", "_send", "_sent", "_wire", "_writer", "is_ended", "waiting")

    def __init__(self, send: SendFrame, sent: Tally, outbox: Outbox) -> None:
        self._send = send
        self._sent = sent
        self._outbox = outbox
        self._wire = wire_of(send)
        self._writer: asyncio.Task[None] | None = None
        self.is_ended = False
        self.waiting: deque[bytes] = deque()

    @property
    def is_full(self) -> bool:
        """Whether the other side is too slow for any more."""
        return len(self.waiting) >= MOST_WAITING

    def put(self, message: bytes) -> None:
        """Send a message, after those that wait."""
        self.waiting.append(message)
        if self._writer is not None:
            return
        if self._wire is None or len(self.waiting) == MOST_TOGETHER:
            self.write()
        elif len(self.waiting) == 1:
            self._outbox.add(self)

    def write(self) -> None:
        """Send what waits, as far as that does not block."""
        if self._writer is None and self.waiting and self._wire is not None:
            count = len(self.waiting)
            if self._wire.write(b"".join(map(framed, self.waiting))):
                self.waiting.clear()
                self._sent.inc(count)
        while self.waiting and self._writer is None:
            self._begin(self.waiting.popleft())

    def _begin(self, message: bytes) -> None:
        """Send a message as far as that does not block."""
        sending = self._send(_event(message))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            self._sent.inc()
        except ENDED:
            self.is_ended = True
        else:
            self._writer = asyncio.create_task(self._write(Begun(sending, waits_for)))

    async def _write(self, begun: "Begun") -> None:
        """Finish sending, then send what came meanwhile."""
        try:
            await begun
            self._sent.inc()
            while self.waiting:
                await self._send(_event(self.waiting.popleft()))
                self._sent.inc()
        except ENDED:
            self.is_ended = True
            self.waiting.clear()
        self._writer = None

    async def drain(self) -> None:
        """Wait until everything is sent, or cannot be."""
        self.write()
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def stop(self) -> None:
        """Drop what waits, or stop sending; later messages are not sent."""
        if self._writer is None:
            self.waiting.clear()
        else:
            self._writer.cancel()


def _event(message: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.decode()}


class Begun:
    """A coroutine that was started outside a task, to be awaited in one."""

    __slots__ = ("_coroutine", "_waits_for")

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Await what the coroutine is waiting for, then run it to its end."""
        try:
            yield self._waits_for
        except BaseException as error:
            self._coroutine.throw(error)
            raise
        yield from self._coroutine.__await__()
