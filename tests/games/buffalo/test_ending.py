"""The three ends, the final bonus, scores and places (B20-B22)."""

import pytest

from menagerie import Outcome, State
from menagerie.games.buffalo.events import (
    FinalBonusPaid,
    GameEnded,
    NumberStarted,
    PastureFilled,
)
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    herds,
    numbers_open_to,
    pass_round,
    phase,
    play,
    refused,
    step,
    supply,
    turn,
)
from tests.games.script import only

# Three players; one space is left, on Lone-Star-Valley, and red has one cow left.
LAST_SPACE = """
    red fills    Sundown-Savannah  Lucky-Lake
    blue fills   Rattlesnake-Ranch  Drunk'n-Creek  Powder-Prairie
    green fills  Fire-Fields  Dead-Bull-Desert  Coffee-Canyon
    Lone-Star-Valley  {} 5
    round 5
    plays  red 2D  {}  on Lone-Star-Valley
"""
# Five players; red has one cow left.
ONE_COW_LEFT = """
    red fills  Hang-Man-Mountains
    Sundown-Savannah  red 14
"""


def outcome(state: State) -> Outcome:
    """How a game ended."""
    ended = GAME.outcome(state)
    assert ended is not None
    return ended


def final_cows(text: str, seats: int = 5) -> State:
    """A position of the last round after which only the final bonus adds cows."""
    return pass_round(buffalo(f"{text} \n round 5 \n plays blue 2C on Lucky-Lake", seats=seats))


# B20: the ends.


@pytest.mark.rule("B20")
def test_the_game_ends_after_the_last_round() -> None:
    """Nobody is to act any more, and everything is refused."""
    state = final_cows("")

    assert phase(state) == "over"
    assert GAME.to_act(state) == ()
    assert outcome(state).reason == "last_round"
    assert refused(state, "red lays 4G on Lucky-Lake").rule == "B20"


@pytest.mark.rule("B20")
def test_the_game_has_no_outcome_before_its_end() -> None:
    """After the fourth round the fifth begins."""
    state = pass_round(buffalo("round 4 \n plays blue 2C on Lucky-Lake"))

    assert GAME.outcome(state) is None
    assert phase(state) == "choosing"


@pytest.mark.rule("B20")
def test_who_places_the_48th_cow_wins_at_once() -> None:
    """Red wins in the middle of a round; pairs not yet settled are lost, nothing is paid."""
    state = buffalo(f"{ONE_COW_LEFT} \n plays red 2D blue 2C on Coffee-Canyon")
    state = play(state, "blue places 2")

    state, events = step(state, "red places 1")

    assert outcome(state).reason == "all_cows"
    assert outcome(state).winners == (1,)
    assert only(FinalBonusPaid, events) == []
    assert only(GameEnded, events) == [GameEnded("all_cows", rule="B20", audience="everybody")]


@pytest.mark.rule("B20")
def test_with_47_cows_placed_the_game_goes_on() -> None:
    """Red places none and the round continues."""
    state = buffalo(f"{ONE_COW_LEFT} \n plays red 2D blue 2C on Coffee-Canyon")

    state = play(state, "blue places 2", "red places 0")

    assert supply(state, "red") == 1
    assert GAME.outcome(state) is None


@pytest.mark.rule("B20")
def test_the_48th_cow_may_be_a_bonus_cow() -> None:
    """Red wins at once: blue's number, a waiting row and all pairs are lost."""
    state = buffalo("""
        red fills  Hang-Man-Mountains
        Sundown-Savannah  red 7
        Dead-Bull-Desert  blue 4  red 7
        Coffee-Canyon  green 9
        plays  blue 2C  on Dead-Bull-Desert
    """)
    state = play(state, "blue places 1")
    assert (turn(state), supply(state, "red")) == ("red", 1)

    state, events = step(state, "red puts a cow on Coffee-Canyon")

    assert outcome(state).reason == "all_cows"
    assert outcome(state).winners == (1,)
    assert only(NumberStarted, events) == []
    assert len(only(PastureFilled, events)) == 1


@pytest.mark.rule("B20")
def test_the_48th_cow_that_fills_a_pasture_pays_no_row() -> None:
    """Red fills Coffee-Canyon with its last cow: told, not paid."""
    state = buffalo(f"""
        {ONE_COW_LEFT}
        Coffee-Canyon  blue 9
        plays  red 2D  blue 2C  on Coffee-Canyon
        """)
    state = play(state, "blue places 0")

    state, events = step(state, "red places 1")

    assert len(only(PastureFilled, events)) == 1
    assert only(NumberStarted, events) == []
    assert outcome(state).reason == "all_cows"


