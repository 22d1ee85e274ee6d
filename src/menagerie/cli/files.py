"""Files: read whole, and written atomically."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from menagerie.core.errors import MenagerieError


class FileError(MenagerieError):
    """A file that cannot be read or written."""


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Turn an error of the system into a sentence that names the file."""
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
    """Raise now if the file could not be written later, after hours of work."""
    folder = path.parent
    if path.is_dir():
        raise FileError(f"{path}: is a directory")
    if not folder.is_dir():
        raise FileError(f"{path}: there is no directory {folder}")
    if not os.access(folder, os.W_OK):
        raise FileError(f"{path}: the directory {folder} may not be written to")


def make_folder(path: Path) -> None:
    """Make a folder and those above it, as far as they do not exist."""
    with _named(path):
        path.mkdir(parents=True, exist_ok=True)


def write_file(path: Path, data: bytes) -> None:
    """Write a file atomically: a temporary file first, which then replaces it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with _named(path):
        try:
            draft.write_bytes(data)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
