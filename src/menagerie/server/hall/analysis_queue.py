"""Analyses of finished games, made one after the other while bots leave a thread to spare.

How far each is, is kept where every process can read it, and said again every few seconds: who
has said nothing for long has given up, and another may begin anew.
"""

import asyncio
import logging
from collections import deque

import msgspec

from menagerie.bots.advice.analysis import ITERATIONS, Analysing
from menagerie.core.advice import ANALYSIS_VERSION, Analysis
from menagerie.server.hall import Hall
from menagerie.server.store import AnalysisRow, StoreError
from menagerie.table.errors import TableError
from menagerie.table.records import record_of
from menagerie.table.settings import game_of
from menagerie.table.state import Table

log = logging.getLogger(__name__)

MILLISECONDS = 1000
BEAT_SECONDS = 2
GIVEN_UP = 30 * MILLISECONDS
MOST_WAITING = 20


class Job:
    """An analysis to make, and how far it is."""

    def __init__(self, table: Table) -> None:
        self.table = table.id
        self.game = game_of(table.settings)
        self.record = record_of(table)
        self.analysing: Analysing | None = None

    def begin(self) -> None:
        """Play the record again, and see what there is to decide."""
        self.analysing = Analysing(self.game, self.record, ITERATIONS)

    def row(self, now: int) -> AnalysisRow:
        """How far it is, to be kept."""
        done, total = (self.analysing.done, self.analysing.total) if self.analysing else (0, 0)
        return AnalysisRow(
            table=self.table, version=ANALYSIS_VERSION, at=now, done=done, total=total
        )


class Analyst:
    """Makes the analyses that are asked of this process, at most one at a time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self._task: asyncio.Task[None] | None = None
        self._beaten_at = 0.0

    async def find(self, table: str) -> AnalysisRow | None:
        """The analysis of a table as far as it is; None where nobody is at it."""
        own = next((job for job in self._jobs if job.table == table), None)
        if own is not None:
            return own.row(self.hall.clock())
        row = await self.hall.store.analysis(table)
        if row is None or row.version != ANALYSIS_VERSION:
            return None
        return row if row.body is not None or row.at >= self._given_up else None

    async def ask(self, table: Table) -> AnalysisRow:
        """Begin an analysis, unless it is made or somebody is at it."""
        found = await self.find(table.id)
        if found is not None:
            return found
        if len(self._waiting) >= MOST_WAITING:
            raise TableError("analyses", "many games wait to be analysed: try again later")
        job = Job(table)
        if await self.hall.store.claim_analysis(job.row(self.hall.clock()), self._given_up):
            self._waiting.append(job)
            if self._task is None:
                self._task = self.hall.spawn(self._work())
        return await self.find(table.id) or job.row(self.hall.clock())

    async def close(self) -> None:
        """Let others make what is not made."""
        left = [job.table for job in self._jobs]
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.hall.store.drop_analyses(left)
        except StoreError as error:
            log.warning("analyses are left to be given up: %s", error)

    @property
    def _jobs(self) -> list[Job]:
        """What this process makes, and what waits for it."""
        return [job for job in (self._job, *self._waiting) if job is not None]

    @property
    def _given_up(self) -> int:
        """Who has said nothing since has given up."""
        return self.hall.clock() - GIVEN_UP

    async def _work(self) -> None:
        """Make all that waits."""
        try:
            while self._waiting:
                self._job = self._waiting.popleft()
                try:
                    await self._make(self._job)
                except Exception:
                    log.exception("the analysis of a game of %s failed", self._job.game.key)
                    await self.hall.store.drop_analyses([self._job.table])
        finally:
            self._job = self._task = None

    async def _make(self, job: Job) -> None:
        """Make one, a decision at a time so that bots need not wait for long."""
        await self.hall.thinkers.beside(job.begin)
        analysing = job.analysing
        assert analysing is not None  # noqa: S101 - it has begun
        while await self.hall.thinkers.beside(analysing.go_on):
            await self._beat(job)
        body = msgspec.json.encode(analysing.result())
        row = msgspec.structs.replace(job.row(self.hall.clock()), body=body)
        await self.hall.store.save_analysis(row)

    async def _beat(self, job: Job) -> None:
        """Say now and then how far all of them are."""
        now = asyncio.get_running_loop().time()
        if now - self._beaten_at < BEAT_SECONDS:
            return
        self._beaten_at = now
        for one in (job, *self._waiting):
            await self.hall.store.save_analysis(one.row(self.hall.clock()))


def read_analysis(body: bytes) -> Analysis:
    """An analysis as it was kept."""
    return msgspec.json.decode(body, type=Analysis)
