"""How many learners came to each step of a lesson; nothing is known of who they were."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from menagerie.server.store.database import Database
from menagerie.server.store.schema import LESSONS

ALL = select(LESSONS).order_by(LESSONS.c.game, LESSONS.c.step)


class StepCount(NamedTuple):
    """A step of a game's lesson, counted from 0, and how often somebody came to it first."""

    game: str
    step: int
    learners: int


class Lessons:
    """Counts by game and step."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, game: str, step: int) -> None:
        """Count one more learner who has come to a step."""
        adding = self._database.insert(LESSONS).values(game=game, step=step, learners=1)
        counting = adding.on_conflict_do_update(
            index_elements=[LESSONS.c.game, LESSONS.c.step],
            set_={"learners": LESSONS.c.learners + 1},
        )
        await self._database.run(counting)

    async def all(self) -> Sequence[StepCount]:
        """All counts, by game and step."""
        found = await self._database.read(ALL)
        return [StepCount(row.game, row.step, row.learners) for row in found]
