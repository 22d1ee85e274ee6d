"""Endings solved to the last leaf: every seat takes what counts most for itself."""

from typing import NamedTuple

import numpy as np

from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.event_log import new_log
from menagerie.core.game import Game
from menagerie.core.kernel.layout import Records, copy_records
from menagerie.core.outcome import Outcome
from menagerie.core.state import State

# Points of lead that count half of any.
HALF_LEAD = 5


class TooLargeError(MenagerieError):
    """An ending with more positions than are allowed, or with sealed choices."""


class Solved(NamedTuple):
    """What everybody aims at, the final scores, the shares of the win, and the best line."""

    worths: tuple[float, ...]
    scores: tuple[float, ...]
    wins: tuple[float, ...]
    line: tuple[tuple[int, Action], ...] = ()


class Solver:
    """Solves positions of one game without sealed choices, up to a number and a depth of them."""

    def __init__(self, game: Game, most: int = 1_000_000, deepest: int = 100) -> None:
        self.game = game
        self.most = most
        self.deepest = deepest
        self.solved: dict[bytes, Solved] = {}
        self._begun = self._depth = 0
        self._codes = np.empty(game.codes.count, np.int16)
        self._log = new_log()

    def solve(self, state: State) -> Solved:
        """The best line from a state, each seat choosing for itself."""
        return self._solve(state.records)

    def answers(self, state: State, seat: int) -> list[tuple[Action, Solved]]:
        """Every action of a seat with what it leads to, the best first."""
        known = self.game.layout.read(state.records)
        found = [
            (self.game.codes.decode(known, seat, code), self._after(state.records, seat, code))
            for code in self.game.legal_codes(state, seat)
        ]
        return sorted(found, key=lambda one: -one[1].worths[seat])

    def _solve(self, records: Records) -> Solved:
        key = records.tobytes()
        if key not in self.solved:
            self._begun += 1
            if self._begun > self.most or self._depth == self.deepest:
                raise TooLargeError("the ending has too many positions to try them all")
            self._depth += 1
            self.solved[key] = self._best(State(records))
            self._depth -= 1
        return self.solved[key]

    def _best(self, state: State) -> Solved:
        acting = self.game.to_act(state)
        if not acting:
            return ended(self.game.standing(state))
        if len(acting) > 1:
            raise TooLargeError("several seats choose at once")
        (seat,) = acting
        action, best = self.answers(state, seat)[0]
        return best._replace(line=((seat, action), *best.line))

    def _after(self, records: Records, seat: int, code: int) -> Solved:
        """What an action leads to."""
        after = copy_records(records)
        self._log[0, 0] = 0
        self.game.kernel.apply(after, 0, seat, code, self._codes, self._log)
        return self._solve(after)


def ended(outcome: Outcome) -> Solved:
    """What a final position counts: half the win, a quarter the place, a quarter the lead."""
    seats = range(len(outcome.ranks))
    shared = outcome.ranks.count(1)
    wins = tuple(1 / shared if rank == 1 else 0.0 for rank in outcome.ranks)
    worths = tuple(
        0.5 * wins[s] + 0.25 * _place(outcome, s) + 0.25 * _lead(outcome, s) for s in seats
    )
    return Solved(worths, tuple(map(float, outcome.scores)), wins)


def _place(outcome: Outcome, seat: int) -> float:
    """The part of the others who are behind, those who are equal counting half."""
    others = [rank for other, rank in enumerate(outcome.ranks) if other != seat]
    own = outcome.ranks[seat]
    return sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others) / len(others)


def _lead(outcome: Outcome, seat: int) -> float:
    """The lead over the mean of the others, from 0 to 1."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    lead = outcome.scores[seat] - sum(others) / len(others)
    return 0.5 + 0.5 * lead / (abs(lead) + HALF_LEAD)
