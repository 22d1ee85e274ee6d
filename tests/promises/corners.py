"""Built positions from which walks also start: what random play hardly ever meets."""

from typing import Any

from tests.goats.builders import drawn
from tests.promises import zoo

Corner = dict[str, Any]

PLAIN = {"auction": False}

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

CORNERS: dict[str, list[Corner]] = {
    "zoo": zoo.CORNERS,
    "buffalo": [
        # B7: a card is discarded unseen in each of the last three rounds.
        {
            "seats": 3,
            "options": PLAIN,
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
            "seats": 2,
            "options": PLAIN,
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
            "seats": 3,
            "options": PLAIN,
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
            "bids": [[997, 998], [100], [997, 998], [997, 998], [0]],
        },
    ],
    "goats": [
        # G16, G17: dogs in all hands, marked cards of all in each other's way, gaps between.
        drawn(
            """
            red won     elvis punk
            yellow won  chef
            blue won    pirate
            1,2 elvis-1
            1,3 chef-1
            1,6 pirate-1
            3,2 punk-1
            3,3 punk-2
            3,5 chef-2
            6,2 pirate-2
            7,3 elvis-2
            6,6 polar-1
            5,6 polar-2
            5,5 polar-3
            2,4 polar-4
            5,4 milk-2
            5,2 milk-2
            2,7 milk-1
            7,6 milk-1
            red holds     dog dog
            yellow holds  dog polar-5
            blue holds    dog dog
            """,
            seats=3,
            bare=True,
        ),
        # G12, G14: a fourth card in every hand, and the fifth in one.
        drawn(
            """
            red shows     elvis-2 polar-4
            yellow shows  elvis-5 polar-1
            blue shows    elvis-4 polar-3
            red holds     elvis-3 dog
            yellow holds  polar-2 dog
            green holds   elvis-1 polar-5
            """
        ),
        # G15: red has two small goats left, and kinds to win.
        drawn(
            """
            red won  pirate punk hippie
            1,2 pirate-1
            1,3 pirate-2
            1,5 pirate-3
            1,6 punk-1
            3,1 punk-2
            2,2 punk-3
            2,3 hippie-1
            2,4 hippie-2
            5,5 polar-1
            5,6 polar-4
            6,2 polar-2
            red shows  polar-5
            red holds  polar-3 dog
            """,
            seats=5,
        ),
        # G7: dogs to put aside, one after the other.
        drawn("red holds dog dog \n yellow holds dog dog \n red to keep \n pile dog dog", seats=2),
        # G19: a few cards from either end.
        drawn(
            """
            red won  elvis
            1,2 elvis-1
            2,1 elvis-2
            1,4 polar-1
            4,4 polar-2
            4,1 polar-3
            6,4 milk-1
            5,5 dog
            3,3 milk-2
            2,6 dog
            red holds     dog polar-4
            yellow holds  polar-5 milk-1
            """,
            seats=2,
            bare=True,
        ),
    ],
}
