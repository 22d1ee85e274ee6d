"""The author's variants: cattle market, six players, memory aid (BV2-BV4)."""

import pytest

from menagerie import State
from menagerie.games.buffalo.events import CowsForgone, MarketStarted, NumberStarted
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    herds,
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


def one_short(pasture: str, spaces: int) -> State:
    """Green and red share a pasture but for its last space; red plays there."""
    return buffalo(
        f"""
        {pasture}  green {spaces - 2}  red 1
        plays  red 2D  on {pasture}
        """,
        seats=6,
        cattle_market=True,
    )


# BV2: the cattle market.


@pytest.mark.rule("BV2")
@pytest.mark.parametrize(
    ("pasture", "spaces", "cows"),
    [
        ("Lone-Star-Valley", 6, 1),
        ("Powder-Prairie", 8, 1),
        ("Coffee-Canyon", 10, 1),
        ("Dead-Bull-Desert", 12, 1),
        ("Fire-Fields", 14, 1),
        ("Drunk'n-Creek", 16, 2),
        ("Lucky-Lake", 18, 2),
        ("Buffalo-Badlands", 37, 2),
    ],
)
def test_the_last_space_is_worth_one_or_two_cows(pasture: str, spaces: int, cows: int) -> None:
    """One up to 14 spaces, two from 16 on, for the colour that took it, whatever its rank."""
    state, events = step(one_short(pasture, spaces), "red places 1")

    (market,) = only(MarketStarted, events)
    assert (market.colour, market.cows) == ("red", cows)
    assert (phase(state), turn(state)) == ("market", "red")


@pytest.mark.rule("BV2")
def test_without_the_option_there_is_no_market() -> None:
    """The row is paid at once."""
    state = buffalo("Coffee-Canyon green 7 red 2 \n plays red 2D on Coffee-Canyon")

    state, events = step(state, "red places 1")

    assert only(MarketStarted, events) == []
    assert (phase(state), turn(state)) == ("bonus", "green")


@pytest.mark.rule("BV2")
def test_the_market_comes_before_the_row() -> None:
    """Red's market cow first, then green's and red's numbers."""
    events = told(
        one_short("Coffee-Canyon", 10),
        "red places 1",
        "red puts a cow on Lucky-Lake",
        "green puts a cow on Hang-Man-Mountains",
        "red stops",
    )

    kinds = [type(e).__name__ for e in events if isinstance(e, MarketStarted | NumberStarted)]
    assert kinds == ["MarketStarted", "NumberStarted", "NumberStarted"]
    expected = MarketStarted("coffee-canyon", "red", 1, rule="BV2", audience="everybody")
    assert only(MarketStarted, events) == [expected]


@pytest.mark.rule("BV2", "B16", "B17")
def test_market_cows_are_put_like_a_bonus() -> None:
    """Declined, split, or past an equal herd; not next to one for good."""
    text = """
        Drunk'n-Creek  green 13  red 2
        Lucky-Lake  blue 1
        Fire-Fields  blue 1  orange 2
        plays  red 2D  on Drunk'n-Creek
    """
    state = play(buffalo(text, cattle_market=True), "red places 1")

    assert turn(play(state, "red stops")) == "green"
    assert herds(play(state, "red puts a cow on Lucky-Lake"), "Lucky-Lake")["red"] == 2
    assert "fire-fields" not in puts_open_to(state, "red")
    assert refused(state, "red puts a cow on Fire-Fields").rule == "B17"
    split = play(state, "red puts a cow on Powder-Prairie", "red puts a cow on Coffee-Canyon")
    assert turn(split) == "green"


