"""Leases: which process runs a table's bots and clocks."""

from collections.abc import Sequence

from sqlalchemy import bindparam, false, or_, select, update

from menagerie.server.store.database import Database, portions
from menagerie.server.store.schema import TABLES

# Building a statement takes longer than running it, so this frequent one is built once.
IS_FREE = or_(
    TABLES.c.lease_until <= bindparam("now"), TABLES.c.lease_holder == bindparam("holder")
)
FREE = select(TABLES.c.id).where(TABLES.c.id.in_(bindparam("some", expanding=True)), IS_FREE)
# Locked in one order, so that two processes cannot deadlock.
LOCKED = FREE.order_by(TABLES.c.id).with_for_update().cte("free")
LEASE = (
    update(TABLES)
    .where(TABLES.c.id.in_(select(LOCKED.c.id)))
    .values(lease_holder=bindparam("holder"), lease_until=bindparam("until"))
    .returning(TABLES.c.id)
)


class Leases:
    """The holder of each table, and until when."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, tables: Sequence[str], holder: str, now: int, until: int) -> set[str]:
        """Take or renew leases that are free, expired or the holder's; returns which."""
        taken: set[str] = set()
        for some in portions(tables):
            named = {"some": list(some), "holder": holder, "now": now, "until": until}
            found = await self._database.returned(LEASE, **named)
            taken.update(table for (table,) in found)
        return taken

    async def release(self, tables: Sequence[str], holder: str) -> None:
        """Give back the holder's leases of some tables."""
        for some in portions(tables):
            ours = update(TABLES).where(TABLES.c.id.in_(some), TABLES.c.lease_holder == holder)
            await self._database.run(ours.values(lease_holder=None, lease_until=0))

    async def release_all(self, holder: str) -> None:
        """Give back all leases of the holder."""
        ours = update(TABLES).where(TABLES.c.lease_holder == holder)
        await self._database.run(ours.values(lease_holder=None, lease_until=0))

    async def unattended(self, now: int, limit: int) -> list[str]:
        """Tables in play without a lease that are active or due, longest without one first."""
        asked = select(TABLES.c.id).where(
            TABLES.c.status == "playing",
            TABLES.c.lease_until <= now,
            or_(TABLES.c.asleep == false(), TABLES.c.due <= now),
        )
        found = await self._database.read(asked.order_by(TABLES.c.lease_until).limit(limit))
        return [table for (table,) in found]
