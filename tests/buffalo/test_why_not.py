"""Every refusal names its rule, says a sentence, and gives the facts of that sentence."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from menagerie import IllegalActionError, State
from menagerie.core.actions import Action
from menagerie.core.events import Reason
from menagerie.games.buffalo.actions import Assign, Bid, Lay, Pick, Place, Put, Stop
from menagerie.games.buffalo.refusals import Refusal
from tests.buffalo.builders import GAME, buffalo, pass_round, play, refused, refused_action
from tests.buffalo.playing import games
from tests.playing import Taken, randoms

FULL_BUT_ONE = """
    blue fills   Rattlesnake-Ranch  Lucky-Lake
    red fills    Drunk'n-Creek  Fire-Fields  Powder-Prairie
    green fills  Dead-Bull-Desert  Coffee-Canyon  Lone-Star-Valley
"""
FULL_BUT_ONE_FOR_TWO = """
    blue fills    Lucky-Lake  Drunk'n-Creek
    red fills     Dead-Bull-Desert  Coffee-Canyon
    green fills   Powder-Prairie
    orange fills  Lone-Star-Valley
"""
RED_ON_LUCKY_LAKE = """
    Lucky-Lake  red 1  blue 2  green 4
    plays  red 3D  on Lucky-Lake
"""


def auction(*bids: int) -> State:
    """An auction of three after some first bids."""
    state = GAME.new(3, seed=1, options={"auction": True})
    return play(state, *(f"seat {seat} bids {bid}" for seat, bid in enumerate(bids)))


def bonus_for_red(text: str) -> State:
    """Red, alone on Dead-Bull-Desert, has one cow to put."""
    state = buffalo(f"Dead-Bull-Desert red 11 \n {text} \n plays red 2D on Dead-Bull-Desert")
    return play(state, "red places 1")


# Whose turn, and for what.


@pytest.mark.rule("B20")
def test_nothing_is_allowed_when_the_game_is_over() -> None:
    """Whatever it is."""
    state = pass_round(buffalo("round 5 \n plays red 3D on Lucky-Lake"))
    expected = Reason("B20", "over", "the game is over")

    assert refused(state, "red lays 4G on Lucky-Lake") == expected
    assert refused(state, "red places 0") == expected


@pytest.mark.rule("B9")
@pytest.mark.parametrize("line", ["red places 1", "red stops", "red bids 1", "red picks red"])
def test_what_the_phase_does_not_ask_for(line: str) -> None:
    """The sentence says what is asked."""
    asked = "everybody lays two pairs"

    assert refused(buffalo(""), line) == Reason(
        "B9", "not_now", f"that is not asked now: {asked}", {"asked": asked}
    )


@pytest.mark.rule("B9")
@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (auction, "everybody bids for a colour"),
        (lambda: auction(3, 2, 1), "a colour is picked"),
        (lambda: GAME.new(2, seed=1), "the dealt pastures are assigned to colours"),
        (lambda: buffalo("plays red 3D on Lucky-Lake"), "cows are placed"),
        (lambda: bonus_for_red(""), "bonus cows are put"),
        (
            lambda: play(
                buffalo("Coffee-Canyon red 9 \n plays red 2D on Coffee-Canyon", cattle_market=True),
                "red places 1",
            ),
            "market cows are put",
        ),
    ],
    ids=["bidding", "picking", "assigning", "placing", "bonus", "market"],
)
def test_every_phase_says_what_it_asks_for(state: Callable[[], State], asked: str) -> None:
    """What is not asked is told what is."""
    action = Place(0) if asked.endswith("put") else Stop()

    assert refused_action(state(), 1, action).facts == {"asked": asked}


@pytest.mark.rule("B10")
def test_another_seats_turn_to_place() -> None:
    """The sentence names the seat whose turn it is."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "seat 0 places 1") == Reason(
        "B10", "not_your_turn", "it is the turn of seat 1", {"turn": 1}
    )


@pytest.mark.rule("B15")
def test_another_seats_turn_to_put() -> None:
    """Also where a stop or a cow is tried."""
    state = bonus_for_red("")

    assert refused(state, "seat 2 stops").facts == {"turn": 1}
    assert refused(state, "seat 2 puts a cow on Lucky-Lake").key == "not_your_turn"


@pytest.mark.rule("BV1")
def test_another_seats_turn_to_pick() -> None:
    """The highest bid picks."""
    assert refused(auction(1, 3, 2), "seat 0 picks red").facts == {"turn": 1}


# Laying pairs.