@pytest.mark.rule("BV2", "B26")
def test_a_market_without_a_legal_cow_is_not_asked() -> None:
    """Red could only make herds of one equal; the row follows."""
    everywhere = "\n".join(
        f"{name} green 1"
        for name in (
            "Powder-Prairie",
            "Coffee-Canyon",
            "Dead-Bull-Desert",
            "Fire-Fields",
            "Drunk'n-Creek",
            "Lucky-Lake",
            "Rattlesnake-Ranch",
            "Sundown-Savannah",
        )
    )
    state = buffalo(
        f"{everywhere} \n Lone-Star-Valley blue 4 red 1 \n plays red 2D on Lone-Star-Valley",
        seats=3,
        cattle_market=True,
    )

    state, events = step(state, "red places 1")

    assert len(only(MarketStarted, events)) == 1
    forgone = [(event.colour, event.cows) for event in only(CowsForgone, events)]
    assert forgone == [("red", 1), ("blue", 1), ("red", 1)]
    assert phase(state) == "placing"


@pytest.mark.rule("BV2", "B23")
def test_with_two_players_the_colour_that_took_the_space_is_rewarded() -> None:
    """Green takes it: the market cow is green."""
    state = buffalo(
        "Coffee-Canyon red 6 green 3 \n plays green 2C on Coffee-Canyon",
        seats=2,
        cattle_market=True,
    )

    state = play(state, "green places 1", "green puts a cow on Lucky-Lake")

    assert herds(state, "Lucky-Lake") == {"green": 1}
    assert supply(state, "blue") == 48


@pytest.mark.rule("BV2", "B21")
def test_the_final_bonus_has_no_market() -> None:
    """A pasture that the final bonus fills rewards nobody for its last space."""
    text = "Lone-Star-Valley blue 5 \n round 5 \n plays blue 2C on Lucky-Lake"
    with_market = pass_round(buffalo(text, seats=3, cattle_market=True))
    without = pass_round(buffalo(text, seats=3))

    assert herds(with_market, "Lone-Star-Valley") == {"blue": 6}
    assert GAME.outcome(with_market) == GAME.outcome(without)


# BV3: six players.


@pytest.mark.rule("BV3")
def test_six_seats_mean_the_extension() -> None:
    """Buffalo-Badlands and brown are in play with six and only with six."""
    six, five = view(GAME.new(6, seed=1)), view(GAME.new(5, seed=1))

    assert six.pastures[-1].name == "Buffalo-Badlands"
    assert six.seats[5].colours == ("brown",)
    assert five.pastures[-1].name == "Hang-Man-Mountains"
    assert "extension" not in GAME.options.__struct_fields__


@pytest.mark.rule("BV3")
def test_brown_plays_like_the_others() -> None:
    """Brown places on Buffalo-Badlands and is paid there."""
    state = buffalo(
        """
        Buffalo-Badlands  blue 20  red 11  brown 5
        plays  brown 2N  on Buffalo-Badlands
        """,
        seats=6,
    )

    events = told(state, "brown places 1", "red stops", "brown stops")

    started = [(event.colour, event.cows) for event in only(NumberStarted, events)]
    assert started == [("red", 1), ("brown", 2)]


# BV4: the memory aid.


@pytest.mark.rule("BV4", "B14")
def test_played_cards_are_shown_with_the_memory_aid_only() -> None:
    """With it a seat sees what others played, without it nothing."""
    text = "plays red 4G on Lucky-Lake"
    aided = pass_round(buffalo(text, seats=3, memory_aid=True))
    printed = pass_round(buffalo(text, seats=3))

    played = view(aided, 0).seats[1].played
    assert played is not None
    assert "4G" in played
    assert len(played) == 2
    assert [seat.played for seat in view(printed, 0).seats] == [None, None, None]


@pytest.mark.rule("BV4")
def test_the_pairs_of_the_running_round_lie_open_either_way() -> None:
    """They are on the table for all to see until the round is over."""
    state = buffalo("plays red 4G on Lucky-Lake", seats=3)

    assert ("red", "4G") in [(pair.colour, pair.card) for pair in view(state, 0).pairs]
    assert view(pass_round(state), 0).pairs == ()
