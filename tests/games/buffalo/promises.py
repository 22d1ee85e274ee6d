"""Buffalo's own part of the promises: built positions, their check, and every truth."""

from collections.abc import Iterator
from itertools import combinations

from tests.promises.part import Check, Dump, Small

PLAIN = {"auction": False}
COWS = 48
TWO: Dump = {"seats": 2, "options": PLAIN}
THREE: Dump = {"seats": 3, "options": PLAIN}

# Three colours, eight pastures full, the ninth still open.
THREE_ON_ONE = {
    "lone-star-valley": {"blue": 3, "red": 2, "green": 1},
    "powder-prairie": {"blue": 1, "red": 4, "green": 3},
    "coffee-canyon": {"blue": 5, "red": 2, "green": 3},
    "dead-bull-desert": {"blue": 3, "red": 5, "green": 4},
    "fire-fields": {"blue": 3, "red": 5, "green": 6},
    "drunkn-creek": {"blue": 7, "red": 4, "green": 5},
    "lucky-lake": {"blue": 4, "red": 6, "green": 8},
    "rattlesnake-ranch": {"blue": 8, "red": 7, "green": 6},
    "sundown-savannah": {"blue": 1},
}

# Four colours of two players, six pastures full, the seventh still open.
TWO_ON_ONE = {
    "lone-star-valley": {"blue": 3, "red": 2, "green": 1},
    "powder-prairie": {"blue": 1, "red": 4, "orange": 3},
    "coffee-canyon": {"blue": 4, "red": 3, "green": 2, "orange": 1},
    "dead-bull-desert": {"red": 5, "green": 4, "orange": 3},
    "drunkn-creek": {"blue": 7, "red": 1, "green": 3, "orange": 5},
    "lucky-lake": {"blue": 2, "red": 3, "green": 6, "orange": 7},
    "sundown-savannah": {"green": 2},
}

# Four colours, every pasture one to three spaces from full: rows wait for rows.
FOUR_CROWDED = {
    "lone-star-valley": {"blue": 3, "red": 2},
    "powder-prairie": {"green": 4, "orange": 3},
    "coffee-canyon": {"blue": 5, "green": 3, "red": 1},
    "dead-bull-desert": {"orange": 6, "red": 4, "blue": 1},
    "fire-fields": {"green": 7, "blue": 4, "orange": 1},
    "drunkn-creek": {"red": 8, "orange": 5, "green": 2},
    "lucky-lake": {"blue": 8, "green": 6, "red": 2},
    "rattlesnake-ranch": {"orange": 9, "red": 7, "blue": 3},
    "sundown-savannah": {"green": 10, "blue": 8, "orange": 3},
    "dynamite-mine": {"red": 12, "green": 9, "orange": 5},
}

# Three colours, blue and green within a few cows of all 48.
THREE_SHORT_OF_COWS = {
    "lone-star-valley": {"red": 3},
    "powder-prairie": {"blue": 3, "green": 2},
    "coffee-canyon": {"blue": 5, "green": 3},
    "dead-bull-desert": {"blue": 4, "green": 6},
    "fire-fields": {"blue": 7, "green": 5},
    "drunkn-creek": {"blue": 6, "green": 8},
    "lucky-lake": {"blue": 7, "green": 9},
    "rattlesnake-ranch": {"blue": 10, "green": 8, "red": 1},
    "sundown-savannah": {"blue": 3, "green": 4, "red": 9},
}

CORNERS: list[Dump] = [
    # B7: a card is discarded unseen in each of the last three rounds.
    {
        **THREE,
        "phase": "choosing",
        "round": 3,
        "pastures": THREE_ON_ONE,
        "hands": [
            ["5J", "4A", "3A", "3K", "2C", "2J"],
            ["5F", "5P", "4G", "3D", "2D", "2F"],
            ["5H", "4C", "3B", "3M", "2A", "2H"],
        ],
    },
    # B24: two players lay cards without pastures.
    {
        **TWO,
        "phase": "choosing",
        "round": 4,
        "pastures": TWO_ON_ONE,
        "hands": [
            ["5J", "4A", "3A", "3K", "2C", "2J"],
            ["5F", "5P", "4G", "3D", "2D", "2F"],
        ],
    },
    # B18, BV2: a few cows fill pasture after pasture.
    {
        "seats": 4,
        "options": PLAIN | {"cattle_market": True},
        "phase": "choosing",
        "round": 4,
        "pastures": FOUR_CROWDED,
        "hands": [
            ["5J", "4A", "3A", "2C"],
            ["5F", "4G", "3D", "2D"],
            ["5H", "4C", "3B", "2A"],
            ["5B", "4E", "3E", "2E"],
        ],
    },
    # B20: a placement or a bonus ends the game at once.
    {
        **THREE,
        "phase": "choosing",
        "round": 4,
        "pastures": THREE_SHORT_OF_COWS,
        "hands": [
            ["5J", "4A", "3A", "2C"],
            ["5F", "4G", "3D", "2D"],
            ["5H", "4C", "3B", "2A"],
        ],
    },
    # BV1: the third bid of three tied seats, with little room above the second.
    {
        "seats": 5,
        "options": {"auction": True},
        "phase": "bidding",
        "bids": [
            ["99.9997", "99.9998"],
            ["1"],
            ["99.9997", "99.9998"],
            ["99.9997", "99.9998"],
            ["0"],
        ],
    },
]