@pytest.mark.rule("B6")
def test_a_pair_on_a_full_pasture() -> None:
    """The sentence names the pasture as people write it, the fact as JSON does."""
    state = buffalo("blue fills Drunk'n-Creek")

    assert refused(state, "red lays 4G on Drunk'n-Creek") == Reason(
        "B6",
        "pasture_full",
        "Drunk'n-Creek is full, so it cannot be picked",
        {"pasture": "drunkn-creek"},
    )


@pytest.mark.rule("B5")
def test_two_pairs_on_one_pasture() -> None:
    """The second is refused."""
    state = play(buffalo(""), "red lays 4G on Fire-Fields")

    assert refused(state, "red lays 5F on Fire-Fields") == Reason(
        "B5",
        "pasture_twice",
        "your other pair is on Fire-Fields already",
        {"pasture": "fire-fields"},
    )


@pytest.mark.rule("B5")
def test_a_pair_without_a_pasture() -> None:
    """While several pastures have space."""
    assert refused(buffalo(""), "red lays 4G on nothing") == Reason(
        "B5", "needs_pasture", "a pair needs a pasture while more than one has space"
    )


@pytest.mark.rule("B7")
def test_two_pairs_on_the_last_pasture() -> None:
    """The second card must be discarded."""
    state = play(buffalo(FULL_BUT_ONE, seats=3), "red lays 4G on Sundown-Savannah")

    assert refused(state, "red lays 5F on Sundown-Savannah") == Reason(
        "B7",
        "must_discard",
        "only Sundown-Savannah has space: your second card is discarded, on no pasture",
        {"pasture": "sundown-savannah"},
    )


@pytest.mark.rule("B7")
def test_two_discards() -> None:
    """The other card must be played."""
    state = play(buffalo(FULL_BUT_ONE, seats=3), "red lays 4G on nothing")

    assert refused(state, "red lays 5F on nothing") == Reason(
        "B7",
        "one_discard",
        "one card is discarded already: the other goes to the pasture with space",
    )


@pytest.mark.rule("B24")
def test_a_pasture_card_with_one_pasture_left() -> None:
    """Two players lay cow cards only."""
    state = buffalo(FULL_BUT_ONE_FOR_TWO, seats=2)

    assert refused(state, "red lays 4G on Sundown-Savannah") == Reason(
        "B24",
        "no_pasture_cards",
        "only one pasture has space: lay your cards on no pasture",
    )


@pytest.mark.rule("B14")
def test_a_card_that_was_played() -> None:
    """It is gone."""
    state = pass_round(buffalo("plays red 4G on Lucky-Lake", seats=3))

    assert refused(state, "red lays 4G on Fire-Fields") == Reason(
        "B14", "card_spent", "you no longer hold 4G", {"card": "4G"}
    )


@pytest.mark.rule("B5")
def test_one_card_for_two_pairs() -> None:
    """The card lies with the other pair."""
    state = play(buffalo(""), "red lays 4G on Fire-Fields")

    assert refused(state, "red lays 4G on Lucky-Lake") == Reason(
        "B5", "card_twice", "your other pair has 4G already", {"card": "4G"}
    )


@pytest.mark.rule("B23")
def test_two_pairs_for_one_colour() -> None:
    """Two players lay one for each."""
    state = play(buffalo("", seats=2), "green lays 4A on Coffee-Canyon")

    assert refused(state, "green lays 5J on Lucky-Lake") == Reason(
        "B23",
        "colour_twice",
        "your other pair is for green: each colour has one",
        {"colour": "green"},
    )


@pytest.mark.rule("B23")
def test_a_pair_for_the_other_players_colour() -> None:
    """The sentence names the own ones."""
    assert refused_action(buffalo("", seats=2), 0, Lay("lucky-lake", "5J", "red")) == Reason(
        "B23",
        "not_your_colour",
        "you do not play red, but blue or green",
        {"colour": "red", "colours": ("blue", "green")},
    )


# Placing and putting cows.


@pytest.mark.rule("B11")
def test_more_cows_than_the_card_allows() -> None:
    """The sentence names the card."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "red places 4") == Reason(
        "B11", "over_card", "your card 3D allows 3 cows at most", {"held": "3D", "value": 3}
    )


@pytest.mark.rule("B11")
def test_more_cows_than_free_spaces() -> None:
    """The sentence names the pasture and its spaces."""
    state = buffalo("Coffee-Canyon red 8 \n plays red 3D on Coffee-Canyon")

    assert refused(state, "red places 3") == Reason(
        "B11",
        "no_space",
        "Coffee-Canyon has only 2 free",
        {"settled": "coffee-canyon", "space": 2},
    )


@pytest.mark.rule("B11")
def test_more_cows_than_the_supply_has() -> None:
    """The sentence names the colour and its cows."""
    state = buffalo("""
        red fills  Hang-Man-Mountains
        Sundown-Savannah  red 13
        plays  red 3D  on Lucky-Lake
    """)

    assert refused(state, "red places 3") == Reason(
        "B11", "no_supply", "red has only 2 cows left", {"placer": "red", "supply": 2}
    )


@pytest.mark.rule("B12")
def test_a_number_that_makes_equal_herds() -> None:
    """The sentence names the herd in the way, and the numbers that are open."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "red places 3") == Reason(
        "B12",
        "equal_herd",
        "green already has a herd of 4 on Lucky-Lake; you may place 0 or 2",
        {"equal": "green", "size": 4, "settled": "lucky-lake", "open": (0, 2)},
    )


