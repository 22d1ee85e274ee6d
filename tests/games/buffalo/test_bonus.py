"""Bonus rows: who gets which number, and where its cows go."""

import pytest

from menagerie.games.buffalo.actions import Put
from menagerie.games.buffalo.events import CowsForgone, PastureFilled
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    herds,
    phase,
    play,
    puts_open_to,
    refused,
    step,
    supply,
    told,
    turn,
)
from tests.games.buffalo.scenes import numbers, puts, two_for_blue
from tests.games.script import only

# B15: who is paid.


@pytest.mark.rule("B15")
def test_worked_example_2_who_fills_dead_bull_desert_alone_gets_one_cow() -> None:
    """The row is 1-2; there is no second herd, so its two cows are lost."""
    state = buffalo("Dead-Bull-Desert red 10 \n plays red 2D on Dead-Bull-Desert")

    events = told(state, "red places 2", "red puts a cow on Coffee-Canyon")

    assert numbers(events) == [("dead-bull-desert", 0, "red", 1)]
    assert puts(events) == [("red", "coffee-canyon", False)]


@pytest.mark.rule("B15")
def test_a_row_is_paid_the_moment_the_last_space_is_taken() -> None:
    """One space short nothing is paid; with the last one the row interrupts the round."""
    state = buffalo("Dead-Bull-Desert red 10 \n plays red 2D on Dead-Bull-Desert")

    short = step(state, "red places 1")
    full = step(state, "red places 2")

    assert phase(short.state) == "placing"
    assert only(PastureFilled, short.events) == []
    assert phase(full.state) == "bonus"
    filled = PastureFilled("dead-bull-desert", "red", rule="B15", audience="everybody")
    assert only(PastureFilled, full.events) == [filled]


@pytest.mark.rule("B15")
def test_numbers_go_by_the_size_of_the_herds() -> None:
    """Not by who took the last space: green, third, fills Fire-Fields (1-2-1)."""
    state = buffalo("""
        Fire-Fields  orange 6  red 4  green 2  purple 1
        plays  green 2A  on Fire-Fields
    """)

    events = told(
        state,
        "green places 1",
        "orange puts a cow on Hang-Man-Mountains",
        "red stops",
        "green stops",
    )

    assert numbers(events) == [
        ("fire-fields", 0, "orange", 1),
        ("fire-fields", 1, "red", 2),
        ("fire-fields", 2, "green", 1),
    ]


@pytest.mark.rule("B15")
def test_the_largest_herd_on_hang_man_mountains_gets_nothing() -> None:
    """The row is 0-1-2-3: the first number asks nobody."""
    state = buffalo("""
        Hang-Man-Mountains  red 12  blue 9  green 7  orange 4
        plays  red 2D  on Hang-Man-Mountains
    """)
    lines = ("red places 1", "blue stops", "green stops", "orange stops")

    assert [(rank, colour, cows) for _, rank, colour, cows in numbers(told(state, *lines))] == [
        (1, "blue", 1),
        (2, "green", 2),
        (3, "orange", 3),
    ]


# B16: what a number allows.


@pytest.mark.rule("B16")
@pytest.mark.parametrize(
    "lines",
    [
        ("blue puts a cow on Coffee-Canyon", "blue puts a cow on Coffee-Canyon"),
        ("blue puts a cow on Coffee-Canyon", "blue puts a cow on Lucky-Lake"),
        ("blue puts a cow on Coffee-Canyon", "blue stops"),
        ("blue stops",),
    ],
    ids=["together", "split", "fewer", "none"],
)
def test_a_number_is_put_in_any_split(lines: tuple[str, ...]) -> None:
    """All on one pasture, on several, fewer, or none; then the round goes on."""
    state = two_for_blue("")
    before = supply(state, "blue")

    state = play(state, *lines)

    assert phase(state) == "placing"
    assert supply(state, "blue") == before - len([line for line in lines if "puts" in line])


@pytest.mark.rule("B16")
def test_the_first_number_must_be_placed() -> None:
    """Red, first on Dead-Bull-Desert, may put its cow anywhere but not keep it."""
    state = buffalo("Dead-Bull-Desert red 7 blue 4 \n plays red 2D on Dead-Bull-Desert")
    state = play(state, "red places 1")

    assert (refused(state, "red stops").rule, refused(state, "red stops").key) == (
        "B16",
        "must_put",
    )
    assert all(isinstance(action, Put) for action in GAME.legal_actions(state, 1))
    assert turn(play(state, "red puts a cow on Lucky-Lake")) == "blue"


@pytest.mark.rule("B16")
def test_later_numbers_may_be_declined() -> None:
    """Blue, second on Dead-Bull-Desert, stops at once; what is left is told."""
    events = told(two_for_blue(""), "blue stops")

    forgone = CowsForgone(0, "blue", 2, rule="B16", audience="everybody")
    assert only(CowsForgone, events) == [forgone]


@pytest.mark.rule("B16")
def test_where_the_first_number_is_0_nothing_must_be_placed() -> None:
    """On Hang-Man-Mountains (0-1-2-3) the second herd has the first cow, and may keep it."""
    state = buffalo("""
        Hang-Man-Mountains  red 20  blue 12
        plays  red 2D  on Hang-Man-Mountains
    """)

    state = play(state, "red places 1")

    assert turn(state) == "blue"
    assert phase(play(state, "blue stops")) != "bonus"


