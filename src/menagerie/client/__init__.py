"""A seat at a table from Python, for authors of bots.

The law of this room: it speaks the wire protocol of `docs/wire.md` and knows nothing else about a
server.

    with Client("https://example.org", token="mb_…") as client, client.join(link, "Ada") as seat:
        for turn in seat.turns():
            turn.act(random.choice(turn.legal))
        print(seat.outcome)
"""

from menagerie.client.client import Client
from menagerie.client.errors import (
    ClientError,
    ClosedError,
    MessageError,
    RefusedError,
    UnreachableError,
)
from menagerie.client.link import Link
from menagerie.client.seat import Seat, Turn

__all__ = [
    "Client",
    "ClientError",
    "ClosedError",
    "Link",
    "MessageError",
    "RefusedError",
    "Seat",
    "Turn",
    "UnreachableError",
]
