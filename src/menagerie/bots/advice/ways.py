"""Ways to go on: what a seat can choose, and how games ended after each, counted by searches.

Some actions only begin a choice, such as the first of two pairs. A second search then starts from
what the seat would know next, so that what is counted is the whole choice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from menagerie.bots.levels import completed, follow_with
from menagerie.bots.matches import GREEDY
from menagerie.bots.player import find_player
from menagerie.bots.search.results import TRIED
from menagerie.bots.search.search import LEAST_SHARE, Budget, Search
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.state import Veiled

MOST_WAYS = 5
# The part of the iterations that a choice which is asked about gets at least.
FLOOR = 0.2
# The part that makes the best actions comparable, and in how many turns each of them.
COMPARISON = 0.4
COMPARISONS = 4
# The part of the second search that the unlikeliest of the best first actions gets at least.
LEAST_PART = 0.1

Row = NDArray[np.float64]


@dataclass(frozen=True)
class Way:
    """A whole choice, its share, and the row of a search's tally that counts it."""

    actions: tuple[Action, ...]
    share: float
    row: Row


@dataclass(frozen=True)
class Ways:
    """The ways that a seat has, the best first; of sealed choices they are a mixture."""

    sealed: bool
    iterations: int
    best: tuple[Way, ...]


def find_ways(
    game: Game, veiled: Veiled, budget: Budget, seed: int, asked: Sequence[Action] = ()
) -> Ways:
    """The best whole choices, and the one that is asked about; each search has a whole budget."""
    firsts = _first_actions(game, veiled, budget, seed, asked[:1])
    begun = [after(game, veiled, way.actions) for way in firsts.best]
    if not any(begun):
        return firsts
    iterations, found = firsts.iterations, []
    for way, part, then in zip(firsts.best, _parts(firsts.best, asked), begun, strict=True):
        if then is None:
            found.append(way)
            continue
        rest = [action for action in asked if action not in way.actions]
        rest = rest if way.actions[0] in asked else []
        more = _first_actions(game, then, _part(budget, part), seed, rest)
        iterations += more.iterations
        found += _joined(way, more)
    if firsts.sealed:
        found = _mixture(found, asked)
    return Ways(firsts.sealed, iterations, tuple(found))


def after(game: Game, veiled: Veiled, actions: Sequence[Action]) -> Veiled | None:
    """What a seat knows after actions that begin a choice; None where nothing is left of it."""
    seat, begins = veiled.seat or 0, find_player(game).begins
    if not all(isinstance(action, begins) for action in actions):
        return None
    state = game.guess(veiled, 0)
    for action in actions:
        state, events = game.apply(state, seat, action)
        if seat not in game.to_act(state) or any(event.reveals for event in events):
            return None
    return game.veil(state, seat)


def first_code(game: Game, veiled: Veiled, action: Action) -> int:
    """The first code of an action, which must be legal."""
    seat = veiled.seat or 0
    codes = game.codes.encode(game.layout.read(veiled.records), seat, action)
    if codes is None or codes[0] not in game.legal_codes(veiled, seat):
        told = msgspec.to_builtins(action, enc_hook=repr)
        raise MenagerieError(f"advise: seat {seat} has no legal action {told} here")
    return codes[0]


def _first_actions(
    game: Game, veiled: Veiled, budget: Budget, seed: int, asked: Sequence[Action]
) -> Ways:
    """The best actions from here on, each as a way of its own."""
    first = first_code(game, veiled, asked[0]) if asked else None
    search = _search(game, veiled, budget, seed, first)
    follow = follow_with(game, GREEDY, seed)
    best = [
        Way(
            (asked[0] if code == first else completed(game, veiled, code, follow),),
            share,
            search.tally[code],
        )
        for code, share in _support(search, first)
    ]
    return Ways(search.is_sealed, search.iterations, tuple(best))


