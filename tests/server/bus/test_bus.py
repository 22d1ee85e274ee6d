"""The bus: notes reach the other processes, and after a loss everybody is told to read again."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from redis.asyncio import Redis

from menagerie.core.errors import OptionsError
from menagerie.server.bus import LocalBus, Note, make_bus
from menagerie.server.bus import redis as cluster_module
from menagerie.server.bus.redis import CHANNEL, RedisBus
from menagerie.server.host.metrics import Metrics
from tests.server.ports import LOOPBACK, kept_port
from tests.server.redis import RedisServer, redis_server
from tests.server.servers import PATIENCE

__all__ = ["redis_server"]


class Listener:
    """A process that remembers what it hears."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.metrics = Metrics(name)
        self.bus = RedisBus(url, name, self.metrics)
        self.heard: list[Note] = []
        self.regained = 0

    async def start(self) -> None:
        """Begin to hear."""
        await self.bus.start(self.heard.append, self.regain)

    def regain(self) -> None:
        """Count that something may have been missed."""
        self.regained += 1

    def say(self, sequence: int) -> Note:
        """Tell the others something."""
        note = Note(self.name, "table", "entries", sequence, b"\x00body")
        self.bus.publish(note)
        return note

    def dropped(self) -> float:
        """How many notes were not sent."""
        return self.metrics.registry.get_sample_value("menagerie_dropped_notes_total") or 0


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something, not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.002)


def with_two(url: str, body: Callable[[Listener, Listener], Awaitable[None]]) -> None:
    """Let two processes hear each other."""

    async def run() -> None:
        one, two = Listener(url, "one"), Listener(url, "two")
        await asyncio.gather(one.start(), two.start())
        try:
            await body(one, two)
        finally:
            await asyncio.gather(one.bus.close(), two.bus.close())

    asyncio.run(run())


def test_a_note_reaches_the_other_process_and_not_the_own(redis_server: RedisServer) -> None:
    """In the order in which they were told, without a loss being suspected."""

    async def body(one: Listener, two: Listener) -> None:
        told = [one.say(number) for number in range(2000)]
        await until(lambda: len(two.heard) == len(told))

        assert two.heard == told
        assert one.heard == []
        assert (one.regained, two.regained) == (0, 0)
        assert one.bus.healthy
        assert one.dropped() == 0

    with_two(redis_server.url, body)


def test_notes_flow_again_after_redis_was_killed(redis_server: RedisServer) -> None:
    """What was told meanwhile is dropped and counted; both are told that something is missing."""

    async def body(one: Listener, two: Listener) -> None:
        redis_server.kill()
        await until(lambda: not one.bus.healthy and not two.bus.healthy)
        one.say(1)
        assert one.dropped() == 1

        await asyncio.to_thread(redis_server.start)
        await until(lambda: one.bus.healthy and two.bus.healthy)
        await until(lambda: one.regained >= 1 and two.regained >= 1)
        note = one.say(2)
        await until(lambda: note in two.heard)
        assert two.heard == [note]

    with_two(redis_server.url, body)


def test_redis_may_come_later(redis_server: RedisServer) -> None:
    """A process starts without it, and reads again when it is there."""
    redis_server.kill()

    async def body(one: Listener, two: Listener) -> None:
        assert not one.bus.healthy
        one.say(1)
        await asyncio.to_thread(redis_server.start)
        await until(lambda: one.regained >= 1 and two.regained >= 1)
        await until(lambda: one.bus.healthy and two.bus.healthy)
        note = one.say(2)
        await until(lambda: two.heard == [note])

    with_two(redis_server.url, body)


def test_who_drops_notes_tells_the_others_to_read_again(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were connected all the time and could not know."""
    monkeypatch.setattr(cluster_module, "LONGEST_QUEUE", 2)

    async def body(one: Listener, two: Listener) -> None:
        for number in range(5):
            one.say(number)
        await until(lambda: two.regained == 1)

        assert one.dropped() == 3
        assert one.regained == 0

    with_two(redis_server.url, body)


def test_a_connection_that_redis_closes_is_made_again(redis_server: RedisServer) -> None:
    """Redis lives on, one process reads again."""

    async def body(one: Listener, two: Listener) -> None:
        client: Redis = Redis.from_url(redis_server.url)
        await client.client_kill_filter(_type="pubsub")
        await until(lambda: one.regained >= 1 and two.regained >= 1)
        await until(lambda: one.bus.healthy and two.bus.healthy)
        note = one.say(1)
        await until(lambda: note in two.heard)
        await client.aclose()

    with_two(redis_server.url, body)


def test_what_is_no_note_and_a_listener_that_fails_end_nothing(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The bus logs it and goes on."""

    def fail(_: Note) -> None:
        raise RuntimeError

    async def run() -> None:
        one, two = Listener(redis_server.url, "one"), Listener(redis_server.url, "two")
        await one.start()
        await two.bus.start(fail, two.regain)
        client: Redis = Redis.from_url(redis_server.url)
        await client.publish(CHANNEL, b"\xff")
        await client.publish(CHANNEL, msgspec.msgpack.encode({"origin": 3}))
        one.say(1)
        await until(lambda: "a listener failed" in caplog.text)

        assert caplog.text.count("are no notes") == 4
        assert two.bus.healthy
        await asyncio.gather(one.bus.close(), two.bus.close(), client.aclose())

    asyncio.run(run())


def test_what_waits_is_sent_when_the_bus_is_closed(redis_server: RedisServer) -> None:
    """A process that ends in order loses nothing."""

    async def body(one: Listener, two: Listener) -> None:
        note = one.say(1)
        await one.bus.close()
        await until(lambda: two.heard == [note])
        assert not one.bus.healthy

    with_two(redis_server.url, body)


def test_telling_before_the_start_fails_nobody() -> None:
    """The note is dropped."""

    async def run() -> None:
        with kept_port() as port:
            alone = Listener(f"redis://{LOOPBACK}:{port}/0", "alone")
            alone.say(1)
            assert alone.dropped() == 1
            await alone.bus.close()

    asyncio.run(run())


def test_without_an_address_nobody_is_heard() -> None:
    """The bus of one process is always well."""
    bus = make_bus("", "one", Metrics())

    async def run() -> None:
        await bus.start(lambda _: None, lambda: None)
        bus.publish(Note("one", "table", "entries", 1, b""))
        assert bus.healthy
        await bus.close()

    asyncio.run(run())
    assert isinstance(bus, LocalBus)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the extra that brings it."""
    monkeypatch.setitem(sys.modules, "menagerie.server.bus.redis", None)

    with pytest.raises(OptionsError, match=r"menagerie-games\[cluster\]"):
        make_bus("redis://localhost", "one", Metrics())
