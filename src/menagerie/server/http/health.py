"""Health of the process, for the host."""

import msgspec

from menagerie.server.access.limits import may_read_metrics
from menagerie.server.hall import BusyError
from menagerie.server.http.call import Call
from menagerie.server.http.endpoint import Raw
from menagerie.server.http.problems import NotFoundError


class Well(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


async def show_health(_: Call) -> Well:
    """Whether the process answers at all."""
    return Well()


async def show_readiness(call: Call) -> Well:
    """Whether the process can serve: its store and its bus answer, and it is not ending."""
    parts = call.parts
    if not parts.is_ready or parts.hall.tables.is_closing or not parts.bus.healthy:
        raise BusyError
    await parts.store.ping()
    return Well()


async def show_metrics(call: Call) -> Raw:
    """What a host can watch, as Prometheus reads it."""
    if not may_read_metrics(call.scope, call.parts.settings):
        raise NotFoundError("there is nothing at this address")
    return Raw(*call.parts.metrics.render())
