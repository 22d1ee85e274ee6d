"""Endings solved to the last leaf in plain Python: everybody takes what counts most for them."""

from typing import NamedTuple

from menagerie import State
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.outcome import Outcome

# Points of lead that count half of any.
HALF_LEAD = 5


class Solved(NamedTuple):
    """What everybody aims at, the final scores, the shares of the win, and the best action."""

    worths: tuple[float, ...]
    scores: tuple[float, ...]
    wins: tuple[float, ...]
    action: Action | None


class Solver:
    """Solves positions of one game without chance and without sealed choices."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.solved: dict[bytes, Solved] = {}

    def solve(self, state: State) -> Solved:
        """The best line from a state, each seat choosing for itself."""
        key = bytes(state)
        if key not in self.solved:
            self.solved[key] = self._best(state)
        return self.solved[key]

    def _best(self, state: State) -> Solved:
        acting = self.game.to_act(state)
        if not acting:
            outcome = self.game.outcome(state)
            assert outcome is not None
            return ended(outcome)
        (seat,) = acting
        lines = [
            self.solve(self.game.apply(state, seat, action).state)._replace(action=action)
            for action in self.game.legal_actions(state, seat)
        ]
        return max(lines, key=lambda line: line.worths[seat])


def ended(outcome: Outcome) -> Solved:
    """What a final position counts: half the win, a quarter the place, a quarter the lead."""
    seats = range(len(outcome.ranks))
    shared = outcome.ranks.count(1)
    wins = tuple(1 / shared if rank == 1 else 0.0 for rank in outcome.ranks)
    worths = tuple(
        0.5 * wins[s] + 0.25 * _place(outcome, s) + 0.25 * _lead(outcome, s) for s in seats
    )
    return Solved(worths, tuple(map(float, outcome.scores)), wins, None)


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
