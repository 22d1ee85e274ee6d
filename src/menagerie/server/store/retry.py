"""Retries: which errors mean that the database is away, and how long to wait for it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from menagerie.server.store.errors import StoreUnavailableError

Answer = TypeVar("Answer")

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0
PRIMARY = 0xFF  # SQLite's codes carry details above their first byte
SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
}
# Classes of SQLSTATE: connections, transactions that got in each other's way, resources, an
# operator's doing, the system's errors.
POSTGRES_AWAY = ("08", "40", "53", "57", "58")


def is_away(error: BaseException) -> bool:
    """Whether the same may work later."""
    if isinstance(error, PoolTimeoutError | OSError | TimeoutError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_away(error.orig))
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY in SQLITE_AWAY
    return _is_postgres_away(error)


def _is_postgres_away(error: BaseException) -> bool:
    """The same for PostgreSQL, whose driver may not be installed."""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return str(state).startswith(POSTGRES_AWAY)
    if error.__cause__ is not None:
        return is_away(error.__cause__)
    # The driver says in this way, too, that its connection is closed.
    return type(error).__module__.startswith("asyncpg") and isinstance(error, Exception)


async def persist(ask: Callable[[], Awaitable[Answer]], until: float) -> Answer:
    """Repeat until there is an answer, with growing pauses, up to a time of the event loop."""
    now = asyncio.get_running_loop().time
    pause = FIRST_PAUSE
    while True:
        try:
            return await ask()
        except Exception as error:
            if not is_away(error):
                raise
            if now() + pause > until:
                raise StoreUnavailableError(f"the database does not answer: {error}") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
