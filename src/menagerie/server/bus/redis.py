"""The bus between several processes: one Redis channel."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from menagerie.server.bus.notes import Hear, Note, Regained
from menagerie.server.host.metrics import Metrics

CHANNEL = "menagerie"
# Sent by a process that had to drop notes: a process that hears it may have missed something.
MISSED = "missed"
BATCH, LONGEST_QUEUE = 500, 20_000
# Seconds.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
CONNECTING, LISTENING, SILENCE, FLUSHING = 2.0, 2.0, 8.0, 1.0
AWAY = (RedisError, OSError, asyncio.TimeoutError)

log = logging.getLogger(__name__)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Note]).decode


class RedisBus:
    """A bus over Redis, which reconnects by itself."""

    def __init__(self, url: str, origin: str, metrics: Metrics, channel: str = CHANNEL) -> None:
        self.origin = origin
        self.channel = channel
        self.metrics = metrics
        # How often to try again is decided here, not in the client.
        self.client: Redis = Redis.from_url(
            url,
            socket_connect_timeout=CONNECTING,
            socket_timeout=SILENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
        self._outgoing: deque[Note] = deque()
        self._something_to_send = asyncio.Event()
        self._sending = asyncio.Lock()
        self._missed = False
        self._hears = False
        self._sends = True
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def healthy(self) -> bool:
        """Whether notes come and go."""
        return self._hears and self._sends

    async def start(self, hear: Hear, regained: Regained) -> None:
        """Hear the notes of others; Redis may be away, and is then found later."""
        tried = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen_forever(hear, regained, tried)),
            asyncio.create_task(self._send_forever()),
        ]
        await tried.wait()

    def publish(self, note: Note) -> None:
        """Tell the others soon; while Redis is away the note is dropped and counted."""
        if not self.healthy or len(self._outgoing) >= LONGEST_QUEUE:
            self._drop(1)
            return
        self._outgoing.append(note)
        self._something_to_send.set()

    async def close(self) -> None:
        """Send what is waiting, if that does not take long, and disconnect."""
        if self.healthy:
            with suppress(*AWAY):
                await asyncio.wait_for(self._flush(), FLUSHING)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._note_health(hears=False)
        with suppress(*AWAY):
            await self.client.aclose()

    def _drop(self, count: int) -> None:
        """Count what is not sent, and tell the others as soon as they can be told."""
        self.metrics.dropped_notes.inc(count)
        self._missed = True
        self._something_to_send.set()

    def _note_health(self, *, hears: bool | None = None, sends: bool | None = None) -> None:
        """Note whether notes arrive and leave, and show it in the metrics."""
        self._hears = self._hears if hears is None else hears
        self._sends = self._sends if sends is None else sends
        self.metrics.bus_healthy.set(int(self.healthy))

    async def _send_forever(self) -> None:
        """Send what is waiting, in batches, for as long as the bus is open."""
        pause = SHORTEST_PAUSE
        while True:
            await self._something_to_send.wait()
            if await self._send_next():
                pause = SHORTEST_PAUSE
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _flush(self) -> None:
        """Wait for what is being sent, and send what is waiting."""
        while await self._send_next() and self._outgoing:
            pass

    async def _send_next(self) -> bool:
        """Send one batch, after the one that is being sent."""
        async with self._sending:
            return await self._send_batch()

    async def _send_batch(self) -> bool:
        """Send one batch; what cannot be sent is dropped."""
        notes = [self._outgoing.popleft() for _ in range(min(BATCH, len(self._outgoing)))]
        missed = [Note(self.origin, "", MISSED, 0, b"")] if self._missed else []
        self._missed = False
        if not self._outgoing:
            self._something_to_send.clear()
        try:
            await self._send(missed + notes)
        except AWAY:
            self._note_health(sends=False)
            self._drop(len(notes))
            return False
        self._note_health(sends=True)
        return True

    async def _send(self, notes: list[Note]) -> None:
        """Send some notes as one message, which costs Redis and the others little more than one."""
        await self.client.publish(self.channel, _encode(notes))

    async def _listen_forever(self, hear: Hear, regained: Regained, tried: asyncio.Event) -> None:
        """Listen, and after every loss try again, at first soon and then once a second."""
        pause = SHORTEST_PAUSE
        while True:
            channel = self.client.pubsub()
            try:
                await self._subscribe(channel)
                self._note_health(hears=True)
                if tried.is_set():
                    _call(regained)
                tried.set()
                pause = SHORTEST_PAUSE
                await self._listen(channel, hear, regained)
            except AWAY as error:
                log.warning("bus: Redis is away (%s)", type(error).__name__)
            finally:
                self._note_health(hears=False)
                tried.set()
                with suppress(*AWAY):
                    await channel.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _subscribe(self, channel: PubSub) -> None:
        """Subscribe, and wait until Redis says so: whatever is published later arrives."""
        await channel.subscribe(self.channel)
        while True:
            message = await channel.get_message(timeout=CONNECTING)
            if message is None:
                raise TimeoutError
            if message["type"] == "subscribe":
                return

    async def _listen(self, channel: PubSub, hear: Hear, regained: Regained) -> None:
        """Pass on what arrives; a connection that does not answer a ping is lost."""
        clock = asyncio.get_running_loop().time
        heard = clock()
        while True:
            message = await channel.get_message(timeout=LISTENING)
            if message is not None:
                heard = clock()
                self._receive(message, hear, regained)
            elif clock() - heard > SILENCE:
                raise TimeoutError
            else:
                await channel.ping()

    def _receive(self, message: dict[str, Any], hear: Hear, regained: Regained) -> None:
        """Pass on the notes of others; a message that holds no notes is skipped."""
        if message["type"] != "message":
            return
        try:
            notes = _decode(message["data"])
        except msgspec.DecodeError:
            log.warning("bus: what arrived are no notes")
            return
        for note in notes:
            if note.origin == self.origin:
                return
            if note.kind == MISSED:
                _call(regained)
            else:
                _call(hear, note)


def _call(listener: Any, *told: Note) -> None:
    """Tell a listener; the bus goes on when the listener fails."""
    try:
        listener(*told)
    except Exception:
        log.exception("bus: a listener failed")
