"""Refused cows: the rule, a sentence, and its facts."""

import pytest

from menagerie.core.refusals import Reason
from tests.games.buffalo.builders import buffalo, refused
from tests.games.buffalo.scenes import RED_ON_LUCKY_LAKE, bonus_for_red


@pytest.mark.rule("B11")
def test_more_cows_than_the_card_allows() -> None:
    """The sentence names the card."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "red places 4") == Reason(
        "B11", "over_card", "Your card 3 D allows 3 cows at most.", {"held": "3D", "value": 3}
    )


@pytest.mark.rule("B11")
def test_more_cows_than_free_spaces() -> None:
    """The sentence names the pasture and its spaces."""
    state = buffalo("Coffee-Canyon red 8 \n plays red 3D on Coffee-Canyon")

    assert refused(state, "red places 3") == Reason(
        "B11",
        "no_space",
        "Coffee-Canyon has only 2 spaces left.",
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
        "B11", "no_supply", "Red has only 2 cows left.", {"placer": "red", "supply": 2}
    )


@pytest.mark.rule("B12")
def test_a_number_that_makes_equal_herds() -> None:
    """The sentence names the herd in the way, and the numbers that are open."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "red places 3") == Reason(
        "B12",
        "equal_herd",
        "Green already has a herd of 4 on Lucky-Lake. You may place 0 or 2.",
        {"equal": "green", "size": 4, "settled": "lucky-lake", "open": (0, 2)},
    )


@pytest.mark.rule("B12")
def test_the_open_numbers_are_listed() -> None:
    """With commas and an or."""
    state = buffalo("Lucky-Lake blue 2 \n plays red 4G on Lucky-Lake")

    assert refused(state, "red places 2").message.endswith("You may place 0, 1, 3 or 4.")


@pytest.mark.rule("B16")
def test_a_bonus_cow_on_a_full_pasture() -> None:
    """The pasture that pays is one."""
    state = bonus_for_red("blue fills Coffee-Canyon")

    assert refused(state, "red puts a cow on Coffee-Canyon") == Reason(
        "B16", "no_space_to_put", "Coffee-Canyon is full.", {"pasture": "coffee-canyon"}
    )
    assert refused(state, "red puts a cow on Dead-Bull-Desert").key == "no_space_to_put"


@pytest.mark.rule("B17")
def test_a_bonus_cow_that_makes_equal_herds_for_good() -> None:
    """The sentence names the herd in the way."""
    state = bonus_for_red("Coffee-Canyon blue 1")

    assert refused(state, "red puts a cow on Coffee-Canyon") == Reason(
        "B17",
        "equal_herd_ahead",
        "Blue already has a herd of 1 on Coffee-Canyon, and no further cow would change that.",
        {"equal": "blue", "size": 1, "pasture": "coffee-canyon"},
    )


@pytest.mark.rule("B16")
def test_a_first_number_that_is_kept() -> None:
    """The sentence says that it must be placed."""
    assert refused(bonus_for_red(""), "red stops") == Reason(
        "B16", "must_put", "The first bonus must be placed: you cannot keep its cows."
    )
