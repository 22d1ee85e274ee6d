"""What players reported, and what the server keeps for itself."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from menagerie.server.store.database import Database
from menagerie.server.store.rows import Report
from menagerie.server.store.schema import REPORTS, SETTINGS

NEWEST = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id)


class Notes:
    """Reports, and settings by key."""

    database: Database

    async def add_report(self, report: Report) -> None:
        """Keep a report."""
        adding = self.database.insert(REPORTS).values(
            id=report.id,
            table_id=report.table,
            by_person=report.by,
            about=report.about,
            text=report.text,
            at=report.at,
        )
        await self.database.run(adding.on_conflict_do_nothing())

    async def reports(self, limit: int = 100) -> list[Report]:
        """What players reported, newest first."""
        return [_report(row) for row in await self.database.read(NEWEST.limit(limit))]

    async def reports_by(self, person: str) -> list[Report]:
        """All that one player reported, newest first."""
        asked = NEWEST.where(REPORTS.c.by_person == person)
        return [_report(row) for row in await self.database.read(asked)]

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """The value of a key; the first who asks makes it."""
        asked = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        found = await self.database.first(asked)
        if found is None:
            adding = self.database.insert(SETTINGS).values(key=key, value=make())
            await self.database.run(adding.on_conflict_do_nothing())
            found = await self.database.first(asked)
        return str(found.value)


def _report(row: Any) -> Report:
    return Report(
        id=row.id,
        table=row.table_id,
        by=row.by_person,
        about=row.about,
        text=row.text,
        at=row.at,
    )
