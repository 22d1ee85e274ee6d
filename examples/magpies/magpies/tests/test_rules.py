"""The rules of Magpies, one by one."""

from typing import Any

import pytest

from magpies.face import Seal
from magpies.game import MAGPIES
from menagerie import IllegalActionError, State
from menagerie.core.errors import PositionError

PLAYED = [[3, 4, 5, 6], [7, 8, 9, 10], [11, 12, 13, 14]]


def position(**facts: Any) -> dict[str, Any]:
    """Three players with two cards each, and a treasure of 3."""
    usual = {"seats": 3, "treasure": 3, "sealed": [None, None, None], "scores": [8, 4, 0]}
    return {**usual, "hands": [[1, 20], [2, 21], [15, 22]], "played": PLAYED, **facts}


def seal(state: State, *cards: int) -> State:
    """The seats lay these cards, one after the other."""
    for seat, card in enumerate(cards):
        state = MAGPIES.apply(state, seat, Seal(card)).state
    return state


@pytest.mark.rule("M1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_six_of_the_cards(seats: int) -> None:
    """No card is dealt twice."""
    hands = MAGPIES.dump(MAGPIES.new(seats, seed=1))["hands"]

    assert [len(hand) for hand in hands] == [6] * seats
    assert len({card for hand in hands for card in hand}) == 6 * seats


@pytest.mark.rule("M2")
def test_a_treasure_is_worth_one_to_six_points() -> None:
    """All values turn up."""
    deals = [MAGPIES.new(2, seed=seed) for seed in range(100)]

    assert {MAGPIES.dump(deal)["treasure"] for deal in deals} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("M3")
def test_a_sealed_card_is_hidden_and_may_be_changed() -> None:
    """Others see that there is one."""
    state = seal(MAGPIES.load(position()), 1)
    own, other = (MAGPIES.dump(state), MAGPIES.view(state, 1))

    assert own["sealed"] == [1, None, None]
    assert [seat.has_sealed for seat in other.seats] == [True, False, False]  # type: ignore[attr-defined]
    assert MAGPIES.to_act(state) == (1, 2)
    assert MAGPIES.dump(seal(state, 20))["sealed"] == [20, None, None]


@pytest.mark.rule("M3")
@pytest.mark.parametrize("card", [2, 99])
def test_only_a_card_of_the_hand_can_be_sealed(card: int) -> None:
    """The sentence names the hand."""
    with pytest.raises(IllegalActionError, match=rf"^M3: .*1, 20.* {card}\.$"):
        seal(MAGPIES.load(position()), card)


@pytest.mark.rule("M4")
def test_the_last_choice_turns_all_cards_up() -> None:
    """Everybody hears of all cards, and they are out of the game."""
    state = seal(MAGPIES.load(position()), 20, 21)
    state, events = MAGPIES.apply(state, 2, Seal(15))

    cards = [event.card for event in events if hasattr(event, "card") and event.is_for(None)]
    assert cards == [20, 21, 15]
    assert MAGPIES.dump(state)["hands"] == [[1], [2], [22]]


@pytest.mark.rule("M5")
@pytest.mark.parametrize(
    ("treasure", "cards", "scores"),
    [
        (3, (20, 21, 22), [8, 4, 3]),
        (5, (1, 21, 15), [8, 9, 0]),
        (4, (20, 2, 15), [8, 8, 0]),
        (6, (1, 21, 15), [14, 4, 0]),
    ],
)
def test_odd_treasures_go_to_the_highest_card_and_even_ones_to_the_lowest(
    treasure: int, cards: tuple[int, ...], scores: list[int]
) -> None:
    """Wherever that player sits."""
    state = seal(MAGPIES.load(position(treasure=treasure)), *cards)

    assert MAGPIES.dump(state)["scores"] == scores


@pytest.mark.rule("M6")
def test_most_points_win_and_equal_points_share_a_place() -> None:
    """The game is over when nobody has a card."""
    last = {
        "treasure": 4,
        "hands": [[1], [2], [22]],
        "played": [[*cards, 15 + seat] for seat, cards in enumerate(PLAYED)],
    }
    outcome = MAGPIES.outcome(seal(MAGPIES.load(position(**last)), 1, 2, 22))

    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((12, 4, 0), (1, 2, 3), "last_round")
    level = MAGPIES.load(position(**last, scores=[0, 4, 4]))
    assert MAGPIES.outcome(seal(level, 1, 2, 22)).ranks == (1, 1, 1)  # type: ignore[union-attr]


@pytest.mark.rule("MV1")
@pytest.mark.parametrize("aid", [True, False])
def test_the_memory_aid_shows_what_was_played(*, aid: bool) -> None:
    """Without it, nobody is shown the cards of earlier rounds."""
    view: Any = MAGPIES.view(MAGPIES.load(position(options={"memory_aid": aid})), 0)

    assert [seat.played for seat in view.seats] == (
        [tuple(cards) for cards in PLAYED] if aid else [None, None, None]
    )


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"hands": [[1, 20], [2, 21]]}, "hands: there are 3 seats"),
        ({"hands": [[1, 20], [1, 21], [15, 22]]}, "hands: a card is in two places"),
        ({"hands": [[1], [2, 21], [15, 22]]}, "hands: 6 cards each"),
        ({"played": [[], *PLAYED[1:]]}, "played: everybody has played as many"),
        ({"scores": [0, 0, 0]}, "scores: 4 treasures"),
        ({"treasure": None}, "treasure: one lies there"),
        ({"sealed": [2, None, None]}, "sealed: card 2 is not in the hand"),
        ({"sealed": [1, 2, 15]}, "sealed: when all have"),
        ({"treasure": 7}, "position: Expected `int` <= 6"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], sentence: str) -> None:
    """A sentence names the field."""
    with pytest.raises(PositionError, match=f"^{sentence}"):
        MAGPIES.load(position(**facts))
