"""Rows of the database; times are milliseconds since the epoch."""

from typing import Literal

import msgspec

Status = Literal["open", "playing", "over"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's journal, and the person who made it."""

    table: str
    sequence: int
    at: int
    person: str | None
    body: bytes


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it; `members` are persons with their seats."""

    id: str
    game: str
    status: Status
    public: bool
    code: str | None
    touched: int
    due: int | None
    asleep: bool
    body: bytes
    members: tuple[tuple[str, int | None], ...] = ()


class Person(msgspec.Struct, frozen=True, gc=False):
    """Somebody who plays, and when they were last seen."""

    id: str
    name: str
    created: int
    seen: int
    body: bytes = b""


class Token(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A token that lets a person in, by its digest."""

    digest: str
    kind: str
    person: str
    created: int
    label: str = ""
    expires: int | None = None


class AnalysisRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The analysis of a game: its progress at some time, and its body when it is made."""

    table: str
    version: int
    at: int
    done: int = 0
    total: int = 0
    body: bytes | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A report of one person at a table about another."""

    id: str
    table: str
    by: str
    about: str
    text: str
    at: int
