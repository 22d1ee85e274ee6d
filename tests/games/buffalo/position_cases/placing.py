"""Impossible rounds: pastures being settled and paid, and the end."""

from tests.games.buffalo.position_cases.parts import (
    ALL_FULL_3,
    BONUS,
    LONE_STAR_MARKET,
    MARKET_PAID,
    ONE_OPEN_3,
    PLACING,
    PRAIRIE_RESUMES,
    THREE,
    TWO,
    lay,
)
from tests.games.positions import Position

SETTLING: list[tuple[Position, str]] = [
    # Settling.
    ({**THREE, "phase": "placing"}, "settling: nobody has a choice, so it would be settled (B26)"),
    (
        {**PLACING, "settling": {"pasture": "coffee-canyon"}},
        "settling: nobody has a choice, so it would be settled (B26)",
    ),
    (
        {**PLACING, "settling": {"pasture": "dynamite-mine"}},
        "settling: dynamite-mine is not in play with 3 players (B3)",
    ),
    (
        {
            **PLACING,
            "pastures": {"lone-star-valley": {"green": 6}},
            "settling": {"pasture": "lone-star-valley"},
        },
        "settling: lone-star-valley is full, so nobody places there (B19)",
    ),
    (
        {**PLACING, "settling": {"pasture": "lucky-lake", "next": 1}},
        "settling: next means nothing without the order",
    ),
    (
        {**PLACING, "settling": {"pasture": "lucky-lake", "order": ["red", "green"], "next": 0}},
        "settling: the order must be one of those who picked it: red, green, blue",
    ),
    (
        {**PLACING, "settling": {"pasture": "coffee-canyon", "order": ["red"]}},
        "settling: the order must be one of those who picked it: nobody",
    ),
    (
        {
            **PLACING,
            "settling": {"pasture": "lucky-lake", "order": ["green", "red", "blue"], "next": 0},
        },
        "settling: red places earlier than in this order (B10)",
    ),
    (
        {
            **PLACING,
            "settling": {"pasture": "lucky-lake", "order": ["red", "blue", "green"], "next": 1},
        },
        "settling: green places earlier than in this order (B10)",
    ),
    (
        {
            **PLACING,
            "settling": {"pasture": "lucky-lake", "order": ["red", "green", "blue"], "next": 3},
        },
        "settling: there are 3 placers; next counts from 0",
    ),
    (
        {
            **PLACING,
            "pastures": {"coffee-canyon": {"red": 1, "green": 2}},
            "chosen": [[lay("coffee-canyon", "2C")], [lay("coffee-canyon", "4G")], []],
            "settling": {"pasture": "coffee-canyon", "order": ["red", "blue"], "next": 1},
        },
        "settling: the next placer has no choice (B26)",
    ),
    # Paying.
    ({**BONUS, "paying": None}, "paying: phase bonus needs it"),
    (
        {**BONUS, "paying": {"pasture": "lucky-lake"}},
        "paying: lucky-lake is not full (B15)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "rank": 2}},
        "paying: powder-prairie has no herd of rank 2 (B15)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "rank": 9}},
        "paying: powder-prairie has no herd of rank 9 (B15)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "rank": 1, "colour": "blue"}},
        "paying: rank 1 of powder-prairie is red's (B15)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "cows": 2}},
        "paying: 2 cows cannot be left of a number of 1 (B16)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "cows": 0}},
        "paying: 0 cows cannot be left of a number of 1 (B16)",
    ),
    (
        {
            **THREE,
            "phase": "bonus",
            # Blue's only place to go is next to green's single cow.
            "pastures": {**ALL_FULL_3, "sundown-savannah": {"red": 12, "green": 1}},
            "paying": {"pasture": "powder-prairie"},
        },
        "paying: no cow could be put anywhere, so nobody is asked (B26)",
    ),
    ({**BONUS, "waiting": ["lucky-lake"]}, "waiting: lucky-lake is not full (B15)"),
    (
        {**BONUS, "waiting": ["powder-prairie"]},
        "waiting: powder-prairie waits twice or has had its turn (B18)",
    ),
    (
        {**BONUS, "waiting": ["lone-star-valley", "lone-star-valley"]},
        "waiting: lone-star-valley waits twice or has had its turn (B18)",
    ),
    (
        {**BONUS, "settling": {"pasture": "lone-star-valley"}, "waiting": ["lone-star-valley"]},
        "waiting: lone-star-valley waits twice or has had its turn (B18)",
    ),
    (
        {**BONUS, "settling": {"pasture": "lucky-lake"}},
        "settling: lucky-lake is not full, so nothing is paid (B15)",
    ),
    (
        {
            **BONUS,
            "chosen": [[lay("powder-prairie", "5J")], [], []],
            "settling": {"pasture": "powder-prairie", "order": ["blue"], "next": 0},
        },
        "settling: nobody places any more, so next is 1",
    ),
    (
        {
            **BONUS,
            "pastures": {**BONUS["pastures"], "coffee-canyon": {"blue": 10}},
            "chosen": [[lay("coffee-canyon", "5J")], [], [lay("lone-star-valley", "5H")]],
        },
        "settling: several pastures can have begun the payments; say which",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie"}},
        "paying: say who took the last space of powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "colour": "green"}},
        "paying: green has no cow on powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "rank": 1, "colour": "blue"}},
        "paying: a market belongs to no row and is written as rank 0 (BV2)",
    ),
    (
        {**BONUS, "markets": [{"pasture": "lone-star-valley", "colour": "green"}]},
        "markets: there are none without the cattle market (BV2)",
    ),
    (
        {**MARKET_PAID, "markets": [{"pasture": "lone-star-valley", "colour": "red"}]},
        "markets: red has no cow on lone-star-valley (BV2)",
    ),
    (
        {**MARKET_PAID, "markets": [{"pasture": "lucky-lake", "colour": "red"}]},
        "markets: lucky-lake is not full (B15)",
    ),
    (
        {**MARKET_PAID, "waiting": ["powder-prairie", "lone-star-valley"]},
        "waiting: a row waits while its market does, in the same order (BV2)",
    ),
    (
        {**MARKET_PAID, "markets": [{"pasture": "powder-prairie", "colour": "blue"}]},
        "waiting: powder-prairie waits twice or has had its turn (B18)",
    ),
    (
        {**BONUS, "resuming": PRAIRIE_RESUMES},
        "resuming: there is none in phase bonus",
    ),
    (
        {**MARKET_PAID, "resuming": PRAIRIE_RESUMES},
        "resuming: the market of powder-prairie comes before its row (BV2)",
    ),
    (
        {**MARKET_PAID, "resuming": {"pasture": "lone-star-valley", "rank": 1}},
        "resuming: lone-star-valley has no further number 1 (B15)",
    ),
    (
        {**MARKET_PAID, "resuming": {"pasture": "lone-star-valley", "rank": 0}},
        "resuming: lone-star-valley has no further number 0 (B15)",
    ),
    (
        {
            **MARKET_PAID,
            "paying": LONE_STAR_MARKET,
            "resuming": PRAIRIE_RESUMES,
            "waiting": ["powder-prairie", "lone-star-valley"],
        },
        "waiting: powder-prairie waits twice or has had its turn (B18)",
    ),
    (
        {
            "seats": 3,
            "phase": "bonus",
            "pastures": ONE_OPEN_3,
            "paying": {"pasture": "lone-star-valley", "rank": 0},
        },
        "paying: the cow can only go to one pasture, so nobody is asked (B26)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "colour": "blue", "cows": 2}},
        "paying: 2 cows cannot be left of a number of 1 (B16)",
    ),
    # The end.
    ({**THREE, "phase": "over", "round": 3}, "end: round 3 is not the last (B20)"),
    ({**THREE, "phase": "over", "end": "board_full"}, "end: not every space is taken (B20)"),
    ({**THREE, "phase": "over", "end": "all_cows"}, "end: nobody has placed all cows (B20)"),
    ({**TWO, "phase": "over", "end": "all_cows"}, "end: nobody has placed all cows (B20)"),
    (
        {**THREE, "phase": "over", "tiebreak": [1, 0, 0]},
        "tiebreak[0]: the herd on the largest pasture is 0, not 1 (B22)",
    ),
    (
        {
            **THREE,
            "phase": "over",
            "end": "board_full",
            "pastures": ALL_FULL_3,
            "tiebreak": [8, 8, 7],
        },
        "tiebreak[0]: the herd on the largest pasture is 9, not 8 (B22)",
    ),
]
