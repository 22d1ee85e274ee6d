"""What is in the box, and what stays there."""

from collections import Counter

import pytest

from menagerie.games.goats.pieces import BOXES, KIND_NAMES, LATEST
from tests.games.goats.builders import GAME, cards_in_play


@pytest.mark.rule("G1")
def test_the_box_has_121_cards() -> None:
    """90 goats, 15 dogs, eight milk of each value."""
    cards = Counter(cards_in_play(5, removed=[]))

    assert cards.total() == 121
    assert (cards["dog"], cards["milk-1"], cards["milk-2"]) == (15, 8, 8)
    assert all(cards[f"{kind}-{value}"] == 1 for kind in KIND_NAMES for value in range(1, 6))


@pytest.mark.rule("G1")
def test_everybody_has_ten_small_goats() -> None:
    """And one large goat, somewhere on the track."""
    for seat in GAME.view(GAME.new(5, seed=1), None).seats:  # type: ignore[attr-defined]
        assert seat.small_goats == 10
        assert seat.goat in range(28)


@pytest.mark.rule("G2")
def test_there_are_eighteen_kinds() -> None:
    """Polar and Elvis are printed."""
    assert len(set(KIND_NAMES)) == 18
    assert KIND_NAMES[:2] == ("polar", "elvis")


@pytest.mark.rule("G3")
@pytest.mark.parametrize(
    ("seats", "kinds", "dogs", "milk_1", "milk_2"),
    [(2, 8, 8, 4, 4), (3, 5, 5, 5, 0), (4, 2, 2, 2, 0), (5, 0, 0, 0, 0)],
)
def test_what_is_removed(seats: int, kinds: int, dogs: int, milk_1: int, milk_2: int) -> None:
    """Fewer players play with fewer cards."""
    dump = GAME.dump(GAME.new(seats, seed=3))
    somewhere = Counter(
        [card for row in dump["meadow"] for card in row if card and not card.startswith("stable")]
        + [card for hand in dump["hands"] for card in hand]
        + dump["pile"]
    )

    assert len(dump["removed"]) == kinds
    assert 15 - somewhere["dog"] == dogs
    assert 8 - somewhere["milk-1"] == milk_1
    assert 8 - somewhere["milk-2"] == milk_2
    assert somewhere == Counter(cards_in_play(seats, dump["removed"]))


@pytest.mark.rule("G3")
def test_a_lot_decides_which_kinds_are_removed() -> None:
    """Every kind is removed in some deal."""
    removed = {kind for seed in range(40) for kind in GAME.dump(GAME.new(3, seed=seed))["removed"]}

    assert removed == set(KIND_NAMES)


def test_all_boxes_have_the_seats_of_the_game() -> None:
    """Each version says what is removed and where stables stand."""
    assert BOXES[LATEST].removed.keys() == BOXES[LATEST].stables.keys() == set(GAME.seats)
