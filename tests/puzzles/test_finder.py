"""Finding puzzles: by solving an ending where that is possible, else by a long search."""

import pytest

from menagerie import GAMES
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.puzzles.endings import Solver, TooLargeError
from menagerie.puzzles.finder import Finder
from menagerie.puzzles.proof import prove
from menagerie.puzzles.puzzle import SOLVED
from tests.bots.test_endings import ENDINGS

pytestmark = pytest.mark.skipif(INTERPRETED, reason="searching takes minutes, interpreted")


def test_an_ending_is_solved() -> None:
    """Its answers are certain, and its best line ends in a win."""
    game, state = ENDINGS["Buffalo, won by three cows"]
    (seat,) = game.to_act(state)

    proof = prove(game, state, seat, seed=1)

    assert proof is not None
    assert (proof.kind, proof.answers[0].win, proof.answers[0].error) == (SOLVED, 1.0, 0.0)
    assert proof.answers[0].line


def test_a_position_without_a_best_action_is_no_puzzle() -> None:
    """In a lost ending nothing is better than anything else."""
    game, state = ENDINGS["Zoo, lost"]
    (seat,) = game.to_act(state)
    assert prove(game, state, seat, seed=1) is None


def test_a_solver_gives_up_where_there_is_too_much() -> None:
    """Too many positions, too long a way, or sealed choices."""
    game, state = ENDINGS["Zoo, won with two animals"]
    for solver in (Solver(game, most=2), Solver(game, deepest=1)):
        with pytest.raises(TooLargeError, match="too many"):
            solver.solve(state)
    sealed = GAMES["buffalo"]
    with pytest.raises(TooLargeError, match="at once"):
        Solver(sealed).solve(sealed.new(3, seed=1))


def test_the_same_games_give_the_same_puzzles() -> None:
    """From the number of the first game on."""
    first, second = (list(Finder(GAMES["zoo"], 1, {"target": 7}, 2).search()) for _ in range(2))
    assert first == second
    assert first[0].position["options"]["target"] == 7
    assert "chance" not in first[0].position
