"""Actions that a seat can never have: the rule, a sentence, and its facts."""

from typing import Any

import pytest

from menagerie import IllegalActionError
from menagerie.core.actions import Action
from menagerie.core.refusals import Reason
from menagerie.games.buffalo.actions import Assign, Bid, Lay, Pick, Place, Put, Stop
from tests.games.buffalo.builders import GAME, buffalo, refused_action
from tests.games.buffalo.scenes import RED_ON_LUCKY_LAKE, auction, bonus_for_red


@pytest.mark.rule("B3")
@pytest.mark.parametrize(
    "action", [Lay("dynamite-mine", "4G"), Put("dynamite-mine")], ids=["lay", "put"]
)
def test_a_pasture_that_is_not_in_play(action: Action) -> None:
    """Three players do not have the Dynamite-Mine."""
    assert refused_action(buffalo("", seats=3), 1, action) == Reason(
        "B3",
        "pasture_not_in_play",
        "Dynamite-Mine is not in play with 3 players.",
        {"pasture": "dynamite-mine", "seats": 3},
    )


@pytest.mark.rule("B1", "B2")
def test_a_pasture_or_a_colour_that_does_not_exist() -> None:
    """It is not in play either."""
    no_pasture: Any = "green-hills"
    no_colour: Any = "pink"

    pasture = refused_action(bonus_for_red(""), 1, Put(no_pasture))
    colour = refused_action(auction(3, 2, 1), 0, Pick(no_colour))

    assert pasture.message == "Green-hills is not in play with 5 players."
    assert colour.message == "Pink is not in play here."


@pytest.mark.rule("B2")
@pytest.mark.parametrize("card", ["5J", "4F", "9Z"])
def test_a_card_of_another_colour(card: str) -> None:
    """Neither blue's card, nor one for two players, nor one that does not exist."""
    assert refused_action(buffalo(""), 1, Lay("lucky-lake", card)) == Reason(
        "B2", "not_your_card", f"{card[0]} {card[1]} is not one of your cards.", {"card": card}
    )


@pytest.mark.rule("B23")
def test_with_two_players_a_pair_needs_a_colour() -> None:
    """The sentence names both."""
    assert refused_action(buffalo("", seats=2), 1, Lay("lucky-lake", "4G")) == Reason(
        "B23",
        "needs_colour",
        "Say which colour the pair is for: Red or Orange.",
        {"either": ("red", "orange")},
    )


@pytest.mark.rule("B23")
def test_with_more_players_a_pair_has_no_colour() -> None:
    """Not even one's own."""
    assert refused_action(buffalo(""), 1, Lay("lucky-lake", "4G", "red")) == Reason(
        "B23", "no_colour", "Pairs have a colour only with two players."
    )


@pytest.mark.rule("B11")
@pytest.mark.parametrize("cows", [-1, 6, 9])
def test_a_number_that_no_card_has(cows: int) -> None:
    """Cards go up to five."""
    assert refused_action(buffalo(RED_ON_LUCKY_LAKE), 1, Place(cows)) == Reason(
        "B11", "no_such_number", "A card allows 0 to 5 cows."
    )


@pytest.mark.rule("BV1")
@pytest.mark.parametrize("amount", ["100", "1.08951"])
def test_a_bid_out_of_range(amount: str) -> None:
    """In the first turn and in a repeat."""
    expected = Reason(
        "BV1", "no_such_bid", "A bid is from 0 to 99.9999, with at most four decimals."
    )

    assert refused_action(auction(), 0, Bid(amount)) == expected
    assert refused_action(auction(2, 2, 1), 0, Bid(amount)) == expected


@pytest.mark.rule("B23")
def test_an_assignment_with_four_players() -> None:
    """Only two players assign."""
    assert refused_action(GAME.new(4, seed=1), 0, Assign(("blue", "red", "blue"))) == Reason(
        "B23",
        "only_two_assign",
        "Only with two players you decide which colour begins where.",
    )


@pytest.mark.rule("B23")
@pytest.mark.parametrize(
    "colours", [("blue", "blue", "blue"), ("blue", "green", "red")], ids=["one", "foreign"]
)
def test_an_assignment_without_both_colours(colours: tuple[str, str, str]) -> None:
    """One missing, or a colour of the other player."""
    action = Assign(colours)  # type: ignore[arg-type]

    assert refused_action(GAME.new(2, seed=1), 0, action) == Reason(
        "B23",
        "both_colours",
        "Each of your pastures gets Blue or Green, and both colours must be used.",
        {"either": ("blue", "green")},
    )


@pytest.mark.rule("BV1")
def test_a_pair_before_colours_are_picked() -> None:
    """Nobody has cards yet."""
    assert refused_action(auction(), 0, Lay("lucky-lake", "4G")) == Reason(
        "B9",
        "not_now",
        "That is not possible right now: everybody bids for a colour.",
        {"phase": "bidding"},
    )


def test_a_seat_that_does_not_exist() -> None:
    """Three players have seats 0 to 2."""
    state = buffalo("", seats=3)

    with pytest.raises(IllegalActionError, match="there is no seat 3; they are 0 to 2"):
        GAME.apply(state, 3, Stop())
    with pytest.raises(IllegalActionError, match="there is no seat -1"):
        GAME.why_not(state, -1, Pick("red"))
