"""The bus: notes between processes.

The law of this room: a note is a hint, and the database is the truth. A note may be lost; after
`regained` a process reads what it may have missed.
"""

from menagerie.core.distribution import needs_extra
from menagerie.core.errors import OptionsError
from menagerie.server.bus.local import LocalBus
from menagerie.server.bus.notes import ALONE, GONE, HERE, RELOAD, WRITTEN, Bus, Note
from menagerie.server.host.metrics import Metrics

__all__ = [
    "ALONE",
    "GONE",
    "HERE",
    "RELOAD",
    "WRITTEN",
    "Bus",
    "LocalBus",
    "Note",
    "make_bus",
]


def make_bus(url: str, origin: str, metrics: Metrics) -> Bus:
    """The bus at an address; without one there are no other processes."""
    if not url:
        return LocalBus(metrics)
    try:
        from menagerie.server.bus.redis import RedisBus  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise OptionsError(needs_extra("bus: Redis", "cluster")) from None
    return RedisBus(url, origin, metrics)
