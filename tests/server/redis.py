"""A real Redis on loopback, which a test may kill and start again."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import MISSING

PATIENCE = 10.0


class RedisServer:
    """One redis-server in a folder of its own, which keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "dir": str(self.folder),
            "save": "",
            "appendonly": "no",
            "logfile": str(self.folder / "redis.log"),
        }
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.process = subprocess.Popen([self.program, *words])  # noqa: S603 - found on the path
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "redis.log").read_text()
            assert time.monotonic() < deadline, "redis-server does not answer"

    def answers(self) -> bool:
        """Whether it answers a ping."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        """End it at once, as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that runs."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(f"{MISSING} redis-server")
    folder = tmp_path / "redis"
    folder.mkdir()
    server = RedisServer(program, folder)
    server.start()
    yield server
    server.kill()
