"""Random play of Buffalo, wide or eager to fill the board, for tests that look at many states."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from menagerie import State
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Bid, Digit, Lay, Place, Put, Raise
from tests.games.buffalo.builders import GAME
from tests.playing import Taken, randoms

Choice = Callable[[Random, Sequence[Action]], Action]


def any_action(rng: Random, actions: Sequence[Action]) -> Action:
    """Any action is as likely as any other."""
    return rng.choice(actions)


def eager_action(rng: Random, actions: Sequence[Action]) -> Action:
    """Small pastures, many cows, few different bids: boards fill, rows wait, bids tie."""
    first = actions[0]
    if isinstance(first, Place):
        return actions[-1]
    if isinstance(first, Put):
        return rng.choice([action for action in actions if isinstance(action, Put)])
    if isinstance(first, Lay):
        return rng.choice(actions[: max(1, len(actions) // 3)])
    if isinstance(first, Digit):
        return rng.choice([first, actions[-1]]) if isinstance(actions[-1], Raise) else first
    return rng.choice(actions)


def whole_bid(rng: Random, state: State, seat: int) -> Bid:
    """BV1: a bid that may be made at once, no lower than the last."""
    made = GAME.dump(state)["bids"][seat]
    turn = GAME.layout.read(state.records).bid_turn
    lowest = float(made[turn - 1]) if turn else 0
    return Bid(f"{min(99.9999, lowest + rng.choice([0, 0.5, rng.random()])):.4f}")


def playthrough(state: State, rng: Random, choose: Choice = any_action) -> Iterator[Taken]:
    """Play to the end; now and then a seat changes a sealed choice."""
    while waiting := GAME.to_act(state):
        everybody = range(GAME.seats_of(state))
        able = [seat for seat in everybody if rng.random() < 0.1 and GAME.legal_codes(state, seat)]
        seat = rng.choice(able or waiting)
        action = choose(rng, GAME.legal_actions(state, seat))
        if isinstance(action, Digit | Raise) and rng.random() < 0.5:
            action = whole_bid(rng, state, seat)
        step = GAME.apply(state, seat, action)
        yield Taken(state, seat, action, step)
        state = step.state


@st.composite
def games(draw: st.DrawFn) -> Iterator[Taken]:
    """A random game from its deal, at any number of seats, with any options."""
    rng = draw(randoms)
    names = GAME.options.__struct_fields__
    options = {name: draw(st.booleans()) for name in names}
    state = GAME.new(draw(st.integers(2, 6)), seed=draw(st.integers(0, 999)), options=options)
    return playthrough(state, rng, draw(st.sampled_from([any_action, eager_action])))
