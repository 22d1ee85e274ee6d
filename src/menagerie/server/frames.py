"""Frames out: written at once where nothing waits, else in their order by a task."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from starlette.websockets import WebSocketDisconnect

from menagerie.server.headers import Scope
from menagerie.server.metrics import Tally

SendFrame = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]

MOST_WAITING = 256
# How a server says that nobody is there any more.
ENDED = (OSError, RuntimeError, WebSocketDisconnect)
# Where a scope keeps how to send and receive without what looks at every message on its way.
BARE = "menagerie.bare"


def bare(scope: Scope, receive: Any, send: Any) -> tuple[Any, Any]:
    """What receives and sends the messages of a socket that is open; at best the server's own."""
    found: tuple[Any, Any] = scope.get(BARE, (receive, send))
    return found


class Frames:
    """What one socket is sent.

    To send takes no time until the other side reads too slowly, so that a task for it, woken for
    each frame, would only make everybody wait: it is begun right here, and goes on in a task
    only where it has to wait.
    """

    __slots__ = ("_send", "_sent", "_writer", "is_ended", "waiting")

    def __init__(self, send: SendFrame, sent: Tally) -> None:
        self._send = send
        self._sent = sent
        self._writer: asyncio.Task[None] | None = None
        self.is_ended = False
        self.waiting: deque[str] = deque()

    @property
    def is_full(self) -> bool:
        """Whether the other side is too slow for any more."""
        return len(self.waiting) >= MOST_WAITING

    def put(self, text: str) -> None:
        """Send a message, after those that wait."""
        if self._writer is not None:
            self.waiting.append(text)
            return
        sending = self._send({"type": "websocket.send", "text": text})
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
                await self._send({"type": "websocket.send", "text": self.waiting.popleft()})
                self._sent.inc()
        except ENDED:
            self.is_ended = True
            self.waiting.clear()
        self._writer = None

    async def drain(self) -> None:
        """Wait until everything is sent, or cannot be."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def stop(self) -> None:
        """Send nothing that waits; what comes later waits, too."""
        if self._writer is not None:
            self._writer.cancel()


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
