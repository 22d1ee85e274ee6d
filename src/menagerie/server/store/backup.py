"""A copy of a SQLite database, taken while it is in use."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from menagerie.server.host.urls import is_postgresql, sqlite_file, without_password
from menagerie.server.store.errors import StoreError

# Four megabytes: a step is short, and there are few of them.
PAGES_A_STEP = 1024
COMPANIONS = ("-journal", "-wal", "-shm")


def existing_file(url: str) -> Path:
    """The file of a SQLite database that is there."""
    path = sqlite_file(url)
    if path is None:
        raise StoreError(f"database: {without_password(url)} is not a file")
    if not path.is_file():
        raise StoreError(f"{path}: there is no database here")
    return path


def back_up(url: str, target: Path, *, force: bool = False) -> int:
    """Copy a SQLite database to a file, which is all there or not at all; returns its bytes."""
    if is_postgresql(url):
        raise StoreError(
            "database: PostgreSQL has a backup of its own: "
            f"pg_dump --format=custom --file={target} {without_password(url)}"
        )
    source = existing_file(url)
    check_target(source, target, force=force)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        copy(source, draft)
        put_in_place(draft, target)
    except OSError as error:
        raise StoreError(f"{target}: {(error.strerror or str(error)).lower()}") from None
    except sqlite3.Error as error:
        raise StoreError(f"{source}: it cannot be copied to {target}: {error}") from None
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size


def check_target(source: Path, target: Path, *, force: bool) -> None:
    """Refuse to write over what is there, above all the database itself."""
    if not target.parent.is_dir():
        raise StoreError(f"{target}: there is no directory {target.parent}")
    if target.is_dir():
        raise StoreError(f"{target}: is a directory")
    if not target.exists():
        return
    if target.samefile(source):
        raise StoreError(f"{target}: this is the database itself")
    if not force:
        raise StoreError(f"{target}: there is a file already; --force replaces it")


def copy(source: Path, draft: Path) -> None:
    """Copy one moment of a database, page by page, and look it over."""
    name = f"file:{quote(str(source.absolute()))}?mode=rw"
    with (
        closing(sqlite3.connect(name, uri=True, isolation_level=None)) as reader,
        closing(sqlite3.connect(draft, isolation_level=None)) as writer,
    ):
        # The transaction reads one moment while others write; without it, each of their writes
        # would start the copy again.
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        reader.backup(writer, pages=PAGES_A_STEP)
        reader.execute("COMMIT")
        writer.execute("PRAGMA journal_mode = DELETE")
        (found,) = writer.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise StoreError(f"{source}: it is damaged: {found}")


def put_in_place(draft: Path, target: Path) -> None:
    """Put a copy where it belongs; it is there after a power cut, too."""
    for companion in COMPANIONS:
        # What belongs to an older file there must not be taken for a part of this one.
        target.with_name(target.name + companion).unlink(missing_ok=True)
    draft.replace(target)
    with suppress(OSError):
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
