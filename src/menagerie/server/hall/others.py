"""Other processes: what they have written is read here, and what was missed is looked up."""

from collections.abc import Iterable

import msgspec

from menagerie.server.bus import Note
from menagerie.server.hall.ground import GONE, HERE, RELOAD
from menagerie.server.hall.live_table import LiveTable, Presence
from menagerie.server.hall.people import LONGEST_SILENCE, People
from menagerie.table.entries import read_entry
from menagerie.table.errors import ForbiddenError
from menagerie.table.journal import unfold


class Others(People):
    """Tables that other processes serve, too."""

    def hear(self, note: Note) -> None:
        """Another process says something about a table, or about a person."""
        if note.kind == GONE:
            self._dismiss(note.body.decode())
            return
        live = self.tables.get(note.table)
        if live is None:
            if note.table in self._loading:
                known = self._heard_early.get(note.table, 0)
                self._heard_early[note.table] = max(known, note.sequence)
            return
        if note.kind == HERE:
            found = msgspec.msgpack.decode(note.body, type=Presence)
            now = self.clock()
            spoken = live.elsewhere.items()
            recent = {who: said for who, said in spoken if now - said[0] <= LONGEST_SILENCE}
            live.elsewhere = recent | {note.origin: (now, found)}
            self.tell_presence(live)
        elif note.kind == RELOAD:
            self.spawn(self._reload(live))
        elif note.sequence > live.table.sequence:
            self.spawn(self._hear_written(live, note))

    def tell_everywhere(self, note: Note) -> None:
        """Tell all processes, this one as well."""
        self.bus.publish(note)
        self.hear(note)

    async def remove(self, tables: Iterable[str]) -> None:
        """Remove tables that nobody needs, from the memory of every process as well."""
        names = sorted(tables)
        await self.store.tables.remove(names)
        for name in names:
            self.tell_everywhere(Note(self.origin, name, RELOAD, 0, b""))

    async def _hear_written(self, live: LiveTable, note: Note) -> None:
        """Fold what another wrote; read the journal where something is missing before it."""
        async with live.lock:
            if note.sequence == live.table.sequence + 1 and not live.is_stale:
                self._fold(live, note.sequence, read_entry(note.body))
                self._go_on(live)
            elif note.sequence > live.table.sequence:
                await self._catch_up(live)

    def _dismiss(self, person: str) -> None:
        """Let somebody go who is no longer known, wherever they are connected."""
        error = ForbiddenError("forgotten", "you are no longer known here")
        for live in self.tables.values():
            for listener in [one for one in live.listeners if one.person == person]:
                live.dismiss(listener, error)

    async def _reload(self, live: LiveTable) -> None:
        """Read a journal anew whose entries were changed."""
        async with live.lock:
            entries = await self.entries(live)
            if not entries:
                self.forget(live)
                return
            live.table = unfold(entries)
            live.tell_whole()
            self._go_on(live)

    def regained(self) -> None:
        """Notes may have been missed: see which tables have gone on."""
        self.spawn(self.look_around())

    async def look_around(self) -> None:
        """Read what others have written at the tables held here."""
        self.must_look_around = False
        try:
            for name, head in (await self.store.tables.heads(list(self.tables))).items():
                live = self.tables.get(name)
                if live is not None and head > live.table.sequence:
                    async with live.lock:
                        await self._catch_up(live)
        except BaseException:
            self.must_look_around = True
            raise
