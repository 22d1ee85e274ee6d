"""Bonus rows: who gets which number, where its cows go, and which pasture is paid next."""

import pytest

from menagerie import State
from menagerie.games.buffalo.events import (
    CowPut,
    CowsForgone,
    NumberStarted,
    PairLapsed,
    PastureFilled,
)
from tests.buffalo.builders import (
    buffalo,
    hand,
    herds,
    phase,
    play,
    puts_open_to,
    refused,
    step,
    supply,
    told,
    turn,
    view,
)
from tests.script import only


def numbers(events: object) -> list[tuple[str, int, str, int]]:
    """Pasture, rank, colour and cows of the numbers handed out."""
    started = only(NumberStarted, events)  # type: ignore[arg-type]
    return [(event.pasture, event.rank, event.colour, event.cows) for event in started]


def puts(events: object) -> list[tuple[str, str, bool]]:
    """Colour, pasture and whether it was forced, of the bonus cows put."""
    put = only(CowPut, events)  # type: ignore[arg-type]
    return [(event.colour, event.pasture, event.forced) for event in put]


def two_for_blue(text: str) -> State:
    """Red fills Dead-Bull-Desert (1-2) and stops; blue, second there, has two cows to put."""
    state = buffalo(f"""
        Dead-Bull-Desert  red 7  blue 4
        {text}
        plays  red 2D  on Dead-Bull-Desert
    """)
    return play(state, "red places 1", "red stops")


def three_for_green(text: str, *, green: int = 4) -> State:
    """Sundown-Savannah (1-2-3) is full; green, third there, has three cows to put."""
    state = buffalo(f"""
        Sundown-Savannah  red {18 - green}  blue 5  green {green}
        {text}
        plays  red 2D  on Sundown-Savannah
    """)
    return play(state, "red places 1", "red stops", "blue stops")


# B15: who is paid.


@pytest.mark.rule("B15")
def test_worked_example_2_who_fills_dead_bull_desert_alone_gets_one_cow() -> None:
    """The row is 1-2; there is no second herd, so its two cows lapse."""
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

    events = told(state, "green places 1", "orange stops", "red stops", "green stops")

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
def test_the_first_number_may_be_declined() -> None:
    """Red, first on Dead-Bull-Desert, stops at once; what is left is told."""
    state = buffalo("Dead-Bull-Desert red 7 blue 4 \n plays red 2D on Dead-Bull-Desert")

    events = told(state, "red places 1", "red stops")

    forgone = CowsForgone(1, "red", 1, rule="B16", audience="everybody")
    assert only(CowsForgone, events) == [forgone]


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
    """One cow beside a herd of one is refused, beside a herd of two it is not."""
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
    state = play(state, "red places 1", "red stops")
    assert turn(state) == "green"

    state = play(state, "green puts a cow on Coffee-Canyon")

    assert herds(state, "Coffee-Canyon") == {"green": 1}
    assert (supply(state, "green"), supply(state, "blue")) == (43, 48)


# B17: through an equal size, one cow at a time.


@pytest.mark.rule("B17", "B16", "B26")
def test_a_herd_may_pass_through_an_equal_size() -> None:
    """Blue 2 beside red 3: the first cow makes 3, the second must follow and makes 4."""
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
    """Green 1 beside red 2 and blue 3 needs all three cows."""
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
    """Blue 1 beside red 3 goes to 2 and may stop there."""
    state = two_for_blue("Lucky-Lake red 3 blue 1")

    state = play(state, "blue puts a cow on Lucky-Lake", "blue stops")

    assert herds(state, "Lucky-Lake") == {"red": 3, "blue": 2}


@pytest.mark.rule("B26", "B16")
def test_an_owner_without_a_legal_cow_is_not_asked() -> None:
    """Red's one cow would equal a herd of one everywhere, so the number lapses by itself."""
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
        "blue stops",
        "red stops",
        "green stops",
        "red stops",
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

    events = told(state, "red stops", "green stops", "red stops", "blue stops", "blue stops")
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
    for line in ("blue stops", "red stops", "green stops", "red stops"):
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
    state = play(state, "red stops")
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
    state, events = step(state, "red stops")

    lapsed = PairLapsed(2, "green", "lucky-lake", rule="B19", audience="everybody")
    assert only(PairLapsed, events) == [lapsed]
    assert "2A" not in hand(state, "green")


@pytest.mark.rule("B19")
def test_pairs_on_a_pasture_with_space_do_not_lapse() -> None:
    """Red keeps its bonus cow: green places on Lucky-Lake."""
    state = buffalo("""
        Coffee-Canyon  red 9
        Lucky-Lake  red 17
        plays  red 2D  on Coffee-Canyon
        plays  green 2A  on Lucky-Lake
    """)

    state = play(state, "red places 1", "red stops")

    assert turn(state) == "green"
