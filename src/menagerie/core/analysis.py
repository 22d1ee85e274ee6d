"""The analysis of a game as data: how the chances went, and which decisions cost most."""

import msgspec

from menagerie.core.advice import Share, Suggestion

# Analyses of another version are made again.
VERSION = 2


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
    half of the 95 % interval of that.
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
