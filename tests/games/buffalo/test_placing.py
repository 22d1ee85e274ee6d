"""Placing cows: in which order, how many, and where numbers are taken (B9-B13)."""

import pytest

from menagerie.games.buffalo.events import CowsPlaced, OrderFixed
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    hand,
    herds,
    numbers_open_to,
    pass_round,
    phase,
    play,
    refused,
    step,
    supply,
    told,
    turn,
    view,
)
from tests.games.script import only

LUCKY_LAKE = """
    Lucky-Lake  purple 3  blue 2  green 1
    plays       orange 4M  red 4G  green 3S  on Lucky-Lake
"""


def order(text: str, seats: int = 5) -> tuple[str, ...]:
    """The order of placing in a position."""
    settling = view(buffalo(text, seats=seats)).settling
    assert settling is not None
    return settling.order


@pytest.mark.rule("B10", "B12", "B26")
def test_worked_example_1_late_placers_on_lucky_lake_find_every_number_taken() -> None:
    """Green goes to 4, red is left with 1, orange with nothing."""
    state = buffalo(LUCKY_LAKE)
    assert turn(state) == "green"

    state = play(state, "green places 3")
    assert herds(state, "Lucky-Lake") == {"green": 4, "purple": 3, "blue": 2}
    assert numbers_open_to(state, "red") == {0, 1}

    events = told(state, "red places 1")
    assert [(event.colour, event.cows) for event in only(CowsPlaced, events)] == [
        ("red", 1),
        ("orange", 0),
    ]


@pytest.mark.rule("B9")
def test_pastures_are_settled_from_the_smallest_to_the_largest() -> None:
    """Whatever the order of laying."""
    state = buffalo(
        """
        plays  red 5F    on Lucky-Lake
        plays  blue 2C   on Coffee-Canyon
        plays  green 2A  on Fire-Fields
        plays  red 2D    on Lone-Star-Valley
        """,
        seats=3,
    )
    settled = []
    while phase(state) == "placing":
        settling = view(state).settling
        assert settling is not None
        settled.append(settling.pasture)
        state = play(state, f"{turn(state)} places 0")

    assert settled == [
        "lone-star-valley",
        "coffee-canyon",
        "fire-fields",
        "lucky-lake",
        "sundown-savannah",
        "sundown-savannah",
    ]


@pytest.mark.rule("B10")
def test_larger_herds_place_first() -> None:
    """Colours with a herd place before all newcomers, whatever the cards."""
    assert order("""
        Lucky-Lake  red 1  purple 4  orange 2
        plays  red 2D  purple 5D  orange 3E  green 2A  on Lucky-Lake
    """) == ("purple", "orange", "red", "green")


@pytest.mark.rule("B10")
def test_newcomers_place_by_value_then_by_letter() -> None:
    """Lower card first; among equal values the earlier letter, not the seat."""
    assert order("""
        plays  blue 3A  red 2O  green 2H  orange 2E  purple 5D  on Lucky-Lake
    """) == ("orange", "green", "red", "blue", "purple")


@pytest.mark.rule("B10")
def test_a_letter_never_outweighs_a_value() -> None:
    """2 L places before 3 B."""
    assert order("plays  green 3B  orange 2L  on Lucky-Lake") == ("orange", "green")


@pytest.mark.rule("B10")
def test_the_order_is_fixed_before_the_first_places() -> None:
    """It is announced, and a herd that grows past another changes nothing."""
    state = buffalo("""
        Lucky-Lake  red 3  blue 2
        plays  red 2D  blue 5J  green 2A  on Lucky-Lake
    """)
    before = view(state).settling

    state = play(state, "red places 0", "blue places 5")

    after = view(state).settling
    assert before is not None
    assert after is not None
    assert after.order == before.order == ("red", "blue", "green")
    assert (before.next, after.next) == (0, 2)


@pytest.mark.rule("B10")
def test_the_order_is_told_to_everybody() -> None:
    """The event names the pasture and the colours."""
    state = buffalo("plays  red 4G  on Coffee-Canyon \n plays green 2A orange 2E on Lucky-Lake")

    events = only(OrderFixed, told(state, "red places 0"))

    expected = OrderFixed("lucky-lake", ("green", "orange"), rule="B10", audience="everybody")
    assert events == [expected]


@pytest.mark.rule("B11")
@pytest.mark.parametrize("card", ["5F", "4G", "3D", "2D"])
def test_a_card_allows_every_number_up_to_its_value(card: str) -> None:
    """Zero, by free choice, to the value; one more is refused."""
    state = buffalo(f"plays red {card} on Lucky-Lake")
    value = int(card[0])

    assert numbers_open_to(state, "red") == {*range(value + 1)}
    if value < 5:
        reason = refused(state, f"red places {value + 1}")
        assert (reason.rule, reason.facts) == ("B11", {"held": card, "value": value})


