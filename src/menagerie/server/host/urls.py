"""Addresses of databases, without their passwords where they are shown."""

import re
from pathlib import Path


def is_postgresql(database: str) -> bool:
    """Whether a database is PostgreSQL."""
    return re.match(r"postgres(ql)?(\+\w+)?://", database) is not None


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL and for one in memory."""
    found = re.match(r"sqlite(?:\+\w+)?:///(?P<file>[^?]+)", database)
    if found is None or found["file"] == ":memory:":
        return None
    return Path(found["file"])


def without_password(text: str) -> str:
    """An address without the password that may be in it."""
    return re.sub(r"(://[^/@\s]*:)[^/\s]*@", r"\1…@", text)
