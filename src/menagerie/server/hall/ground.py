"""What all of the hall stands on: its store, its bus, its clock, and work done beside."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from menagerie.server.bus import Bus
from menagerie.server.hall.bots import Thinkers, bot_names
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.host.clock import Clock, wall_clock
from menagerie.server.host.metrics import Metrics
from menagerie.server.store import Store, StoreUnavailableError
from menagerie.table.errors import TableError

log = logging.getLogger(__name__)

# What processes tell each other.
WRITTEN, HERE, RELOAD, GONE = "written", "here", "reload", "gone"
MILLISECONDS = 1000


class NoTableError(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no_table", "there is no such table")


class BusyError(TableError):
    """What was asked could not be stored; nobody knows yet whether it was."""

    def __init__(self) -> None:
        super().__init__("busy", "the server cannot store anything right now: try again")


class Ground(ABC):
    """What a process has to hold tables with."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        metrics: Metrics,
        origin: str,
        clock: Clock = wall_clock,
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.metrics = metrics
        self.origin = origin
        self.clock = clock
        self.bots = bot_names()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard_early: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self.must_look_around = False
        self.on_load: Callable[[LiveTable], Awaitable[None]] | None = None

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # What is cancelled before its first step would else wait for ever.
        task.add_done_callback(lambda _: work.close())
        return task

    # What the parts of the hall ask of each other.

    @abstractmethod
    def _go_on(self, live: LiveTable) -> None:
        """Let a table that has changed go on."""

    @abstractmethod
    def _stop(self, live: LiveTable) -> None:
        """Stop all that a table does by itself."""

    @abstractmethod
    def _later(self, live: LiveTable) -> None:
        """Try again soon what a table does by itself, and what could not be read."""

    @abstractmethod
    def tell_presence(self, live: LiveTable) -> None:
        """Tell everybody here who is connected, if that has changed."""


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (BusyError, StoreUnavailableError) as error:
        log.warning("store: %s", error)
    except Exception:
        log.exception("something beside failed")
