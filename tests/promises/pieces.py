"""What is true of every position of one game, told from its dump; one entry for each game."""

from collections import Counter
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


# Herr der Ziegen, as the rules have it (G1, G3, G4): kinds, dogs and milk in the game.
GOAT_KINDS = {2: 10, 3: 13, 4: 16, 5: 18}
GOAT_OTHERS = {
    2: {"dog": 7, "milk-1": 4, "milk-2": 4},
    3: {"dog": 10, "milk-1": 3, "milk-2": 8},
    4: {"dog": 13, "milk-1": 6, "milk-2": 8},
    5: {"dog": 15, "milk-1": 8, "milk-2": 8},
}
SMALL_GOATS = 10


def goats_meadow(dump: Dump) -> dict[str, str]:
    """The cards of the meadow by cell."""
    return {
        f"{row},{column}": card
        for row, line in enumerate(dump["meadow"], 1)
        for column, card in enumerate(line, 1)
        if card is not None and not card.startswith("stable:")
    }


def goats_pieces(dump: Dump) -> None:
    """G1, G3: every card of the game is in one place, and hands have their cards."""
    groups = [*dump["hands"], *dump["displays"], dump["pile"], dump["boxed"]]
    cards = Counter(card for group in groups for card in group)
    cards.update(goats_meadow(dump).values())
    cards["dog"] += dump["aside"]
    others = {name: cards.pop(name, 0) for name in GOAT_OTHERS[dump["seats"]]}
    assert others == GOAT_OTHERS[dump["seats"]]
    assert set(cards.values()) == {1}
    assert len(cards) == 5 * GOAT_KINDS[dump["seats"]]
    assert not {card.partition("-")[0] for card in cards} & set(dump["removed"])
    for seat, hand in enumerate(dump["hands"]):
        waits = dump["phase"] == "taking" or dump["end"] == "nothing_to_take"
        assert len(hand) == (1 if waits and seat == dump["turn"] else 2)


def goats_marks(dump: Dump) -> None:
    """G13, G15: small goats stand on cards of kinds that their owners have won, ten at most."""
    meadow = goats_meadow(dump)
    for cell, owner in dump["marked"].items():
        assert dump["kinds"][meadow[cell].partition("-")[0]] == owner
    placed = Counter(dump["marked"].values())
    assert all(number <= SMALL_GOATS for number in placed.values())
    for cell, card in meadow.items():
        winner = dump["kinds"].get(card.partition("-")[0])
        if winner is not None and cell not in dump["marked"]:
            assert placed[winner] == SMALL_GOATS, cell


def goats_displays(dump: Dump) -> None:
    """G12, G14: a kind in displays is undecided, but for the card just played; boxed ones are."""
    for kind in {card.partition("-")[0] for card in dump["boxed"]}:
        assert kind in dump["kinds"]
    for display in dump["displays"]:
        assert not {card.partition("-")[0] for card in display} & set(dump["kinds"])


def goats_gaps(dump: Dump) -> None:
    """G11: there are gaps only when the pile is used up."""
    if dump["pile"]:
        assert all(card is not None for line in dump["meadow"] for card in line)


# All pieces are always somewhere.
PIECES_SOMEWHERE: dict[str, Check] = {
    "buffalo": buffalo_pieces,
    "goats": goats_pieces,
    "zoo": zoo.pieces,
}

# What else holds wherever somebody decides.
INVARIANTS: dict[str, tuple[Check, ...]] = {
    "buffalo": (buffalo_equal_herds,),
    "goats": (goats_marks, goats_displays, goats_gaps),
    "zoo": (zoo.memory, zoo.order),
}
