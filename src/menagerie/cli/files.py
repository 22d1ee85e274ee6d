"""Files: read whole, written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from menagerie.core.errors import MenagerieError


class FileError(MenagerieError):
    """A file that cannot be read or written."""


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Turn the system's refusal into a sentence that names the file."""
    try:
        yield
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise FileError(f"{path}: {reason}") from None


def read_file(path: Path) -> bytes:
    """Read a file."""
    with _named(path):
        return path.read_bytes()


def check_writable(path: Path) -> None:
    """Refuse a place where no file can be written, before hours are spent on what goes there."""
    folder = path.parent
    if path.is_dir():
        raise FileError(f"{path}: is a directory")
    if not folder.is_dir():
        raise FileError(f"{path}: there is no directory {folder}")
    if not os.access(folder, os.W_OK):
        raise FileError(f"{path}: the directory {folder} may not be written to")


def write_file(path: Path, data: bytes) -> None:
    """Write a file beside its place, then put it there: nobody ever sees half of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with _named(path):
        try:
            draft.write_bytes(data)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
