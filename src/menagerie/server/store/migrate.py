"""Migration of a database to the schema; one that is up to date costs one query."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.server.store.database import Database
from menagerie.server.store.errors import StoreError

# The newest revision in migrations/versions; a test compares them.
HEAD = "0003"
VERSIONS = "alembic_version"
# Any number that no other program uses in this database.
POSTGRES_LOCK = 0x4D656E6167


async def migrate(database: Database) -> None:
    """Bring a database up to the schema, one process at a time."""
    if await database.change(revision) != HEAD:
        await database.change(lambda connection: _upgrade(connection, locks=not database.is_sqlite))


async def revision(connection: AsyncConnection) -> str | None:
    """The revision a database is at; None for a new one."""
    return await connection.run_sync(_revision)


async def _upgrade(connection: AsyncConnection, *, locks: bool) -> None:
    """Upgrade under a lock, unless another process was faster."""
    if locks:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({POSTGRES_LOCK})"))
    if await revision(connection) != HEAD:
        await connection.run_sync(upgrade)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))  # noqa: S608
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations in the transaction of a connection."""
    from alembic import command  # noqa: PLC0415 - a database that is up to date needs none of it
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise StoreError(
            f"the database is of another version of Menagerie, newer than this one ({error})"
        ) from None
