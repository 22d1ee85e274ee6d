"""The author's colour auction (BV1)."""

import pytest

from menagerie import State
from menagerie.games.buffalo.events import (
    BidMade,
    BidRevealed,
    BidSealed,
    BidsTied,
    ColourPicked,
    LotDrawn,
)
from tests.games.buffalo.builders import GAME, herds, phase, play, refused, step, told, view
from tests.games.script import only


def auction(seats: int = 4, *, seed: int = 3) -> State:
    """A fresh game with the auction."""
    return GAME.new(seats, seed=seed, options={"auction": True})


def bid(state: State, *bids: float | None) -> State:
    """Each seat bids; None does not."""
    for seat, amount in enumerate(bids):
        if amount is not None:
            state = play(state, f"seat {seat} bids {amount}")
    return state


def pick_order(state: State) -> list[int]:
    """The order in which the seats pick."""
    return list(GAME.dump(state)["pick_order"])


@pytest.mark.rule("BV1")
def test_without_the_option_nobody_bids() -> None:
    """The first round begins at once and a bid is refused."""
    state = GAME.new(4, seed=3)

    assert phase(state) == "choosing"
    assert refused(state, "seat 0 bids 1.25").key == "not_now"


@pytest.mark.rule("BV1", "B4")
def test_the_preliminary_round_comes_first() -> None:
    """Its cows stand; the seats hold the first colours for the moment, without cards, and bid."""
    state = auction(5)
    shown = view(state)

    assert (phase(state), GAME.to_act(state)) == ("bidding", (0, 1, 2, 3, 4))
    assert [seat.colours for seat in shown.seats] == [
        ("blue",),
        ("red",),
        ("green",),
        ("orange",),
        ("purple",),
    ]
    assert [seat.score for seat in shown.seats] == [0] * 5
    assert sum(len(pasture.herds) for pasture in shown.pastures) == 10
    assert view(state, 0).hand == ()


@pytest.mark.rule("BV1")
def test_a_bid_is_from_0_to_99_9999_with_up_to_four_decimals() -> None:
    """A hundred whole cows are too many, and a fifth decimal too fine."""
    state = auction()

    assert view(play(state, "seat 0 bids 0.00"), 0).bid == "0"
    assert view(play(state, "seat 0 bids 1.0895"), 0).bid == "1.0895"
    assert view(play(state, "seat 0 bids 99.9999"), 0).bid == "99.9999"
    assert refused(state, "seat 0 bids 100").key == "no_such_bid"
    assert refused(state, "seat 0 bids 0.00001").key == "no_such_bid"


@pytest.mark.rule("BV1", "B8")
def test_bids_are_sealed_until_the_last_is_made() -> None:
    """The seat sees its own; others that it has bid, not what."""
    state, events = step(auction(), "seat 1 bids 1.25")

    sealed, made = events
    assert sealed == BidSealed(1, "1.25", rule="BV1", audience=(1,))
    assert made == BidMade(1, rule="BV1", audience="everybody")
    assert view(state, 1).bid == "1.25"
    assert view(state, 0).bid is None
    assert view(state, 0).seats[1].has_chosen
    assert view(state, 0).seats[1].bids == ()
    assert GAME.to_act(state) == (0, 2, 3)


@pytest.mark.rule("BV1", "B8")
def test_a_bid_may_be_changed_until_the_last_is_made() -> None:
    """Up or down: nothing is lower than before in the first turn."""
    state = bid(auction(), 5, 4, 3, None)

    state = play(state, "seat 0 bids 2.5", "seat 3 bids 1")

    assert phase(state) == "picking"
    assert pick_order(state) == [1, 2, 0, 3]


@pytest.mark.rule("BV1")
def test_the_highest_bid_picks_first() -> None:
    """Bids are revealed together, and the seats pick in their order."""
    state = bid(auction(), 1, 3.5, 2, None)

    state, events = step(state, "seat 3 bids 0.0001")

    revealed = [(event.seat, event.amount, event.turn) for event in only(BidRevealed, events)]
    assert revealed == [(0, "1", 0), (1, "3.5", 0), (2, "2", 0), (3, "0.0001", 0)]
    assert pick_order(state) == [1, 2, 0, 3]
    assert GAME.to_act(state) == (1,)
    assert [seat.bids for seat in view(state).seats] == [("1",), ("3.5",), ("2",), ("0.0001",)]


