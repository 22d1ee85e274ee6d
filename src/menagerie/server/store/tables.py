"""Tables: their journals, and what lists show of them."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, Select, bindparam, delete, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.server.store.database import Database, portions
from menagerie.server.store.group_commit import Writer
from menagerie.server.store.rows import Row, Status, Summary
from menagerie.server.store.schema import ANALYSES, ENTRIES, MEMBERS, TABLES

SUMMARY_COLUMNS = (
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.status,
    TABLES.c.public,
    TABLES.c.code,
    TABLES.c.touched,
    TABLES.c.due,
    TABLES.c.asleep,
    TABLES.c.body,
)
# The largest sequence number a column holds.
LAST = (1 << 63) - 1


def joined(asked: Select[Any]) -> Executable:
    """Each table with each of its members."""
    found = asked.subquery()
    columns = [found.c[column.name] for column in SUMMARY_COLUMNS]
    return (
        select(*columns, MEMBERS.c.person, MEMBERS.c.seat)
        .select_from(found.outerjoin(MEMBERS, MEMBERS.c.table_id == found.c.id))
        .order_by(found.c.touched.desc(), found.c.id, MEMBERS.c.person)
    )


# Building a statement takes longer than running it, so frequent ones are built once.
BY_ID = joined(select(TABLES).where(TABLES.c.id == bindparam("table")))
BY_CODE = joined(select(TABLES).where(TABLES.c.code == bindparam("code")))
ENTRIES_BETWEEN = (
    select(ENTRIES)
    .where(
        ENTRIES.c.table_id == bindparam("table"),
        ENTRIES.c.sequence > bindparam("after"),
        ENTRIES.c.sequence <= bindparam("until"),
    )
    .order_by(ENTRIES.c.sequence)
)
REWRITE = (
    update(ENTRIES)
    .where(
        ENTRIES.c.table_id == bindparam("of_table"),
        ENTRIES.c.sequence == bindparam("of_sequence"),
        ENTRIES.c.person.is_not_distinct_from(bindparam("old_person")),
        ENTRIES.c.body == bindparam("old_body"),
    )
    .values(person=bindparam("new_person"), body=bindparam("new_body"))
)


class Tables:
    """Tables and their journals."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def append(self, row: Row, summary: Summary | None = None) -> bool:
        """Commit an entry, with what lists show of its table; True: it is durable.

        False: another entry has its place. An entry that is there already, byte for byte, counts
        as committed. After StoreUnavailableError the outcome is unknown: read the journal again.
        Entries of one table are appended one after the other.
        """
        return await self._writer.append(row, summary)

    async def entries(self, table: str, after: int = -1, until: int | None = None) -> list[Row]:
        """The entries of a table in order, after one sequence number and up to another."""
        last = LAST if until is None else until
        found = await self._database.read(ENTRIES_BETWEEN, table=table, after=after, until=last)
        return [Row(*row) for row in found]

    async def entries_of(self, person: str) -> list[Row]:
        """All entries that a person made."""
        asked = select(ENTRIES).where(ENTRIES.c.person == person)
        asked = asked.order_by(ENTRIES.c.table_id, ENTRIES.c.sequence)
        return [Row(*row) for row in await self._database.read(asked)]

    async def rewrite(self, pairs: Iterable[tuple[Row, Row]]) -> None:
        """Replace person and body of entries that have not changed since they were read."""
        values = [_rewritten(*pair) for pair in pairs]
        if not values:
            return

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(REWRITE, values)

        await self._database.change(change)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each table that has entries."""
        found: dict[str, int] = {}
        for some in portions(tables):
            asked = select(ENTRIES.c.table_id, func.max(ENTRIES.c.sequence))
            asked = asked.where(ENTRIES.c.table_id.in_(some)).group_by(ENTRIES.c.table_id)
            found.update((table, last) for table, last in await self._database.read(asked))
        return found

    async def summary(self, table: str) -> Summary | None:
        """A table as lists show it."""
        return next(iter(await self._summaries(BY_ID, table=table)), None)

    async def with_code(self, code: str) -> Summary | None:
        """The table that has a code."""
        return next(iter(await self._summaries(BY_CODE, code=code)), None)

    async def list_open(self, game: str | None = None, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players, newest first."""
        asked = select(TABLES).where(TABLES.c.status == "open", TABLES.c.public == true())
        if game is not None:
            asked = asked.where(TABLES.c.game == game)
        return await self._summaries(joined(_newest(asked, limit)))

    async def of(self, person: str, limit: int = 50) -> list[Summary]:
        """The tables a person is a member of, newest first."""
        theirs = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
        asked = _newest(select(TABLES).where(TABLES.c.id.in_(theirs)), limit)
        return await self._summaries(joined(asked))

    async def stale(
        self, status: Status, before: int, limit: int, *, after: int = -1, skip: int = 0
    ) -> list[str]:
        """Tables of a status without an entry since some time, oldest first."""
        touched = TABLES.c.touched
        asked = select(TABLES.c.id).where(TABLES.c.status == status, touched < before)
        asked = asked.where(touched >= after).order_by(touched, TABLES.c.id)
        found = await self._database.read(asked.limit(limit).offset(skip))
        return [table for (table,) in found]

    async def show(self, table: str, body: bytes) -> None:
        """Replace what lists show of a table."""
        await self._database.run(update(TABLES).where(TABLES.c.id == table).values(body=body))

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables, their journals, members and analyses."""
        for some in portions(tables):
            await self._database.run(
                delete(TABLES).where(TABLES.c.id.in_(some)),
                delete(MEMBERS).where(MEMBERS.c.table_id.in_(some)),
                delete(ENTRIES).where(ENTRIES.c.table_id.in_(some)),
                delete(ANALYSES).where(ANALYSES.c.table_id.in_(some)),
            )

    async def _summaries(self, asked: Executable, **values: object) -> list[Summary]:
        """Summaries with their members, read in one statement and so of one moment."""
        return [_summary(rows) for rows in _by_table(await self._database.read(asked, **values))]


def _newest(asked: Select[Any], limit: int) -> Select[Any]:
    return asked.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)


def _by_table(rows: Sequence[Any]) -> list[list[Any]]:
    return [list(group) for _, group in groupby(rows, key=lambda row: row.id)]


def _summary(rows: list[Any]) -> Summary:
    """One table from its rows, a row for each member; one without members has one row."""
    members = [(row.person, row.seat) for row in rows if row.person is not None]
    # Spectators come last in any database.
    members.sort(key=lambda member: (member[1] is None, member[1]))
    named = {column.name: getattr(rows[0], column.name) for column in SUMMARY_COLUMNS}
    return Summary(members=tuple(members), **named)


def _rewritten(old: Row, new: Row) -> dict[str, Any]:
    return {
        "of_table": old.table,
        "of_sequence": old.sequence,
        "old_person": old.person,
        "old_body": old.body,
        "new_person": new.person,
        "new_body": new.body,
    }
