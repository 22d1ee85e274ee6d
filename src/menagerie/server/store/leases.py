"""Leases: which process runs a table's bots and clocks."""

from collections.abc import Sequence

from sqlalchemy import bindparam, false, or_, select, update

from menagerie.server.store.database import Database, portions
from menagerie.server.store.schema import TABLES

# Making a statement takes longer than asking it, so the one asked for every table is made once.
IS_FREE = or_(
    TABLES.c.lease_until <= bindparam("now"), TABLES.c.lease_holder == bindparam("holder")
)
FREE = select(TABLES.c.id).where(TABLES.c.id.in_(bindparam("some", expanding=True)), IS_FREE)
# Locked in one order, so that two who want the same tables do not wait in a circle.
LOCKED = FREE.order_by(TABLES.c.id).with_for_update().cte("free")
LEASE = (
    update(TABLES)
    .where(TABLES.c.id.in_(select(LOCKED.c.id)))
    .values(lease_holder=bindparam("holder"), lease_until=bindparam("until"))
    .returning(TABLES.c.id)
)


class Leases:
    """Who holds which table, and until when."""

    database: Database

    async def lease(self, tables: Sequence[str], holder: str, now: int, until: int) -> set[str]:
        """Take or renew those that are free, expired or the holder's own; returns which."""
        taken: set[str] = set()
        for some in portions(tables):
            named = {"some": list(some), "holder": holder, "now": now, "until": until}
            found = await self.database.returned(LEASE, **named)
            taken.update(table for (table,) in found)
        return taken

    async def release(self, tables: Sequence[str], holder: str) -> None:
        """Give back those that the holder has."""
        for some in portions(tables):
            ours = update(TABLES).where(TABLES.c.id.in_(some), TABLES.c.lease_holder == holder)
            await self.database.run(ours.values(lease_holder=None, lease_until=0))

    async def release_all(self, holder: str) -> None:
        """Give back all that the holder has."""
        ours = update(TABLES).where(TABLES.c.lease_holder == holder)
        await self.database.run(ours.values(lease_holder=None, lease_until=0))

    async def unattended(self, now: int, limit: int) -> list[str]:
        """Tables in play that nobody holds, and that are awake or due."""
        asked = select(TABLES.c.id).where(
            TABLES.c.status == "playing",
            TABLES.c.lease_until <= now,
            or_(TABLES.c.asleep == false(), TABLES.c.due <= now),
        )
        found = await self.database.read(asked.order_by(TABLES.c.lease_until).limit(limit))
        return [table for (table,) in found]
