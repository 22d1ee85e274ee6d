"""Refused pairs: the rule, a sentence, and its facts."""

import pytest

from menagerie.core.refusals import Reason
from menagerie.games.buffalo.actions import Lay
from tests.games.buffalo.builders import GAME, buffalo, pass_round, play, refused, refused_action

DRUNKN_CREEK = GAME.speaker.say("pasture_drunkn-creek")
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


@pytest.mark.rule("B6")
def test_a_pair_on_a_full_pasture() -> None:
    """The sentence names the pasture as people write it, the fact as JSON does."""
    state = buffalo("blue fills Drunk'n-Creek")

    assert refused(state, "red lays 4G on Drunk'n-Creek") == Reason(
        "B6",
        "pasture_full",
        f"{DRUNKN_CREEK} is full, so nobody can pick it any more.",
        {"pasture": "drunkn-creek"},
    )


@pytest.mark.rule("B5")
def test_two_pairs_on_one_pasture() -> None:
    """The second is refused."""
    state = play(buffalo(""), "red lays 4G on Fire-Fields")

    assert refused(state, "red lays 5F on Fire-Fields") == Reason(
        "B5",
        "pasture_twice",
        "Your other pair is on Fire-Fields already.",
        {"pasture": "fire-fields"},
    )


@pytest.mark.rule("B5")
def test_a_pair_without_a_pasture() -> None:
    """While several pastures have space."""
    assert refused(buffalo(""), "red lays 4G on nothing") == Reason(
        "B5", "needs_pasture", "A pair needs a pasture as long as more than one has space."
    )


@pytest.mark.rule("B7")
def test_two_pairs_on_the_last_pasture() -> None:
    """The second card must be discarded."""
    state = play(buffalo(FULL_BUT_ONE, seats=3), "red lays 4G on Sundown-Savannah")

    assert refused(state, "red lays 5F on Sundown-Savannah") == Reason(
        "B7",
        "must_discard",
        "Only Sundown-Savannah has space: your second card is discarded, without a pasture.",
        {"pasture": "sundown-savannah"},
    )


@pytest.mark.rule("B7")
def test_two_discards() -> None:
    """The other card must be played."""
    state = play(buffalo(FULL_BUT_ONE, seats=3), "red lays 4G on nothing")

    assert refused(state, "red lays 5F on nothing") == Reason(
        "B7",
        "one_discard",
        "One card is discarded already: the other goes to the pasture with space.",
    )


@pytest.mark.rule("B24")
def test_a_pasture_card_with_one_pasture_left() -> None:
    """Two players lay cow cards only."""
    state = buffalo(FULL_BUT_ONE_FOR_TWO, seats=2)

    assert refused(state, "red lays 4G on Sundown-Savannah") == Reason(
        "B24",
        "no_pasture_cards",
        "Only one pasture has space: lay your cards without a pasture.",
    )


@pytest.mark.rule("B14")
def test_a_card_that_was_played() -> None:
    """It is gone."""
    state = pass_round(buffalo("plays red 4G on Lucky-Lake", seats=3))

    assert refused(state, "red lays 4G on Fire-Fields") == Reason(
        "B14", "card_spent", "You no longer hold 4 G.", {"card": "4G"}
    )


@pytest.mark.rule("B5")
def test_one_card_for_two_pairs() -> None:
    """The card lies with the other pair."""
    state = play(buffalo(""), "red lays 4G on Fire-Fields")

    assert refused(state, "red lays 4G on Lucky-Lake") == Reason(
        "B5", "card_twice", "Your other pair has 4 G already.", {"card": "4G"}
    )


@pytest.mark.rule("B23")
def test_two_pairs_for_one_colour() -> None:
    """Two players lay one for each."""
    state = play(buffalo("", seats=2), "green lays 4A on Coffee-Canyon")

    assert refused(state, "green lays 5J on Lucky-Lake") == Reason(
        "B23",
        "colour_twice",
        "Your other pair is for Green: each colour has one.",
        {"colour": "green"},
    )


@pytest.mark.rule("B23")
def test_a_pair_for_the_other_players_colour() -> None:
    """The sentence names the seat's own."""
    assert refused_action(buffalo("", seats=2), 0, Lay("lucky-lake", "5J", "red")) == Reason(
        "B23",
        "not_your_colour",
        "You do not play Red, but Blue and Green.",
        {"colour": "red", "colours": ("blue", "green")},
    )
