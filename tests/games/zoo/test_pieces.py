"""What is in the box (Z1, Z2, Z25)."""

from collections import Counter

import pytest

from menagerie.games.zoo.pieces import BOXES, CARD_NAMES
from tests.games.zoo.builders import GAME
from tests.games.zoo.oracle import BOX, FOOD_WEB, ORDER


@pytest.mark.rule("Z1")
def test_there_are_sixty_cards() -> None:
    """Five of each animal, but four mosquitoes, and one joker."""
    state = GAME.new(4, seed=1)

    count = Counter(card for hand in GAME.dump(state)["hands"] for card in hand)

    assert count == BOX
    assert sum(count.values()) == 60


@pytest.mark.rule("Z2")
def test_the_food_web_has_29_relations() -> None:
    """And the order of its table is the order in which cards are named."""
    found = {animal: set(BOXES[1].beaters(animal)) for animal in CARD_NAMES[:-1]}

    assert found == {animal: set(beaters) for animal, beaters in FOOD_WEB.items()}
    assert sum(map(len, found.values())) == 29
    assert list(CARD_NAMES) == ORDER


@pytest.mark.rule("Z25")
def test_three_players_use_thirty_nine_cards() -> None:
    """Four lions, elephants and mice, two mosquitoes, three of each other, one joker."""
    state = GAME.new(3, seed=1)

    count = Counter(card for hand in GAME.dump(state)["hands"] for card in hand)

    four = dict.fromkeys(("lion", "elephant", "mouse"), 4)
    assert count == {**dict.fromkeys(FOOD_WEB, 3), **four, "mosquito": 2, "joker": 1}
    assert sum(count.values()) == 39