# All is full but for three pastures: Coffee-Canyon, and the two that a bonus cow could go to.
THREE_OPEN = """
    red fills         Sundown-Savannah  Dead-Bull-Desert
    blue fills        Rattlesnake-Ranch  Fire-Fields
    green fills       Lucky-Lake  Drunk'n-Creek
    Coffee-Canyon     red 6  blue 3
    Powder-Prairie    {}
    Lone-Star-Valley  {}
    plays             red 2D  on Coffee-Canyon
"""


@pytest.mark.rule("B16", "B26")
def test_a_first_number_that_cannot_be_placed_is_lost() -> None:
    """On both open pastures red would equal green."""
    state = buffalo(THREE_OPEN.format("green 1", "green 1"), seats=3)

    events = told(state, "red places 1")

    forgone = CowsForgone(1, "red", 1, rule="B16", audience="everybody")
    assert only(CowsForgone, events)[0] == forgone
    assert puts(events) == []


@pytest.mark.rule("B16", "B26")
def test_a_first_number_with_one_place_to_go_is_put_without_asking() -> None:
    """Red would equal green on Powder-Prairie, so its cow goes to Lone-Star-Valley."""
    state = buffalo(THREE_OPEN.format("green 1", "green 2"), seats=3)

    assert puts(told(state, "red places 1")) == [("red", "lone-star-valley", False)]


@pytest.mark.rule("B16", "B26")
def test_a_later_number_with_one_place_to_go_is_asked() -> None:
    """Red's cow goes to Powder-Prairie; blue's could only go to Lone-Star-Valley, or stay."""
    state = buffalo(THREE_OPEN.format("green 1 red 2", "green 1 blue 2"), seats=3)

    state, events = step(state, "red places 1")

    assert puts(events) == [("red", "powder-prairie", False)]
    assert puts_open_to(state, "blue") == {"lone-star-valley"}
    play(state, "blue stops")


@pytest.mark.rule("B16")
def test_not_more_cows_than_the_number_has() -> None:
    """After the second cow the number is used up and another colour acts."""
    state = two_for_blue("")

    state = play(state, "blue puts a cow on Coffee-Canyon", "blue puts a cow on Lucky-Lake")

    assert refused(state, "blue puts a cow on Lucky-Lake").key == "not_now"


@pytest.mark.rule("B16")
def test_cows_go_to_other_pastures_only() -> None:
    """The pasture that pays is full, and so are those that were full before."""
    state = two_for_blue("red fills Coffee-Canyon")
    paying = refused(state, "blue puts a cow on Dead-Bull-Desert")
    full = refused(state, "blue puts a cow on Coffee-Canyon")

    assert (paying.rule, paying.facts) == ("B16", {"pasture": "dead-bull-desert"})
    assert full.rule == "B16"
    assert "dead-bull-desert" not in puts_open_to(state, "blue")
    assert "powder-prairie" in puts_open_to(state, "blue")


@pytest.mark.rule("B16", "B12")
def test_a_number_may_not_end_with_equal_herds() -> None:
    """One cow next to a herd of one is refused, next to a herd of two it is not."""
    state = buffalo("""
        Dead-Bull-Desert  red 11
        Coffee-Canyon  green 1
        Powder-Prairie  green 2
        plays  red 2D  on Dead-Bull-Desert
    """)
    state = play(state, "red places 1")

    assert refused(state, "red puts a cow on Coffee-Canyon").rule == "B17"
    assert herds(play(state, "red puts a cow on Powder-Prairie"), "Powder-Prairie")["red"] == 1


@pytest.mark.rule("B16")
def test_two_numbers_of_one_player_are_judged_each_on_its_own() -> None:
    """Red has one cow for the market and one of the row; each alone would equal green."""
    state = buffalo(
        """
        Dead-Bull-Desert  red 11
        Coffee-Canyon  green 1
        plays  red 2D  on Dead-Bull-Desert
        """,
        cattle_market=True,
    )
    state = play(state, "red places 1")

    assert refused(state, "red puts a cow on Coffee-Canyon").rule == "B17"
    state = play(state, "red puts a cow on Lucky-Lake")
    assert refused(state, "red puts a cow on Coffee-Canyon").rule == "B17"
    play(state, "red puts a cow on Lucky-Lake")


@pytest.mark.rule("B16", "B23")
def test_with_two_players_the_colour_that_earned_a_number_puts_it() -> None:
    """Green's number is put in green cows by the player of blue and green."""
    state = buffalo(
        """
        Dead-Bull-Desert  red 7  green 4
        plays  red 2D  on Dead-Bull-Desert
        """,
        seats=2,
    )
    state = play(state, "red places 1", "red puts a cow on Sundown-Savannah")
    assert turn(state) == "green"

    state = play(state, "green puts a cow on Coffee-Canyon")

    assert herds(state, "Coffee-Canyon") == {"green": 1}
    assert (supply(state, "green"), supply(state, "blue")) == (43, 48)