@pytest.mark.rule("B20")
def test_the_others_rank_by_cows_placed() -> None:
    """After a win on the spot the position as it stands decides."""
    state = buffalo(f"""
        {ONE_COW_LEFT}
        Lucky-Lake  green 9  blue 4
        plays  red 2D  on Coffee-Canyon
    """)

    state = play(state, "red places 1")

    assert outcome(state) == Outcome((4, 48, 9, 0, 0), (3, 1, 2, 4, 4), "all_cows")


@pytest.mark.rule("B20")
def test_a_full_board_ends_the_game_without_final_bonus() -> None:
    """Green takes the last space of all; what was laid is lost, no row is paid."""
    state = buffalo(LAST_SPACE.format("green", "green 2A blue 2C"), seats=3)
    assert turn(state) == "green"

    state, events = step(state, "green places 1")

    assert outcome(state).reason == "board_full"
    assert outcome(state).scores == (45, 42, 42)
    assert only(FinalBonusPaid, events) == []
    assert only(NumberStarted, events) == []


@pytest.mark.rule("B20")
def test_with_one_space_left_the_board_is_not_full() -> None:
    """Green leaves it, the round ends, and the last round is the reason."""
    state = buffalo(LAST_SPACE.format("green", "green 2A"), seats=3)

    state = pass_round(play(state, "green places 0"))

    assert outcome(state).reason == "last_round"


@pytest.mark.rule("B20")
def test_a_bonus_cow_may_fill_the_board() -> None:
    """Powder-Prairie's bonus cow can only go to the last space of all, and goes there (B26)."""
    state = buffalo(
        """
        red fills    Sundown-Savannah  Lucky-Lake
        blue fills   Rattlesnake-Ranch  Drunk'n-Creek
        green fills  Fire-Fields  Dead-Bull-Desert  Coffee-Canyon
        Lone-Star-Valley  green 5
        Powder-Prairie    blue 7
        round 5
        plays  blue 2C  on Powder-Prairie
        """,
        seats=3,
    )
    while turn(state) != "blue":
        state = play(state, f"{turn(state)} places 0")

    state = play(state, "blue places 1")

    assert outcome(state).reason == "board_full"


@pytest.mark.rule("B20")
def test_the_48th_cow_on_the_last_space_of_all_is_a_win_on_the_spot() -> None:
    """The board is full too, but the reason is red's last cow."""
    state = buffalo(LAST_SPACE.format("red", "blue 2C"), seats=3)

    state = play(state, "red places 1")

    assert outcome(state).reason == "all_cows"
    assert outcome(state).ranks == (2, 1, 3)


@pytest.mark.rule("B20", "B23")
def test_with_two_players_a_colour_that_runs_out_just_stops() -> None:
    """Blue's 48th cow ends nothing; its bonus is lost, and green goes on."""
    state = buffalo(
        """
        blue fills  Sundown-Savannah  Lucky-Lake
        Lone-Star-Valley  blue 4
        plays  blue 5J   on Lone-Star-Valley
        plays  green 4A  on Coffee-Canyon
        """,
        seats=2,
    )

    state = play(state, "blue places 2")

    assert supply(state, "blue") == 0
    assert turn(state) == "green"
    state = play(state, "green places 3")
    assert GAME.outcome(pass_round(state)) is None


# B21: the final bonus.


@pytest.mark.rule("B21")
def test_the_final_bonus_pays_each_row_into_its_own_pasture() -> None:
    """Dead-Bull-Desert (1-2): the first herd gets one, the second two."""
    state = final_cows("Dead-Bull-Desert red 6 blue 2")

    assert herds(state, "Dead-Bull-Desert") == {"red": 7, "blue": 4}


@pytest.mark.rule("B21")
def test_equal_herds_are_allowed_in_the_final_bonus() -> None:
    """Red 3 and blue 2 both come to 4."""
    state = final_cows("Dead-Bull-Desert red 3 blue 2")

    assert herds(state, "Dead-Bull-Desert") == {"red": 4, "blue": 4}


@pytest.mark.rule("B21")
def test_ranks_are_those_from_before_the_final_bonus() -> None:
    """Blue draws level with red, yet green is paid as the third."""
    state = final_cows("Sundown-Savannah red 5 blue 4 green 1")

    assert herds(state, "Sundown-Savannah") == {"red": 6, "blue": 6, "green": 4}


@pytest.mark.rule("B21")
def test_the_final_bonus_ends_with_the_space() -> None:
    """Two spaces are left: red gets one, blue one of its two, green nothing."""
    state = final_cows("Sundown-Savannah red 12 blue 7 green 3")

    assert herds(state, "Sundown-Savannah") == {"red": 13, "blue": 8, "green": 3}


