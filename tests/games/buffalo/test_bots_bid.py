"""Bots bid whole bids in a sensible range, and place first numbers (BV1, B16)."""

import pytest

from menagerie import State
from menagerie.bots.advice.advisor import advise
from menagerie.bots.advice.analysis import Analysing
from menagerie.bots.levels import BOTS, LEVELS
from menagerie.bots.search.search import Budget
from menagerie.core.records import new_record
from menagerie.games.buffalo.actions import Bid, Put
from tests.games.buffalo.builders import GAME, play, view
from tests.games.buffalo.scenes import auction, bonus_for_red

FEW = Budget(iterations=40)


def bids(state: State, bot: str, seat: int, number: int) -> list[float]:
    """Some bids of a bot."""
    veiled = GAME.veil(state, seat)
    found = []
    for seed in range(number):
        action = (BOTS | LEVELS)[bot].choose(GAME, veiled, seed)
        assert isinstance(action, Bid)
        assert GAME.why_not(state, seat, action) is None
        found.append(float(action.amount))
    return found


@pytest.mark.rule("BV1")
def test_a_club_player_bids_modestly() -> None:
    """Below 0.4, with decimals of all sizes; hardly two bids are equal."""
    found = bids(auction(), "club", 0, 60)

    assert max(found) < 0.4
    assert min(found) < 0.1
    assert len(set(found)) > 55


@pytest.mark.rule("BV1")
@pytest.mark.parametrize(("first", "most"), [("0.25", 0.3), ("2.98", 3.03), ("99.9999", 99.9999)])
def test_a_club_player_repeats_a_little_higher(first: str, most: float) -> None:
    """Never lower, and less than a twentieth of a cow higher, also across a whole cow."""
    found = bids(auction(first, first, "0"), "club", 0, 30)

    assert all(float(first) <= bid <= most for bid in found)


@pytest.mark.rule("BV1")
def test_random_bids_are_about_a_cow_at_most() -> None:
    """Whole cows are rare, as they are one decision of eleven."""
    found = bids(auction(), "random", 0, 60)

    assert 0.3 < sum(found) / len(found) < 1
    assert max(found) < 4


@pytest.mark.rule("BV1")
def test_a_bot_goes_on_with_a_bid_that_was_begun() -> None:
    """It hands over the whole of it."""
    state = play(auction(), "seat 0 raises", "seat 0 adds 5")

    assert all(1.5 <= bid < 1.6 for bid in bids(state, "club", 0, 10))


@pytest.mark.rule("BV1")
def test_a_search_bids_a_whole_bid() -> None:
    """The decision searched is the first; a club player adds the others."""
    action = LEVELS["fox"].choose(GAME, GAME.veil(auction(), 0), 3)

    assert isinstance(action, Bid)
    assert GAME.why_not(auction(), 0, action) is None


@pytest.mark.rule("BV1")
def test_advice_speaks_of_whole_bids() -> None:
    """With the amount in the reason; what is asked about is among the suggestions as it is."""
    advice = advise(GAME, GAME.veil(auction(), 0), FEW, 1, include=Bid("3.0001"))

    told = [suggestion.action for suggestion in advice.suggestions]
    assert {"type": "bid", "amount": "3.0001"} in told
    assert all(action["type"] == "bid" for action in told)
    asked = next(s for s in advice.suggestions if s.action["amount"] == "3.0001")
    assert asked.reason.facts == {"bid": "3.0001"}


@pytest.mark.rule("BV1")
def test_an_analysis_looks_at_whole_bids() -> None:
    """One decision for each; a bid that is made again is none."""
    state = auction()
    played = [(0, Bid("1")), (0, Bid("2")), (1, Bid("0.5"))]
    analysing = Analysing(GAME, new_record(GAME, state, 1, played), iterations=20)
    while analysing.go_on():
        pass

    assert [point.seat for point in analysing.result().points] == [0, 1]


@pytest.mark.rule("BV1", "B8")
def test_guessed_bids_are_mostly_modest_and_sometimes_any() -> None:
    """Of others' sealed bids, as a seat may imagine them."""
    veiled = GAME.veil(play(auction(), "seat 1 bids 7"), 0)

    found = [float(GAME.dump(GAME.guess(veiled, seed))["bids"][1][0]) for seed in range(200)]

    assert sum(bid < 1 for bid in found) > 140
    assert sum(bid > 10 for bid in found) > 5


@pytest.mark.rule("B16")
@pytest.mark.parametrize("bot", ["club", "random", "calf"])
def test_bots_place_a_first_number(bot: str) -> None:
    """Whatever they think of it."""
    state = bonus_for_red("")
    assert view(state).phase == "bonus"

    for seed in range(5):
        action = (BOTS | LEVELS)[bot].choose(GAME, GAME.veil(state, 1), seed)
        assert isinstance(action, Put)
