"""Analysing a game: every decision again, each by what its seat knew when it was taken."""

import math
from typing import Any, NamedTuple

from menagerie.bots.advice.advisor import advise, as_json
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.advice import ANALYSIS_VERSION, Advice, Analysis, Misstep, Point
from menagerie.core.game import Game
from menagerie.core.outcome import Outcome
from menagerie.core.records import AnyRecord, Played, replay
from menagerie.core.state import State, Veiled

ITERATIONS = 1000
MOST_PER_SEAT = 4
DIGITS = 4


class Decided(NamedTuple):
    """A decision of a game: after how many actions, what the seat knew, what it did."""

    step: int
    veiled: Veiled
    action: Action

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.veiled.seat or 0


class Analysing:
    """An analysis that is made one decision after the other."""

    def __init__(self, game: Game, record: AnyRecord, iterations: int = ITERATIONS) -> None:
        self.game = game
        self.iterations = iterations
        self._seats = record.seats
        steps = list(replay(game, record))
        self._decided = [
            decided
            for number, played in enumerate(record.actions)
            if (decided := _decided(game, steps[number].state, number, played)) is not None
        ]
        self._outcome = game.outcome(steps[-1].state)
        self._last = len(record.actions)
        self._points: list[Point] = []
        self._missteps: list[Misstep] = []

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self._decided)

    @property
    def done(self) -> int:
        """How many of them were looked at."""
        return len(self._points)

    def go_on(self) -> bool:
        """Look at the next decision; False if there is none."""
        if self.done == self.total:
            return False
        decided = self._decided[self.done]
        budget = Budget(iterations=self.iterations)
        advice = advise(self.game, decided.veiled, budget, decided.step, include=decided.action)
        self._points.append(Point(decided.step, decided.seat, _rounded(advice.chances)))
        misstep = _misstep(decided, advice)
        if misstep is not None:
            self._missteps.append(misstep)
        return True

    def result(self) -> Analysis:
        """What was found so far."""
        last = [] if self._outcome is None else [_end(self._last, self._outcome)]
        return Analysis(
            ANALYSIS_VERSION,
            self._seats,
            self.done,
            self.iterations,
            (*self._points, *last),
            tuple(_worst(self._missteps, self._seats)),
        )


def _decided(game: Game, state: State, number: int, played: Played[Any]) -> Decided | None:
    """A decision; None where there was only one way to go, or a sealed choice was made again."""
    is_asked = played.seat in game.to_act(state)
    if not is_asked or len(game.legal_array(state, played.seat)) < 2:  # noqa: PLR2004 - a choice
        return None
    veiled = game.veil(state, played.seat)
    codes = game.codes.begin(game.layout.read(veiled.records), played.seat, played.action)
    return None if codes is None else Decided(number, veiled, played.action)


def _misstep(decided: Decided, advice: Advice) -> Misstep | None:
    """What a decision cost, if more than chance; a sealed one is compared with the mixture."""
    told = as_json(decided.action)
    played = next((one for one in advice.suggestions if one.action == told), None)
    better = advice.suggestions[0]
    if played is None or better is played:
        return None
    best = advice.chances[decided.seat] if advice.sealed else better.win
    cost, error = best - played.win, math.hypot(better.error, played.error)
    if cost <= error:
        return None
    return Misstep(
        decided.step,
        decided.seat,
        played,
        better,
        round(cost, DIGITS),
        round(error, DIGITS),
    )


def _worst(missteps: list[Misstep], seats: int) -> list[Misstep]:
    """The costliest of each seat, all of them from the worst on."""
    ordered = sorted(missteps, key=lambda one: (-one.cost, one.step))
    kept = [[one for one in ordered if one.seat == seat][:MOST_PER_SEAT] for seat in range(seats)]
    return [one for one in ordered if one in kept[one.seat]]


def _end(last: int, outcome: Outcome) -> Point:
    """The end: those who won share the whole."""
    share = 1 / len(outcome.winners)
    chances = [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
    return Point(last, None, _rounded(chances))


def _rounded(chances: Any) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in chances)
