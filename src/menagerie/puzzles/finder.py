"""Finding puzzles: positions from games of bots, proven, graded, and of many kinds."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from menagerie.bots.advice.advisor import as_json
from menagerie.bots.advice.reasons import reasons_of
from menagerie.bots.levels import LEVELS, completed, find_bot, follow_with
from menagerie.bots.matches import GREEDY
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.puzzles.proof import prove
from menagerie.puzzles.puzzle import Puzzle

# Bots that are asked, and how often.
GRADERS, ASKED = tuple(LEVELS)[:-1], 5
# One decision in so many of a game is random, so that positions differ.
SLIP = 6
FEWEST, MOST_ACTIONS = 3, 24
PER_GAME = 2


class Finder:
    """Finds the puzzles of one game, each reason and each grade at most so often."""

    def __init__(
        self, game: Game, count: int, options: dict[str, Any], seed: int = 0, easiest: int = 1
    ) -> None:
        self.game = game
        self.count = count
        self.options = options
        self.seed = seed
        self.easiest = easiest
        self.found: list[Puzzle] = []
        self._reasons: Counter[str] = Counter()
        self._grades: Counter[int] = Counter()
        self._most_of_a_reason = max(1, count // 5)
        self._most_of_a_grade = max(1, count * 3 // 4)

    def search(self) -> Iterator[Puzzle]:
        """Play game after game until there are enough."""
        number = self.seed
        while len(self.found) < self.count:
            taken = 0
            for state, seat in self._decisions(number):
                puzzle = self._puzzle(state, seat, number)
                if puzzle is not None:
                    yield puzzle
                    taken += 1
                if taken == PER_GAME or len(self.found) == self.count:
                    break
            number += 1

    def _decisions(self, number: int) -> Iterator[tuple[State, int]]:
        """The open choices of a game between club players who sometimes slip."""
        game, chance = self.game, Random(number)  # noqa: S311 - no secret
        seats = game.seats[number % len(game.seats)]
        state = game.new(seats, options=self.options, seed=number)
        follow = follow_with(game, GREEDY, number)
        while acting := game.to_act(state):
            seat = acting[0]
            codes = game.legal_codes(state, seat)
            if len(acting) == 1 and FEWEST <= len(codes) <= MOST_ACTIONS:
                yield state, seat
            if chance.randrange(SLIP):
                veiled = game.veil(state, seat)
                action = completed(game, veiled, follow(veiled), follow)
            else:
                action = chance.choice(game.legal_actions(state, seat))
            state = game.apply(state, seat, action).state

    def _puzzle(self, state: State, seat: int, number: int) -> Puzzle | None:
        """The puzzle that a position makes; None if it makes none, or none of a new kind."""
        game = self.game
        position = self._position(state)
        state = game.load(position)
        proof = prove(game, state, seat, number)
        if proof is None:
            return None
        best = game.read_action(proof.answers[0].action)
        (reasons,) = reasons_of(game, game.veil(state, seat), [best], sealed=False)
        if not reasons:
            return None
        missed = self._missed(state, seat, best)
        puzzle = Puzzle(position, seat, proof.kind, missed, proof.answers)
        return puzzle if self._keep(puzzle, reasons[0].key) else None

    def _position(self, state: State) -> dict[str, Any]:
        """A position as JSON, without the chance that nobody sees."""
        return {key: value for key, value in self.game.dump(state).items() if key != "chance"}

    def _missed(self, state: State, seat: int, best: Action) -> tuple[str, ...]:
        """The levels that mostly choose something else."""
        veiled = self.game.veil(state, seat)
        told = as_json(best)
        return tuple(
            level
            for level in GRADERS
            if sum(
                as_json(find_bot(level).choose(self.game, veiled, seed)) == told
                for seed in range(ASKED)
            )
            * 2
            < ASKED
        )

    def _keep(self, puzzle: Puzzle, reason: str) -> bool:
        """Whether there are not yet enough of its kind; it is kept if so."""
        full = (
            puzzle.grade < self.easiest
            or self._reasons[reason] >= self._most_of_a_reason
            or self._grades[puzzle.grade] >= self._most_of_a_grade
        )
        if not full:
            self._reasons[reason] += 1
            self._grades[puzzle.grade] += 1
            self.found.append(puzzle)
        return not full
