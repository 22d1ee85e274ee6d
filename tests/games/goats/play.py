"""Random play of Herr der Ziegen, for tests that look at many states."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from menagerie import State
from tests.games.goats.builders import GAME
from tests.playing import Taken, randoms


def playthrough(state: State, rng: Random) -> Iterator[Taken]:
    """Play any legal actions to the end."""
    while acting := GAME.to_act(state):
        (seat,) = acting
        action = rng.choice(GAME.legal_actions(state, seat))
        step = GAME.apply(state, seat, action)
        yield Taken(state, seat, action, step)
        state = step.state


@st.composite
def games(draw: st.DrawFn) -> Iterator[Taken]:
    """A random game from its deal, at any number of seats."""
    start = draw(st.sampled_from(["lot", "first_seat"]))
    options = {"start": start, "memory_aid": draw(st.booleans())}
    state = GAME.new(draw(st.integers(2, 5)), seed=draw(st.integers(0, 999)), options=options)
    return playthrough(state, draw(randoms))
