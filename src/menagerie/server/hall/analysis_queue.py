"""Analyses of finished games, made one after the other while bots leave a thread to spare.

Their progress is in the database, where every process can read it, and is stored every few
seconds: one without progress for long is given up, and another process may begin it again.
"""

import asyncio
import logging
from collections import deque

import msgspec

from menagerie.bots.advice.analysis import ITERATIONS, Analysing
from menagerie.core.advice import ANALYSIS_VERSION, Analysis
from menagerie.server.hall.bots import Bots
from menagerie.server.hall.tasks import Tasks
from menagerie.server.host.clock import SECOND, Clock
from menagerie.server.store import AnalysisRow, Store, StoreError
from menagerie.table.errors import TableError
from menagerie.table.records import record_of
from menagerie.table.settings import game_of
from menagerie.table.state import Table

log = logging.getLogger(__name__)

BEAT_SECONDS = 2
GIVEN_UP = 30 * SECOND
MOST_WAITING = 20


class Job:
    """An analysis to make, and its progress."""

    def __init__(self, table: Table) -> None:
        self.table = table.id
        self.game = game_of(table.settings)
        self.record = record_of(table)
        self.analysing: Analysing | None = None

    def begin(self) -> None:
        """Play the record again, and see what there is to decide."""
        self.analysing = Analysing(self.game, self.record, ITERATIONS)

    def row(self, now: int) -> AnalysisRow:
        """Its progress, to be stored."""
        done, total = (self.analysing.done, self.analysing.total) if self.analysing else (0, 0)
        return AnalysisRow(
            table=self.table, version=ANALYSIS_VERSION, at=now, done=done, total=total
        )


class AnalysisQueue:
    """Makes the analyses that this process was asked for, one at a time."""

    def __init__(self, store: Store, bots: Bots, tasks: Tasks, clock: Clock) -> None:
        self._store = store
        self._bots = bots
        self._tasks = tasks
        self._clock = clock
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self._task: asyncio.Task[None] | None = None
        self._beaten_at = 0.0

    async def find(self, table: str) -> AnalysisRow | None:
        """The analysis of a table, or its progress; None if no process makes it."""
        own = next((job for job in self._jobs if job.table == table), None)
        if own is not None:
            return own.row(self._clock())
        row = await self._store.analyses.find(table)
        if row is None or row.version != ANALYSIS_VERSION:
            return None
        return row if row.body is not None or row.at >= self._given_up else None

    async def ask(self, table: Table) -> AnalysisRow:
        """Begin an analysis, unless it is made or being made."""
        found = await self.find(table.id)
        if found is not None:
            return found
        if len(self._waiting) >= MOST_WAITING:
            raise TableError("analyses")
        job = Job(table)
        if await self._store.analyses.claim(job.row(self._clock()), self._given_up):
            self._waiting.append(job)
            if self._task is None:
                self._task = self._tasks.spawn(self._work())
        return await self.find(table.id) or job.row(self._clock())

    async def close(self) -> None:
        """Leave what is not made to other processes."""
        left = [job.table for job in self._jobs]
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._store.analyses.drop(left)
        except StoreError as error:
            log.warning("analyses are left to be given up: %s", error)

    @property
    def _jobs(self) -> list[Job]:
        """What this process makes, and what waits for it."""
        return [job for job in (self._job, *self._waiting) if job is not None]

    @property
    def _given_up(self) -> int:
        """Analyses without progress since then are given up."""
        return self._clock() - GIVEN_UP

    async def _work(self) -> None:
        """Make all that waits."""
        try:
            while self._waiting:
                self._job = self._waiting.popleft()
                try:
                    await self._make(self._job)
                except Exception:
                    log.exception("the analysis of a game of %s failed", self._job.game.key)
                    await self._store.analyses.drop([self._job.table])
        finally:
            self._job = self._task = None

    async def _make(self, job: Job) -> None:
        """Make one, a decision at a time so that bots need not wait for long."""
        await self._bots.when_idle(job.begin)
        analysing = job.analysing
        assert analysing is not None  # noqa: S101 - it has begun
        while await self._bots.when_idle(analysing.go_on):
            await self._beat(job)
        body = msgspec.json.encode(analysing.result())
        row = msgspec.structs.replace(job.row(self._clock()), body=body)
        await self._store.analyses.save(row)

    async def _beat(self, job: Job) -> None:
        """Store the progress of all of them now and then."""
        now = asyncio.get_running_loop().time()
        if now - self._beaten_at < BEAT_SECONDS:
            return
        self._beaten_at = now
        for one in (job, *self._waiting):
            await self._store.analyses.save(one.row(self._clock()))


def read_analysis(body: bytes) -> Analysis:
    """Read an analysis from the database."""
    return msgspec.json.decode(body, type=Analysis)
