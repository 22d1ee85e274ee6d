"""Two players with two colours each (B23-B25)."""

import pytest

from menagerie import State
from menagerie.games.buffalo.actions import Assign
from menagerie.games.buffalo.events import (
    CowDealt,
    NumberStarted,
    OrderFixed,
    SplitMade,
    SplitSealed,
)
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    hand,
    herds,
    numbers_open_to,
    pass_round,
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
from tests.games.script import only

# Every pasture but Sundown-Savannah is full.
ONE_PASTURE_OPEN = """
    blue fills    Lucky-Lake  Drunk'n-Creek
    red fills     Dead-Bull-Desert  Coffee-Canyon
    green fills   Powder-Prairie
    orange fills  Lone-Star-Valley
    {}
    round 6
"""


def deal() -> State:
    """A fresh game of two."""
    return GAME.new(2, seed=5)


# B23: colours.


@pytest.mark.rule("B23")
def test_each_player_has_two_colours_and_one_set_of_cards() -> None:
    """Blue with green and the blue cards, red with orange and the red cards."""
    state = deal()

    assert [seat.colours for seat in view(state).seats] == [("blue", "green"), ("red", "orange")]
    assert hand(state, 0)[-2:] == ("2N", "4M")
    assert hand(state, 1)[-2:] == ("2S", "4F")


@pytest.mark.rule("B23")
def test_both_players_assign_their_dealt_pastures_at_the_same_time() -> None:
    """Each names a colour for each of the three, in six ways."""
    state = deal()

    assert phase(state) == "assigning"
    assert GAME.to_act(state) == (0, 1)
    assert {action.colours for action in GAME.legal_actions(state, 0)} == {  # type: ignore[attr-defined]
        ("green", "blue", "blue"),
        ("blue", "green", "blue"),
        ("blue", "blue", "green"),
        ("green", "green", "blue"),
        ("green", "blue", "green"),
        ("blue", "green", "green"),
    }


@pytest.mark.rule("B23")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_both_colours_must_appear(colour: str) -> None:
    """All three pastures for one colour are refused."""
    reason = refused(deal(), f"seat 0 assigns {colour} {colour} {colour}")

    assert (reason.rule, reason.key) == ("B23", "both_colours")
    assert reason.facts == {"either": ("blue", "green")}


@pytest.mark.rule("B23", "B4")
def test_the_last_assignment_puts_the_cows_of_both() -> None:
    """One cow on each dealt pasture in the colour that was named; then the first round."""
    state = deal()
    blue, red = view(state).dealt["blue"], view(state).dealt["red"]
    state = play(state, "seat 1 assigns red orange red")

    state, events = step(state, "seat 0 assigns blue green green")

    assert [herds(state, pasture) for pasture in blue] == [
        {"blue": 1},
        {"green": 1},
        {"green": 1},
    ]
    assert [herds(state, pasture) for pasture in red] == [{"red": 1}, {"orange": 1}, {"red": 1}]
    assert (phase(state), view(state).round, view(state).dealt) == ("choosing", 1, {})
    assert supply(state, "green") == 46
    assert CowDealt(0, "green", blue[1], rule="B4", audience="everybody") in events
    assert len(only(CowDealt, events)) == 6


@pytest.mark.rule("B23", "B8")
def test_an_assignment_is_sealed_and_may_be_changed() -> None:
    """No cow stands before the last; the first to choose may choose again."""
    state = play(deal(), "seat 0 assigns blue green green")
    assert GAME.to_act(state) == (1,)
    assert view(state, 0).split == ("blue", "green", "green")
    assert view(state, 1).split is None
    assert view(state, None).split is None

    changed = play(state, "seat 0 assigns green blue green")

    assert GAME.to_act(changed) == (1,)
    assert view(changed, 0).split == ("green", "blue", "green")
    assert view(changed, 1) == view(state, 1)


@pytest.mark.rule("B23", "B8")
def test_only_the_seat_itself_hears_what_it_assigns() -> None:
    """The other hears that it has assigned."""
    events = told(deal(), "seat 0 assigns blue green green")

    sealed = SplitSealed(0, ("blue", "green", "green"), rule="B23", audience=(0,))
    assert events == [sealed, SplitMade(0, rule="B23", audience="everybody")]


