"""Advice in endings that a solver has worked out to the last leaf, with nothing left to guess."""

from collections import Counter

import pytest

from menagerie import State
from menagerie.bots.advice.advisor import advise
from menagerie.bots.search.search import Budget
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, LATEST
from menagerie.puzzles.endings import Solver
from tests.games.buffalo.builders import GAME as BUFFALO
from tests.games.buffalo.builders import buffalo
from tests.games.goats.builders import GAME as GOATS
from tests.games.goats.builders import goats
from tests.games.zoo.builders import GAME as ZOO
from tests.games.zoo.builders import cards, zoo

ENOUGH = Budget(iterations=4000)
WORLDS = 5

pytestmark = pytest.mark.skipif(
    INTERPRETED, reason="so many iterations take minutes with interpreted rules"
)


def last_two(anna: str, ben: str) -> State:
    """Carl is out first; the one of Anna and Ben who follows reaches the target and wins."""
    deck = Counter(dict(zip(CARD_NAMES, BOXES[LATEST].deck(3), strict=True)))
    left = deck - Counter(cards(f"{anna} {ben} 2 hedgehog".split()))
    won = " ".join(f"{number} {card}" for card, number in left.items())
    return zoo(
        f"""
        Anna holds  {anna}
        Ben holds   {ben}
        Anna won    hedgehog
        Ben won     hedgehog
        Carl won    {won}
        Anna leads
        out         Carl
        points      18 18 5
        """,
        seats=3,
    )


BARE_MEADOW = """
    red shows     polar-5
    red holds     polar-3 chef-1
    1,2           polar-4
    1,3           chef-2
    red to        play
    red at        1
"""
ENDINGS: dict[str, tuple[Game, State]] = {
    "Zoo, won with two animals": (ZOO, last_two("fox lion mouse", "elephant 2 fish")),
    "Zoo, won with three": (ZOO, last_two("whale 2 fish mouse", "seal fox 2 mosquito")),
    "Zoo, lost with pairs": (ZOO, last_two("2 fox crocodile", "elephant 2 polar-bear")),
    "Zoo, lost": (ZOO, last_two("perch mouse seal", "fish polar-bear whale")),
    "Goats, shared": (
        GOATS,
        goats(
            f"""
            {BARE_MEADOW}
            yellow holds  chef-5 chef-4
            2,1           polar-1
            3,3           polar-2
            5,5           chef-3
            """,
            seats=2,
            bare=True,
        ),
    ),
    "Goats, won": (
        GOATS,
        goats(
            f"""
            {BARE_MEADOW}
            yellow shows  chef-4
            yellow holds  chef-5 dog
            2,2           polar-1
            2,3           polar-2
            1,5           chef-3
            """,
            seats=2,
            bare=True,
        ),
    ),
    "Buffalo, won by three cows": (
        BUFFALO,
        buffalo(
            """
            round 5
            Sundown-Savannah  blue 1  red 2
            plays             blue 4A  red 3D  green 4C  on Sundown-Savannah
            """,
            seats=3,
        ),
    ),
    "Buffalo, won by any": (
        BUFFALO,
        buffalo(
            """
            round 5
            Sundown-Savannah  blue 4  red 6  green 3
            plays             blue 3A  red 3D  green 4C  on Sundown-Savannah
            """,
            seats=3,
        ),
    ),
    "Buffalo, lost": (
        BUFFALO,
        buffalo(
            """
            round 5
            Lucky-Lake        blue 7  red 4
            Sundown-Savannah  blue 1  red 2  green 3
            plays             blue 4A  red 3D  green 4C  on Sundown-Savannah
            """,
            seats=3,
        ),
    ),
}


@pytest.mark.parametrize(("game", "state"), ENDINGS.values(), ids=ENDINGS.keys())
def test_advice_agrees_with_an_exhaustive_solver(game: Game, state: State) -> None:
    """The best action is one of the solver's, with its score and its chance to win."""
    (seat,) = game.to_act(state)
    solver = Solver(game)
    solved = solver.solve(state)

    advice = advise(game, game.veil(state, seat), ENOUGH, seed=1)

    best = advice.suggestions[0]
    line = solver.solve(game.apply(state, seat, game.read_action(best.action)).state)
    assert line.worths[seat] == pytest.approx(solved.worths[seat])
    assert best.score == pytest.approx(solved.scores[seat], abs=0.2)
    assert best.win == pytest.approx(solved.wins[seat], abs=0.05)
    assert advice.chances == pytest.approx(solved.wins, abs=0.05)


@pytest.mark.parametrize(("game", "state"), ENDINGS.values(), ids=ENDINGS.keys())
def test_nothing_that_matters_is_left_to_guess(game: Game, state: State) -> None:
    """Whatever is guessed, the solver finds the same."""
    (seat,) = game.to_act(state)
    veiled = game.veil(state, seat)
    solved = Solver(game).solve(state)
    for seed in range(WORLDS):
        assert Solver(game).solve(game.guess(veiled, seed)).worths == solved.worths
