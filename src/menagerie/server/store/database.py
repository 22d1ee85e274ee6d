"""One database: statements are repeated while it is away."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from menagerie.server.store.connections import PRAGMAS, Place, SqlitePlace
from menagerie.server.store.errors import StoreUnavailableError
from menagerie.server.store.retry import is_away, persist

Answer = TypeVar("Answer")
Change = Callable[[AsyncConnection], Awaitable[Answer]]

POOL_SIZE = 5
PING_SECONDS = 2.0
# Neither database takes more than 32,766 values in one statement.
MOST_NAMED = 10_000
WRITES = "menagerie_writes"


class Database:
    """Runs statements; `writing` is held while writing to SQLite, which has one writer."""

    def __init__(self, place: Place, patience: float) -> None:
        self.place = place
        self.patience = patience
        self.writing = asyncio.Lock()
        self._engine = new_engine(place)
        self._changing = self._engine.execution_options(**{WRITES: True})
        self._reading = self._engine
        if not self.is_sqlite:
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def is_sqlite(self) -> bool:
        """Whether this is SQLite, not PostgreSQL."""
        return isinstance(self.place, SqlitePlace)

    @property
    def is_own(self) -> bool:
        """Whether no other process changes it: a server locks its SQLite file."""
        return self.is_sqlite

    async def read(self, statement: Executable, **values: object) -> Sequence[Any]:
        """The rows a statement finds, all of one moment."""

        async def ask() -> Sequence[Any]:
            async with self._reading.connect() as connection:
                return (await connection.execute(statement, values)).all()

        return await self._persist(ask)

    async def first(self, statement: Executable, **values: object) -> Any:
        """The first row a statement finds, or None."""
        return next(iter(await self.read(statement, **values)), None)

    async def change(self, change: Change[Answer]) -> Answer:
        """Carry out a change in one transaction; if its answer is lost, once more."""

        async def ask() -> Answer:
            async with self._turn(), self._changing.begin() as connection:
                return await change(connection)

        return await self._persist(ask)

    async def run(self, *statements: Executable) -> None:
        """Carry out statements in one transaction."""

        async def change(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.change(change)

    async def returned(self, statement: Executable, **values: object) -> Sequence[Any]:
        """Carry out a statement in a transaction; the rows it returns."""

        async def change(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(statement, values)).all()

        return await self.change(change)

    async def ping(self) -> None:
        """Fail at once if the database does not answer."""
        try:
            async with asyncio.timeout(PING_SECONDS), self._reading.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception as error:
            if not is_away(error):
                raise
            raise StoreUnavailableError(f"the database does not answer: {error}") from error

    def insert(self, table: Table) -> Any:
        """An insertion that can say what to do about a row that is there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def dispose(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    def _turn(self) -> AbstractAsyncContextManager[object]:
        """The turn to write, where there is only one writer."""
        return self.writing if self.is_sqlite else nullcontext()

    async def _persist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        return await persist(ask, asyncio.get_running_loop().time() + self.patience)


def new_engine(place: Place) -> AsyncEngine:
    """The connections to a place."""
    if isinstance(place, SqlitePlace):
        engine = create_async_engine(f"sqlite+aiosqlite:///{place.path}", pool_size=POOL_SIZE)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=place.connect, pool_size=POOL_SIZE
    )


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Let statements begin and end transactions, not the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a change as a writer: a reader that turns writer may be refused."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def portions(names: Sequence[str]) -> Iterator[Sequence[str]]:
    """Names in portions that a statement can take, sorted so that locks are taken in order."""
    ordered = sorted(names)
    for start in range(0, len(ordered), MOST_NAMED):
        yield ordered[start : start + MOST_NAMED]
