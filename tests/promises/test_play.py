"""Playing: it ends, everybody to act can act, and what is not listed is refused."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, IllegalActionError, State
from menagerie.core.kernel.log import LOG_ROWS
from tests.promises.walks import (
    Seating,
    Setup,
    code_buffer,
    each_seating,
    each_setup,
    examples,
    new_log,
    play_on,
    walks,
)

Ask = Callable[..., Any]


def check_standing(game: Game, state: State) -> None:
    """The outcome is set exactly when nobody is to act, and every acting seat has an action."""
    acting = game.to_act(state)
    assert list(acting) == sorted(set(acting))
    assert (game.outcome(state) is None) == bool(acting)
    for seat in range(game.seats_of(state)):
        assert bool(game.legal_codes(state, seat)) >= (seat in acting)
        assert acting or not game.legal_codes(state, seat)


@each_setup
def test_a_playout_ends(setup: Setup) -> None:
    """Wide and narrow, it comes to an outcome with a score and a place for every seat."""
    for seed, width in enumerate((0, 1, 3)):
        state = setup.new(seed)
        for taken in play_on(setup.game, state, seed, width):
            state = taken.step.state
            check_standing(setup.game, state)
        outcome = setup.game.outcome(state)
        assert outcome is not None
        assert outcome.reason in setup.game.ends[1:]
        assert len(outcome.scores) == len(outcome.ranks) == setup.seats
        check_ranks(outcome.ranks)
        assert outcome.winners


def check_ranks(ranks: tuple[int, ...]) -> None:
    """Places are shared, and the next is skipped."""
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks)


@each_seating
@examples(1)
@given(data=st.data())
def test_somebody_acts_or_the_game_is_over(seating: Seating, data: st.DataObject) -> None:
    """Whatever has been played, and however a position was built."""
    game = seating.game
    for state in data.draw(walks(seating)).states():
        check_standing(game, state)


@each_seating
@examples(1)
@given(data=st.data())
def test_legal_actions_come_in_a_stable_order(seating: Seating, data: st.DataObject) -> None:
    """No action is listed twice; codes rise; asking again changes nothing."""
    game, seats = seating
    for state in data.draw(walks(seating)).states():
        before = bytes(state)
        for seat in range(seats):
            codes = game.legal_codes(state, seat)
            actions = game.legal_actions(state, seat)
            assert codes == sorted(set(codes))
            assert len(set(actions)) == len(actions) == len(codes)
            assert game.legal_actions(state, seat) == actions
            assert game.legal_actions(game.veil(state, seat), seat) == actions
        assert bytes(state) == before


@each_seating
@examples(0.5)
@given(data=st.data())
def test_codes_and_actions_are_inverse(seating: Seating, data: st.DataObject) -> None:
    """Every action a seat can ever have has one code, and every code at most one action."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    reader = game.layout.read(state.records)
    for seat in range(seats):
        actions = game.codes.actions(game.codes.deck(reader, seat))
        assert len(actions) == game.codes.count
        meaningful = {code: action for code, action in enumerate(actions) if action is not None}
        for code, action in meaningful.items():
            assert game.codes.encode(reader, seat, action) == (code,)
            assert game.codes.decode(reader, seat, code) == action
        assert set(game.legal_codes(state, seat)) <= set(meaningful)


