"""Analysing a game: every decision again, each by what its seat knew when it was taken."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from menagerie.bots.advice.advisor import advise, as_json
from menagerie.bots.player import find_player
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.advice import ANALYSIS_VERSION, Advice, Analysis, Misstep, Point, Suggestion
from menagerie.core.game import Game
from menagerie.core.outcome import Outcome
from menagerie.core.records import AnyRecord, replay
from menagerie.core.state import State, Step, Veiled

ITERATIONS = 1000
MOST_PER_SEAT = 4
DIGITS = 4


class Decided(NamedTuple):
    """A decision of a game: after how many actions, what the seat knew, what it chose."""

    step: int
    veiled: Veiled
    actions: tuple[Action, ...]

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
        self._decided = list(_decisions(game, record, steps))
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
        advice = advise(self.game, decided.veiled, budget, decided.step, include=decided.actions)
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


def _decisions(game: Game, record: AnyRecord, steps: Sequence[Step]) -> Iterator[Decided]:
    """Every decision with more than one way to go.

    Sealed actions that make one choice are one decision, taken when it was begun; of a choice that
    was made again the last one counts.
    """
    until = [0] * record.seats
    for number, (seat, action) in enumerate(map(astuple, record.actions)):
        state = steps[number].state
        if number < until[seat] or seat not in game.to_act(state):
            continue
        actions: tuple[Action, ...] = (action,)
        if isinstance(action, find_player(game).begins) and _is_sealed(game, state, seat):
            actions, until[seat] = _chosen(game, record, steps, number)
        veiled = game.veil(state, seat)
        codes = game.codes.begin(game.layout.read(veiled.records), seat, actions[0])
        if codes is not None and len(game.legal_array(state, seat)) > 1:
            yield Decided(number, veiled, actions)


def _is_sealed(game: Game, state: State, seat: int) -> bool:
    """Whether others choose at the same time, or may still change what they chose."""
    others = (other for other in range(game.seats_of(state)) if other != seat)
    return any(len(game.legal_array(state, other)) for other in others)


def _chosen(
    game: Game, record: AnyRecord, steps: Sequence[Step], first: int
) -> tuple[tuple[Action, ...], int]:
    """The sealed choice that a seat begins in a step, as it was revealed, and the step after."""
    seat = record.actions[first].seat
    own: list[Action] = []
    size = 0
    for number in range(first, len(record.actions)):
        if record.actions[number].seat == seat:
            own.append(record.actions[number].action)
        after = steps[number + 1]
        is_revealed = any(event.reveals for event in after.events)
        if not size and (is_revealed or seat not in game.to_act(after.state)):
            size = len(own)
        if is_revealed:
            return tuple(own[-size:]), number + 1
    return tuple(own[-size:]), len(record.actions)


def _misstep(decided: Decided, advice: Advice) -> Misstep | None:
    """What a decision cost, if more than chance; a sealed one is compared with the mixture."""
    told = [as_json(action) for action in decided.actions]
    ways = advice.suggestions
    played = next((way for way in ways if _holds(way, told)), None)
    if played is None or (not advice.sealed and played is ways[0]):
        return None
    better = next((way for way in ways if advice.sealed and way.win > played.win), ways[0])
    best = advice.chances[decided.seat] if advice.sealed else better.win
    cost, error = best - played.win, math.hypot(better.error, played.error)
    if cost <= error:
        return None
    if len(told) == 1:
        played = msgspec.structs.replace(played, follows=())
    return Misstep(
        decided.step,
        decided.seat,
        played,
        better,
        round(cost, DIGITS),
        round(error, DIGITS),
    )


def _holds(way: Suggestion, told: Sequence[Any]) -> bool:
    """Whether a way has all these actions."""
    actions = [way.action, *(one.action for one in way.follows)]
    return all(action in actions for action in told)


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
