"""What is true of every position of one game, told from its dump; one entry for each game."""

from collections.abc import Callable
from typing import Any

from tests.promises import zoo

Dump = dict[str, Any]
Check = Callable[[Dump], None]

# Buffalo, as the rules have it (B1, B2).
COWS = 48
SPACES = {
    "lone-star-valley": 6,
    "powder-prairie": 8,
    "coffee-canyon": 10,
    "dead-bull-desert": 12,
    "fire-fields": 14,
    "drunkn-creek": 16,
    "lucky-lake": 18,
    "rattlesnake-ranch": 21,
    "sundown-savannah": 24,
    "dynamite-mine": 28,
    "hang-man-mountains": 33,
    "buffalo-badlands": 37,
}
COLOURS_IN_PLAY = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
BEFORE_REVEALING = {"bidding", "picking", "assigning", "choosing"}


def buffalo_pieces(dump: Dump) -> None:
    """B1, B2, B14: cows are on pastures or in the supply; cards leave by twos in each round."""
    assert len(dump["supply"]) == COLOURS_IN_PLAY[dump["seats"]]
    for colour, supply in dump["supply"].items():
        placed = sum(herds.get(colour, 0) for herds in dump["pastures"].values())
        assert placed + supply == COWS, colour
    for pasture, herds in dump["pastures"].items():
        assert 0 < sum(herds.values()) <= SPACES[pasture], pasture
        assert set(herds) <= set(dump["supply"]), pasture
    for seat in range(dump["seats"]):
        if dump["colours"][seat]:
            _buffalo_cards(dump, seat)


def _buffalo_cards(dump: Dump, seat: int) -> None:
    """B2, B7, B14: no card is in two places, and the right number is left."""
    hand = dump["hands"][seat]
    laid = [pair["card"] for pair in dump["chosen"][seat]]
    somewhere = [*hand, *laid, *dump["discarded"][seat]]
    assert len(set(somewhere)) == len(somewhere)
    deck = 12 if dump["seats"] == 2 else 10
    if dump["phase"] in BEFORE_REVEALING:
        rounds_spent = max(dump["round"] - 1, 0)
        assert len(hand) + len(laid) == deck - 2 * rounds_spent
    else:
        assert len(hand) == deck - 2 * dump["round"]


def buffalo_equal_herds(dump: Dump) -> None:
    """B12: while the game runs no two herds of a pasture are equal."""
    if dump["phase"] != "over":
        for pasture, herds in dump["pastures"].items():
            assert len(set(herds.values())) == len(herds), pasture


# All pieces are always somewhere.
PIECES_SOMEWHERE: dict[str, Check] = {"buffalo": buffalo_pieces, "zoo": zoo.pieces}

# What else holds wherever somebody decides.
INVARIANTS: dict[str, tuple[Check, ...]] = {
    "buffalo": (buffalo_equal_herds,),
    "zoo": (zoo.memory, zoo.order),
}