def pieces(dump: Dump) -> None:
    """B2: every colour's 48 cows stand on pastures or in its supply, told apart from `check`."""
    for colour, supply in dump["supply"].items():
        placed = sum(herds.get(colour, 0) for herds in dump["pastures"].values())
        assert supply + placed == COWS


INVARIANTS: tuple[Check, ...] = ()


def discards(dump: Dump, seat: int) -> Iterator[Dump]:
    """B7: of the cards nobody has seen, any may be the one discarded."""
    unseen = [*dump["hands"][seat], *dump["discarded"][seat]]
    for discarded in combinations(unseen, len(dump["discarded"][seat])):
        hands, piles = list(dump["hands"]), list(dump["discarded"])
        hands[seat] = [card for card in unseen if card not in discarded]
        piles[seat] = discarded
        yield {**dump, "hands": hands, "discarded": piles}


THREE_OPEN = {
    pasture: herds
    for pasture, herds in THREE_ON_ONE.items()
    if pasture not in {"fire-fields", "lucky-lake"}
}
TWO_OPEN = {pasture: herds for pasture, herds in TWO_ON_ONE.items() if pasture != "lucky-lake"}
LAST_CARDS = [["5J", "4A"], ["5F", "2D"], ["3B", "2A"]]

SMALL: list[Small] = [
    Small(
        # Three pastures of which two are picked, and two cards either way round.
        "two last cards on three open pastures",
        {**THREE, "round": 5, "pastures": THREE_OPEN, "hands": LAST_CARDS},
        seat=0,
        sealing=(1,),
        truths=6,
    ),
    Small(
        "the same of two others at once, to a spectator",
        {**THREE, "round": 5, "pastures": THREE_OPEN, "hands": LAST_CARDS},
        seat=None,
        sealing=(1, 2),
        truths=36,
    ),
    Small(
        # Four cards, of which one is laid and one discarded.
        "B7: one open pasture and four cards",
        {
            **THREE,
            "round": 4,
            "pastures": THREE_ON_ONE,
            "hands": [
                ["5J", "4A", "3A", "2C"],
                ["5F", "4G", "3D", "2D"],
                ["5H", "4C", "3B", "2A"],
            ],
        },
        seat=2,
        sealing=(0,),
        truths=12,
    ),
    Small(
        # One of three unseen cards is gone from each of two hands, and the other two of one
        # hand go either way round.
        "B7: a card was discarded unseen before",
        {
            **THREE,
            "round": 5,
            "pastures": THREE_ON_ONE,
            "hands": LAST_CARDS,
            "discarded": [["2C"], ["2F"], ["2H"]],
        },
        seat=0,
        sealing=(1,),
        truths=18,
        dealt=discards,
    ),
    Small(
        # Two colours on two pastures, and two of four cards in order.
        "B23: a pair for each colour",
        {
            **TWO,
            "round": 5,
            "pastures": TWO_OPEN,
            "hands": [["5J", "4A", "3A", "2C"], ["5F", "4G", "3D", "2D"]],
        },
        seat=0,
        sealing=(1,),
        truths=24,
    ),
    Small(
        "B24: one open pasture, two last cards for two colours",
        {**TWO, "round": 6, "pastures": TWO_ON_ONE, "hands": LAST_CARDS[:2]},
        seat=1,
        sealing=(0,),
        truths=2,
    ),
    Small(
        "B23: the dealt pastures",
        {
            **TWO,
            "phase": "assigning",
            "dealt": [
                ["lone-star-valley", "coffee-canyon", "lucky-lake"],
                ["powder-prairie", "drunkn-creek", "sundown-savannah"],
            ],
        },
        seat=1,
        sealing=(0,),
        truths=6,
    ),
    Small(
        # Each from 99.9997 to 99.9999.
        "BV1: the repeated bids of two others",
        {
            "seats": 4,
            "options": {"auction": True},
            "phase": "bidding",
            "bids": [["99.9997"], ["99.9997"], ["99.9997"], ["0.03"]],
        },
        seat=3,
        sealing=(0, 1),
        truths=9,
    ),
]