@pytest.mark.rule("B23")
def test_more_players_assign_nothing() -> None:
    """In a game of four there is nothing to assign."""
    state = GAME.new(4, seed=1)

    reason = GAME.why_not(state, 0, Assign(("blue", "green", "blue")))

    assert reason is not None
    assert (reason.rule, reason.key) == ("B23", "only_two_assign")


@pytest.mark.rule("B23", "B5")
def test_each_round_one_pair_belongs_to_each_colour() -> None:
    """A second pair for green is refused, one for blue is not."""
    state = play(buffalo("", seats=2), "green lays 4A on Coffee-Canyon")

    reason = refused(state, "green lays 2C on Lucky-Lake")

    assert (reason.rule, reason.facts) == ("B23", {"colour": "green"})
    state = play(state, "blue lays 2C on Lucky-Lake")
    assert GAME.to_act(state) == (1,)


@pytest.mark.rule("B23", "B5")
def test_the_two_pairs_of_a_player_lie_on_two_pastures() -> None:
    """Blue may not go where green goes, while two pastures have space."""
    state = play(buffalo("", seats=2), "green lays 4A on Coffee-Canyon")

    assert refused(state, "blue lays 2C on Coffee-Canyon").key == "pasture_twice"


@pytest.mark.rule("B23", "B12")
def test_the_two_colours_of_a_player_are_herds_of_their_own() -> None:
    """Blue may not equal green, though one player has both."""
    state = buffalo("Lucky-Lake green 3 \n plays blue 5J on Lucky-Lake", seats=2)

    assert numbers_open_to(state, "blue") == {0, 1, 2, 4, 5}
    assert refused(state, "blue places 3").facts["equal"] == "green"


@pytest.mark.rule("B23", "B15")
def test_both_colours_of_a_player_may_earn_a_number() -> None:
    """Dead-Bull-Desert (1-2): blue and green, first and second, are both paid."""
    state = buffalo("Dead-Bull-Desert blue 7 green 4 \n plays blue 2C on Dead-Bull-Desert", seats=2)

    events = told(state, "blue places 1", "blue puts a cow on Lucky-Lake", "green stops")

    started = only(NumberStarted, events)
    assert [(event.colour, event.cows) for event in started] == [("blue", 1), ("green", 2)]


@pytest.mark.rule("B23", "B16")
def test_two_numbers_of_one_player_are_put_one_after_the_other() -> None:
    """Blue's cow may not rely on green's: each number is judged at its end."""
    state = buffalo(
        """
        Dead-Bull-Desert  blue 7  green 4
        Lucky-Lake  red 1
        plays  blue 2C  on Dead-Bull-Desert
        """,
        seats=2,
    )
    state = play(state, "blue places 1")

    assert "lucky-lake" not in puts_open_to(state, "blue")
    state = play(state, "blue puts a cow on Sundown-Savannah")
    assert "lucky-lake" in puts_open_to(state, "green")
    assert herds(play(state, "green puts a cow on Lucky-Lake"), "Lucky-Lake") == {
        "green": 2,
        "red": 1,
    }


# B24: one pasture left.


@pytest.mark.rule("B24")
def test_with_one_pasture_left_no_pasture_cards_are_laid() -> None:
    """A card for each colour, on no pasture; naming the pasture is refused."""
    state = buffalo(ONE_PASTURE_OPEN.format(""), seats=2)

    assert refused(state, "blue lays 2N on Sundown-Savannah").rule == "B24"
    state = play(state, "blue lays 2N on nothing")
    assert refused(state, "blue lays 4M on nothing").key == "colour_twice"
    state = play(state, "green lays 4M on nothing")
    assert GAME.to_act(state) == (1,)


@pytest.mark.rule("B24")
def test_with_two_pastures_left_pasture_cards_are_laid() -> None:
    """A card on no pasture is refused."""
    state = buffalo(ONE_PASTURE_OPEN.format("").replace("Lone-Star-Valley", ""), seats=2)

    assert refused(state, "blue lays 2N on nothing").rule == "B5"
    play(state, "blue lays 2N on Sundown-Savannah", "green lays 4M on Lone-Star-Valley")


