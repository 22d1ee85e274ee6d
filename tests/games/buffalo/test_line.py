"""Pastures that wait in line to be paid, and pairs that come too late."""

import pytest

from menagerie.games.buffalo.events import PairLapsed
from tests.games.buffalo.builders import buffalo, hand, phase, play, step, told, turn, view
from tests.games.buffalo.scenes import numbers
from tests.games.script import only

# B18: pastures wait in line.

FIRE_FIELDS = """
    Fire-Fields  blue 7  red 4  green 2
    Drunk'n-Creek  blue 6  red 5  green 4
    Coffee-Canyon  red 5  blue 4
    plays  blue 5J  on Fire-Fields
"""
FIRE_FIELDS_ROW = (
    "blue places 1",
    "blue puts a cow on Drunk'n-Creek",
    "red puts a cow on Coffee-Canyon",
    "red puts a cow on Lucky-Lake",
    "green puts a cow on Rattlesnake-Ranch",
)


@pytest.mark.rule("B15", "B18")
def test_worked_example_3_fire_fields_then_drunkn_creek_then_coffee_canyon() -> None:
    """Rows 1-2-1, then 1-1-2, then 1-1, before the round goes on."""
    events = told(
        buffalo(FIRE_FIELDS),
        *FIRE_FIELDS_ROW,
        "blue puts a cow on Hang-Man-Mountains",
        "red stops",
        "green stops",
        "red puts a cow on Dynamite-Mine",
        "blue stops",
    )

    assert numbers(events) == [
        ("fire-fields", 0, "blue", 1),
        ("fire-fields", 1, "red", 2),
        ("fire-fields", 2, "green", 1),
        ("drunkn-creek", 0, "blue", 1),
        ("drunkn-creek", 1, "red", 1),
        ("drunkn-creek", 2, "green", 2),
        ("coffee-canyon", 0, "red", 1),
        ("coffee-canyon", 1, "blue", 1),
    ]


@pytest.mark.rule("B18")
def test_filled_pastures_wait_until_the_running_row_is_finished() -> None:
    """While Fire-Fields pays, the others stand in line in the order in which they filled."""
    state = play(buffalo(FIRE_FIELDS), *FIRE_FIELDS_ROW[:4])

    shown = view(state)
    assert shown.waiting == ("drunkn-creek", "coffee-canyon")
    assert shown.paying is not None
    assert (shown.paying.pasture, shown.paying.rank, shown.paying.colour) == (
        "fire-fields",
        2,
        "green",
    )


@pytest.mark.rule("B18")
def test_a_pasture_that_fills_during_a_waiting_row_goes_to_the_end_of_the_line() -> None:
    """Lone-Star-Valley fills while Drunk'n-Creek pays: Coffee-Canyon is paid before it."""
    state = buffalo(
        """
        Lone-Star-Valley  blue 5
        """
        + FIRE_FIELDS
    )
    state = play(state, *FIRE_FIELDS_ROW)

    state = play(state, "blue puts a cow on Lone-Star-Valley")
    assert view(state).waiting == ("coffee-canyon", "lone-star-valley")

    events = told(
        state, "red stops", "green stops", "red puts a cow on Dynamite-Mine", "blue stops"
    )
    assert [pasture for pasture, *_ in numbers(events)] == [
        "drunkn-creek",
        "coffee-canyon",
        "coffee-canyon",
        "lone-star-valley",
    ]


@pytest.mark.rule("B18")
def test_the_round_goes_on_only_when_the_line_is_empty() -> None:
    """The last stop of the last row hands the turn back to the placers."""
    state = play(buffalo(FIRE_FIELDS), *FIRE_FIELDS_ROW)
    for line in (
        "blue puts a cow on Hang-Man-Mountains",
        "red stops",
        "green stops",
        "red puts a cow on Dynamite-Mine",
    ):
        state = play(state, line)
        assert phase(state) == "bonus"

    assert phase(play(state, "blue stops")) == "placing"


# B19: nothing for those who come too late.


@pytest.mark.rule("B19")
def test_players_still_waiting_on_a_filled_pasture_get_nothing() -> None:
    """Red takes the last space: blue and green lose their pairs and their cards."""
    state = buffalo("""
        Coffee-Canyon  red 9
        plays  red 2D  blue 2C  green 2A  on Coffee-Canyon
    """)

    state, events = step(state, "red places 1")

    assert only(PairLapsed, events) == [
        PairLapsed(2, "green", "coffee-canyon", rule="B19", audience="everybody"),
        PairLapsed(0, "blue", "coffee-canyon", rule="B19", audience="everybody"),
    ]
    assert "2C" not in hand(state, "blue")
    state = play(state, "red puts a cow on Hang-Man-Mountains")
    shown = view(state).settling
    assert shown is not None
    assert shown.pasture != "coffee-canyon"


@pytest.mark.rule("B19")
def test_players_wait_on_while_there_is_space() -> None:
    """Red leaves the last space: green, next, is asked."""
    state = buffalo("""
        Coffee-Canyon  red 7
        plays  red 2D  blue 2C  green 2A  on Coffee-Canyon
    """)

    state, events = step(state, "red places 2")

    assert only(PairLapsed, events) == []
    assert turn(state) == "green"


@pytest.mark.rule("B19")
def test_pairs_on_a_pasture_that_a_bonus_filled_lapse() -> None:
    """Red's bonus cow fills Lucky-Lake before its turn: green's pair there is spent."""
    state = buffalo("""
        Coffee-Canyon  red 9
        Lucky-Lake  red 17
        plays  red 2D  on Coffee-Canyon
        plays  green 2A  on Lucky-Lake
    """)
    state = play(state, "red places 1")

    state, events = step(state, "red puts a cow on Lucky-Lake")
    assert only(PairLapsed, events) == []
    state, events = step(state, "red puts a cow on Hang-Man-Mountains")

    lapsed = PairLapsed(2, "green", "lucky-lake", rule="B19", audience="everybody")
    assert only(PairLapsed, events) == [lapsed]
    assert "2A" not in hand(state, "green")


@pytest.mark.rule("B19")
def test_pairs_on_a_pasture_with_space_do_not_lapse() -> None:
    """Red puts its bonus cow elsewhere: green places on Lucky-Lake."""
    state = buffalo("""
        Coffee-Canyon  red 9
        Lucky-Lake  red 17
        plays  red 2D  on Coffee-Canyon
        plays  green 2A  on Lucky-Lake
    """)

    state = play(state, "red places 1", "red puts a cow on Hang-Man-Mountains")

    assert turn(state) == "green"
