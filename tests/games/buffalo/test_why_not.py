"""Every refusal names its rule, says a sentence, and gives the facts of that sentence."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given

from menagerie import State
from menagerie.core.refusals import Reason, reason_of
from menagerie.games.buffalo.actions import Place, Stop
from menagerie.games.buffalo.codes import Refusal
from tests.games.buffalo.builders import GAME, buffalo, pass_round, play, refused, refused_action
from tests.games.buffalo.play import games
from tests.games.buffalo.scenes import RED_ON_LUCKY_LAKE, auction, bonus_for_red
from tests.games.play import Taken, randoms

SAMPLES = Path(__file__).parents[3] / "web/src/games/buffalo/samples/reasons.json"

# Whose turn, and for what.


@pytest.mark.rule("B20")
def test_nothing_is_allowed_when_the_game_is_over() -> None:
    """Whatever it is."""
    state = pass_round(buffalo("round 5 \n plays red 3D on Lucky-Lake"))
    expected = Reason("B20", "over", "The game is over.")

    assert refused(state, "red lays 4G on Lucky-Lake") == expected
    assert refused(state, "red places 0") == expected


@pytest.mark.rule("B9")
@pytest.mark.parametrize("line", ["red places 1", "red stops", "red bids 1", "red picks red"])
def test_what_the_phase_does_not_ask_for(line: str) -> None:
    """The sentence says what is asked."""
    assert refused(buffalo(""), line) == Reason(
        "B9",
        "not_now",
        "That is not possible right now: everybody chooses two pairs.",
        {"phase": "choosing"},
    )


@pytest.mark.rule("B9")
@pytest.mark.parametrize(
    ("state", "phase", "asked"),
    [
        (auction, "bidding", "everybody bids for a colour"),
        (lambda: auction(3, 2, 1), "picking", "a colour is being picked"),
        (lambda: GAME.new(2, seed=1), "assigning", "both players decide which colour begins"),
        (lambda: buffalo("plays red 3D on Lucky-Lake"), "placing", "cows are being placed"),
        (lambda: bonus_for_red(""), "bonus", "a bonus is being paid"),
        (
            lambda: play(
                buffalo("Coffee-Canyon red 9 \n plays red 2D on Coffee-Canyon", cattle_market=True),
                "red places 1",
            ),
            "market",
            "the cattle market is being paid",
        ),
    ],
    ids=["bidding", "picking", "assigning", "placing", "bonus", "market"],
)
def test_every_phase_says_what_it_asks_for(
    state: Callable[[], State], phase: str, asked: str
) -> None:
    """What is not asked is told what is."""
    action = Place(0) if phase in {"bonus", "market"} else Stop()
    reason = refused_action(state(), 1, action)

    assert reason.facts == {"phase": phase}
    assert asked in reason.message


@pytest.mark.rule("B10")
def test_another_seats_turn_to_place() -> None:
    """The sentence names the seat whose turn it is."""
    assert refused(buffalo(RED_ON_LUCKY_LAKE), "seat 0 places 1") == Reason(
        "B10", "not_your_turn", "It is seat 1’s turn.", {"seat": 1}
    )


@pytest.mark.rule("B15")
def test_another_seats_turn_to_put() -> None:
    """Also where a stop or a cow is tried."""
    state = bonus_for_red("")

    assert refused(state, "seat 2 stops").facts == {"seat": 1}
    assert refused(state, "seat 2 puts a cow on Lucky-Lake").key == "not_your_turn"


@pytest.mark.rule("BV1")
def test_another_seats_turn_to_pick() -> None:
    """The highest bid picks."""
    assert refused(auction(1, 3, 2), "seat 0 picks red").facts == {"seat": 1}


# The auction.


@pytest.mark.rule("BV1")
def test_a_repeated_bid_below_the_first() -> None:
    """The sentence names the first."""
    assert refused(auction(2, 2, 1), "seat 0 bids 1.5") == Reason(
        "BV1", "bid_lower", "You bid 2 before and may not go lower.", {"lowest": "2"}
    )


@pytest.mark.rule("BV1")
def test_a_bid_of_a_seat_that_is_not_tied() -> None:
    """Only tied seats bid again."""
    assert refused(auction(2, 2, 1), "seat 2 bids 3") == Reason(
        "BV1", "not_tied", "Only players with equal bids bid again, and nobody ties with you."
    )


@pytest.mark.rule("BV1")
def test_a_bid_that_is_too_high_or_too_fine() -> None:
    """In words; a hundredth whole cow is refused in the same way."""
    too_high = Reason(
        "BV1", "no_such_bid", "A bid is from 0 to 99.9999, with at most four decimals."
    )

    assert refused(auction(), "seat 0 bids 100") == too_high
    assert refused(auction(), "seat 0 bids 0.12345") == too_high
    assert refused(play(auction(), *["seat 0 raises"] * 99), "seat 0 raises") == too_high


@pytest.mark.rule("BV1")
def test_a_whole_cow_after_the_decimals() -> None:
    """They have begun."""
    assert refused(play(auction(), "seat 0 adds 5"), "seat 0 raises") == Reason(
        "BV1", "decimals_begun", "Your bid has decimals already: no whole cow can be added."
    )


@pytest.mark.rule("BV1")
def test_a_colour_that_is_not_in_play() -> None:
    """Three players have the first three."""
    assert refused(auction(3, 2, 1), "seat 0 picks brown") == Reason(
        "BV1", "not_in_play", "Brown is not in play here.", {"colour": "brown"}
    )


@pytest.mark.rule("BV1")
def test_a_colour_that_is_taken() -> None:
    """The sentence names who has it."""
    state = play(auction(3, 2, 1), "seat 0 picks red")

    assert refused(state, "seat 1 picks red") == Reason(
        "BV1", "colour_taken", "Red is taken by seat 0.", {"colour": "red", "owner": 0}
    )


# All of them.


def test_every_refusal_is_shown_here() -> None:
    """Each has a test in a file of this name, or of what can never be, that names its key."""
    files = Path(__file__).parent.glob("test_why_*.py")
    shown = "".join(path.read_text(encoding="utf-8") for path in files)

    keys = [refusal.name.lower() for refusal in set(Refusal) - {Refusal.NONE}]
    assert [key for key in keys if f'"{key}"' not in shown] == []


def test_the_page_is_tested_with_what_is_said() -> None:
    """Its samples of reasons have the sentences that their facts make."""
    samples = msgspec.json.decode(SAMPLES.read_bytes(), type=list[Reason])

    assert samples == [
        reason_of(one.rule, one.key, f"reason_{one.key}", one.facts, GAME.speaker)
        for one in samples
    ]


@given(games(), randoms)
def test_exactly_the_legal_actions_are_not_refused(game: Iterator[Taken], rng: Random) -> None:
    """Over all codes, those without meaning included, and for every seat of some states."""
    for taken in game:
        state = taken.step.state
        if rng.random() < 0.05:
            seat = rng.randrange(GAME.seats_of(state))
            legal = GAME.legal_codes(state, seat)
            records = state.records
            allowed = [
                code
                for code in range(GAME.codes.count)
                if GAME.kernel.refusal(records, 0, seat, code) == Refusal.NONE
            ]
            assert allowed == legal
            check_reasons(state, seat, rng)


def check_reasons(state: State, seat: int, rng: Random) -> None:
    """`why_not` is None exactly for legal actions, among some that the seat could have."""
    legal = set(GAME.legal_actions(state, seat))
    codes = GAME.codes
    every = codes.actions(codes.deck(GAME.layout.read(state.records), seat))
    sample = rng.sample([action for action in every if action is not None], 20)
    for action in [*sample, *rng.sample(sorted(legal, key=repr), min(5, len(legal)))]:
        reason = GAME.why_not(state, seat, action)
        assert (reason is None) == (action in legal)
        assert reason is None or "{" not in reason.message
