"""When markets are paid (BV2): at once, in a line of their own, before any other number."""

from collections.abc import Iterable

import pytest

from menagerie import State
from menagerie.core.events import Event
from menagerie.games.buffalo.actions import Stop
from menagerie.games.buffalo.events import MarketStarted, NumberStarted
from tests.games.buffalo.builders import GAME, buffalo, herds, phase, play, step, told, turn, view

# Coffee-Canyon (1-1) is one space short; so are the others, each for a bonus cow of blue.
BLUE_LEADS = """
    Coffee-Canyon   blue 7  red 2
    Powder-Prairie  blue 5  green 2
    {}
    plays  red 2D  on Coffee-Canyon
"""


def payments(events: Iterable[Event]) -> list[tuple[str, str, int | None]]:
    """The markets and numbers that were started: pasture, colour, and rank but for markets."""
    return [
        (event.pasture, event.colour, event.rank if isinstance(event, NumberStarted) else None)
        for event in events
        if isinstance(event, MarketStarted | NumberStarted)
    ]


def blue_leads(more: str = "") -> State:
    """Red has filled Coffee-Canyon and declined its market: blue has the first number."""
    state = buffalo(BLUE_LEADS.format(more), cattle_market=True)
    return play(state, "red places 1", "red stops")


@pytest.mark.rule("BV2")
def test_a_market_comes_before_the_next_number_of_the_row() -> None:
    """Blue fills Powder-Prairie with the first number: its market, then the second number."""
    events = told(
        blue_leads(),
        "blue puts a cow on Powder-Prairie",
        "blue puts a cow on Lucky-Lake",
        "red stops",
        "blue puts a cow on Rattlesnake-Ranch",
        "green stops",
    )

    assert payments(events) == [
        ("powder-prairie", "blue", None),
        ("coffee-canyon", "red", 1),
        ("powder-prairie", "blue", 0),
        ("powder-prairie", "green", 1),
    ]


@pytest.mark.rule("BV2")
def test_a_view_shows_the_row_that_a_market_interrupts() -> None:
    """And the rank that it goes on with; the filled pasture's own row waits."""
    state = play(blue_leads(), "blue puts a cow on Powder-Prairie")

    shown = view(state)
    assert (shown.phase, shown.waiting) == ("market", ("powder-prairie",))
    assert shown.resuming is not None
    assert (shown.resuming.pasture, shown.resuming.rank) == ("coffee-canyon", 1)
    assert GAME.dump(state)["resuming"] == {"pasture": "coffee-canyon", "rank": 1}
    assert view(play(state, "blue stops")).resuming is None


@pytest.mark.rule("BV2")
def test_the_market_comes_before_the_own_row_of_its_pasture() -> None:
    """Red, who took the last space of Coffee-Canyon, puts a cow before blue does."""
    state = buffalo(BLUE_LEADS.format(""), cattle_market=True)

    state, events = step(state, "red places 1")

    assert payments(events) == [("coffee-canyon", "red", None)]
    assert view(state).waiting == ("coffee-canyon",)
    assert payments(told(state, "red stops")) == [("coffee-canyon", "blue", 0)]


@pytest.mark.rule("BV2")
def test_a_market_waits_until_the_number_is_complete() -> None:
    """Green fills Powder-Prairie with the first of two cows and puts the second before."""
    state = buffalo(
        """
        Dead-Bull-Desert  red 7  green 4
        Powder-Prairie    green 5  blue 2
        plays  red 2D  on Dead-Bull-Desert
        """,
        cattle_market=True,
    )
    state = play(state, "red places 1", "red stops", "red puts a cow on Hang-Man-Mountains")

    state, events = step(state, "green puts a cow on Powder-Prairie")

    assert payments(events) == []
    assert (phase(state), turn(state)) == ("bonus", "green")
    waits = [(market.pasture, market.colour) for market in view(state).markets]
    assert waits == [("powder-prairie", "green")]
    later = told(state, "green puts a cow on Lucky-Lake", "green stops")
    assert payments(later) == [("powder-prairie", "green", None), ("powder-prairie", "green", 0)]


@pytest.mark.rule("BV2")
def test_a_number_that_is_stopped_is_complete() -> None:
    """Green fills Powder-Prairie and keeps the second cow: the market is next."""
    state = buffalo(
        """
        Dead-Bull-Desert  red 7  green 4
        Powder-Prairie    green 5  blue 2
        plays  red 2D  on Dead-Bull-Desert
        """,
        cattle_market=True,
    )
    state = play(state, "red places 1", "red stops", "red puts a cow on Hang-Man-Mountains")
    state = play(state, "green puts a cow on Powder-Prairie")

    assert payments(told(state, "green stops")) == [("powder-prairie", "green", None)]


@pytest.mark.rule("BV2")
def test_a_market_that_fills_a_pasture_is_followed_by_that_market() -> None:
    """Blue's market cow fills Lone-Star-Valley: both markets before red's number."""
    state = blue_leads("Lone-Star-Valley  blue 4  green 1")

    events = told(
        state,
        "blue puts a cow on Powder-Prairie",
        "blue puts a cow on Lone-Star-Valley",
        "blue stops",
        "red stops",
    )

    assert payments(events) == [
        ("powder-prairie", "blue", None),
        ("lone-star-valley", "blue", None),
        ("coffee-canyon", "red", 1),
        ("powder-prairie", "blue", 0),
    ]


@pytest.mark.rule("BV2")
def test_markets_are_paid_in_the_order_in_which_the_pastures_filled() -> None:
    """Blue's two cows fill Powder-Prairie, then Lone-Star-Valley; waiting rows keep theirs."""
    state = buffalo(
        """
        Dead-Bull-Desert  red 7  blue 4
        Powder-Prairie    blue 5  green 2
        Lone-Star-Valley  blue 4  green 1
        plays  red 2D  on Dead-Bull-Desert
        """,
        cattle_market=True,
    )
    state = play(state, "red places 1", "red stops", "red puts a cow on Hang-Man-Mountains")

    state, events = step(state, "blue puts a cow on Powder-Prairie")
    state, events = step(state, "blue puts a cow on Lone-Star-Valley")

    assert payments(events) == [("powder-prairie", "blue", None)]
    assert view(state).resuming is None
    waits = [(market.pasture, market.colour) for market in view(state).markets]
    assert waits == [("lone-star-valley", "blue")]
    assert view(state).waiting == ("powder-prairie", "lone-star-valley")
    later = told(state, "blue stops", "blue stops")
    assert payments(later) == [
        ("lone-star-valley", "blue", None),
        ("powder-prairie", "blue", 0),
    ]


@pytest.mark.rule("BV2", "B16")
def test_market_cows_may_be_kept_though_they_come_first() -> None:
    """Red keeps its market cow; blue, who has the first number of the row, keeps nothing."""
    state = buffalo(BLUE_LEADS.format(""), cattle_market=True)
    state = play(state, "red places 1")

    stopped = play(state, "red stops")

    assert herds(stopped, "Coffee-Canyon") == herds(state, "Coffee-Canyon")
    assert Stop() not in GAME.legal_actions(stopped, 0)


@pytest.mark.rule("BV2", "B20")
def test_waiting_markets_lapse_when_the_game_ends() -> None:
    """Blue's market cow takes the last space of all: nothing more is paid."""
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
        cattle_market=True,
    )
    while turn(state) != "blue":
        state = play(state, f"{turn(state)} places 0")

    state = play(state, "blue places 1", "blue puts a cow on Lone-Star-Valley")

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "board_full"
    dump = GAME.dump(state)
    assert (dump["markets"], dump["waiting"], dump["resuming"]) == ([], [], None)