@pytest.mark.rule("B12")
def test_the_open_numbers_are_listed() -> None:
    """With commas and an or."""
    state = buffalo("Lucky-Lake blue 2 \n plays red 4G on Lucky-Lake")

    assert refused(state, "red places 2").message.endswith("you may place 0, 1, 3 or 4")


@pytest.mark.rule("B16")
def test_a_bonus_cow_on_a_full_pasture() -> None:
    """The pasture that pays is one."""
    state = bonus_for_red("blue fills Coffee-Canyon")

    assert refused(state, "red puts a cow on Coffee-Canyon") == Reason(
        "B16", "no_space_to_put", "Coffee-Canyon is full", {"pasture": "coffee-canyon"}
    )
    assert refused(state, "red puts a cow on Dead-Bull-Desert").key == "no_space_to_put"


@pytest.mark.rule("B17")
def test_a_bonus_cow_that_makes_equal_herds_for_good() -> None:
    """The sentence names the herd in the way."""
    state = bonus_for_red("Coffee-Canyon blue 1")

    assert refused(state, "red puts a cow on Coffee-Canyon") == Reason(
        "B17",
        "equal_herd_ahead",
        "blue already has a herd of 1 on Coffee-Canyon, and no further cow mends it",
        {"equal": "blue", "size": 1, "pasture": "coffee-canyon"},
    )


# The auction.


@pytest.mark.rule("BV1")
def test_a_repeated_bid_below_the_first() -> None:
    """The sentence names the first."""
    assert refused(auction(2, 2, 1), "seat 0 bids 1.5") == Reason(
        "BV1", "bid_lower", "you bid 2.00 before and may not go lower", {"lowest": "2.00"}
    )


@pytest.mark.rule("BV1")
def test_a_bid_of_a_seat_that_is_not_tied() -> None:
    """Only tied seats bid again."""
    assert refused(auction(2, 2, 1), "seat 2 bids 3") == Reason(
        "BV1", "not_tied", "only tied seats bid again, and nobody ties with you"
    )


@pytest.mark.rule("BV1")
def test_a_colour_that_is_not_in_play() -> None:
    """Three players have the first three."""
    assert refused(auction(3, 2, 1), "seat 0 picks brown") == Reason(
        "BV1", "not_in_play", "brown is not in play here", {"colour": "brown"}
    )


@pytest.mark.rule("BV1")
def test_a_colour_that_is_taken() -> None:
    """The sentence names who has it."""
    state = play(auction(3, 2, 1), "seat 0 picks red")

    assert refused(state, "seat 1 picks red") == Reason(
        "BV1", "colour_taken", "red is taken by seat 0", {"colour": "red", "owner": 0}
    )


# Actions that a seat can never have.


@pytest.mark.rule("B3")
@pytest.mark.parametrize(
    "action", [Lay("dynamite-mine", "4G"), Put("dynamite-mine")], ids=["lay", "put"]
)
def test_a_pasture_that_is_not_in_play(action: Action) -> None:
    """Three players do not have the Dynamite-Mine."""
    assert refused_action(buffalo("", seats=3), 1, action) == Reason(
        "B3",
        "not_in_play",
        "Dynamite-Mine is not in play with 3 players",
        {"pasture": "dynamite-mine", "seats": 3},
    )


@pytest.mark.rule("B1", "B2")
def test_a_pasture_or_a_colour_that_does_not_exist() -> None:
    """It is not in play either."""
    no_pasture: Any = "green-hills"
    no_colour: Any = "pink"

    pasture = refused_action(bonus_for_red(""), 1, Put(no_pasture))
    colour = refused_action(auction(3, 2, 1), 0, Pick(no_colour))

    assert pasture.message == "green-hills is not in play with 5 players"
    assert colour.message == "pink is not in play here"


