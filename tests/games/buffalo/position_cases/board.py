"""Impossible boards: cows, and the pastures dealt to two players."""

from tests.games.buffalo.position_cases.parts import (
    ALL_FULL_3,
    ASSIGNING,
    AUCTION,
    DEALT,
    THREE,
    TWO,
)
from tests.games.positions import Position

BOARD: list[tuple[Position, str]] = [
    # Cows.
    (
        {**THREE, "pastures": {"dynamite-mine": {"blue": 1}}},
        "pastures: dynamite-mine is not in play with 3 players (B3)",
    ),
    (
        {**THREE, "pastures": {"lone-star-valley": {"blue": 4, "red": 3}}},
        "pastures: 7 cows stand on lone-star-valley, which has 6 spaces (B1)",
    ),
    (
        {**THREE, "pastures": {"lucky-lake": {"purple": 1}}},
        "pastures: purple is not in play with 3 players (B2)",
    ),
    ({**THREE, "pastures": {"lucky-lake": {"blue": -1}}}, "position: Expected `int` >= 0"),
    (
        {
            **THREE,
            "pastures": {
                "sundown-savannah": {"blue": 24},
                "rattlesnake-ranch": {"blue": 20},
                "lucky-lake": {"blue": 5},
            },
        },
        "supply: blue has 49 cows on pastures and 0 left (B2)",
    ),
    (
        {**THREE, "pastures": {"lucky-lake": {"blue": 3, "green": 3}}},
        "pastures: two herds on lucky-lake are equal (B12)",
    ),
    (
        {**AUCTION, "phase": "bidding", "pastures": {"lucky-lake": {"blue": 2}}},
        "pastures: before the first round one cow at most stands on lucky-lake (B4)",
    ),
    (
        {
            **AUCTION,
            "phase": "picking",
            "pastures": {
                "lone-star-valley": {"blue": 1},
                "powder-prairie": {"blue": 1},
                "coffee-canyon": {"blue": 1},
                "lucky-lake": {"blue": 1},
            },
        },
        "pastures: before the first round blue has too many cows (B4)",
    ),
    (
        # B23: both colours of the pair appear, so that blue has two of the three at most.
        {
            **TWO,
            "options": {"auction": True},
            "phase": "bidding",
            "pastures": {
                "lone-star-valley": {"blue": 1},
                "powder-prairie": {"blue": 1},
                "coffee-canyon": {"blue": 1},
            },
        },
        "pastures: before the first round blue has too many cows (B4)",
    ),
    (
        {**THREE, "pastures": {"lucky-lake": {"blue": 3}}, "supply": {"blue": 44}},
        "supply: blue has 3 cows on pastures and 44 left (B2)",
    ),
    ({**THREE, "supply": {"brown": 48}}, "supply: brown is not in play with 3 players (B2)"),
    (
        {**THREE, "pastures": ALL_FULL_3},
        "pastures: every space is taken, so the game is over (B20)",
    ),
    (
        {
            **THREE,
            "pastures": {
                "sundown-savannah": {"blue": 24},
                "rattlesnake-ranch": {"blue": 20},
                "lucky-lake": {"blue": 4},
            },
        },
        "supply: blue has placed all cows, so the game is over (B20)",
    ),
    # The dealt pastures of two players.
    ({**TWO, "phase": "assigning"}, "dealt: phase assigning needs it"),
    (
        {**AUCTION, "phase": "picking", "dealt": DEALT},
        "dealt: there is none in phase picking",
    ),
    (
        {**ASSIGNING, "dealt": [DEALT[0], [DEALT[0][0], *DEALT[1][1:]]]},
        "dealt: a pasture is dealt once (B4)",
    ),
    (
        {**ASSIGNING, "dealt": [DEALT[0], ["fire-fields", *DEALT[1][1:]]]},
        "dealt: fire-fields is not in play with 2 players (B3)",
    ),
    (
        {**ASSIGNING, "pastures": {"lucky-lake": {"blue": 1}}},
        "dealt: no cow stands before the pastures are assigned (B23)",
    ),
    (
        {**ASSIGNING, "assigned": [["blue", "green", "blue"], ["red", "red", "orange"]]},
        "assigned: both have chosen, so the cows would stand (B8, B23)",
    ),
    (
        {**ASSIGNING, "assigned": [["blue", "red", "blue"], None]},
        "assigned[0]: the colours are blue and green (B23)",
    ),
    (
        {**ASSIGNING, "assigned": [["blue", "blue", "blue"], None]},
        "assigned[0]: both colours must appear (B23)",
    ),
]
