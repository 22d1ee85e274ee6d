"""Forgetting people: names and words leave the journals, games stay."""

from collections.abc import Awaitable, Callable

import msgspec

from menagerie.server.access.identity import OWNED
from menagerie.server.bus import Note
from menagerie.server.hall import GONE, RELOAD, Hall
from menagerie.server.hall.summaries import read_listed, unnamed
from menagerie.server.store import Row, Summary
from menagerie.table.entries import Said, erased, read_entry, write_entry
from menagerie.table.errors import TableError
from menagerie.table.wire.commands import Leave

FORGOTTEN_AT_ONCE = 200
ALL_TABLES = 10_000

# Entries as they were read, and as they are to be.
Pairs = list[tuple[Row, Row]]


async def erase(hall: Hall, person: str) -> None:
    """Delete all that is kept about a person and their bots; others play on where they played."""
    for token in await hall.store.people.tokens_of(person):
        if token.kind == OWNED:
            await erase(hall, token.label)
    for summary in await hall.store.tables.of(person, ALL_TABLES):
        if summary.status != "over":
            await _leave(hall, summary.id, person)
    tables = await hall.store.tables.of(person, ALL_TABLES)

    async def theirs() -> Pairs:
        rows = await hall.store.tables.entries_of(person) + await _kept_seats(hall, person, tables)
        return [(row, _without(row, person)) for row in rows]

    await _rewrite(hall, theirs)
    for summary in tables:
        await hall.store.tables.show(summary.id, unnamed(summary, person))
    await hall.store.people.remove(person)
    hall.tell_everywhere(Note(hall.origin, "", GONE, 0, person.encode()))


async def _leave(hall: Hall, table: str, person: str) -> None:
    live = await hall.find(table)
    try:
        await hall.ask(live, Leave(id="erase"), person)
    except TableError:
        return  # a bot plays on already, or the person has no seat


async def _kept_seats(hall: Hall, person: str, tables: list[Summary]) -> list[Row]:
    """What others wrote when they opened a table and kept a seat for somebody: rematches."""
    found = [read_listed(summary.body).rematch for summary in tables]
    rows = [row for name in found if name for row in await hall.store.tables.entries(name, until=0)]
    return [row for row in rows if row.person != person]


def _without(row: Row, person: str) -> Row:
    body = write_entry(erased(read_entry(row.body), person))
    by = None if row.person == person else row.person
    return msgspec.structs.replace(row, person=by, body=body)


async def _rewrite(hall: Hall, find: Callable[[], Awaitable[Pairs]]) -> None:
    """Replace entries, and let every process read them anew.

    Whatever another has changed since it was found is found again, so that no two who forget
    bring back what the other forgot.
    """
    tables: set[str] = set()
    while pairs := [(old, new) for old, new in await find() if old != new]:
        await hall.store.tables.rewrite(pairs)
        tables.update(old.table for old, _ in pairs)
    for table in sorted(tables):
        hall.tell_everywhere(Note(hall.origin, table, RELOAD, 0, b""))


async def forget_people(hall: Hall, before: int) -> None:
    """Forget people who have not been seen for long."""
    for person in await hall.store.people.idle(before, FORGOTTEN_AT_ONCE):
        await erase(hall, person)


async def forget_chat(hall: Hall, before: int, after: int) -> None:
    """Forget what was said at tables whose games were over between two moments."""
    skip, found = 0, [""]
    while found:
        found = await hall.store.tables.stale(
            "over", before, FORGOTTEN_AT_ONCE, after=after, skip=skip
        )
        skip += len(found)
        for table in found:
            await _silence(hall, table)


async def _silence(hall: Hall, table: str) -> None:
    """Forget what was said at one table."""

    async def said() -> Pairs:
        return [(row, _unsaid(row)) for row in await hall.store.tables.entries(table)]

    await _rewrite(hall, said)


def _unsaid(row: Row) -> Row:
    entry = read_entry(row.body)
    if not isinstance(entry, Said) or not entry.text:
        return row
    body = write_entry(msgspec.structs.replace(entry, text=""))
    return msgspec.structs.replace(row, body=body)