@pytest.mark.rule("B2")
@pytest.mark.parametrize("card", ["5J", "4F", "9Z"])
def test_a_card_of_another_colour(card: str) -> None:
    """Neither blue's card, nor one for two players, nor one that does not exist."""
    assert refused_action(buffalo(""), 1, Lay("lucky-lake", card)) == Reason(
        "B2", "not_your_card", f"{card} is not one of your cards", {"card": card}
    )


@pytest.mark.rule("B23")
def test_with_two_players_a_pair_needs_a_colour() -> None:
    """The sentence names both."""
    assert refused_action(buffalo("", seats=2), 1, Lay("lucky-lake", "4G")) == Reason(
        "B23",
        "needs_colour",
        "say which colour the pair is for, red or orange",
        {"colours": ("red", "orange")},
    )


@pytest.mark.rule("B23")
def test_with_more_players_a_pair_has_no_colour() -> None:
    """Not even the own one."""
    assert refused_action(buffalo(""), 1, Lay("lucky-lake", "4G", "red")) == Reason(
        "B23", "no_colour", "only with two players a pair names its colour"
    )


@pytest.mark.rule("B11")
@pytest.mark.parametrize("cows", [-1, 6, 9])
def test_a_number_that_no_card_has(cows: int) -> None:
    """Cards go up to five."""
    assert refused_action(buffalo(RED_ON_LUCKY_LAKE), 1, Place(cows)) == Reason(
        "B11", "no_such_number", "a card allows 0 to 5 cows"
    )


@pytest.mark.rule("BV1")
@pytest.mark.parametrize("hundredths", [-1, 1000])
def test_a_bid_out_of_range(hundredths: int) -> None:
    """In the first turn and in a repeat."""
    expected = Reason("BV1", "no_such_bid", "a bid is from 0.00 to 9.99")

    assert refused_action(auction(), 0, Bid(hundredths)) == expected
    assert refused_action(auction(2, 2, 1), 0, Bid(hundredths)) == expected


@pytest.mark.rule("B23")
def test_an_assignment_with_four_players() -> None:
    """Only two players assign."""
    assert refused_action(GAME.new(4, seed=1), 0, Assign(("blue", "red", "blue"))) == Reason(
        "B23", "not_now", "only two players with their colours assign pastures"
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
        "name a colour for each pasture, blue or green, and each at least once",
        {"colours": ("blue", "green")},
    )


@pytest.mark.rule("BV1")
def test_a_pair_before_colours_are_picked() -> None:
    """Nobody has cards yet."""
    assert refused_action(auction(), 0, Lay("lucky-lake", "4G")) == Reason(
        "B9",
        "not_now",
        "that is not asked now: everybody bids for a colour",
        {"asked": "everybody bids for a colour"},
    )


def test_a_seat_that_does_not_exist() -> None:
    """Three players have seats 0 to 2."""
    state = buffalo("", seats=3)

    with pytest.raises(IllegalActionError, match="there is no seat 3; they are 0 to 2"):
        GAME.apply(state, 3, Stop())
    with pytest.raises(IllegalActionError, match="there is no seat -1"):
        GAME.why_not(state, -1, Pick("red"))


# All of them.


def test_every_refusal_is_shown_here() -> None:
    """Each has a test in this file that names its key."""
    shown = Path(__file__).read_text(encoding="utf-8")

    reasons = set(Refusal) - {Refusal.NONE}
    assert [r.name for r in reasons if f'"{r.name.lower()}"' not in shown] == []


@given(games(), randoms)
def test_exactly_the_legal_actions_are_not_refused(game: Iterator[Taken], rng: Random) -> None:
    """Over all codes, those without meaning included, and for every seat of some states."""
    for taken in game:
        state = taken.step.state
        if rng.random() < 0.05:
            seat = rng.randrange(GAME.seats_of(state))
            legal = GAME.legal_codes(state, seat)
            records = state.records
            allowed = [
                code
                for code in range(GAME.face.codes.count)
                if GAME.kernel.refusal(records, 0, seat, code) == Refusal.NONE
            ]
            assert allowed == legal
            check_reasons(state, seat, rng)


def check_reasons(state: State, seat: int, rng: Random) -> None:
    """`why_not` is None exactly for legal actions, among some that the seat could have."""
    legal = set(GAME.legal_actions(state, seat))
    codes = GAME.face.codes
    every = codes.actions(codes.deck(GAME.layout.read(state.records), seat))
    sample = rng.sample([action for action in every if action is not None], 20)
    for action in [*sample, *rng.sample(sorted(legal, key=repr), min(5, len(legal)))]:
        reason = GAME.why_not(state, seat, action)
        assert (reason is None) == (action in legal)
        assert reason is None or "{" not in reason.message
