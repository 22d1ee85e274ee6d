"""Ports of loopback that nobody else is given, whether or not their server runs."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

LOOPBACK = "127.0.0.1"


class Port:
    """A port that is kept.

    It is bound and never listened at: a server may listen there and may be killed and come back,
    but the system gives the port to nobody who asks for any free one. Until a server listens,
    who connects is refused.
    """

    def __init__(self) -> None:
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind((LOOPBACK, 0))
        self.number: int = self._place.getsockname()[1]

    def free(self) -> None:
        """Let others have it."""
        self._place.close()


@contextmanager
def kept_port() -> Iterator[int]:
    """The number of a port that is kept until the block ends."""
    port = Port()
    try:
        yield port.number
    finally:
        port.free()
