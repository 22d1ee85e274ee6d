"""Erasure: names and words of people leave the journals, games stay."""

from collections.abc import Awaitable, Callable

import msgspec

from menagerie.server.access.identity import OWNED
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.peers import Peers
from menagerie.server.hall.summaries import read_listed, unnamed
from menagerie.server.hall.tables import Tables
from menagerie.server.store import Row, Store, Summary
from menagerie.table.entries import Said, erased, read_entry, write_entry
from menagerie.table.errors import TableError
from menagerie.table.wire.commands import Leave

ALL_TABLES = 10_000

# Entries as they were read, and as they are to be.
Pairs = list[tuple[Row, Row]]


class Erasure:
    """Rewrites journals so that they no longer name a person, or no longer hold chat."""

    def __init__(self, store: Store, tables: Tables, decisions: Decisions, peers: Peers) -> None:
        self._store = store
        self._tables = tables
        self._decisions = decisions
        self._peers = peers

    async def erase(self, person: str) -> None:
        """Delete all data of a person and their bots; others play on where they played."""
        store = self._store
        for token in await store.people.tokens_of(person):
            if token.kind == OWNED:
                await self.erase(token.label)
        for summary in await store.tables.of(person, ALL_TABLES):
            if summary.status != "over":
                await self._leave(summary.id, person)
        tables = await store.tables.of(person, ALL_TABLES)

        async def theirs() -> Pairs:
            rows = await store.tables.entries_of(person) + await self._kept_seats(person, tables)
            return [(row, _without(row, person)) for row in rows]

        await self._rewrite(theirs)
        for summary in tables:
            await store.tables.show(summary.id, unnamed(summary, person))
        await store.people.remove(person)
        self._peers.forget(person)

    async def silence(self, table: str) -> None:
        """Erase what was said at a table."""

        async def said() -> Pairs:
            return [(row, _unsaid(row)) for row in await self._store.tables.entries(table)]

        await self._rewrite(said)

    async def _leave(self, table: str, person: str) -> None:
        live = await self._tables.find(table)
        try:
            await self._decisions.ask(live, Leave(id="erase"), person)
        except TableError:
            return  # a bot plays on already, or the person has no seat

    async def _kept_seats(self, person: str, tables: list[Summary]) -> list[Row]:
        """Entries of others that keep a seat for a person: rematches that they opened."""
        found = [read_listed(summary.body).rematch for summary in tables]
        entries = self._store.tables.entries
        rows = [row for name in found if name for row in await entries(name, until=0)]
        return [row for row in rows if row.person != person]

    async def _rewrite(self, find: Callable[[], Awaitable[Pairs]]) -> None:
        """Replace entries, and let every process read them again.

        An entry that was changed after it was found is found again, so that of two erasures at
        one moment neither brings back what the other erased.
        """
        tables: set[str] = set()
        while pairs := [(old, new) for old, new in await find() if old != new]:
            await self._store.tables.rewrite(pairs)
            tables.update(old.table for old, _ in pairs)
        self._peers.reload(tables)


def _without(row: Row, person: str) -> Row:
    body = write_entry(erased(read_entry(row.body), person))
    by = None if row.person == person else row.person
    return msgspec.structs.replace(row, person=by, body=body)


def _unsaid(row: Row) -> Row:
    entry = read_entry(row.body)
    if not isinstance(entry, Said) or not entry.text:
        return row
    body = write_entry(msgspec.structs.replace(entry, text=""))
    return msgspec.structs.replace(row, body=body)