@pytest.mark.rule("BV1", "BV4")
def test_the_colours_are_given_back_before_they_are_picked() -> None:
    """Nobody has one then, nor a card, in the hand or played."""
    state = GAME.new(4, seed=3, options={"auction": True, "memory_aid": True})

    shown = view(bid(state, 4, 3, 2, 1), 0)

    assert [(seat.colours, seat.played) for seat in shown.seats] == [((), ())] * 4
    assert shown.hand == ()


@pytest.mark.rule("BV1")
def test_a_colour_is_picked_once() -> None:
    """The first colours of the table are in play, as many as players."""
    state = play(bid(auction(), 4, 3, 2, 1), "seat 0 picks green")

    assert refused(state, "seat 1 picks green").facts == {"colour": "green", "owner": 0}
    assert refused(state, "seat 1 picks purple").key == "not_in_play"
    assert refused(state, "seat 2 picks blue").key == "not_your_turn"
    assert refused(state, "seat 0 picks blue").key == "not_your_turn"
    assert {action.colour for action in GAME.legal_actions(state, 1)} == {  # type: ignore[attr-defined]
        "blue",
        "red",
        "orange",
    }


@pytest.mark.rule("BV1", "B26")
def test_the_last_colour_goes_without_asking() -> None:
    """Seat 3 gets what is left, and the first round begins with everybody's colours."""
    state = play(bid(auction(), 4, 3, 2, 1), "seat 0 picks green", "seat 1 picks blue")
    assert GAME.to_act(state) == (2,)

    state, events = step(state, "seat 2 picks orange")

    assert only(ColourPicked, events) == [
        ColourPicked(2, "orange", rule="BV1", audience="everybody"),
        ColourPicked(3, "red", rule="BV1", audience="everybody"),
    ]
    assert (phase(state), view(state).round) == ("choosing", 1)
    assert [seat.colours for seat in view(state).seats] == [
        ("green",),
        ("blue",),
        ("orange",),
        ("red",),
    ]
    assert view(state, 0).hand[0] == "5H"


@pytest.mark.rule("BV1", "B26")
@pytest.mark.parametrize("left", ["blue", "red", "green"])
def test_any_colour_may_be_the_last(left: str) -> None:
    """Whichever two are picked, the third seat has the other."""
    first, second = sorted({"blue", "red", "green"} - {left})

    state = play(bid(auction(3), 3, 2, 1), f"seat 0 picks {first}", f"seat 1 picks {second}")

    assert [seat.colours for seat in view(state).seats] == [(first,), (second,), (left,)]


@pytest.mark.rule("BV1")
def test_equal_bids_are_repeated_by_the_tied_seats_only() -> None:
    """Seats 0 and 2 bid again; the others have no say."""
    state, events = step(bid(auction(), 2, 3, 2, None), "seat 3 bids 1")

    assert only(BidsTied, events) == [BidsTied((0, 2), rule="BV1", audience="everybody")]
    assert GAME.to_act(state) == (0, 2)
    assert GAME.legal_actions(state, 1) == ()
    assert refused(state, "seat 1 bids 3").key == "not_tied"
    assert [seat.bids for seat in view(state).seats] == [("2",), ("3",), ("2",), ("1",)]


@pytest.mark.rule("BV1")
def test_a_repeated_bid_is_not_lower() -> None:
    """The same is allowed, a ten-thousandth less is not."""
    state = bid(auction(), 2, 3, 2, 1)

    reason = refused(state, "seat 0 bids 1.9999")

    assert (reason.rule, reason.facts) == ("BV1", {"lowest": "2"})
    play(state, "seat 0 bids 2")


@pytest.mark.rule("BV1")
def test_a_repeat_overtakes_nobody_outside() -> None:
    """Seat 0 bids 9 in the repeat and still picks after seat 1, who bid 3 at first."""
    state = bid(auction(), 2, 3, 2, 1)

    state = bid(state, 9, None, 4, None)

    assert pick_order(state) == [1, 0, 2, 3]


@pytest.mark.rule("BV1")
def test_all_tied_groups_bid_again_at_the_same_time() -> None:
    """Two pairs of equal bids: four seats bid, each pair is ordered in itself."""
    state = bid(auction(5), 5, 2, 5, 2, 3)
    assert GAME.to_act(state) == (0, 1, 2, 3)

    state = bid(state, 5, 9, 6, 8)

    assert pick_order(state) == [2, 0, 4, 1, 3]


