"""The store: a database that is up to date, the writer of journals, and a field per subject."""

from typing import Self

from sqlalchemy.exc import DatabaseError

from menagerie.server.store.analyses import Analyses
from menagerie.server.store.connections import SqlitePlace, read_place
from menagerie.server.store.database import Database
from menagerie.server.store.errors import StoreError
from menagerie.server.store.group_commit import Journal, Writer
from menagerie.server.store.leases import Leases
from menagerie.server.store.lessons import Lessons
from menagerie.server.store.migrate import migrate
from menagerie.server.store.people import People
from menagerie.server.store.person_cache import PersonCache
from menagerie.server.store.postgres import PostgresJournal
from menagerie.server.store.reports import Reports
from menagerie.server.store.settings import StoredSettings
from menagerie.server.store.sqlite import SqliteJournal
from menagerie.server.store.tables import Tables

PATIENCE_SECONDS = 30.0
GROUP_SIZE = 500
MOST_WAITING = 20_000


class Store:
    """Everything that outlives a process.

    Any number of tasks may call it at once. While the database is away they wait for it, up to
    `patience` seconds, then fail with StoreUnavailableError.
    """

    def __init__(self, database: Database, writer: Writer) -> None:
        self.tables = Tables(database, writer)
        self.people = People(database, PersonCache())
        self.leases = Leases(database)
        self.analyses = Analyses(database)
        self.lessons = Lessons(database)
        self.reports = Reports(database)
        self.settings = StoredSettings(database)
        self._database = database
        self._writer = writer

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience: float = PATIENCE_SECONDS,
        group_size: int = GROUP_SIZE,
        most_waiting: int = MOST_WAITING,
    ) -> Self:
        """Open sqlite:///FILE, sqlite:// (until it is closed) or postgresql://…, up to date."""
        place = read_place(url)
        if isinstance(place, SqlitePlace):
            place.prepare()
        database = Database(place, patience)
        try:
            await migrate(database)
        except BaseException as error:
            await database.dispose()
            if isinstance(error, DatabaseError):
                raise StoreError(f"database: {error.orig}") from error
            raise
        return cls(database, Writer(_journal(database), patience, group_size, most_waiting))

    @property
    def waiting(self) -> int:
        """How many entries wait to be committed."""
        return self._writer.waiting

    async def ping(self) -> None:
        """Fail with StoreUnavailableError if the database does not answer at once."""
        await self._database.ping()

    async def close(self) -> None:
        """Commit what waits, then close all connections."""
        await self._writer.close()
        await self._database.dispose()
        place = self._database.place
        if isinstance(place, SqlitePlace) and place.folder is not None:
            place.folder.cleanup()


def _journal(database: Database) -> Journal:
    """The way of writing journals that suits a database."""
    if isinstance(database.place, SqlitePlace):
        return SqliteJournal(database.place, database.writing)
    return PostgresJournal(database.place)
