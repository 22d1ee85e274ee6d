"""The first run on a machine: people play on interpreted rules until the compiled ones are there.

A table is its journal, and every page comes back by itself; so the server with interpreted rules
simply ends, and the next one answers at the same port.
"""

import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.server.host import process
from menagerie.server.host.settings import Settings

INTERPRET = "MENAGERIE_INTERPRET"
# Seconds in which a server ends in good order; a bot may still be thinking then.
GRACE = 3.0

log = logging.getLogger(__name__)


class Work(Protocol):
    """What is done while the server runs."""

    def go_on(self) -> bool:
        """Do some of it; return whether any is left."""


def serve_meanwhile(settings: Settings, listening: socket.socket, work: Work) -> int | None:
    """Serve with interpreted rules while work is done; a status if the server ended before that."""
    signal.signal(signal.SIGTERM, process.leave)
    try:
        with interpreted_server(settings, listening) as server:
            finish(work, server)
            if not server.is_alive():
                return int(server.exitcode or 0)
    except KeyboardInterrupt:
        return 0
    return None


def finish(work: Work, server: Any) -> None:
    """Finish the work, or wait for the server's end where that fails."""
    try:
        while server.is_alive() and work.go_on():
            pass
    except MenagerieError as error:
        log.error("%s: rules remain interpreted", error)  # noqa: TRY400 - one sentence says it
        server.join()


@contextmanager
def interpreted_server(settings: Settings, listening: socket.socket) -> Iterator[Any]:
    """A server in a process of its own, with interpreted rules; it has ended after the block."""
    alone = msgspec.structs.replace(settings, workers=1)
    context = multiprocessing.get_context("spawn")
    server = context.Process(target=serve_alone, args=(alone, listening), name="interpreted")
    before = os.environ.get(INTERPRET)
    os.environ[INTERPRET] = "1"
    try:
        server.start()
    finally:
        del os.environ[INTERPRET]
        if before is not None:
            os.environ[INTERPRET] = before
    try:
        yield server
    finally:
        server.terminate()
        server.join(GRACE)
        server.kill()
        server.join()


def serve_alone(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process, and leave it at once: the next server waits for its end."""
    try:
        status = process.serve(settings, listening)
    except SystemExit as ended:
        status = int(ended.code or 0)
    logging.shutdown()
    os._exit(status)
