"""Analyses of finished games: claimed by a process, its progress, the result."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select

from menagerie.server.store.database import Database, portions
from menagerie.server.store.rows import AnalysisRow
from menagerie.server.store.schema import ANALYSES

ONE = select(ANALYSES).where(ANALYSES.c.table_id == bindparam("table"))


class Analyses:
    """At most one analysis for each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> AnalysisRow | None:
        """The analysis of a table, made or being made."""
        found = await self._database.first(ONE, table=table)
        return None if found is None else _row(found)

    async def claim(self, row: AnalysisRow, before: int) -> bool:
        """Begin an analysis; False if there is one, or one that was reported since `before`."""
        is_left = and_(ANALYSES.c.body.is_(None), ANALYSES.c.at < before)
        adding = self._database.insert(ANALYSES).values(**_values(row))
        claiming = adding.on_conflict_do_update(
            index_elements=[ANALYSES.c.table_id],
            set_=_values(row),
            where=or_(is_left, ANALYSES.c.version != row.version),
        ).returning(ANALYSES.c.table_id)
        return bool(await self._database.returned(claiming))

    async def save(self, row: AnalysisRow) -> None:
        """Store the progress or the result of an analysis, unless its table is gone."""
        changing = ANALYSES.update().where(ANALYSES.c.table_id == row.table)
        await self._database.run(changing.values(**_values(row)))

    async def drop(self, tables: Sequence[str]) -> None:
        """Delete analyses that have no result, so that other processes may begin them."""
        for some in portions(tables):
            left = ANALYSES.c.table_id.in_(some), ANALYSES.c.body.is_(None)
            await self._database.run(delete(ANALYSES).where(*left))


def _values(row: AnalysisRow) -> dict[str, object]:
    return {
        "table_id": row.table,
        "version": row.version,
        "done": row.done,
        "total": row.total,
        "at": row.at,
        "body": row.body,
    }


def _row(row: Any) -> AnalysisRow:
    return AnalysisRow(
        table=row.table_id,
        version=row.version,
        done=row.done,
        total=row.total,
        at=row.at,
        body=row.body,
    )