@pytest.mark.rule("BV1")
def test_only_those_still_tied_bid_a_third_time() -> None:
    """Three are tied, one of them breaks away, two bid again."""
    state = bid(auction(), 2, 2, 2, 1)
    state = bid(state, 3, 4, 3, None)
    assert GAME.to_act(state) == (0, 2)
    assert refused(state, "seat 1 bids 5").key == "not_tied"
    assert refused(state, "seat 0 bids 2.5").facts == {"lowest": "3"}

    state = bid(state, 3, None, 3.01, None)

    assert pick_order(state) == [1, 2, 0, 3]
    assert [seat.bids for seat in view(state).seats] == [
        ("2", "3", "3"),
        ("2", "4"),
        ("2", "3", "3.01"),
        ("1",),
    ]


@pytest.mark.rule("BV1")
def test_nobody_bids_more_than_three_times_then_a_lot_decides() -> None:
    """After the second repeat seats 0 and 2 are still equal: a lot is drawn between them."""
    state = bid(bid(auction(), 2, 3, 2, 1), 4, None, 4, None)
    assert GAME.to_act(state) == (0, 2)

    state, events = step(play(state, "seat 0 bids 4"), "seat 2 bids 4")

    assert only(LotDrawn, events) == [LotDrawn((0, 2), rule="BV1", audience="everybody")]
    assert phase(state) == "picking"
    assert pick_order(state)[0] == 1
    assert pick_order(state)[3] == 3


@pytest.mark.rule("BV1")
def test_without_a_tie_no_lot_is_drawn() -> None:
    """A third bid that differs decides."""
    state = bid(bid(auction(), 2, 3, 2, 1), 4, None, 4, None)

    events = told(state, "seat 0 bids 4", "seat 2 bids 4.01")

    assert only(LotDrawn, events) == []


@pytest.mark.rule("BV1")
def test_the_lot_is_fair_to_both() -> None:
    """Over many games either tied seat comes first about as often."""
    first = [
        pick_order(bid(bid(bid(auction(3, seed=seed), 2, 2, 1), 4, 4), 4, 4))[0]
        for seed in range(200)
    ]

    assert 70 < first.count(0) < 130
    assert first.count(0) + first.count(1) == 200


# Two players.


@pytest.mark.rule("BV1", "B23")
def test_two_players_assign_their_pastures_before_they_bid() -> None:
    """Each for the pair it holds for the moment; the cows stand when the bidding begins."""
    state = auction(2)
    dealt = view(state).dealt
    assert (phase(state), set(dealt)) == ("assigning", {"blue", "red"})
    assert [seat.colours for seat in view(state).seats] == [("blue", "green"), ("red", "orange")]
    assert view(state, 0).hand == ()
    assert refused(state, "seat 0 bids 1").key == "not_now"
    assert GAME.why_not(state, 0, GAME.legal_actions(state, 0)[0]) is None

    state = play(state, "seat 0 assigns blue green blue", "seat 1 assigns red red orange")

    assert (phase(state), view(state).dealt) == ("bidding", {})
    assert [herds(state, pasture) for pasture in dealt["blue"]] == [
        {"blue": 1},
        {"green": 1},
        {"blue": 1},
    ]
    assert refused(state, "seat 0 assigns blue green blue").key == "not_now"


@pytest.mark.rule("BV1", "B23")
def test_two_players_pick_pairs_of_colours_with_their_cows() -> None:
    """Whose cows stand where was decided before; seat 1 takes what seat 0 has put."""
    state = auction(2)
    state = play(state, "seat 0 assigns blue green blue", "seat 1 assigns red red orange")
    before = [pasture.herds for pasture in view(state).pastures]

    state = bid(state, 1, 2)
    assert [seat.colours for seat in view(state).seats] == [(), ()]
    assert {action.colour for action in GAME.legal_actions(state, 1)} == {"blue", "red"}  # type: ignore[attr-defined]
    assert refused(state, "seat 1 picks green").key == "not_in_play"
    state = play(state, "seat 1 picks blue")

    assert (phase(state), view(state).round) == ("choosing", 1)
    assert [seat.colours for seat in view(state).seats] == [("red", "orange"), ("blue", "green")]
    assert [pasture.herds for pasture in view(state).pastures] == before
    assert view(state, 1).hand[0] == "5J"
