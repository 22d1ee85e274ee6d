"""What the API is given by the application; it exists when the server has started."""

from typing import Protocol

from menagerie.server.access.identity import Signer
from menagerie.server.access.limits import Limits
from menagerie.server.access.visitors import Visitors
from menagerie.server.bus import Bus
from menagerie.server.hall import Hall
from menagerie.server.hall.commands import Commands
from menagerie.server.hall.new_tables import NewTables
from menagerie.server.host.clock import Clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings
from menagerie.server.store import Store


class Parts(Protocol):
    """The parts of a server that answer requests."""

    settings: Settings
    clock: Clock
    metrics: Metrics
    limits: Limits
    store: Store
    bus: Bus
    hall: Hall
    new_tables: NewTables
    commands: Commands
    signer: Signer
    visitors: Visitors
    is_ready: bool
