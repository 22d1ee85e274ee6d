"""Impossible pairs, sealed and revealed."""

from tests.games.buffalo.position_cases.parts import (
    ONE_OPEN_2,
    ONE_OPEN_3,
    PLACING,
    THREE,
    TWO,
    lay,
)
from tests.games.positions import Position

HAND_OF_7 = ["5J", "5L", "4A", "3A", "3K", "3V", "2C"]

PAIRS: list[tuple[Position, str]] = [
    # Pairs still sealed.
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4G")], [], []]},
        "chosen[0]: the seat has no card 4G (B2)",
    ),
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4S"), lay("fire-fields", "4S")], [], []]},
        "chosen[0]: 4S is there twice",
    ),
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4S"), lay("lucky-lake", "4A")], [], []]},
        "chosen[0]: the two pastures differ (B5)",
    ),
    (
        {
            **THREE,
            "chosen": [
                [lay("lucky-lake", "4S"), lay("fire-fields", "4A"), lay(None, "2C")],
                [],
                [],
            ],
        },
        "chosen[0]: there are two pairs (B5)",
    ),
    (
        {**THREE, "chosen": [[lay("dynamite-mine", "4S")], [], []]},
        "chosen[0]: dynamite-mine is not in play with 3 players (B3)",
    ),
    (
        {
            **THREE,
            "pastures": {"lone-star-valley": {"red": 4, "blue": 2}},
            "chosen": [[lay("lone-star-valley", "4S")], [], []],
        },
        "chosen[0]: that pasture is full (B6)",
    ),
    (
        {**THREE, "chosen": [[lay(None, "4S")], [], []]},
        "chosen[0]: a pair has a pasture while two are open (B5)",
    ),
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4S", "red")], [], []]},
        "chosen[0]: red is another seat's colour (B2, B23)",
    ),
    (
        {
            **THREE,
            "chosen": [
                [lay("lucky-lake", "4S"), lay("fire-fields", "2C")],
                [lay("lucky-lake", "4G"), lay("fire-fields", "2D")],
                [lay("lucky-lake", "3S"), lay("fire-fields", "2A")],
            ],
        },
        "chosen: everybody has, so the pairs would be revealed (B8)",
    ),
    (
        {
            **THREE,
            "round": 2,
            "hands": [["5J", "5L", "4A", "3A", "3K", "3V", "2C", "2J"], [], []],
            "chosen": [[lay("lucky-lake", "4S")], [], []],
        },
        "hands[0]: 8 cards are left in round 2, not 9 (B5)",
    ),
    (
        {
            **THREE,
            "pastures": ONE_OPEN_3,
            "chosen": [[lay("sundown-savannah", "4S"), lay("sundown-savannah", "4A")], [], []],
        },
        "chosen[0]: with one pasture open one card is discarded (B7)",
    ),
    (
        {**THREE, "pastures": ONE_OPEN_3, "chosen": [[lay(None, "4S"), lay(None, "4A")], [], []]},
        "chosen[0]: with one pasture open one card is discarded (B7)",
    ),
    (
        {**TWO, "chosen": [[lay("lucky-lake", "4S")], []]},
        "chosen[0]: with two players a pair names its colour (B23)",
    ),
    (
        {
            **TWO,
            "chosen": [[lay("lucky-lake", "4S", "blue"), lay("drunkn-creek", "2C", "blue")], []],
        },
        "chosen[0]: one pair belongs to each colour (B23)",
    ),
    (
        {
            **TWO,
            "pastures": ONE_OPEN_2,
            "chosen": [[lay("sundown-savannah", "4S", "blue")], []],
        },
        "chosen[0]: with one pasture open no pasture cards are laid (B24)",
    ),
    # Pairs revealed.
    (
        {**PLACING, "chosen": [[lay("lucky-lake", "4S"), lay("lucky-lake", "2C")], [], []]},
        "chosen[0]: the two pastures differ (B5)",
    ),
    (
        {**PLACING, "chosen": [[lay("lucky-lake", "4S"), lay(None, "2C")], [], []]},
        "discarded: nobody discards while two pastures are open (B7)",
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "chosen": [[lay("lucky-lake", "4S", "blue"), lay("drunkn-creek", "2C", "blue")], []],
        },
        "chosen[0]: one pair belongs to each colour (B23)",
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "pastures": ONE_OPEN_2,
            "chosen": [[lay("sundown-savannah", "4S", "blue"), lay(None, "2C", "green")], []],
        },
        "chosen[1]: 2 must lie there, not 0 (B5)",
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "chosen": [[lay(None, "4S", "blue"), lay(None, "2C", "green")], []],
        },
        "chosen[0]: a pair has a pasture while two are open (B5)",
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "pastures": ONE_OPEN_2,
            "chosen": [
                [lay(None, "5J", "blue"), lay(None, "2C", "green")],
                [lay("lucky-lake", "5F", "red"), lay("drunkn-creek", "2D", "orange")],
            ],
        },
        "chosen[0]: more than one pasture was open (B7, B24)",
    ),
    (
        # The second card of each was discarded in this round, so that one pair is left.
        {
            **THREE,
            "phase": "placing",
            "pastures": ONE_OPEN_3,
            "chosen": [
                [lay("sundown-savannah", card), lay("lucky-lake", other)]
                for card, other in (("5J", "4A"), ("5F", "4G"), ("5H", "4C"))
            ],
            "discarded": [["2C"], ["2D"], ["2A"]],
            "round": 2,
        },
        "chosen[0]: 1 must lie there, not 2 (B5)",
    ),
    (
        {**PLACING, "hands": [["4S", *HAND_OF_7], [], []]},
        "hands[0]: a card of these is laid or discarded (B2)",
    ),
]
