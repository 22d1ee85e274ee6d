"""Sealed choices: the order in which the seats choose never matters."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, State
from tests.promises.walks import Seating, Walk, each_seating, examples, play_on, take, walks

Plan = list[int]
Draw = Callable[[st.SearchStrategy[Any]], Any]


def seal(game: Game, state: State, seat: int, draw: Draw) -> tuple[Plan, State]:
    """Let one seat act until the game no longer waits for it, and give its codes."""
    plan: Plan = []
    while seat in game.to_act(state) and len(plan) < 10:
        codes = game.legal_codes(state, seat)
        plan.append(draw(st.sampled_from(codes)))
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


@each_seating
@examples(1)
@given(data=st.data())
def test_sealed_choices_commute(seating: Seating, data: st.DataObject) -> None:
    """Each seat's choice, carried out in any order, gives the same bytes."""
    game = seating.game
    state = sealing_state(data.draw(walks(seating)))
    plans = {seat: seal(game, state, seat, data.draw)[0] for seat in game.to_act(state)}
    one_by_one = [seat for seat, plan in plans.items() for _ in plan]
    in_any_order = data.draw(st.permutations(one_by_one))
    expected = carry_out(game, state, one_by_one, plans)
    assert carry_out(game, state, in_any_order, plans) == expected


@each_seating
@examples(1)
@given(data=st.data())
def test_a_changed_choice_leaves_no_trace(seating: Seating, data: st.DataObject) -> None:
    """A seat that changes its mind twice is where it is had it done so once."""
    game = seating.game
    state = sealing_state(data.draw(walks(seating)))
    seat = data.draw(st.sampled_from(game.to_act(state)))
    _, sealed = seal(game, state, seat, data.draw)
    once, changed_once = change(game, sealed, seat, data.draw)
    _, changed = change(game, sealed, seat, data.draw)
    changed_twice = carry_out(game, changed, [seat] * len(once), {seat: once})
    assert changed_twice == changed_once


def change(game: Game, sealed: State, seat: int, draw: Draw) -> tuple[Plan, State]:
    """Let a seat that has chosen choose anew."""
    assert seat not in game.to_act(sealed)
    first = draw(st.sampled_from(game.legal_codes(sealed, seat)))
    plan, state = seal(game, take(game, sealed, seat, first).step.state, seat, draw)
    return [first, *plan], state
