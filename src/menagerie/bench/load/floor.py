"""The floor: how many frames a second a plain echo server passes."""

import asyncio
from time import perf_counter

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from menagerie.bench.load.processes import Measured

# About as long as the message about an action.
MESSAGE = b"m" * 400
AT_ONCE = 64


class Caller(WSListener):
    """A socket that sends its message again whenever it is answered."""

    def __init__(self) -> None:
        self.answers = 0
        self.is_open = True
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the transport."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Count an answer and send again."""
        if frame.msg_type is WSMsgType.TEXT and self.is_open:
            self.answers += 1
            transport.send(WSMsgType.TEXT, MESSAGE)

    def call(self) -> None:
        """Send the first message."""
        assert self.transport is not None  # noqa: S101 - it was connected
        self.transport.send(WSMsgType.TEXT, MESSAGE)

    def close(self) -> None:
        """Close the connection."""
        self.is_open = False
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


async def measure_echo(measured: Measured, sockets: int, seconds: float) -> float:
    """Frames a second in both directions, with so many sockets that always send again."""
    url = measured.address.replace("http", "ws", 1) + "/echo"
    callers = [Caller() for _ in range(sockets)]
    for first in range(0, sockets, AT_ONCE):
        some = callers[first : first + AT_ONCE]
        await asyncio.gather(*(ws_connect(lambda one=one: one, url) for one in some))
    started = perf_counter()
    for caller in callers:
        caller.call()
    await asyncio.sleep(seconds)
    taken = perf_counter() - started
    answers = sum(caller.answers for caller in callers)
    for caller in callers:
        caller.close()
    return 2 * answers / taken
