"""Journals in PostgreSQL: one connection, one statement and one round trip for a group."""

from contextlib import suppress
from typing import Any

from menagerie.server.store.connections import PostgresPlace
from menagerie.server.store.group_commit import Group
from menagerie.server.store.rows import Row, Summary

# All parts of a statement see the same moment, and are durable together. Rows come sorted, so
# that two writers who want the same places wait for each other in the same order.
COMMIT = """
WITH won AS (
    INSERT INTO entries (table_id, sequence, at, person, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, sequence
), given AS (
    SELECT given.* FROM unnest(
        $6::text[], $7::text[], $8::text[], $9::boolean[], $10::text[],
        $11::bigint[], $12::bigint[], $13::boolean[], $14::bytea[]
    ) AS given (id, game, status, public, code, touched, due, asleep, body)
    JOIN won ON won.table_id = given.id
), told AS (
    INSERT INTO tables
    (id, game, status, public, code, created, touched, due, asleep, lease_until, body)
    SELECT id, game, status, public, code, touched, touched, due, asleep, 0, body
    FROM given ORDER BY id
    ON CONFLICT (id) DO UPDATE SET
    game = excluded.game, status = excluded.status, public = excluded.public,
    code = excluded.code, touched = excluded.touched, due = excluded.due,
    asleep = excluded.asleep, body = excluded.body
), sitting AS (
    SELECT sitting.* FROM unnest($15::text[], $16::text[], $17::integer[])
    AS sitting (table_id, person, seat) JOIN given ON given.id = sitting.table_id
), gone AS (
    DELETE FROM members USING given WHERE members.table_id = given.id AND NOT EXISTS (
        SELECT FROM sitting
        WHERE sitting.table_id = members.table_id AND sitting.person = members.person
    )
), come AS (
    INSERT INTO members (table_id, person, seat)
    SELECT table_id, person, seat FROM sitting WHERE NOT EXISTS (
        SELECT FROM members
        WHERE members.table_id = sitting.table_id AND members.person = sitting.person
        AND members.seat IS NOT DISTINCT FROM sitting.seat
    )
    ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat
)
SELECT table_id FROM won
"""
FIND = """
SELECT entries.table_id, at, person, body FROM entries
JOIN unnest($1::text[], $2::bigint[]) AS asked (table_id, sequence) USING (table_id, sequence)
"""


class PostgresJournal:
    """Commits groups; a group has one row of each table."""

    def __init__(self, place: PostgresPlace) -> None:
        self._place = place
        self._connection: Any = None

    async def commit(self, group: Group) -> list[bool]:
        """Commit all rows whose place is free; for each, whether it is in its place."""
        if self._connection is None:
            self._connection = await self._place.connect()
        try:
            there = await insert(self._connection, group)
        except BaseException:
            self._connection.terminate()
            self._connection = None
            raise
        return [row.table in there for row, _ in group]

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            with suppress(OSError, TimeoutError):
                await self._connection.close(timeout=1)
            self._connection = None


async def insert(connection: Any, group: Group) -> set[str]:
    """Insert a group; the tables whose row is in its place."""
    ordered = sorted(group, key=lambda pair: pair[0].table)
    rows = [row for row, _ in ordered]
    summaries = [summary for _, summary in ordered if summary is not None]
    won = await connection.fetch(COMMIT, *row_columns(rows), *summary_columns(summaries))
    there = {table for (table,) in won}
    lost = [row for row in rows if row.table not in there]
    return there | await already_there(connection, lost) if lost else there


async def already_there(connection: Any, rows: list[Row]) -> set[str]:
    """The tables in whose place lies that very row: a commit whose answer was lost."""
    columns = row_columns(rows)
    found = await connection.fetch(FIND, columns[0], columns[1])
    mine = {(row.table, row.at, row.person, row.body) for row in rows}
    return {entry[0] for entry in found if tuple(entry) in mine}


def row_columns(rows: list[Row]) -> tuple[list[Any], ...]:
    """Rows, column by column."""
    return (
        [row.table for row in rows],
        [row.sequence for row in rows],
        [row.at for row in rows],
        [row.person for row in rows],
        [row.body for row in rows],
    )


def summary_columns(summaries: list[Summary]) -> tuple[list[Any], ...]:
    """Summaries and their members, column by column."""
    members = [(summary.id, *who) for summary in summaries for who in summary.members]
    return (
        [summary.id for summary in summaries],
        [summary.game for summary in summaries],
        [summary.status for summary in summaries],
        [summary.public for summary in summaries],
        [summary.code for summary in summaries],
        [summary.touched for summary in summaries],
        [summary.due for summary in summaries],
        [summary.asleep for summary in summaries],
        [summary.body for summary in summaries],
        [member[0] for member in members],
        [member[1] for member in members],
        [member[2] for member in members],
    )