@pytest.mark.rule("B11")
def test_zero_may_be_chosen_though_more_is_possible() -> None:
    """The herd stays, and the next placer's turn comes."""
    state = buffalo("Lucky-Lake red 2 \n plays red 5F blue 5J on Lucky-Lake")

    state = play(state, "red places 0")

    assert herds(state, "Lucky-Lake") == {"red": 2}
    assert turn(state) == "blue"


@pytest.mark.rule("B11")
def test_not_more_than_the_free_spaces() -> None:
    """With three spaces left a five allows three."""
    state = buffalo("Coffee-Canyon red 7 \n plays red 5F on Coffee-Canyon")

    assert numbers_open_to(state, "red") == {0, 1, 2, 3}
    reason = refused(state, "red places 4")
    assert (reason.rule, reason.facts) == ("B11", {"settled": "coffee-canyon", "space": 3})


@pytest.mark.rule("B11")
def test_not_more_than_the_own_supply() -> None:
    """With two cows left a five allows two."""
    state = buffalo("""
        red fills  Hang-Man-Mountains
        Sundown-Savannah  red 13
        plays  red 5F  on Coffee-Canyon
    """)

    assert supply(state, "red") == 2
    assert numbers_open_to(state, "red") == {0, 1, 2}
    reason = refused(state, "red places 3")
    assert (reason.rule, reason.facts) == ("B11", {"placer": "red", "supply": 2})


@pytest.mark.rule("B12")
def test_no_two_herds_may_become_equal() -> None:
    """Sizes that others have are left out; the sizes between them are open."""
    state = buffalo("""
        Lucky-Lake  red 1  blue 2  green 4
        plays  red 5F  on Lucky-Lake
    """)

    assert numbers_open_to(state, "red") == {0, 2, 4, 5}
    reason = refused(state, "red places 3")
    assert reason.rule == "B12"
    assert reason.facts == {
        "equal": "green", "size": 4, "settled": "lucky-lake", "open": (0, 2, 4, 5),
    }  # fmt: skip


@pytest.mark.rule("B12")
def test_herds_of_no_cows_do_not_count() -> None:
    """Two newcomers may both place zero."""
    state = buffalo("plays red 2D blue 2C on Lucky-Lake")

    state = play(state, "blue places 0")

    assert 0 in numbers_open_to(state, "red")
    assert herds(play(state, "red places 0"), "Lucky-Lake") == {}


@pytest.mark.rule("B12")
def test_equal_herds_on_different_pastures_do_not_matter() -> None:
    """Only herds on one pasture are compared."""
    state = buffalo("""
        Coffee-Canyon  blue 3
        plays  red 3D  on Lucky-Lake
    """)

    assert 3 in numbers_open_to(state, "red")


@pytest.mark.rule("B13")
def test_cows_not_placed_stay_in_the_supply() -> None:
    """A five of which two are placed costs two cows and the card."""
    state = buffalo("plays red 5F on Lucky-Lake")

    state = play(state, "red places 2")

    assert supply(state, "red") == 46
    assert herds(state, "Lucky-Lake") == {"red": 2}
    assert "5F" not in hand(state, "red")


@pytest.mark.rule("B13")
def test_cows_stay_where_they_were_placed() -> None:
    """The rest of the round and the next do not move them."""
    state = buffalo("Lucky-Lake blue 3 \n plays red 5F on Lucky-Lake")

    state = pass_round(play(state, "red places 5"))

    assert herds(state, "Lucky-Lake") == {"red": 5, "blue": 3}


@pytest.mark.rule("B26")
def test_a_placer_with_zero_only_is_not_asked() -> None:
    """The zero is placed and told; with one more number open the placer is asked."""
    text = """
        Lucky-Lake  blue {}  green 2
        plays  red 2D  purple 5D  on Lucky-Lake
    """
    closed = buffalo(text.format(1))
    opened = buffalo(text.format(3))

    assert turn(closed) == "purple"
    assert turn(opened) == "red"
    assert numbers_open_to(opened, "red") == {0, 1}


@pytest.mark.rule("B26")
def test_without_cows_left_only_zero_remains() -> None:
    """Two players: a colour without supply places zero without being asked."""
    state = buffalo(
        """
        blue fills  Sundown-Savannah  Drunk'n-Creek  Powder-Prairie
        plays  blue 5J  on Lucky-Lake
        plays  red 5F   on Lucky-Lake
        """,
        seats=2,
    )

    assert supply(state, "blue") == 0
    assert turn(state) == "red"


@pytest.mark.rule("B11")
def test_a_placement_is_told_with_its_number() -> None:
    """Seat, colour, pasture and cows."""
    state = buffalo("plays red 5F on Lucky-Lake")

    (placed,) = only(CowsPlaced, step(state, "red places 3").events)

    assert placed == CowsPlaced(1, "red", "lucky-lake", 3, rule="B11", audience="everybody")
    assert GAME.standing(play(state, "red places 3")).scores == (0, 3, 0, 0, 0)
