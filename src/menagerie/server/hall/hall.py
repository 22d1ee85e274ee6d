"""All of the hall."""

import asyncio

from menagerie.server.hall.others import Others


class Hall(Others):
    """All tables that this process holds in memory."""

    async def close(self) -> None:
        """Stop bots and clocks; what is being stored is stored, and told to other processes."""
        self.is_closing = True
        for live in list(self.tables.values()):
            self._stop(live)
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:
                self._stop(live)
