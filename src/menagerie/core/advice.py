"""Advice as data: what a seat could do, what it may expect of it, and why; and analyses of games.

A reason is told like a refusal: `key` names a sentence that the page has in every language,
`facts` fill its gaps, `message` is the sentence in English and `rule` what it rests on.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.core.refusals import Reason

# Analyses of another version are made again.
ANALYSIS_VERSION = 3

Share = Annotated[float, Meta(ge=0.0, le=1.0)]


class Followup(msgspec.Struct, frozen=True):
    """An action that completes a choice, and the most telling thing about it."""

    action: Any
    reason: Reason


class Suggestion(msgspec.Struct, frozen=True):
    """One choice, what its seat may expect of it, and the most telling thing about it.

    `action` is as JSON writes it; where it only begins a choice, `follows` has the actions that
    complete it, and all figures are of the whole choice. `share` is its part of the mixture where
    choices are sealed, else of the search's visits. `score` is the expected final score of the
    seat and `place` the place that the expected scores give it, `win` its chance to win, a shared
    win counting in part, and `error` half of the 95 % interval of `win`.
    """

    action: Any
    share: Share
    score: float
    place: int
    win: Share
    error: float
    reason: Reason
    follows: tuple[Followup, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """What a seat is advised, the best first.

    `chances` and `scores` are those of all seats after the best suggestion, or where choices are
    `sealed` after the mixture of all of them.
    """

    seat: int
    sealed: bool
    iterations: int
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    suggestions: tuple[Suggestion, ...]


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats to win after so many actions, as `seat` could know them then.

    `seat` is the one that decides next; None at the end, where the chances are the outcome.
    """

    step: int
    seat: int | None
    chances: tuple[Share, ...]


class Misstep(msgspec.Struct, frozen=True):
    """A decision that cost its seat something, by what the seat could know.

    It was taken after `step` actions; `cost` is what the chance to win lost by it, and `error`
    half of the 95 % interval of that. The reason of `better` is not true of what was played.
    """

    step: int
    seat: int
    played: Suggestion
    better: Suggestion
    cost: float
    error: float


class Analysis(msgspec.Struct, frozen=True):
    """A game in chances: the curve, and for each seat what cost most, the worst first.

    `decisions` is how many were looked at: those with more than one way to go. `iterations` is how
    long each of them was thought about.
    """

    version: int
    seats: int
    decisions: int
    iterations: int
    points: tuple[Point, ...]
    missteps: tuple[Misstep, ...]
