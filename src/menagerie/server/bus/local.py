"""The bus of a server with one process."""

from menagerie.server.bus.notes import Hear, Note, Regained
from menagerie.server.host.metrics import Metrics


class LocalBus:
    """A bus without other processes."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self.healthy = True
        if metrics is not None:
            metrics.bus_healthy.set(1)

    async def start(self, hear: Hear, regained: Regained) -> None:
        """Hear nothing, ever."""

    def publish(self, note: Note) -> None:
        """Tell nobody."""

    async def close(self) -> None:
        """End nothing."""
