"""Databases made, upgraded and refused at the start."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from menagerie.server.store import Store, StoreError, connections, migrate
from menagerie.server.store.connections import read_place
from menagerie.server.store.database import Database
from menagerie.server.store.migrate import HEAD, upgrade
from menagerie.server.store.schema import METADATA
from tests.server.postgres import Postgres
from tests.server.store.conftest import opened, row

MIGRATIONS = Path(migrate.__file__).with_name("migrations")


async def with_connection(url: str, ask: Any) -> Any:
    """Ask something of a database as it is."""
    place = read_place(url)
    if isinstance(place, connections.SqlitePlace):
        place.prepare()
    database = Database(place, patience=1)
    try:
        return await database.change(lambda connection: connection.run_sync(ask))
    finally:
        await database.dispose()


def differences(connection: Connection) -> list[Any]:
    """What a database and the schema do not have in common."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), METADATA)
    return found


def test_a_migrated_database_has_the_schema(url: str) -> None:
    """Every table, column, type and index."""

    async def scene() -> None:
        assert await with_connection(url, differences) != []
        async with opened(url):
            pass
        assert await with_connection(url, differences) == []

    asyncio.run(scene())


def test_the_newest_revision_is_known_without_alembic() -> None:
    """The constant is the last of the chain."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


OLD_ENTRY = "INSERT INTO entries (table_id, sequence, at, body) VALUES ('t', 0, 1000, :body)"


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_an_older_database_is_upgraded_with_what_it_keeps(url: str, revision: str) -> None:
    """From every revision there has been."""

    def make_old(connection: Connection) -> None:
        upgrade(connection, revision)
        connection.execute(text(OLD_ENTRY), {"body": b"{}"})

    async def scene() -> None:
        await with_connection(url, make_old)
        async with opened(url) as store:
            assert await store.tables.entries("t") == [row("t", 0)]
        assert await with_connection(url, differences) == []

    asyncio.run(scene())


def test_many_may_start_at_once(url: str) -> None:
    """One of them migrates, the others wait for it."""

    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(8)))
        for number, store in enumerate(stores):
            assert await store.tables.append(row(f"t{number}", 0))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())


def test_a_migration_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start finds a database as it was."""

    def fail(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError("power cut")

    async def scene() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(migrate, "upgrade", fail)
            with pytest.raises(RuntimeError, match="power cut"):
                await Store.open(url)
        assert await with_connection(url, migrate._revision) is None
        async with opened(url) as store:
            assert await store.tables.append(row("t", 0))

    asyncio.run(scene())


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    """It is not touched."""

    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def scene() -> None:
        async with opened(url):
            pass
        await with_connection(url, age)
        with pytest.raises(StoreError, match="newer than this one"):
            await Store.open(url)

    asyncio.run(scene())


WARM = """
import asyncio, sys
from menagerie.server.store import Store

async def start():
    store = await Store.open(sys.argv[1])
    await store.close()

asyncio.run(start())
assert "alembic" not in sys.modules
assert "asyncpg" not in sys.modules
"""


def test_a_warm_start_does_without_alembic(tmp_path: Path) -> None:
    """A database that is up to date costs one question."""
    url = f"sqlite:///{tmp_path / 'menagerie.sqlite3'}"

    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())
    subprocess.run(  # noqa: S603 - every word of the command stands here
        [sys.executable, "-c", WARM, url], check=True
    )


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the way to install it."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"PostgreSQL needs .*menagerie-games\[cluster\]"):
        asyncio.run(Store.open("postgresql://localhost/menagerie"))


def test_an_unknown_database_is_refused() -> None:
    """A password in it is not repeated."""
    with pytest.raises(StoreError, match="sqlite:///FILE or postgresql://") as refused:
        asyncio.run(Store.open("mysql://ann:secret@localhost/menagerie"))
    assert "secret" not in str(refused.value)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """One sentence, without a traceback of the driver."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"m\.sqlite3: "):
        asyncio.run(Store.open(f"sqlite:///{tmp_path / 'file' / 'm.sqlite3'}"))


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    """It is left as it is."""
    file = tmp_path / "letter.txt"
    file.write_bytes(b"Dear Ann, " * 500)
    with pytest.raises(StoreError, match="file is not a database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_bytes() == b"Dear Ann, " * 500


def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    """PostgreSQL says which, and nobody waits for it to appear."""
    url = postgres.new_database()
    with pytest.raises(StoreError, match='database "none" does not exist'):
        asyncio.run(Store.open(url.rpartition("/")[0] + "/none"))


def test_a_database_is_its_owners(tmp_path: Path) -> None:
    """The folder is made, and nobody else on the machine reads what is kept."""
    path = tmp_path / "new" / "m.sqlite3"

    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.tables.append(row("t", 0))
            for file in path.parent.iterdir():
                assert file.stat().st_mode & 0o077 == 0

    asyncio.run(scene())


def test_a_temporary_database_goes_with_its_store() -> None:
    """Without a file named, nothing outlives the store."""

    async def scene() -> Path:
        async with opened("sqlite://") as store:
            assert await store.tables.append(row("t", 0))
            place = store._database.place
            assert isinstance(place, connections.SqlitePlace)
            assert place.path.exists()
            return place.path

    assert not asyncio.run(scene()).parent.exists()
