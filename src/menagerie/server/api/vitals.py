"""How the process is: for whoever runs it."""

import msgspec

from menagerie.server.api.calls import Call
from menagerie.server.api.declaring import Raw
from menagerie.server.api.problems import NotFoundError
from menagerie.server.hall import BusyError
from menagerie.server.limits import may_read_metrics


class Well(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


async def show_health(_: Call) -> Well:
    """Whether the process answers at all."""
    return Well()


async def show_readiness(call: Call) -> Well:
    """Whether the process can serve: its store and its bus answer, and it is not ending."""
    server = call.server
    if not server.is_ready or server.hall.is_closing or not server.hall.bus.healthy:
        raise BusyError
    await server.store.ping()
    return Well()


async def show_metrics(call: Call) -> Raw:
    """What a host can watch, as Prometheus reads it."""
    if not may_read_metrics(call.scope, call.server.settings):
        raise NotFoundError("there is nothing at this address")
    return Raw(*call.server.metrics.render())
