"""Frames out: written soon where nobody is slow, else in their order by a task."""

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
# How a server says that nobody is there any more.
ENDED = (OSError, RuntimeError, WebSocketDisconnect)


def bare(scope: Scope, receive: Any, send: Any) -> tuple[Any, Any]:
    """What receives and sends the messages of a socket that is open; at best the server's own."""
    found: tuple[Any, Any] = scope.get(BARE, (receive, send))
    return found


# How a frame of text begins, and lengths that need two and eight bytes of their own.
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
    """The connection under a socket of uvicorn's, where nothing but text is written."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self._protocol = protocol

    def write(self, frames: bytes) -> bool:
        """Write frames; False where they have to wait, or nobody is there."""
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
    """The connection that a server's own way to send leads to, where it is known."""
    protocol = getattr(send, "__self__", None)
    if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.conn.extensions:
        return Wire(protocol)
    return None


class Outbox:
    """Who has frames to be written at the end of this turn of the event loop.

    A write wakes whoever reads: frames written one by one, between other work, would wake them
    each time; written together they do once.
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

    To send takes no time until the other side reads too slowly, so that a task for it, woken for
    each frame, would only make everybody wait: it is begun right here, and goes on in a task
    only where it has to wait. Where the connection itself is known, a frame goes right there,
    with all that others are sent in this turn of the event loop.
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
        """Send what waits, as far as that takes no time."""
        if self._writer is None and self.waiting and self._wire is not None:
            count = len(self.waiting)
            if self._wire.write(b"".join(map(framed, self.waiting))):
                self.waiting.clear()
                self._sent.inc(count)
        while self.waiting and self._writer is None:
            self._begin(self.waiting.popleft())

    def _begin(self, message: bytes) -> None:
        """Send a message as far as that takes no time."""
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
        """End what was begun, and send what came meanwhile."""
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
        """Send nothing that waits; what comes later waits, too."""
        if self._writer is None:
            self.waiting.clear()
        else:
            self._writer.cancel()


def _event(message: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.decode()}


class Begun:
    """A coroutine that was begun outside of a task, to be awaited by one."""

    __slots__ = ("_coroutine", "_waits_for")

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Wait for what it waits for already, then go on with it."""
        try:
            yield self._waits_for
        except BaseException as error:
            self._coroutine.throw(error)
            raise
        yield from self._coroutine.__await__()