@pytest.mark.rule("B21")
def test_the_final_bonus_ends_with_the_supply() -> None:
    """Red is third and has one cow left of the three; nobody wins on the spot."""
    state = final_cows("""
        red fills  Hang-Man-Mountains
        Rattlesnake-Ranch  red 13  blue 2
        Sundown-Savannah   green 5  blue 4  red 1
    """)

    assert supply(state, "red") == 0
    assert herds(state, "Rattlesnake-Ranch") == {"red": 14, "blue": 4}
    assert herds(state, "Sundown-Savannah")["red"] == 1
    assert outcome(state).reason == "last_round"


@pytest.mark.rule("B21")
def test_a_full_pasture_has_no_final_bonus() -> None:
    """Its row was paid when it filled."""
    state = final_cows("Dead-Bull-Desert red 7 blue 5")

    assert herds(state, "Dead-Bull-Desert") == {"red": 7, "blue": 5}


@pytest.mark.rule("B21")
def test_the_final_bonus_goes_from_the_smallest_pasture_to_the_largest() -> None:
    """It is told row by row."""
    state = buffalo("""
        Coffee-Canyon  blue 3  red 2
        Lone-Star-Valley  green 2
        Hang-Man-Mountains  orange 3  red 1
        round 5
        plays  blue 2C  on Lucky-Lake
    """)
    while len(GAME.to_act(state)) == 1:
        state, events = step(state, f"{turn(state)} places 0")

    assert [(e.pasture, e.colour, e.cows) for e in only(FinalBonusPaid, events)] == [
        ("lone-star-valley", "green", 1),
        ("coffee-canyon", "blue", 1),
        ("coffee-canyon", "red", 1),
        ("hang-man-mountains", "red", 1),
    ]
    assert only(FinalBonusPaid, events)[0].seat == 2


# B22: places.


@pytest.mark.rule("B22")
def test_most_cows_win_and_places_are_shared() -> None:
    """Blue and red share the first place, green is third: 1, 1, 3."""
    state = final_cows(
        """
        Coffee-Canyon  blue 4
        Powder-Prairie  red 4
        Lone-Star-Valley  green 3
        """,
        seats=3,
    )

    assert outcome(state) == Outcome((5, 5, 4), (1, 1, 3), "last_round")
    assert outcome(state).winners == (0, 1)


@pytest.mark.rule("B22")
def test_a_tie_is_broken_on_the_largest_pasture_before_the_final_bonus() -> None:
    """Hang-Man-Mountains (0-1): blue 4 and red 3 both end with 4, but blue had more."""
    state = final_cows("""
        Hang-Man-Mountains  blue 4  red 3
        Coffee-Canyon  green 1
        Powder-Prairie  orange 1
    """)

    assert herds(state, "Hang-Man-Mountains") == {"blue": 4, "red": 4}
    assert outcome(state) == Outcome((4, 4, 2, 2, 0), (1, 2, 3, 3, 5), "last_round")


@pytest.mark.rule("B22", "B3")
def test_the_largest_pasture_is_the_largest_in_play() -> None:
    """With three players it is Sundown-Savannah; smaller ones break no tie."""
    broken = final_cows("Sundown-Savannah red 2 \n Rattlesnake-Ranch blue 2", seats=3)
    shared = final_cows("Lucky-Lake red 2 \n Rattlesnake-Ranch blue 2", seats=3)

    assert outcome(broken).ranks == (2, 1, 3)
    assert outcome(shared).ranks == (1, 1, 3)


@pytest.mark.rule("B22")
def test_the_tie_break_never_outweighs_a_cow() -> None:
    """More cows in all win though the other has more on the largest pasture."""
    state = final_cows("Sundown-Savannah red 4 \n Rattlesnake-Ranch blue 5", seats=3)

    assert outcome(state).ranks == (1, 2, 3)


@pytest.mark.rule("B22", "B20")
def test_after_an_early_end_the_position_as_it_stands_breaks_ties() -> None:
    """Blue and green have six cows each, green's on the largest pasture."""
    state = buffalo(f"""
        {ONE_COW_LEFT.replace("Hang-Man-Mountains", "Dynamite-Mine").replace("14", "19")}
        Lucky-Lake  blue 6
        Hang-Man-Mountains  green 6
        plays  red 2D  on Coffee-Canyon
    """)
    assert numbers_open_to(state, "red") == {0, 1}

    state = play(state, "red places 1")

    assert outcome(state).ranks == (3, 1, 2, 4, 4)
