"""Analyses of finished games: who makes one, how far it is, and what came of it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select

from menagerie.server.store.database import Database, portions
from menagerie.server.store.rows import AnalysisRow
from menagerie.server.store.schema import ANALYSES

ONE = select(ANALYSES).where(ANALYSES.c.table_id == bindparam("table"))


class Analyses:
    """At most one analysis for each table."""

    database: Database

    async def analysis(self, table: str) -> AnalysisRow | None:
        """The analysis of a table, made or being made."""
        found = await self.database.first(ONE, table=table)
        return None if found is None else _row(found)

    async def claim_analysis(self, row: AnalysisRow, before: int) -> bool:
        """Begin an analysis; False if there is one, or somebody has been at it since `before`."""
        is_left = and_(ANALYSES.c.body.is_(None), ANALYSES.c.at < before)
        adding = self.database.insert(ANALYSES).values(**_values(row))
        claiming = adding.on_conflict_do_update(
            index_elements=[ANALYSES.c.table_id],
            set_=_values(row),
            where=or_(is_left, ANALYSES.c.version != row.version),
        ).returning(ANALYSES.c.table_id)
        return bool(await self.database.returned(claiming))

    async def save_analysis(self, row: AnalysisRow) -> None:
        """Note how far an analysis is, or that it is made; nothing where its table is gone."""
        changing = ANALYSES.update().where(ANALYSES.c.table_id == row.table)
        await self.database.run(changing.values(**_values(row)))

    async def drop_analyses(self, tables: Sequence[str]) -> None:
        """Forget analyses that will not be made, so that others may begin them."""
        for some in portions(tables):
            left = ANALYSES.c.table_id.in_(some), ANALYSES.c.body.is_(None)
            await self.database.run(delete(ANALYSES).where(*left))


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
