"""Sealed choices: the order in which the seats choose never matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.promises.seals import carry_out, change, seal, sealing_state
from tests.promises.walks import Seating, each_seating, examples, walks


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
    if not game.legal_codes(sealed, seat):
        pytest.skip("a choice is final in this game")
    once, changed_once = change(game, sealed, seat, data.draw)
    _, changed = change(game, sealed, seat, data.draw)
    changed_twice = carry_out(game, changed, [seat] * len(once), {seat: once})
    assert changed_twice == changed_once
