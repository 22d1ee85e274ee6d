"""The server process, or several that share a port: uvicorn and its settings."""

import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from multiprocessing import parent_process
from types import FrameType
from typing import NoReturn

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from menagerie.core.errors import MenagerieError
from menagerie.server.host.logs import log_config
from menagerie.server.host.settings import Settings
from menagerie.server.host.urls import sqlite_file

APPLICATION = "menagerie.server.app:from_environment"
BACKLOG = 2048
# Connections that are not sockets: pages being loaded.
SPARE_CONNECTIONS = 1000
# An address that means all, and the one to visit.
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - listening there is a host's choice

log = logging.getLogger(__name__)


class ServeError(MenagerieError):
    """Something that the server needs is not available."""


def prepare_folder(settings: Settings) -> None:
    """Make the folder of the database, if it has one, and check that it can be written."""
    file = sqlite_file(settings.database)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"database: {file.parent}: {reason(error)}") from None
    place = file if file.exists() else file.parent
    if file.is_dir() or not os.access(place, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise ServeError(f"database: {place}: it cannot be written")


def listen(host: str, port: int) -> socket.socket:
    """Listen; connections made before the server is ready wait a moment."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise ServeError(f"host: {host}: {reason(error)}") from None
    family, kind, protocol, _, place = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise ServeError(f"port: {host} port {port}: {reason(error)}") from None
    return listening


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or str(error)).lower()


def address_of(host: str, listening: socket.socket) -> str:
    """The address to visit."""
    name = EVERYWHERE.get(host, host)
    port = listening.getsockname()[1]
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def allow_many_files() -> None:
    """Allow as many open sockets as the system lets us; the usual limit is low."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, listening: socket.socket) -> int:
    """Serve until told to stop, then finish what is under way."""
    allow_many_files()
    configuration = configure(settings)
    if settings.workers > 1:
        workers = Workers(configuration, sockets=[listening])
        workers.run()
        failed = any(worker.exitcode == STARTUP_FAILURE for worker in workers.processes)
        return STARTUP_FAILURE if failed else 0
    # The server passes a signal on after its graceful end; that is no failure.
    signal.signal(signal.SIGTERM, leave)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(configuration).run(sockets=[listening])
    return 0


class Workers(Multiprocess):
    """Processes that share a port; one that ends is replaced.

    Uvicorn's version also pings each worker and blocks until it answers: while rules are compiled
    that takes long, and a worker that dies then is not noticed.
    """

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have ended; one that could not start ends them all."""
        for place, worker in enumerate(self.processes):
            if worker.process.is_alive():
                continue
            if worker.exitcode == STARTUP_FAILURE:
                log.error("worker %s could not start", worker.pid)
                self.should_exit.set()
                return
            log.warning("worker %s died and is replaced", worker.pid)
            worker.kill()  # closes what connects to it
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()


def leave(_: int, __: FrameType | None) -> NoReturn:
    """Exit in good order."""
    sys.exit(0)


def configure(settings: Settings) -> uvicorn.Config:
    """The settings of uvicorn: small messages, no compression, a bounded shutdown."""
    return uvicorn.Config(
        APPLICATION,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        log_config=log_config(settings),
        access_log=False,
        # Which proxies are trusted is decided once, in `menagerie.server.access.limits`.
        proxy_headers=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        # Messages are small, and compressing secrets together with text of others leaks them.
        ws_per_message_deflate=False,
        limit_concurrency=settings.sockets + SPARE_CONNECTIONS,
        backlog=BACKLOG,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        timeout_notify=1,
        callback_notify=watch_parent(settings),
    )


def watch_parent(settings: Settings) -> Callable[[], Awaitable[None]] | None:
    """What a worker does every second: check that its parent is alive."""
    if settings.workers > 1:
        return partial(leave_with, os.getpid())
    return partial(leave_with, os.getppid()) if parent_process() else None


async def leave_with(parent: int) -> None:
    """End a worker whose parent was killed, which would otherwise keep the port for ever."""
    if os.getppid() != parent:
        signal.raise_signal(signal.SIGTERM)
