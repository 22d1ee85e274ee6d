"""Journals in SQLite: one thread with one connection commits the groups."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache

from menagerie.server.store.connections import SqlitePlace
from menagerie.server.store.group_commit import Group
from menagerie.server.store.rows import Row, Summary

# Entries after which the log is copied into the database.
COPIED_AT_ONCE = 1000

INSERT = """
INSERT INTO entries (table_id, sequence, at, person, body) VALUES {}
ON CONFLICT DO NOTHING
"""
ROW = "(?, ?, ?, ?, ?)"
FIND = "SELECT at, person, body FROM entries WHERE table_id = ? AND sequence = ?"
SUMMARY = """
INSERT INTO tables
(id, game, status, public, code, created, touched, due, asleep, lease_until, body)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, 0, ?9)
ON CONFLICT (id) DO UPDATE SET
game = excluded.game, status = excluded.status, public = excluded.public, code = excluded.code,
touched = excluded.touched, due = excluded.due, asleep = excluded.asleep, body = excluded.body
"""
MEMBERS = "SELECT person, seat FROM members WHERE table_id = ?"
FORGET_MEMBERS = "DELETE FROM members WHERE table_id = ?"
ADD_MEMBER = "INSERT INTO members (table_id, person, seat) VALUES (?, ?, ?)"


class SqliteJournal:
    """Commits groups; `writing` keeps the store's other writes from getting in the way."""

    def __init__(self, place: SqlitePlace, writing: asyncio.Lock) -> None:
        self._place = place
        self._writing = writing
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._copier = ThreadPoolExecutor(1, "store copier")
        self._copying: asyncio.Future[None] | None = None
        self._uncopied = 0

    async def commit(self, group: Group) -> list[bool]:
        """Commit all rows whose place is free; for each, whether it is in its place."""
        loop = asyncio.get_running_loop()
        async with self._writing:
            outcomes = await loop.run_in_executor(self._thread, self._commit, group)
        self._uncopied += len(group)
        if self._uncopied >= COPIED_AT_ONCE and (self._copying is None or self._copying.done()):
            self._uncopied = 0
            self._copying = loop.run_in_executor(self._copier, self._copy_log)
        return outcomes

    async def close(self) -> None:
        """Close the connection and end the threads."""
        loop = asyncio.get_running_loop()
        if self._copying is not None:
            await self._copying
        await loop.run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
        self._copier.shutdown()

    def _copy_log(self) -> None:
        """Copy the log into the database while commits go on."""
        with suppress(sqlite3.Error), closing(self._place.connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _commit(self, group: Group) -> list[bool]:
        """Commit, or leave nothing behind; after an error the next group opens a new connection."""
        if self._connection is None:
            self._connection = self._place.connect()
        try:
            outcomes = commit(self._connection, group)
        except BaseException:
            with suppress(sqlite3.Error):
                self._disconnect()
            raise
        return outcomes


def commit(connection: sqlite3.Connection, group: Group) -> list[bool]:
    """Commit a group; for each row, whether it is in its place.

    After each statement this thread waits for the interpreter, which takes long under load: there
    are as few statements as possible.
    """
    rows = [row for row, _ in group]
    summaries = [summary for _, summary in group if summary is not None]
    if not summaries:
        is_all = insert(connection, rows) == len(rows)
        return [is_all or is_there(connection, row) for row in rows]
    connection.execute("BEGIN IMMEDIATE")
    won = [True] * len(rows)
    if insert(connection, rows) == len(rows):
        summarize(connection, summaries)
    else:
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        won = [insert(connection, [row]) == 1 for row in rows]
        pairs = zip(group, won, strict=True)
        summarize(connection, [pair[1] for pair, is_new in pairs if is_new and pair[1] is not None])
    outcomes = [is_new or is_there(connection, row) for row, is_new in zip(rows, won, strict=True)]
    connection.execute("COMMIT")
    return outcomes


def insert(connection: sqlite3.Connection, rows: list[Row]) -> int:
    """Insert the rows whose places are free; how many were."""
    values: list[object] = []
    for row in rows:
        values += (row.table, row.sequence, row.at, row.person, row.body)
    return connection.execute(insertion(len(rows)), values).rowcount


@cache
def insertion(count: int) -> str:
    """The statement that inserts so many rows."""
    return INSERT.format(", ".join([ROW] * count))


def is_there(connection: sqlite3.Connection, row: Row) -> bool:
    """Whether the entry in a row's place is that row: a commit whose answer was lost."""
    found = connection.execute(FIND, (row.table, row.sequence)).fetchone()
    return bool(found == (row.at, row.person, row.body))


def summarize(connection: sqlite3.Connection, summaries: list[Summary]) -> None:
    """Replace what lists show of tables."""
    connection.executemany(SUMMARY, map(columns, summaries))
    for summary in summaries:
        # Members change seldom, and reading them costs a tenth of writing them.
        if set(connection.execute(MEMBERS, (summary.id,))) != set(summary.members):
            connection.execute(FORGET_MEMBERS, (summary.id,))
            connection.executemany(ADD_MEMBER, [(summary.id, *who) for who in summary.members])


def columns(summary: Summary) -> tuple[object, ...]:
    """A summary in the order of the statement."""
    return (
        summary.id,
        summary.game,
        summary.status,
        summary.public,
        summary.code,
        summary.touched,
        summary.due,
        summary.asleep,
        summary.body,
    )
