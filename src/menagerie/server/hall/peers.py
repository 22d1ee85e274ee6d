"""Other processes: their entries are taken in here, and what was missed is read."""

from collections.abc import Iterable

from menagerie.server.bus import GONE, HERE, RELOAD, Bus, Note
from menagerie.server.hall.announcements import Announcements
from menagerie.server.hall.presence import Presence
from menagerie.server.hall.tables import Tables
from menagerie.server.hall.tasks import Tasks
from menagerie.server.store import Store
from menagerie.table.errors import ForbiddenError


class Peers:
    """Hears other processes, and tells all of them, this one included."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        tables: Tables,
        presence: Presence,
        announcements: Announcements,
        tasks: Tasks,
    ) -> None:
        self._store = store
        self._bus = bus
        self._tables = tables
        self._presence = presence
        self._announcements = announcements
        self._tasks = tasks
        self._must_look_around = False

    def hear(self, note: Note) -> None:
        """Take in what a process says about a table or a person."""
        if note.kind == GONE:
            self._dismiss(note.body.decode())
            return
        live = self._tables.live.get(note.table)
        if live is None:
            self._tables.expect(note.table, note.sequence)
        elif note.kind == HERE:
            self._presence.hear(live, note.origin, note.body)
        elif note.kind == RELOAD:
            self._tasks.spawn(self._tables.reload(live))
        elif note.sequence > live.table.sequence:
            self._tasks.spawn(self._tables.follow(live, note.sequence, note.body))

    def _dismiss(self, person: str) -> None:
        """Close the connections of a person who was erased."""
        error = ForbiddenError("forgotten")
        for live in self._tables.live.values():
            for listener in [one for one in live.listeners if one.person == person]:
                live.dismiss(listener, error)

    # Telling all processes.

    def reload(self, tables: Iterable[str]) -> None:
        """Let every process read journals again that were rewritten or removed."""
        for table in sorted(tables):
            self.hear(self._announcements.reload(table))

    def forget(self, person: str) -> None:
        """Let every process close the connections of a person who was erased."""
        self.hear(self._announcements.gone(person))

    async def remove(self, tables: Iterable[str]) -> None:
        """Delete tables, from the memory of every process too."""
        names = sorted(tables)
        await self._store.tables.remove(names)
        self.reload(names)

    # What may have been missed.

    def regained(self) -> None:
        """Notes may have been missed: read which tables have gone on."""
        self._tasks.spawn(self._look_around())

    async def check(self) -> None:
        """Read which tables have gone on, where notes may have been missed."""
        if self._must_look_around or not self._bus.healthy:
            await self._look_around()

    async def _look_around(self) -> None:
        """Catch up with other processes at the tables in memory."""
        self._must_look_around = False
        try:
            heads = await self._store.tables.heads(list(self._tables.live))
            for name, head in heads.items():
                live = self._tables.live.get(name)
                if live is not None and head > live.table.sequence:
                    async with live.lock:
                        await self._tables.catch_up(live)
        except BaseException:
            self._must_look_around = True
            raise
