"""What players reported about each other."""

from typing import Any

from sqlalchemy import select

from menagerie.server.store.database import Database
from menagerie.server.store.rows import Report
from menagerie.server.store.schema import REPORTS

NEWEST = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id)


class Reports:
    """Reports of players, for the operator."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> None:
        """Store a report."""
        adding = self._database.insert(REPORTS).values(
            id=report.id,
            table_id=report.table,
            by_person=report.by,
            about=report.about,
            text=report.text,
            at=report.at,
        )
        await self._database.run(adding.on_conflict_do_nothing())

    async def newest(self, limit: int = 100) -> list[Report]:
        """All reports, newest first."""
        return [_report(row) for row in await self._database.read(NEWEST.limit(limit))]

    async def by(self, person: str) -> list[Report]:
        """The reports of one player, newest first."""
        asked = NEWEST.where(REPORTS.c.by_person == person)
        return [_report(row) for row in await self._database.read(asked)]


def _report(row: Any) -> Report:
    return Report(
        id=row.id,
        table=row.table_id,
        by=row.by_person,
        about=row.about,
        text=row.text,
        at=row.at,
    )
