"""Group commit: the entries that wait are committed together."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Protocol

import msgspec

from menagerie.server.store.errors import CodeTakenError, StoreError, StoreUnavailableError
from menagerie.server.store.retry import persist
from menagerie.server.store.rows import Row, Summary

Group = list[tuple[Row, Summary | None]]

# Seconds from one group to the next, in which more rows may join. Under load, commits of single
# rows would take most of a processor.
APART = 0.003


class Journal(Protocol):
    """A database's way of committing a group."""

    async def commit(self, group: Group) -> list[bool]:
        """Commit all rows whose place is free; for each, whether it is in its place."""

    async def close(self) -> None:
        """Let go of the connection."""


class Waiting(msgspec.Struct, gc=False):
    """A row that waits to be committed, and the future of its outcome."""

    row: Row
    summary: Summary | None
    until: float
    outcome: asyncio.Future[bool]


class Writer:
    """Commits rows in the order of their coming, at most `group_size` at once."""

    def __init__(self, journal: Journal, patience: float, group_size: int, most: int) -> None:
        self._journal = journal
        self._patience = patience
        self._group_size = group_size
        self._most = most
        self._line: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._begun = 0.0
        self._task = self._loop.create_task(self._write(), name="store writer")

    @property
    def waiting(self) -> int:
        """How many rows wait in line."""
        return len(self._line)

    async def append(self, row: Row, summary: Summary | None) -> bool:
        """Whether a row, by now durable, is in its place; False: another one is."""
        if self._closing:
            raise StoreError("the store is closed")
        if len(self._line) >= self._most:
            raise StoreUnavailableError(f"{self._most} entries wait for the database already")
        if summary is not None and summary.id != row.table:
            raise StoreError(f"the summary of {summary.id} came with an entry of {row.table}")
        outcome: asyncio.Future[bool] = self._loop.create_future()
        self._line.append(Waiting(row, summary, self._loop.time() + self._patience, outcome))
        self._wake.set()
        return await outcome

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._closing = True
        self._wake.set()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._journal.close()

    async def _write(self) -> None:
        """Commit group after group."""
        while self._line or not self._closing:
            if not self._line:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._gather()
            await self._settle(self._next_group())

    async def _gather(self) -> None:
        """Let more rows join the group, if the last one began just now."""
        pause = self._begun + APART - self._loop.time()
        if pause > 0 and not self._closing:
            await asyncio.sleep(pause)
        self._begun = self._loop.time()

    def _next_group(self) -> list[Waiting]:
        """The first in line, up to a second row of one table, which depends on the first."""
        group: list[Waiting] = []
        tables: set[str] = set()
        while self._line and len(group) < self._group_size:
            table = self._line[0].row.table
            if table in tables:
                break
            tables.add(table)
            group.append(self._line.popleft())
        return group

    async def _settle(self, group: list[Waiting]) -> None:
        """Commit a group and set the outcomes; one row that is refused does not stop the others."""
        pairs = [(waiting.row, waiting.summary) for waiting in group]
        until = group[0].until
        try:
            outcomes = await persist(lambda: self._journal.commit(pairs), until)
        except Exception as error:  # noqa: BLE001 - it is told to those who wait
            if len(group) > 1 and not isinstance(error, StoreUnavailableError):
                for waiting in group:
                    await self._settle([waiting])
                return
            _fail(group, error)
            return
        for waiting, outcome in zip(group, outcomes, strict=True):
            if not waiting.outcome.done():
                waiting.outcome.set_result(outcome)


def _fail(group: list[Waiting], error: Exception) -> None:
    """Fail the rows of a group: whether they are stored is unknown."""
    for waiting in group:
        if not waiting.outcome.done():
            waiting.outcome.set_exception(_explained(waiting, error))


def _explained(waiting: Waiting, error: Exception) -> Exception:
    """The error for one row; the only thing the database refuses is a code that is taken."""
    if isinstance(error, StoreUnavailableError):
        return StoreUnavailableError(*error.args)
    if "unique" in str(error).lower() and waiting.summary is not None:
        return CodeTakenError(f"code: another table has {waiting.summary.code}")
    return error
