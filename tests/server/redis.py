"""A real Redis on loopback, which a test may kill and start again."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import MISSING
from tests.server.ports import LOOPBACK, Port
from tests.server.servers import until


class RedisServer:
    """One redis-server in a folder of its own, which keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = Port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://{LOOPBACK}:{self.port.number}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {
            "bind": LOOPBACK,
            "port": str(self.port.number),
            "dir": str(self.folder),
            "save": "",
            "appendonly": "no",
            "logfile": str(self.folder / "redis.log"),
        }
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.process = subprocess.Popen([self.program, *words])  # noqa: S603 - found on the path
        until(lambda: self.answers() or self._has_ended())
        assert not self._has_ended(), (self.folder / "redis.log").read_text()

    def _has_ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def answers(self) -> bool:
        """Whether it answers a ping."""
        try:
            with socket.create_connection((LOOPBACK, self.port.number), timeout=1) as connection:
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

    def close(self) -> None:
        """Leave nothing behind."""
        self.kill()
        self.port.free()


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that runs."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(f"{MISSING} redis-server")
    folder = tmp_path / "redis"
    folder.mkdir()
    server = RedisServer(program, folder)
    try:
        server.start()
        yield server
    finally:
        server.close()
