"""Frames: written at once where nothing waits, else in their order, and only so many."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from menagerie.server.host.metrics import Tally
from menagerie.server.socket import frames
from menagerie.server.socket.frames import MOST_TOGETHER, MOST_WAITING, Frames, Outbox, framed


class Wire:
    """The other side of a socket, which may be slow, or gone."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.is_ready = asyncio.Event()
        self.is_ready.set()
        self.is_gone = False
        self.counted = Tally("frames_out", "")
        self.frames = Frames(self.send, self.counted, Outbox())

    async def send(self, message: dict[str, Any]) -> None:
        """Take a frame when ready."""
        await self.is_ready.wait()
        if self.is_gone:
            raise OSError("gone")
        self.got.append(message["text"])


def test_a_frame_is_written_before_anything_else_happens() -> None:
    """Nothing has to be awaited for it."""

    async def main() -> None:
        wire = Wire()
        wire.frames.put(b"a")
        wire.frames.put(b"b")
        assert wire.got == ["a", "b"]
        assert wire.counted.count == 2

    asyncio.run(main())


def test_frames_wait_for_who_reads_slowly_and_keep_their_order() -> None:
    """The one that had to wait comes first, then those behind it, then what is written at once."""

    async def main() -> None:
        wire = Wire()
        wire.is_ready.clear()
        for text in "abc":
            wire.frames.put(text.encode())
        await asyncio.sleep(0)
        assert (wire.got, list(wire.frames.waiting)) == ([], [b"b", b"c"])
        wire.is_ready.set()
        await wire.frames.drain()
        wire.frames.put(b"d")
        assert wire.got == list("abcd")
        assert wire.counted.count == 4

    asyncio.run(main())


def test_who_does_not_read_at_all_is_full_some_time() -> None:
    """What waits after that is never sent."""

    async def main() -> None:
        wire = Wire()
        wire.is_ready.clear()
        for number in range(MOST_WAITING):
            wire.frames.put(b"%d" % number)
        assert not wire.frames.is_full
        wire.frames.put(b"one too many")
        assert wire.frames.is_full
        wire.frames.stop()
        await wire.frames.drain()
        wire.is_ready.set()
        wire.frames.put(b"later")
        assert wire.got == []

    asyncio.run(main())


def test_frames_to_somebody_who_is_gone_are_lost_quietly() -> None:
    """Whether it turns out at once or after a while."""

    async def main() -> None:
        wire = Wire()
        wire.is_gone = True
        wire.frames.put(b"a")
        assert wire.frames.is_ended
        wire.is_ready.clear()
        wire.frames.put(b"b")
        wire.frames.put(b"c")
        wire.is_ready.set()
        await wire.frames.drain()
        assert (wire.got, wire.counted.count, len(wire.frames.waiting)) == ([], 0, 0)

    asyncio.run(main())


class Line:
    """A connection that is known, and what was written into it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_free = True

    def write(self, found: bytes) -> bool:
        """Take frames, unless the other side reads too slowly."""
        if self.is_free:
            self.written.append(found)
        return self.is_free


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    """The connection of every socket of a test."""
    known = Line()
    monkeypatch.setattr(frames, "wire_of", lambda _: known)
    return known


def test_frames_of_one_turn_are_written_together(line: Line) -> None:
    """In their order, after all else that happens in this turn of the event loop."""

    async def main() -> None:
        wire = Wire()
        wire.frames.put(b"a")
        wire.frames.put(b"b")
        assert line.written == []
        await asyncio.sleep(0)
        assert line.written == [framed(b"a") + framed(b"b")]
        assert (wire.counted.count, len(wire.frames.waiting)) == (2, 0)

    asyncio.run(main())


def test_many_sockets_do_not_wait_for_more(line: Line) -> None:
    """Who is told first need not wait until everybody else has been thought of."""

    async def main() -> None:
        outbox = Outbox()
        for number in range(MOST_TOGETHER):
            assert line.written == []
            frames.Frames(Wire().send, Tally("frames_out", ""), outbox).put(b"%d" % number)
        assert line.written == [framed(b"%d" % number) for number in range(MOST_TOGETHER)]

    asyncio.run(main())


def test_who_reads_is_never_too_slow(line: Line) -> None:
    """However much there is to be told in one turn of the event loop."""

    async def main() -> None:
        wire = Wire()
        for _ in range(2 * MOST_WAITING):
            wire.frames.put(b"a")
            assert not wire.frames.is_full
        await asyncio.sleep(0)
        assert b"".join(line.written) == framed(b"a") * 2 * MOST_WAITING

    asyncio.run(main())


def test_what_a_connection_does_not_take_waits_for_it(line: Line) -> None:
    """And keeps its order."""

    async def main() -> None:
        wire = Wire()
        line.is_free = False
        wire.is_ready.clear()
        wire.frames.put(b"a")
        wire.frames.put(b"b")
        await asyncio.sleep(0)
        wire.frames.put(b"c")
        wire.is_ready.set()
        await wire.frames.drain()
        assert (wire.got, line.written) == (["a", "b", "c"], [])

    asyncio.run(main())


def test_all_is_written_before_the_end_and_nothing_after_it(line: Line) -> None:
    """Who waits until everything is sent waits for this turn's frames too."""

    async def main() -> None:
        wire = Wire()
        wire.frames.put(b"a")
        await wire.frames.drain()
        assert line.written == [framed(b"a")]
        wire.frames.put(b"b")
        wire.frames.stop()
        await asyncio.sleep(0)
        assert line.written == [framed(b"a")]

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_protocol_wants_it(size: int) -> None:
    """Whatever its length."""
    message = b"m" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
