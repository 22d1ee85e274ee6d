"""What a bid costs at the end (BV1)."""

from typing import Any

import pytest

from menagerie import Outcome, State
from tests.games.buffalo.builders import GAME, pass_round, play


def last_round(cows: dict[str, Any], bids: list[list[str]], **position: Any) -> State:
    """A last round with three players and their bids, in which nobody places."""
    state = GAME.load(
        {
            "game": "buffalo",
            "seats": 3,
            "options": {"auction": True},
            "phase": "choosing",
            "round": 5,
            "pastures": cows,
            "bids": bids,
            "hands": [["2J", "2K"], ["2F", "2O"], ["2H", "2P"]],
            **position,
        }
    )
    for who, cards in {"blue": ("2J", "2K"), "red": ("2F", "2O"), "green": ("2H", "2P")}.items():
        state = play(state, f"{who} lays {cards[0]} on Coffee-Canyon")
        state = play(state, f"{who} lays {cards[1]} on Lucky-Lake")
    return state


@pytest.mark.rule("BV1", "B22")
def test_the_last_bid_is_taken_off_the_cows() -> None:
    """Scores have decimals; without a fraction they are whole."""
    state = last_round(
        {"dead-bull-desert": {"blue": 7, "red": 5}, "fire-fields": {"green": 14}},
        [["1.25"], ["2", "3"], ["2", "5"]],
    )

    state = pass_round(state)

    assert GAME.outcome(state) == Outcome((5.75, 2, 9), (2, 3, 1), "last_round")


@pytest.mark.rule("BV1", "B22")
def test_a_bid_may_cost_the_game() -> None:
    """Blue has more cows, but paid more for its colour."""
    state = last_round({"dead-bull-desert": {"blue": 7, "red": 5}}, [["5.01"], ["2.5"], ["0"]])

    ended = GAME.outcome(pass_round(state))

    assert ended is not None
    assert (ended.scores, ended.ranks) == ((1.99, 2.5, 0), (2, 1, 3))


@pytest.mark.rule("BV1", "B20")
def test_a_win_by_48_cows_stands_whatever_was_bid() -> None:
    """Red paid 9.99 and has fewer points than blue, yet wins; the others rank after the bid."""
    state = last_round(
        {
            "sundown-savannah": {"red": 24},
            "rattlesnake-ranch": {"red": 21},
            "coffee-canyon": {"red": 2},
            "lucky-lake": {"blue": 11},
            "fire-fields": {"blue": 14},
            "drunkn-creek": {"blue": 16},
            "dead-bull-desert": {"green": 12},
        },
        [["0"], ["9.99"], ["5"]],
    )

    state = play(state, "red places 1")

    assert GAME.outcome(state) == Outcome((41, 38.01, 7), (2, 1, 3), "all_cows")


@pytest.mark.rule("BV1", "B20", "B21")
def test_the_48th_cow_in_the_final_bonus_wins_nothing_by_itself() -> None:
    """Red places its last cow in the final bonus, but its bid leaves blue ahead."""
    state = last_round(
        {
            "sundown-savannah": {"red": 24},
            "rattlesnake-ranch": {"red": 21},
            "coffee-canyon": {"red": 2},
            "lucky-lake": {"blue": 11},
            "fire-fields": {"blue": 14},
            "drunkn-creek": {"blue": 16},
        },
        [["0"], ["9.99"], ["5"]],
    )

    state = pass_round(state)

    assert GAME.outcome(state) == Outcome((42, 38.01, -5), (1, 2, 3), "last_round")
