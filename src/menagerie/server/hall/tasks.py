"""Background tasks of this process."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from menagerie.server.hall.errors import BusyError
from menagerie.server.store import StoreUnavailableError

log = logging.getLogger(__name__)


class Tasks:
    """Background tasks; one that fails is logged and stops no other."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(_logged(work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        # A task that is cancelled before its first step leaves its coroutine open.
        task.add_done_callback(lambda _: work.close())
        return task


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (BusyError, StoreUnavailableError) as error:
        log.warning("store: %s", error)
    except Exception:
        log.exception("something beside failed")
