"""Random play of Zoo for tests that look at many states."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from menagerie import State
from menagerie.core.actions import Action
from menagerie.games.zoo.actions import Ask, Give, Pass, Refuse
from tests.games.zoo.builders import GAME
from tests.playing import Taken, randoms


def choose(rng: Random, actions: Sequence[Action], *, eager: bool) -> Action:
    """Any action; an eager player rather beats, gives and asks than passes and refuses."""
    if eager and len(actions) > 1:
        actions = [action for action in actions if not isinstance(action, Pass | Refuse)]
        asking = [action for action in actions if isinstance(action, Ask | Give)]
        if asking and rng.random() < 0.5:
            return rng.choice(asking)
    return rng.choice(actions)


def playthrough(state: State, rng: Random, *, eager: bool = False) -> Iterator[Taken]:
    """Play to the end."""
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        action = choose(rng, GAME.legal_actions(state, seat), eager=eager)
        step = GAME.apply(state, seat, action)
        yield Taken(state, seat, action, step)
        state = step.state


@st.composite
def games(draw: st.DrawFn) -> Iterator[Taken]:
    """A random game from its deal, at any number of seats, with any options."""
    rng = draw(randoms)
    options = {
        "partners": draw(st.sampled_from([True, True, False])),
        "target": draw(st.sampled_from([1, 9, 19])),
        "memory_aid": draw(st.booleans()),
    }
    state = GAME.new(draw(st.integers(3, 7)), seed=draw(st.integers(0, 999)), options=options)
    return playthrough(state, rng, eager=draw(st.booleans()))
