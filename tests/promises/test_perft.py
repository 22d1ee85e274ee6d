"""Counting paths: the kernel's count against one made with the Python face."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, State
from tests.golden.counts import perft
from tests.promises.walks import Seating, each_seating, examples, take, walks

MOST_PATHS = 2000


def count_paths(game: Game, state: State, depth: int) -> int:
    """How many ways there are to take `depth` actions, the lowest seat acting first."""
    acting = game.to_act(state)
    if not acting:
        return 0
    codes = game.legal_codes(state, acting[0])
    if depth == 1:
        return len(codes)
    return sum(
        count_paths(game, take(game, state, acting[0], code).step.state, depth - 1)
        for code in codes
    )


@each_seating
@examples(0.5)
@given(data=st.data())
def test_perft_counts_paths(seating: Seating, data: st.DataObject) -> None:
    """As deep as the count stays small; a game that ends on the way has no further path."""
    game = seating.game
    state = data.draw(walks(seating)).here()
    depth, paths = 1, perft(game, state, 1)
    while paths and depth < 4:
        assert count_paths(game, state, depth) == paths
        depth, paths = depth + 1, perft(game, state, depth + 1)
        if paths > MOST_PATHS:
            break


@pytest.mark.parametrize("depth", [1, 2])
@each_seating
def test_nothing_is_counted_after_the_end(seating: Seating, depth: int) -> None:
    """A game that is over has no paths."""
    game = seating.game
    state = game.new(seating.seats, seed=1)
    while acting := game.to_act(state):
        code = game.legal_codes(state, acting[0])[0]
        state = take(game, state, acting[0], code).step.state
    assert perft(game, state, depth) == 0