@pytest.mark.rule("B24", "B10")
def test_both_colours_of_both_players_enter_the_last_pasture() -> None:
    """Herds first by size, then newcomers by card: up to four in one order."""
    state = buffalo(ONE_PASTURE_OPEN.format("Sundown-Savannah orange 2 blue 1"), seats=2)
    state = play(
        state,
        "green lays 4M on nothing",
        "blue lays 2N on nothing",
        "orange lays 2S on nothing",
    )

    state, events = step(state, "red lays 4F on nothing")

    (fixed,) = only(OrderFixed, events)
    assert fixed.pasture == "sundown-savannah"
    assert fixed.order == ("orange", "blue", "red", "green")
    state = play(state, "orange places 2", "blue places 2", "red places 2")
    assert numbers_open_to(state, "green") == {0, 1}


@pytest.mark.rule("B24", "B11")
def test_the_last_pasture_may_have_one_space_left() -> None:
    """Red, with the larger herd, takes it, and the board is full."""
    state = buffalo(
        ONE_PASTURE_OPEN.format("Sundown-Savannah blue 9 red 14")
        + """
        plays blue 2N green 4M red 2S orange 4F on nothing
        """,
        seats=2,
    )

    assert numbers_open_to(state, "red") == {0, 1}
    assert phase(play(state, "red places 1")) == "over"


@pytest.mark.rule("B24")
def test_all_cards_come_out() -> None:
    """After the sixth round nobody holds a card."""
    state = buffalo(
        ONE_PASTURE_OPEN.format("")
        + """
        plays blue 2N green 4M red 2S orange 4F on nothing
        """,
        seats=2,
    )

    state = pass_round(state)

    assert (phase(state), hand(state, 0), hand(state, 1)) == ("over", (), ())


# B25: who wins.


def ranks(text: str) -> tuple[tuple[int | float, ...], tuple[int, ...]]:
    """Scores and places after a last round in which nobody places."""
    state = pass_round(buffalo(f"{text} \n round 6 \n plays blue 2N on Lucky-Lake", seats=2))
    ended = GAME.outcome(state)
    assert ended is not None
    return ended.scores, ended.ranks


@pytest.mark.rule("B25")
def test_cows_of_both_colours_count_together() -> None:
    """Blue 4 and green 3 beat red 6, with the final bonus of each pasture."""
    scores, places = ranks("""
        Coffee-Canyon  blue 4
        Powder-Prairie  green 3
        Lone-Star-Valley  red 5
    """)

    assert (scores, places) == ((9, 6), (1, 2))


@pytest.mark.rule("B25")
def test_a_tie_is_broken_by_the_largest_herd_of_one_colour() -> None:
    """Blue 3 and green 2 on the 24-space pasture lose to orange 4 there."""
    scores, places = ranks("""
        Sundown-Savannah  orange 4  blue 3  green 2
        Coffee-Canyon     red 4
    """)

    assert (scores, places) == ((10, 10), (2, 1))


@pytest.mark.rule("B25")
def test_the_tie_break_is_from_before_the_final_bonus() -> None:
    """Blue 3 and red 2 both come to 4: blue had the larger herd."""
    scores, places = ranks("Sundown-Savannah blue 3 red 2")

    assert (scores, places) == ((4, 4), (1, 2))


@pytest.mark.rule("B25")
def test_still_tied_means_shared() -> None:
    """Nobody stands on the 24-space pasture."""
    scores, places = ranks("Coffee-Canyon blue 4 \n Powder-Prairie red 4")

    assert (scores, places) == ((5, 5), (1, 1))


@pytest.mark.rule("B23", "B10")
def test_it_is_the_turn_of_a_colour_not_only_of_a_player() -> None:
    """Blue and green of one player are settled each on its own pasture."""
    state = buffalo("plays green 4A on Coffee-Canyon \n plays blue 2C on Powder-Prairie", seats=2)

    assert turn(state) == "blue"
    assert turn(play(state, "blue places 1")) == "green"
