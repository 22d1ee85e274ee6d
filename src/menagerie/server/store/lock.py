"""A lock on a SQLite file: a second server would make outdated what the first has in memory."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Self

from menagerie.server.host.urls import sqlite_file
from menagerie.server.store.errors import StoreError


class Lock:
    """A lock on a database, which ends with the process at the latest."""

    def __init__(self, descriptor: int | None) -> None:
        self._descriptor = descriptor

    @classmethod
    def of(cls, database: str) -> Self:
        """Lock the file of a database, where it has one; refuse if another process has it."""
        file = sqlite_file(database)
        return cls(None if file is None else _locked(file))

    def release(self) -> None:
        """Let another process have it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _locked(file: Path) -> int | None:
    """A descriptor that holds the lock; None on a system that has no such locks."""
    with suppress(ImportError):
        import fcntl  # noqa: PLC0415 - not on every system

        place = file.resolve()
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(f"{place}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreError(
                f"database: {file}: {(error.strerror or str(error)).lower()}"
            ) from None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise StoreError(f"database: {file}: another server has it open already") from None
        return descriptor
    return None
