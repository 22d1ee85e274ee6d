"""How everybody stands, before the end and at it, in all games alike."""

import numpy as np

from menagerie import Game, State
from tests.promises.walks import Seating, each_seating, play_on, setups_at


def places(scores: tuple[float, ...]) -> tuple[int, ...]:
    """One more than the scores that are better."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def rules_of(game: Game, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores in their small unit and places, as the game's own rule gives them."""
    scores, ranks = np.zeros((2, game.seats_of(state)), np.int64)
    game.kernel.results(state.records, 0, scores, ranks)
    return tuple(scores.tolist()), tuple(ranks.tolist())


@each_seating
def test_places_follow_from_scores_until_the_end(seating: Seating) -> None:
    """Equal scores share a place while the game runs; at the end the game's own rule decides."""
    game = seating.game
    for setup in setups_at(seating)[:2]:
        state = setup.new(seed=4)
        for taken in play_on(game, state, 4):
            standing = game.standing(state)
            assert standing.reason == ""
            assert game.outcome(state) is None
            assert standing.ranks == places(rules_of(game, state)[0]) == places(standing.scores)
            assert game.standing(game.veil(state, None)) == standing
            state = taken.step.state
        assert game.standing(state) == game.outcome(state)
        assert game.standing(state).ranks == rules_of(game, state)[1]