def _search(game: Game, veiled: Veiled, budget: Budget, seed: int, asked: int | None) -> Search:
    """Search within the budget, in the last part of it only after the action asked about.

    That one is tried once at least. Where none is, that part makes the best ones comparable; a
    mixture tries them as often as it needs.
    """
    search = Search(game, veiled, seed, budget.nodes(), counting=True)
    if asked is None:
        search.run_within(_part(budget, 1 - COMPARISON))
        if search.is_sealed:
            search.run_within(replace(budget, seconds=_part(budget, COMPARISON).seconds))
        else:
            _compare(search, _part(budget, COMPARISON))
        return search
    search.run_within(_part(budget, 1 - FLOOR))
    rest = replace(budget, seconds=budget.seconds and budget.seconds * FLOOR)
    if search.tally[asked, TRIED] < FLOOR * search.iterations:
        search.run_within(rest, forced=asked)
    else:
        search.run_within(rest)
    if not search.tally[asked, TRIED]:
        search.run(1, forced=asked)
    return search


def _compare(search: Search, budget: Budget) -> None:
    """Try the best actions until the budget is used up, the one tried least before the others."""
    codes = list(search.chances())[:MOST_WAYS]
    slices = COMPARISONS * len(codes)
    done = search.iterations
    for number in range(slices):
        least = min(codes, key=lambda code: search.tally[code, TRIED])
        part = None if budget.seconds is None else budget.seconds / slices
        most = done + round((budget.iterations or 0) * (number + 1) / slices)
        search.run_within(Budget(most if budget.iterations else None, part), forced=least)


def _part(budget: Budget, part: float) -> Budget:
    """A part of a budget, at least one iteration."""
    iterations, seconds = budget.iterations, budget.seconds
    return Budget(iterations and max(1, round(iterations * part)), seconds and seconds * part)


def _parts(ways: Sequence[Way], asked: Sequence[Action]) -> list[float]:
    """What of a second budget each first action gets: by its share, but none of them nothing."""
    least = [FLOOR if way.actions[0] in asked else LEAST_PART for way in ways]
    parts = [max(way.share, floor) for way, floor in zip(ways, least, strict=True)]
    return [part / sum(parts) for part in parts]


def _support(search: Search, asked: int | None) -> list[tuple[int, float]]:
    """The best actions with their shares; a mixture leaves out the unlikely and adds to one."""
    shares = {code: share for code, share in search.chances().items() if search.tally[code, TRIED]}
    best = list(shares.items())[:MOST_WAYS]
    if search.is_sealed:
        best = _likely(best)
    if asked is not None and asked not in dict(best):
        best.append((asked, 0.0 if search.is_sealed else shares.get(asked, 0.0)))
    return best


def _likely(best: list[tuple[Any, float]]) -> list[tuple[Any, float]]:
    """A mixture without what is unlikely; it adds to one."""
    kept = [(what, share) for what, share in best if share >= LEAST_SHARE * best[0][1]]
    total = sum(share for _, share in kept)
    return [(what, share / total) for what, share in kept]


def _joined(way: Way, more: Ways) -> Iterator[Way]:
    """A first action with what may complete it: all of a mixture, else the best.

    Of those that are not sealed the first search has counted the best completion, too.
    """
    for rest in more.best if more.sealed else more.best[:1]:
        share = way.share * rest.share if more.sealed else way.share
        row = rest.row if more.sealed else way.row + rest.row
        yield Way((*way.actions, *rest.actions), share, row)


def _mixture(ways: Sequence[Way], asked: Sequence[Action]) -> list[Way]:
    """Sealed choices, each once in whatever order it was begun; the likeliest, and the asked."""
    found: dict[frozenset[Action], Way] = {}
    for way in ways:
        key = frozenset(way.actions)
        same = found.get(key, replace(way, share=0.0, row=np.zeros_like(way.row)))
        found[key] = Way(same.actions, same.share + way.share, same.row + way.row)
    ordered = sorted(found.values(), key=lambda way: -way.share)
    best = [
        replace(way, share=share)
        for way, share in _likely([(way, way.share) for way in ordered[:MOST_WAYS]])
    ]
    wanted = next((way for way in ordered if asked and set(asked) <= set(way.actions)), None)
    if wanted is not None and all(way.actions != wanted.actions for way in best):
        best.append(replace(wanted, share=0.0))
    return best
