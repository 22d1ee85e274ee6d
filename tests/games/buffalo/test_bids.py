"""How a bid is made of small decisions, and carried out as a whole (BV1)."""

import pytest

from menagerie import GAMES, State
from menagerie.core.actions import Action
from menagerie.core.records import Played, Record, final_state, replay
from menagerie.games.buffalo.actions import Bid, Digit, Raise
from menagerie.games.buffalo.events import BidMade, BidSealed, ChoiceReopened
from tests.games.buffalo.builders import (
    GAME,
    phase,
    play,
    refused,
    refused_action,
    step,
    told,
    view,
)
from tests.games.buffalo.scenes import auction


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may do."""
    return GAME.legal_actions(state, seat)


def digits(*numbers: int) -> set[Action]:
    """Decimals that may be added."""
    return {Digit(number) for number in numbers}


@pytest.mark.rule("BV1")
def test_a_bid_is_made_of_whole_cows_and_four_decimals() -> None:
    """The fourth decimal seals it; the seat alone sees how far it is."""
    state = play(auction(), "seat 0 raises", "seat 0 raises", "seat 0 adds 0")
    assert (view(state, 0).begun, view(state, 0).bid) == ("2.0", None)
    assert 0 in GAME.to_act(state)

    state, events = step(play(state, "seat 0 adds 8", "seat 0 adds 9"), "seat 0 adds 5")

    assert events == (
        BidSealed(0, "2.0895", rule="BV1", audience=(0,)),
        BidMade(0, rule="BV1", audience="everybody"),
    )
    assert (view(state, 0).begun, view(state, 0).bid) == (None, "2.0895")
    assert 0 not in GAME.to_act(state)


@pytest.mark.rule("BV1", "B8")
def test_nobody_else_knows_of_a_bid_that_is_begun() -> None:
    """Views and events of others are those of a seat that has decided nothing."""
    before = auction()

    after = play(before, "seat 0 raises", "seat 0 adds 5")

    assert told(before, "seat 0 raises", "seat 0 adds 5") == []
    for seat in (1, 2, None):
        assert GAME.view(after, seat) == GAME.view(before, seat)
        assert GAME.veil(after, seat) == GAME.veil(before, seat)


@pytest.mark.rule("BV1")
def test_a_first_bid_may_have_any_digits() -> None:
    """Whole cows come before the decimals, 99 of them at most."""
    state = auction()
    assert set(legal(state, 0)) == digits(*range(10)) | {Raise()}
    assert set(legal(play(state, "seat 0 adds 0"), 0)) == digits(*range(10))

    most = play(state, *["seat 0 raises"] * 99)

    assert set(legal(most, 0)) == digits(*range(10))
    assert refused_action(most, 0, Raise()).key == "no_such_bid"
    most = play(most, *["seat 0 adds 9"] * 4)
    assert view(most, 0).bid == "99.9999"


@pytest.mark.rule("BV1")
def test_a_repeat_begins_with_the_whole_cows_of_the_last_bid() -> None:
    """Only such decisions are legal as can still lead to a bid that is not lower."""
    state = auction("2.3", "2.3", "1")
    assert set(legal(state, 0)) == digits(3, 4, 5, 6, 7, 8, 9) | {Raise()}
    assert refused(state, "seat 0 adds 2").facts == {"lowest": "2.3"}
    assert set(legal(play(state, "seat 0 raises"), 0)) == digits(*range(10)) | {Raise()}
    assert legal(state, 2) == ()
    assert refused(state, "seat 2 raises").key == "not_tied"
    assert refused(state, "seat 2 adds 9").key == "not_tied"

    state = play(state, *["seat 0 adds 3", "seat 0 adds 0", "seat 0 adds 0", "seat 0 adds 0"])

    assert view(state, 0).bid == "2.3"


@pytest.mark.rule("BV1")
def test_a_low_digit_may_follow_when_the_bid_is_high_enough_already() -> None:
    """After 2.4 any decimal is higher than 2.39; after 2.3 only nines will do."""
    state = auction("2.39", "2.39", "1")

    assert set(legal(play(state, "seat 0 adds 4"), 0)) == digits(*range(10))
    assert set(legal(play(state, "seat 0 adds 3"), 0)) == digits(9)


@pytest.mark.rule("BV1", "B8")
def test_a_decision_after_the_seal_begins_the_bid_again() -> None:
    """Everybody hears that, and the seat is waited for."""
    state = auction("5", "3")

    state, events = step(state, "seat 0 adds 1")

    assert events == (ChoiceReopened(0, rule="B8", audience="everybody"),)
    assert (view(state, 0).begun, view(state, 0).bid) == ("0.1", None)
    assert GAME.to_act(state) == (0, 2)


@pytest.mark.rule("BV1", "B8")
@pytest.mark.parametrize(
    "begun", [(), ("seat 0 raises",), ("seat 0 adds 7", "seat 0 adds 7"), ("seat 0 bids 8",)]
)
def test_a_whole_bid_replaces_what_was_begun_or_sealed(begun: tuple[str, ...]) -> None:
    """The state is that of a seat which has bid once."""
    state = play(auction(), *begun)

    state, events = step(state, "seat 0 bids 1.5")

    assert state == play(auction(), "seat 0 bids 1.5")
    assert [type(event) for event in events] == [BidSealed, BidMade]


@pytest.mark.rule("BV1")
def test_a_whole_bid_is_the_same_as_its_decisions() -> None:
    """In a first turn and in a repeat."""
    for start in (auction(), auction("1", "1", "0")):
        once = play(start, "seat 0 bids 2.05")
        raises = 2 if start == auction() else 1
        steps = play(start, *["seat 0 raises"] * raises, "seat 0 adds 0", "seat 0 adds 5")
        assert play(steps, "seat 0 adds 0", "seat 0 adds 0") == once


@pytest.mark.rule("BV1")
def test_a_whole_bid_that_is_refused_changes_nothing() -> None:
    """A begun bid stays begun; where nobody bids, the game says what is asked."""
    state = play(auction("2", "2", "1"), "seat 0 adds 5")

    assert refused(state, "seat 0 bids 1").key == "bid_lower"
    assert refused(state, "seat 0 bids 100").key == "no_such_bid"
    assert refused(state, "seat 2 bids 5").key == "not_tied"
    assert view(state, 0).begun == "2.5"
    picking = auction("3", "2", "1")
    assert phase(picking) == "picking"
    assert refused(picking, "seat 0 bids 5").key == "not_now"
    assert refused(picking, "seat 0 adds 5").key == "not_now"


@pytest.mark.rule("BV1")
def test_the_sealed_bid_of_a_seat_may_be_reopened_in_a_repeat() -> None:
    """It begins again with the whole cows of the first bid, not of the sealed one."""
    state = play(auction("2", "2", "1"), "seat 0 bids 7.5", "seat 0 adds 0")

    assert view(state, 0).begun == "2.0"


@pytest.mark.rule("BV1")
def test_a_record_keeps_whole_bids_and_small_decisions() -> None:
    """Both replay, quickly and step by step, to the same state; repeats are coded again."""
    start = GAMES["buffalo"].new(3, seed=1, options={"auction": True})
    played: list[tuple[int, Action]] = [
        (0, Bid("2.5")),
        (1, Raise()),
        (2, Bid("1")),
        (1, Bid("2.5")),
        (0, Bid("3.25")),
        *[(1, Digit(digit)) for digit in (6, 0, 0, 0)],
    ]
    record: Record[Action, object] = Record(
        game="buffalo",
        rules_version=1,
        seats=3,
        options=GAME.options_of(start),
        seed=f"{1:064x}",
        actions=tuple(Played(seat, action) for seat, action in played),
    )

    *_, last = replay(GAME, record)

    assert final_state(GAME, record) == last.state
    assert [seat.bids for seat in view(last.state).seats] == [
        ("2.5", "3.25"),
        ("2.5", "2.6"),
        ("1",),
    ]
