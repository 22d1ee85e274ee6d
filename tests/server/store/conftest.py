"""A store on each of the databases, and rows to put there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from menagerie.server.store import Row, Store, Summary

Scene = Callable[[Store], Awaitable[None]]
Play = Callable[[Scene], None]


def row(table: str, sequence: int, body: bytes = b"{}", person: str | None = None) -> Row:
    """An entry of a table."""
    return Row(table, sequence, 1_000 + sequence, person, body)


def summary(table: str, **changes: Any) -> Summary:
    """A public table that is open, or what is said of it."""
    usual: dict[str, Any] = {
        "game": "buffalo",
        "status": "open",
        "public": True,
        "code": None,
        "touched": 1_000,
        "due": None,
        "asleep": False,
        "body": b"summary",
    }
    return Summary(id=table, **(usual | changes))


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[Store]:
    """A store for a while."""
    store = await Store.open(url, **options)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'menagerie.sqlite3'}"
    new: str = request.getfixturevalue("postgres").empty_database()
    return new


@pytest.fixture
def play(url: str) -> Play:
    """Run a scene with an empty store."""

    async def run(scene: Scene) -> None:
        async with opened(url) as store:
            await scene(store)

    return lambda scene: asyncio.run(run(scene))
