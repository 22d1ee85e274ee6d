"""Impossible hands and discards."""

from tests.games.buffalo.position_cases.parts import AUCTION, ONE_OPEN_3, PLACING, THREE, TWO
from tests.games.positions import Position

CARDS: list[tuple[Position, str]] = [
    # Rounds and cards.
    ({**THREE, "round": 6}, "round: there are rounds 1 to 5, not 6 (B5)"),
    ({**THREE, "round": 0}, "round: there are rounds 1 to 5, not 0 (B5)"),
    ({**AUCTION, "phase": "bidding", "round": 1}, "round: it is 0 before the first round"),
    ({**THREE, "hands": [["4G"], [], []]}, "hands[0]: the seat has no card 4G (B2)"),
    ({**THREE, "hands": [["4A", "4A"], [], []]}, "hands[0]: 4A is there twice"),
    (
        {**THREE, "round": 5, "hands": [["4A"], ["5F", "5P"], ["5H", "5N"]]},
        "hands[0]: 2 cards are left in round 5, not 1 (B5)",
    ),
    (
        {**PLACING, "round": 5, "hands": [["5J", "5L"], [], []]},
        "hands[0]: 0 cards are left in round 5, not 2 (B5)",
    ),
    (
        {**AUCTION, "phase": "bidding", "hands": [["5J"], [], []]},
        "hands[0]: the seat has no card 5J (B2)",
    ),
    (
        {**THREE, "round": 2, "discarded": [["2C"], ["2D"], ["2A"]]},
        "discarded: nobody discards while two pastures are open (B7)",
    ),
    (
        {**THREE, "round": 2, "pastures": ONE_OPEN_3, "discarded": [["2C"], ["2D"], []]},
        "discarded: everybody discards equally often (B7)",
    ),
    (
        {
            **THREE,
            "round": 2,
            "pastures": ONE_OPEN_3,
            "discarded": [["2C", "2J"], ["2D", "2F"], ["2A", "2H"]],
        },
        "discarded: one card is discarded in a round (B7)",
    ),
    (
        {**THREE, "pastures": ONE_OPEN_3, "discarded": [["2C"], ["2D"], ["2A"]]},
        "discarded: one card is discarded in a round (B7)",
    ),
    (
        {
            **THREE,
            "round": 5,
            "pastures": ONE_OPEN_3,
            "hands": [["5J", "2C"], ["5F", "2D"], ["5H", "2A"]],
            "discarded": [["2C"], ["2O"], ["2P"]],
        },
        "hands[0]: a card of these is laid or discarded (B2)",
    ),
    (
        {**PLACING, "discarded": [["4S"], ["2D"], ["2A"]]},
        "discarded[0]: a card of these is in a pair (B7)",
    ),
    (
        {**TWO, "round": 2, "discarded": [["2C"], ["2D"]]},
        "discarded: two players lay both cards (B24)",
    ),
]
