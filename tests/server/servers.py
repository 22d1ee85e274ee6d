"""A real server on loopback: in a thread, where a test can look inside, or as a process of its own.

`with running(folder) as server:` serves until the block ends; `server.person("Ada")` makes
somebody who can ask (`server.client(ada)`) and listen (`server.connect(table, ada)`).
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from menagerie.server.access.identity import new_person
from menagerie.server.app import Server, make_app
from menagerie.server.hall.new_tables import Opening
from menagerie.server.host.clock import Clock, wall_clock
from menagerie.server.host.ids import Chance
from menagerie.server.host.process import listen
from menagerie.server.host.settings import COOKIE, Rate, Settings
from menagerie.server.store import Person
from menagerie.table.wire.settings import Settings as TableSettings
from tests.server.ports import LOOPBACK, Port

# How long a test waits for what must come; only one that fails waits so long.
PATIENCE = 120.0
# The first who plays a game on a machine waits for its rules to be compiled.
COMPILING = 300.0
UNLIMITED = Rate(0, 1)
LIMITS = tuple(
    name for name in Settings.__struct_fields__ if Settings.__annotations__[name] is Rate
)
Result = TypeVar("Result")


def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Ask again and again, not for ever."""
    deadline = time.monotonic() + patience
    pause = threading.Event()
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        pause.wait(0.002)


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings with a database in a folder, and without limits that are not asked for."""
    values: dict[str, Any] = {"database": f"sqlite:///{folder}/tables.sqlite3", "port": 0}
    values |= dict.fromkeys(LIMITS, UNLIMITED)
    return Settings(**(values | changes))


class Guest(msgspec.Struct, frozen=True):
    """Somebody known to the server, and the cookie that shows it."""

    id: str
    name: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        """What their browser sends with every request."""
        return {"Cookie": f"{COOKIE}={self.cookie}"}


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, clock: Clock, chance: Chance | None) -> None:
        self.server = Server(settings, clock, chance)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._listening = listen(LOOPBACK, settings.port)
        self.port: int = self._listening.getsockname()[1]
        self.address = f"http://{LOOPBACK}:{self.port}"
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                make_app(self.server),
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                ws="websockets-sansio",
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=2,
            )
        )
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._uvicorn.serve(sockets=[self._listening])

    def start(self) -> None:
        """Serve, and return when the server answers."""
        self._thread.start()
        until(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._thread.is_alive(), "the server did not start"

    def stop(self) -> None:
        """End in good order."""
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive(), "the server did not end"

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Carry something out inside the server, and return what comes of it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(COMPILING)

    def person(self, name: str) -> Guest:
        """Somebody new, with a cookie."""
        person, now = new_person(), self.server.clock()
        self.do(self.server.store.people.save(Person(person, name, now, now)))
        return Guest(person, name, self.server.signer.sign(person))

    def open_table(self, host: Guest, game: str = "buffalo", **changes: Any) -> str:
        """Open a table, and return its id; `changes` are of its settings or of the opening."""
        own = {name: changes.pop(name) for name in list(changes) if name in _OPENING}
        usual: dict[str, Any] = {"game": game, "seats": 3, "pace": "instant"}
        settings = TableSettings(**(usual | changes))
        opening = Opening(settings=settings, name=host.name, **own)
        return self.do(self.server.new_tables.open(host.id, opening)).table.id

    def client(self, guest: Guest | None = None, **headers: str) -> httpx2.Client:
        """A browser of somebody, on our own page; it is closed by who asks for it."""
        known = {} if guest is None else guest.headers
        return httpx2.Client(
            base_url=self.address,
            headers={"Origin": self.address} | known | headers,
            timeout=COMPILING,
            trust_env=False,
        )

    def connect(
        self, table: str, guest: Guest | None = None, query: str = "", **headers: str
    ) -> ClientConnection:
        """A socket of somebody to a table; it is closed by who asks for it."""
        url = f"ws://{LOOPBACK}:{self.port}/api/v1/tables/{table}/socket{query and '?' + query}"
        sent = {} if guest is None else guest.headers
        sent |= {"Origin": self.address} | headers
        return connect(
            url,
            additional_headers=sent,
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
            # A test that does not read all must not wait at the end.
            max_queue=None,
        )


_OPENING = set(Opening.__struct_fields__) - {"settings", "name"}


@contextmanager
def running(
    folder: Path, *, clock: Clock = wall_clock, chance: Chance | None = None, **settings: Any
) -> Iterator[Running]:
    """A server in a thread, with a database in a folder."""
    server = Running(settings_for(folder, **settings), clock, chance)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Spawned:
    """A server in a process of its own, started by its command; it may be killed and come back."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.environment = environment
        self.port = Port()
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Serve, at the same address as before where there was one."""
        words = [sys.executable, "-m", "menagerie", "serve", "--port", str(self.port.number)]
        words += ["--database", f"sqlite:///{self.folder}/tables.sqlite3", *self.arguments]
        unlimited = {f"MENAGERIE_{name.upper()}": str(UNLIMITED) for name in LIMITS}
        with (self.folder / "errors").open("ab") as errors:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                words,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | unlimited | self.environment,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found is not None, (self.folder / "errors").read_text()
        self.address = found[0]

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, and return its status."""
        assert self.process is not None
        self.process.send_signal(sign)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.end(signal.SIGKILL)
        self.port.free()


@contextmanager
def spawned(folder: Path, *arguments: str, **environment: str) -> Iterator[Spawned]:
    """A server in a process of its own, which is gone when the block ends."""
    server = Spawned(folder, *arguments, **environment)
    try:
        server.start()
        yield server
    finally:
        server.close()
