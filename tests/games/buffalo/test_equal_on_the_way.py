"""Bonus cows that pass through the size of another herd, one cow at a time."""

import pytest

from menagerie import State
from menagerie.games.buffalo.events import CowsForgone
from tests.games.buffalo.builders import (
    buffalo,
    herds,
    phase,
    play,
    puts_open_to,
    refused,
    step,
    supply,
    turn,
)
from tests.games.buffalo.scenes import puts, two_for_blue
from tests.games.script import only


def three_for_green(text: str, *, green: int = 4) -> State:
    """Sundown-Savannah (1-2-3) is full; green, third there, has three cows to put."""
    state = buffalo(f"""
        Sundown-Savannah  red {18 - green}  blue 5  green {green}
        {text}
        plays  red 2D  on Sundown-Savannah
    """)
    return play(state, "red places 1", "red puts a cow on Hang-Man-Mountains", "blue stops")


@pytest.mark.rule("B17", "B16", "B26")
def test_a_herd_may_pass_through_an_equal_size() -> None:
    """Blue 2 next to red 3: the first cow makes 3, the second must follow and makes 4."""
    state = two_for_blue("Lucky-Lake red 3 blue 2")

    state, events = step(state, "blue puts a cow on Lucky-Lake")

    assert puts(events) == [("blue", "lucky-lake", False), ("blue", "lucky-lake", True)]
    assert herds(state, "Lucky-Lake") == {"blue": 4, "red": 3}
    assert phase(state) == "placing"


@pytest.mark.rule("B17")
def test_after_passing_through_the_other_cows_are_free() -> None:
    """Of three cows two go past the equal herd; the third may go anywhere, or nowhere."""
    state = three_for_green("Lucky-Lake red 3 green 2")

    state = play(state, "green puts a cow on Lucky-Lake")

    assert turn(state) == "green"
    assert herds(state, "Lucky-Lake") == {"green": 4, "red": 3}
    assert {"lucky-lake", "coffee-canyon"} <= puts_open_to(state, "green")
    play(state, "green stops")


@pytest.mark.rule("B17")
def test_a_herd_may_pass_through_two_equal_sizes() -> None:
    """Green 1 next to red 2 and blue 3 needs all three cows."""
    state = three_for_green("Lucky-Lake red 2 blue 3 green 1")

    state, events = step(state, "green puts a cow on Lucky-Lake")

    assert [forced for _, _, forced in puts(events)] == [False, True, True]
    assert herds(state, "Lucky-Lake")["green"] == 4


@pytest.mark.rule("B17")
def test_an_equal_size_that_the_cows_left_cannot_mend_is_refused() -> None:
    """Three herds in a row are one too many for two cows, two for one."""
    two = two_for_blue("Lucky-Lake red 3 green 4 blue 2")
    reason = refused(two, "blue puts a cow on Lucky-Lake")
    assert reason.rule == "B17"
    assert reason.facts == {"equal": "red", "size": 3, "pasture": "lucky-lake"}

    spent = play(two_for_blue("Lucky-Lake red 3 blue 2"), "blue puts a cow on Coffee-Canyon")
    assert refused(spent, "blue puts a cow on Lucky-Lake").rule == "B17"


@pytest.mark.rule("B17")
def test_an_equal_size_that_the_space_cannot_mend_is_refused() -> None:
    """Coffee-Canyon has one space left: the second cow has no room."""
    tight = two_for_blue("Coffee-Canyon red 4 green 2 blue 3")
    roomy = two_for_blue("Coffee-Canyon red 4 green 1 blue 3")

    assert refused(tight, "blue puts a cow on Coffee-Canyon").rule == "B17"
    assert herds(play(roomy, "blue puts a cow on Coffee-Canyon"), "Coffee-Canyon")["blue"] == 5


@pytest.mark.rule("B17")
def test_an_equal_size_that_the_supply_cannot_mend_is_refused() -> None:
    """Blue has one cow left, so it cannot pass; with two it can, and wins by it."""
    herd = "Lucky-Lake red 3 blue 2"
    poor = two_for_blue(f"{herd} \n blue fills Hang-Man-Mountains \n Dynamite-Mine blue 8")
    rich = two_for_blue(f"{herd} \n blue fills Hang-Man-Mountains \n Dynamite-Mine blue 7")

    assert (supply(poor, "blue"), supply(rich, "blue")) == (1, 2)
    assert refused(poor, "blue puts a cow on Lucky-Lake").rule == "B17"
    assert phase(play(rich, "blue puts a cow on Lucky-Lake")) == "over"


@pytest.mark.rule("B17")
def test_a_cow_that_makes_no_herds_equal_forces_nothing() -> None:
    """Blue 1 next to red 3 goes to 2 and may stop there."""
    state = two_for_blue("Lucky-Lake red 3 blue 1")

    state = play(state, "blue puts a cow on Lucky-Lake", "blue stops")

    assert herds(state, "Lucky-Lake") == {"red": 3, "blue": 2}


@pytest.mark.rule("B26", "B16")
def test_an_owner_without_a_legal_cow_is_not_asked() -> None:
    """Red's one cow would equal a herd of one everywhere, so the number is lost without asking."""
    state = buffalo(
        """
        Lone-Star-Valley  red 5
        Powder-Prairie  green 1
        Coffee-Canyon  green 1
        Dead-Bull-Desert  green 1
        Fire-Fields  green 1
        Drunk'n-Creek  green 1
        Lucky-Lake  green 1
        Rattlesnake-Ranch  green 1
        Sundown-Savannah  green 1
        plays  red 2D  on Lone-Star-Valley
        """,
        seats=3,
    )

    state, events = step(state, "red places 1")

    assert only(CowsForgone, events) == [CowsForgone(1, "red", 1, rule="B16", audience="everybody")]
    assert phase(state) == "placing"
