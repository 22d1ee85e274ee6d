"""Servers in processes of their own, which tests kill and start again at the same address."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx2
import msgspec

from tests.server.crashes.nursery import Order, Serve, Wait
from tests.server.ports import LOOPBACK, Port
from tests.server.servers import LIMITS, PATIENCE, UNLIMITED, until

UNLIMITED_SERVER = {f"MENAGERIE_{name.upper()}": str(UNLIMITED) for name in LIMITS}


class Nursery:
    """Starts servers and waits for their end."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in: IO[str] = process.stdin
        self._out: IO[str] = process.stdout
        assert self._out.readline() == "ready\n"

    def ask(self, order: Order) -> int:
        """Give an order, and return the answer."""
        self._in.write(msgspec.json.encode(order).decode() + "\n")
        self._in.flush()
        return int(self._out.readline())


@contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery for a while."""
    words = [sys.executable, "-m", "tests.server.crashes.nursery"]
    with subprocess.Popen(  # noqa: S603 - our own program
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Nursery(process)
        finally:
            process.kill()


class Served:
    """A server at an address of its own."""

    def __init__(self, nursery: Nursery, log: Path, *words: str) -> None:
        self.port = Port()
        self.address = f"http://{LOOPBACK}:{self.port.number}"
        self.log = log
        self._nursery = nursery
        self._words = ["--port", str(self.port.number), *words]
        self._process: int | None = None

    def start(self) -> None:
        """Serve; who connects waits until it does."""
        order = Serve(self._words, UNLIMITED_SERVER, str(self.log))
        self._process = self._nursery.ask(order)

    def end(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """End it, and return its status."""
        assert self._process is not None
        os.kill(self._process, sign)
        return self.wait()

    def wait(self) -> int:
        """The status it ends with by itself."""
        assert self._process is not None
        status = self._nursery.ask(Wait(self._process))
        self._process = None
        return status

    def is_ready(self) -> bool:
        """Whether it answers, its database, and its bus."""
        try:
            answer = httpx2.get(f"{self.address}/ready", timeout=PATIENCE, trust_env=False)
        except httpx2.TransportError:
            return False
        return answer.is_success

    def close(self) -> None:
        """Leave nothing behind."""
        if self._process is not None:
            self.end()
        self.port.free()


@contextmanager
def served(nursery: Nursery, log: Path, *words: str) -> Iterator[Served]:
    """A server that answers, until the block ends."""
    server = Served(nursery, log, *words)
    try:
        server.start()
        until(server.is_ready)
        yield server
    finally:
        server.close()
