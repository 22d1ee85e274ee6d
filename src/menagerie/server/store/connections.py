"""The address of a database, and connections to it."""

import os
import sqlite3
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import msgspec

from menagerie.core.distribution import needs_extra
from menagerie.server.host.urls import is_postgresql, sqlite_file, without_password
from menagerie.server.store.errors import StoreError
from menagerie.server.store.retry import is_away

OLDEST_SQLITE = (3, 35)
BUSY_MILLISECONDS = 5000
CONNECT_SECONDS, ANSWER_SECONDS = 10, 15
# Pages of 4 KiB that the log may have before a commit must stop to copy them.
LONGEST_LOG = 16_000
# The first three make SQLite durable while others read, the fourth lets it sort in memory.
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA temp_store = MEMORY",
    # A commit does not stop to copy the log into the database: `sqlite.py` does so in a thread.
    f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}",
)
# What is acknowledged is on the disk, whatever the default of the server.
POSTGRES_SETTINGS = {"application_name": "menagerie", "synchronous_commit": "on", "jit": "off"}


class SqlitePlace(msgspec.Struct, frozen=True):
    """A SQLite file; one that is temporary goes with its folder."""

    path: Path
    folder: TemporaryDirectory[str] | None = None

    def prepare(self) -> None:
        """Make the file, readable by its owner only, where there is none."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old; 3.35 or newer is needed")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path}: {(error.strerror or str(error)).lower()}") from None

    def connect(self) -> sqlite3.Connection:
        """Connect; transactions are begun and ended by statements."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection


class PostgresPlace(msgspec.Struct, frozen=True):
    """A PostgreSQL database."""

    url: str

    async def connect(self) -> Any:
        """Connect through the driver, without a pool."""
        driver = postgres_driver()
        try:
            return await driver.connect(
                self.url,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings=POSTGRES_SETTINGS,
            )
        except (driver.ClientConfigurationError, driver.PostgresError) as error:
            if is_away(error):
                raise
            raise StoreError(f"database: {error}") from None


Place = SqlitePlace | PostgresPlace


def read_place(url: str) -> Place:
    """Where a URL points: sqlite:///FILE, postgresql://…, or sqlite:// for a temporary file."""
    if is_postgresql(url):
        postgres_driver()
        return PostgresPlace("postgresql://" + url.partition("://")[2])
    if not urlsplit(url).scheme.startswith("sqlite"):
        raise StoreError(
            f"database: it must be sqlite:///FILE or postgresql://…, not {without_password(url)}"
        )
    path = sqlite_file(url)
    if path is None:
        folder = TemporaryDirectory(prefix="menagerie-", ignore_cleanup_errors=True)
        return SqlitePlace(Path(folder.name) / "menagerie.sqlite3", folder)
    return SqlitePlace(path)


def postgres_driver() -> Any:
    """The driver for PostgreSQL, if it is installed."""
    try:
        return import_module("asyncpg")
    except ImportError:
        raise StoreError(needs_extra("database: PostgreSQL", "cluster")) from None
