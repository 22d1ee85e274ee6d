"""Lessons: how far learners come, counted without names."""

from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.server.http.call import Call
from menagerie.server.http.games import game_in_path

MOST_STEPS = 30


class StepReached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step to which a learner has come for the first time, counted from 0."""

    step: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]


async def count_step(call: Call, body: StepReached) -> None:
    """Count that some learner has come to a step of a lesson; who it was is not stored."""
    game = game_in_path(call)
    call.parts.metrics.lesson_steps.labels(game.key, str(body.step)).inc()
    await call.parts.store.lessons.count(game.key, body.step)