@each_seating
@examples(0.5)
@given(data=st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(
    seating: Seating, data: st.DataObject
) -> None:
    """Of all codes the kernel carries out exactly the legal ones; the others leave every byte."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    seat = data.draw(st.integers(0, seats - 1))
    legal = set(game.legal_codes(state, seat))
    records, log = state.records.copy(), new_log()
    for code in {*range(-1, game.codes.count + 1)} - legal:
        assert not game.kernel.apply(records, 0, seat, code, code_buffer(game), log)
    assert records.tobytes() == bytes(state)
    assert not log.any()


def any_action(game: Game, state: State, seat: int) -> st.SearchStrategy[Any]:
    """Any action that this seat or another could have at some time."""
    reader = game.layout.read(state.records)
    decks = {seat, (seat + 1) % game.seats_of(state)}
    return st.sampled_from(
        [
            action
            for deck in sorted(decks)
            for action in game.codes.actions(game.codes.deck(reader, deck))
            if action is not None
        ]
    )


@each_seating
@examples(1)
@given(data=st.data())
def test_why_not_is_none_exactly_for_legal_actions(seating: Seating, data: st.DataObject) -> None:
    """A refusal is the same in `why_not` and in the error, and leaves the state as it was."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    before = bytes(state)
    for seat in range(seats):
        legal = set(game.legal_actions(state, seat))
        listed = data.draw(st.lists(any_action(game, state, seat), max_size=5))
        for action in {*listed, *sorted(legal, key=repr)[:3]}:
            reason = game.why_not(state, seat, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                with pytest.raises(IllegalActionError) as refused:
                    game.apply(state, seat, action)
                assert str(refused.value) == f"{reason.rule}: {reason.message}"
                assert refused.value.rule == reason.rule
                assert "{" not in reason.message
                assert "\n" not in reason.message
    assert bytes(state) == before


@each_seating
@examples(0.5)
@given(data=st.data())
def test_every_refusal_has_its_words(seating: Seating, data: st.DataObject) -> None:
    """Of all actions a seat can have only the legal ones are not refused, and each says why."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    seat = data.draw(st.integers(0, seats - 1))
    legal = set(game.legal_actions(state, seat))
    reader = game.layout.read(state.records)
    for action in game.codes.codes(game.codes.deck(reader, seat)):
        assert (game.why_not(state, seat, action) is None) == (action in legal)


@each_seating
@examples(0.5)
@given(data=st.data())
def test_a_seat_that_is_not_there_is_refused(seating: Seating, data: st.DataObject) -> None:
    """Every question about it gets the same sentence."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    action = game.legal_actions(state, game.to_act(state)[0])[0]
    for seat in (-1, seats, 99):
        asked: list[Ask] = [game.legal_actions, game.view, game.veil]
        asked_of_actions: list[Ask] = [game.apply, game.why_not]
        sentence = rf"no seat {seat}; they are 0 to {seats - 1}$"
        for ask in asked:
            with pytest.raises(IllegalActionError, match=sentence):
                ask(state, seat)
        for ask in asked_of_actions:
            with pytest.raises(IllegalActionError, match=sentence):
                ask(state, seat, action)


@each_seating
@examples(1)
@given(data=st.data())
def test_apply_never_changes_its_argument(seating: Seating, data: st.DataObject) -> None:
    """The state before stays what it was; the same action gives the same step again."""
    game = seating.game
    walk = data.draw(walks(seating))
    for before, seat, action, step in walk.taken():
        kept = bytes(before)
        again = game.apply(State(before.records.copy()), seat, action)
        assert bytes(before) == kept
        assert again == step
        assert not np.shares_memory(again.state.records, before.records)


@each_seating
@examples(1)
@given(data=st.data())
def test_a_log_is_never_full_and_changes_no_state(seating: Seating, data: st.DataObject) -> None:
    """Rows stay within a quarter of the log; without one the rules do the same."""
    game = seating.game
    walk = data.draw(walks(seating))
    for before, seat, action, step in walk.taken():
        (code,) = game.codes.encode(game.layout.read(before.records), seat, action) or ()
        records, log, codes = before.records.copy(), new_log(), code_buffer(game)
        assert game.kernel.apply(records, 0, seat, code, codes, log)
        assert log[0, 0] == len(step.events) <= LOG_ROWS // 4
        silent = before.records.copy()
        one = np.array([seat], np.int16), np.array([code], np.int16)
        assert game.kernel.replay(silent, 0, *one, codes) == 1
        assert silent.tobytes() == records.tobytes() == bytes(step.state)
