"""Journals read back, and tables found in lists."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, Select, bindparam, delete, func, select, true, update

from menagerie.server.store.database import Database, portions
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


# Making a statement takes longer than asking it, so those asked often are made once.
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


class Tables:
    """Tables and their journals."""

    database: Database

    async def entries(self, table: str, after: int = -1, until: int | None = None) -> list[Row]:
        """The entries of a table in order, after one sequence number and up to another."""
        last = LAST if until is None else until
        found = await self.database.read(ENTRIES_BETWEEN, table=table, after=after, until=last)
        return [Row(*row) for row in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each table that has entries."""
        found: dict[str, int] = {}
        for some in portions(tables):
            asked = select(ENTRIES.c.table_id, func.max(ENTRIES.c.sequence))
            asked = asked.where(ENTRIES.c.table_id.in_(some)).group_by(ENTRIES.c.table_id)
            found.update((table, last) for table, last in await self.database.read(asked))
        return found

    async def summary(self, table: str) -> Summary | None:
        """A table as lists show it."""
        return next(iter(await self._summaries(BY_ID, table=table)), None)

    async def find_code(self, code: str) -> Summary | None:
        """The table that has a code."""
        return next(iter(await self._summaries(BY_CODE, code=code)), None)

    async def open_tables(self, game: str | None = None, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players, newest first."""
        asked = select(TABLES).where(TABLES.c.status == "open", TABLES.c.public == true())
        if game is not None:
            asked = asked.where(TABLES.c.game == game)
        return await self._summaries(joined(_newest(asked, limit)))

    async def tables_of(self, person: str, limit: int = 50) -> list[Summary]:
        """The tables a person is a member of, newest first."""
        theirs = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
        asked = _newest(select(TABLES).where(TABLES.c.id.in_(theirs)), limit)
        return await self._summaries(joined(asked))

    async def stale_tables(
        self, status: Status, before: int, limit: int, *, after: int = -1, skip: int = 0
    ) -> list[str]:
        """Tables that nothing has happened at since some time, oldest first, a part of them."""
        touched = TABLES.c.touched
        asked = select(TABLES.c.id).where(TABLES.c.status == status, touched < before)
        asked = asked.where(touched >= after).order_by(touched, TABLES.c.id)
        found = await self.database.read(asked.limit(limit).offset(skip))
        return [table for (table,) in found]

    async def show(self, table: str, body: bytes) -> None:
        """Let lists show a table in other words."""
        await self.database.run(update(TABLES).where(TABLES.c.id == table).values(body=body))

    async def remove_tables(self, tables: Sequence[str]) -> None:
        """Forget tables, their journals, members and analyses."""
        for some in portions(tables):
            await self.database.run(
                delete(TABLES).where(TABLES.c.id.in_(some)),
                delete(MEMBERS).where(MEMBERS.c.table_id.in_(some)),
                delete(ENTRIES).where(ENTRIES.c.table_id.in_(some)),
                delete(ANALYSES).where(ANALYSES.c.table_id.in_(some)),
            )

    async def _summaries(self, asked: Executable, **values: object) -> list[Summary]:
        """Summaries with their members, read in one statement and so of one moment."""
        return [_summary(rows) for rows in _by_table(await self.database.read(asked, **values))]


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
