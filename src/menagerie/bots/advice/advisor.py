"""Advice: what a seat could do, what it may expect of it, and why.

A search counts how games end after each first action; from the counts come chances and scores,
and from the position the reasons.
"""

from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import msgspec

from menagerie.bots.advice.reasons import compare, explain
from menagerie.bots.levels import completed, follow_with
from menagerie.bots.matches import GREEDY
from menagerie.bots.search.results import SQUARES, TRIED, WINS
from menagerie.bots.search.search import LEAST_SHARE, Budget, Search
from menagerie.core.actions import Action
from menagerie.core.advice import Advice, Suggestion
from menagerie.core.arguments import wrong
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.records import check_game
from menagerie.core.state import Veiled

# Enough to know chances to a few in a hundred, and well under a second.
DEFAULT_BUDGET = Budget(iterations=3000, seconds=0.8)
MOST_SUGGESTIONS = 5
# The part of the iterations that an action which is asked about gets at least.
FLOOR = 0.2
# How many standard deviations 95 % of all means lie within.
SURENESS = 1.96
HUNDRED = 100


@dataclass(frozen=True)
class Prospect:
    """How games ended after an action: its share, chances and scores of all seats, the error."""

    code: int
    share: float
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float


def advise(
    game: Game,
    veiled: Veiled,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    include: Action | None = None,
) -> Advice:
    """Advise the seat whose knowledge is given, the best action first.

    The action that is to be included is among the suggestions, the last where it is none of the
    best, and is tried often enough to be compared with them. Of actions that several codes make
    the first is searched, and a club player adds the others.
    """
    check_game(game)
    if not isinstance(veiled, Veiled):
        raise wrong("veiled", f"a Veiled of {game.key}", veiled)
    if not isinstance(budget, Budget):
        raise wrong("budget", "a Budget", budget)
    if include is not None and not isinstance(include, Action):
        include = game.read_action(include)
    first = None if include is None else _first_code(game, veiled, include)
    search = _search(game, veiled, budget, seed, first)
    prospects = [_prospect(search, code, share) for code, share in _support(search, first)]
    follow = follow_with(game, GREEDY, seed)
    actions = [
        include
        if include is not None and prospect.code == first
        else completed(game, veiled, prospect.code, follow)
        for prospect in prospects
    ]
    line = prospects if search.is_sealed else prospects[:1]
    return Advice(
        seat=search.seat,
        sealed=search.is_sealed,
        iterations=search.iterations,
        chances=_mean(line, [prospect.chances for prospect in line]),
        scores=_mean(line, [prospect.scores for prospect in line]),
        suggestions=_suggestions(game, veiled, prospects, actions),
    )


def as_json(action: Action) -> Any:
    """An action as the wire writes it."""
    return msgspec.json.decode(msgspec.json.encode(action))


def _first_code(game: Game, veiled: Veiled, action: Action) -> int:
    """The first code of an action, which must be legal."""
    seat = veiled.seat or 0
    codes = game.codes.encode(game.layout.read(veiled.records), seat, action)
    if codes is None or codes[0] not in game.legal_codes(veiled, seat):
        told = msgspec.to_builtins(action, enc_hook=repr)
        raise MenagerieError(f"advise: seat {seat} has no legal action {told} here")
    return codes[0]


def _search(game: Game, veiled: Veiled, budget: Budget, seed: int, include: int | None) -> Search:
    """Search within the budget, in the last part of it only after the action to be included."""
    search = Search(game, veiled, seed, budget.nodes(), counting=True)
    if include is None:
        search.run_within(budget)
        return search
    search.run_within(_part(budget, 1 - FLOOR))
    rest = replace(budget, seconds=budget.seconds and budget.seconds * FLOOR)
    if search.tally[include, TRIED] < FLOOR * search.iterations:
        search.run_within(rest, forced=include)
    else:
        search.run_within(rest)
    return search


def _part(budget: Budget, part: float) -> Budget:
    """A part of a budget, at least one iteration."""
    iterations, seconds = budget.iterations, budget.seconds
    return Budget(iterations and max(1, int(iterations * part)), seconds and seconds * part)


def _support(search: Search, include: int | None) -> list[tuple[int, float]]:
    """The best actions with their shares; a mixture leaves out the unlikely and adds to one."""
    shares = {code: share for code, share in search.chances().items() if search.tally[code, TRIED]}
    best = list(shares.items())[:MOST_SUGGESTIONS]
    if search.is_sealed:
        best = [(code, share) for code, share in best if share >= LEAST_SHARE * best[0][1]]
        total = sum(share for _, share in best)
        best = [(code, share / total) for code, share in best]
    if include is not None and include not in dict(best):
        best.append((include, 0.0 if search.is_sealed else shares.get(include, 0.0)))
    return best


def _prospect(search: Search, code: int, share: float) -> Prospect:
    """What came of an action."""
    row: list[float] = search.tally[code].tolist()
    tried = row[TRIED]
    means = [total / tried for total in row[WINS:]]
    seats = len(means) // 2
    scores = tuple(score / HUNDRED for score in means[seats:])
    error = _error(means[search.seat], row[SQUARES] / tried, tried)
    return Prospect(code, share, tuple(means[:seats]), scores, error)


def _error(mean: float, squares: float, tried: float) -> float:
    """Half of the 95 % interval of a chance, as Wilson gives it: no sample is quite sure."""
    spread = max(0.0, squares - mean * mean) / tried
    unsure = SURENESS * SURENESS / tried
    return SURENESS * sqrt(spread + unsure / (4 * tried)) / (1 + unsure)


def _mean(line: list[Prospect], values: list[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of values by seat, each weighed by the share of its action."""
    shares = [prospect.share for prospect in line]
    total = sum(shares)
    return tuple(
        sum(share * value for share, value in zip(shares, column, strict=True)) / total
        for column in zip(*values, strict=True)
    )


def _suggestions(
    game: Game, veiled: Veiled, prospects: list[Prospect], actions: list[Action]
) -> tuple[Suggestion, ...]:
    """The actions with what is to be expected of them, and why."""
    seat = veiled.seat or 0
    wins = [prospect.chances[seat] for prospect in prospects]
    found = []
    for place, (prospect, action) in enumerate(zip(prospects, actions, strict=True)):
        suggestion = Suggestion(
            action=as_json(action),
            share=prospect.share,
            score=prospect.scores[seat],
            win=prospect.chances[seat],
            error=prospect.error,
            reason=explain(game, veiled, action) or compare(wins, place),
        )
        found.append(suggestion)
    return tuple(found)
