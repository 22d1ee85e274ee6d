"""Sealed choices, made seat by seat and put together in any order."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

from menagerie import Game, State
from tests.promises.walks import Walk, play_on, take

Plan = list[int]
# After so many codes of a seat the first legal ones, with which every choice ends soon.
LONGEST_PLAN = 10
Draw = Callable[[st.SearchStrategy[Any]], Any]


def seal(game: Game, state: State, seat: int, draw: Draw) -> tuple[Plan, State]:
    """Let one seat act until the game no longer waits for it, and give its codes."""
    plan: Plan = []
    while seat in game.to_act(state):
        codes = game.legal_codes(state, seat)
        plan.append(draw(st.sampled_from(codes if len(plan) < LONGEST_PLAN else codes[:1])))
        state = take(game, state, seat, plan[-1]).step.state
    return plan, state


def carry_out(game: Game, state: State, order: Sequence[int], plans: dict[int, Plan]) -> State:
    """Take the codes of all plans, each seat's own in their order."""
    done = dict.fromkeys(plans, 0)
    for seat in order:
        state = take(game, state, seat, plans[seat][done[seat]]).step.state
        done[seat] += 1
    assert all(done[seat] == len(plan) for seat, plan in plans.items())
    return state


def several_act(game: Game, start: State, seed: int) -> State | None:
    """The next state in which several seats are to act."""
    if len(game.to_act(start)) > 1:
        return start
    later = (taken.step.state for taken in play_on(game, start, seed))
    return next((state for state in later if len(game.to_act(state)) > 1), None)


def sealing_state(walk: Walk) -> State:
    """A state of this walk, or the next after it, in which several seats are to act."""
    state = several_act(walk.game, walk.here(), walk.seed)
    if state is None:
        state = several_act(walk.game, walk.start(), walk.seed)
    if state is None:
        pytest.skip("one seat acts at a time in this game")
    return state


def change(game: Game, sealed: State, seat: int, draw: Draw) -> tuple[Plan, State]:
    """Let a seat that has chosen choose again."""
    assert seat not in game.to_act(sealed)
    first = draw(st.sampled_from(game.legal_codes(sealed, seat)))
    plan, state = seal(game, take(game, sealed, seat, first).step.state, seat, draw)
    return [first, *plan], state
