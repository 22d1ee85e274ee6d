"""Advice: what a seat could do, what it may expect of it, and why.

Searches count how games end after each choice; from the counts come chances and scores, and from
the position the reasons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any, NamedTuple

import msgspec
import numpy as np

from menagerie.bots.advice.reasons import compare, reason_of, reasons_of
from menagerie.bots.advice.ways import Way, Ways, find_ways
from menagerie.bots.search.results import SQUARES, TRIED, WINS
from menagerie.bots.search.search import Budget, Search
from menagerie.core.actions import Action
from menagerie.core.advice import Advice, Followup, Suggestion
from menagerie.core.arguments import wrong
from menagerie.core.game import Game
from menagerie.core.records import check_game
from menagerie.core.refusals import Reason
from menagerie.core.state import Veiled

# Enough to know chances to a few in a hundred, and well under a second.
DEFAULT_BUDGET = Budget(iterations=3000, seconds=0.8)
# How many standard deviations 95 % of all means lie within.
SURENESS = 1.96
HUNDRED = 100


@dataclass(frozen=True)
class Prospect:
    """How games ended after a choice: the chances and scores of all seats, and the error."""

    way: Way
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float


class Result(NamedTuple):
    """How games ended after an action: chances and scores of all seats, the error, how many."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float
    tries: float


def advise(
    game: Game,
    veiled: Veiled,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    include: Action | Sequence[Action] | None = None,
) -> Advice:
    """Advise the seat whose knowledge is given, the best choice first.

    The action that is to be included, or the actions of a whole choice, are among the suggestions,
    the last where they are none of the best, and are tried often enough to be compared with them.
    Of an action that several codes make the first is searched, and a club player adds the others.
    A choice of several actions is searched action by action, each within the budget.
    """
    check_game(game)
    if not isinstance(veiled, Veiled):
        raise wrong("veiled", f"a Veiled of {game.key}", veiled)
    if not isinstance(budget, Budget):
        raise wrong("budget", "a Budget", budget)
    asked = _asked(game, include)
    ways = find_ways(game, veiled, budget, seed, asked)
    prospects = _ordered(veiled.seat or 0, ways)
    line = prospects if ways.sealed else prospects[:1]
    told = [reasons_of(game, veiled, one.way.actions, sealed=ways.sealed) for one in prospects]
    return Advice(
        seat=veiled.seat or 0,
        sealed=ways.sealed,
        iterations=ways.iterations,
        chances=_mean(line, [prospect.chances for prospect in line]),
        scores=_mean(line, [prospect.scores for prospect in line]),
        suggestions=tuple(_suggestions(veiled.seat or 0, prospects, told, asked)),
    )


def as_json(action: Action) -> Any:
    """An action as the wire writes it."""
    return msgspec.json.decode(msgspec.json.encode(action))


def _asked(game: Game, include: Any) -> tuple[Action, ...]:
    """The actions of the choice that is asked about; none where only the best are wanted."""
    given = include if isinstance(include, list | tuple) else [include]
    return tuple(
        one if isinstance(one, Action) else game.read_action(one)
        for one in given
        if one is not None
    )


def _ordered(seat: int, ways: Ways) -> list[Prospect]:
    """All ways with what came of them; one that surely wins more often goes before another."""
    ordered: list[Prospect] = []
    for one in [_prospect(seat, way) for way in ways.best]:
        place = len(ordered)
        while place and _is_better(seat, one, ordered[place - 1]):
            place -= 1
        ordered.insert(place, one)
    return ordered


def _is_better(seat: int, one: Prospect, other: Prospect) -> bool:
    """Whether a way wins more often than another, beyond what chance explains."""
    return one.chances[seat] - other.chances[seat] > hypot(one.error, other.error)


def _prospect(seat: int, way: Way) -> Prospect:
    """What came of a way."""
    found = _result(way.row.tolist(), seat)
    return Prospect(way, found.chances, found.scores, found.error)


def results_of(search: Search) -> dict[int, Result]:
    """What came of every action that a search has tried, by code."""
    tried = np.flatnonzero(search.tally[:, TRIED]).tolist()
    return {code: _result(search.tally[code].tolist(), search.seat) for code in tried}


def _result(row: list[float], seat: int) -> Result:
    """What a row of a search's counts says."""
    tried = row[TRIED]
    means = [total / tried for total in row[WINS:]]
    seats = len(means) // 2
    scores = tuple(score / HUNDRED for score in means[seats:])
    error = _error(means[seat], row[SQUARES] / tried, tried)
    return Result(tuple(means[:seats]), scores, error, tried)


def _error(mean: float, squares: float, tried: float) -> float:
    """Half of the 95 % interval of a chance, as Wilson gives it: no sample is quite sure."""
    spread = max(0.0, squares - mean * mean) / tried
    unsure = SURENESS * SURENESS / tried
    return SURENESS * sqrt(spread + unsure / (4 * tried)) / (1 + unsure)


def _mean(line: list[Prospect], values: list[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of values by seat, each weighed by the share of its choice."""
    shares = [prospect.way.share for prospect in line]
    total = sum(shares)
    return tuple(
        sum(share * value for share, value in zip(shares, column, strict=True)) / total
        for column in zip(*values, strict=True)
    )


def _suggestions(
    seat: int,
    prospects: Sequence[Prospect],
    told: Sequence[Sequence[Sequence[Reason]]],
    asked: Sequence[Action],
) -> list[Suggestion]:
    """The choices with what is to be expected of them, and why.

    Each is told apart from the choice that is asked about. Where none is, the first is told apart
    from the second, and the others from the first.
    """
    wins = [prospect.chances[seat] for prospect in prospects]
    scores = [prospect.scores[seat] for prospect in prospects]
    found = []
    chosen = _place_of(prospects, asked)
    for place, prospect in enumerate(prospects):
        rival = chosen if chosen not in {None, place} else int(place == 0 and len(prospects) > 1)
        general = compare(wins, place, rival, scores)
        besides = [] if rival == place else [one for some in told[rival] for one in some]
        strict = chosen not in {None, place}
        reasons = [reason_of(some, besides, general, strict=strict) for some in told[place]]
        found.append(_suggestion(seat, prospect, reasons))
    return found


def _place_of(prospects: Sequence[Prospect], asked: Sequence[Action]) -> int | None:
    """Which of the choices is the one that is asked about."""
    if not asked:
        return None
    return next(at for at, one in enumerate(prospects) if set(asked) <= set(one.way.actions))


def _suggestion(seat: int, prospect: Prospect, reasons: Sequence[Reason]) -> Suggestion:
    """A choice with its reasons, one for each action."""
    first, *rest = [as_json(action) for action in prospect.way.actions]
    score = prospect.scores[seat]
    return Suggestion(
        action=first,
        share=prospect.way.share,
        score=score,
        place=1 + sum(other > score for other in prospect.scores),
        win=prospect.chances[seat],
        error=prospect.error,
        reason=reasons[0],
        follows=tuple(map(Followup, rest, reasons[1:])),
    )
