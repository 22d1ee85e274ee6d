"""Impossible rounds: pastures being settled and paid, and the end."""

from tests.games.buffalo.position_cases.parts import (
    ALL_FULL_3,
    BONUS,
    LONE_STAR_MARKET,
    LONE_STAR_WAITS,
    MARKET,
    MARKET_OF_TWO,
    MARKET_PAID,
    ONE_OPEN_3,
    PLACING,
    PRAIRIE_RESUMES,
    SECOND_NUMBER,
    THREE,
    TWO,
    lay,
    with_others,
)
from tests.games.positions import Position

LAKE_4S, LAKE_4G = lay("lucky-lake", "4S"), lay("lucky-lake", "4G")
EQUAL = {"blue": 3, "red": 3}
# Blue has placed all 48 cows, and the board is full.
BLUE_SPENT = {
    "lone-star-valley": {"blue": 3, "red": 2, "green": 1},
    "powder-prairie": {"red": 5, "green": 3},
    "coffee-canyon": {"red": 6, "green": 4},
    "dead-bull-desert": {"red": 7, "green": 5},
    "fire-fields": {"red": 8, "green": 6},
    "drunkn-creek": {"red": 9, "green": 7},
    "lucky-lake": {"red": 10, "green": 8},
    "rattlesnake-ranch": {"blue": 21},
    "sundown-savannah": {"blue": 24},
}
# The first number of both rows is 0.
BLUE_SPENT_EARLIER = {"hang-man-mountains": {"blue": 33}, "buffalo-badlands": {"blue": 15}}

SETTLING: list[tuple[Position, str]] = [
    # Settling.
    ({**THREE, "phase": "placing"}, "chosen[0]: 2 must lie there, not 0 (B5)"),
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
        "settling: the order must be one of those who picked it: blue, red, green",
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
        "settling: red is not in its place (B10)",
    ),
    (
        {
            **PLACING,
            "settling": {"pasture": "lucky-lake", "order": ["red", "blue", "green"], "next": 1},
        },
        "settling: green is not in its place (B10)",
    ),
    (
        {
            **PLACING,
            "settling": {"pasture": "lucky-lake", "order": ["red", "green", "blue"], "next": 3},
        },
        "settling: nobody has a choice, so it would be settled (B26)",
    ),
    (
        {
            **PLACING,
            "pastures": {"coffee-canyon": {"red": 1, "green": 2}},
            "chosen": with_others(
                lay("coffee-canyon", "2C"), lay("coffee-canyon", "4G"), lay("lucky-lake", "3S")
            ),
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
        "paying: powder-prairie has no number of rank 2 (B15)",
    ),
    (
        {**BONUS, "paying": {"pasture": "powder-prairie", "rank": 9}},
        "paying: powder-prairie has no number of rank 9 (B15)",
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
        "waiting: lone-star-valley is there twice",
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
            "chosen": with_others(
                lay("powder-prairie", "5J"), lay("lucky-lake", "4G"), lay("lucky-lake", "3S")
            ),
            "settling": {"pasture": "powder-prairie", "order": ["blue"], "next": 0},
        },
        "settling: nobody places any more, so next is 1",
    ),
    (
        {
            **BONUS,
            "pastures": {**BONUS["pastures"], "coffee-canyon": {"blue": 10}},
            "chosen": with_others(
                lay("coffee-canyon", "5J"), lay("lucky-lake", "4G"), lay("lone-star-valley", "5H")
            ),
        },
        "settling: in this order nobody has taken the last space of powder-prairie (B15)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie"}},
        "paying: say who took the last space of powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "colour": "green"}},
        "paying: say who took the last space of powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "rank": 1, "colour": "blue"}},
        "paying: a market belongs to no row and is written as rank 0 (BV2)",
    ),
    (
        {**BONUS, "markets": [LONE_STAR_WAITS]},
        "markets: there is none in phase bonus",
    ),
    (
        {**MARKET_OF_TWO, "markets": [{"pasture": "lone-star-valley", "colour": "green"}]},
        "markets: blue cannot have filled lone-star-valley (BV2)",
    ),
    (
        {**MARKET_PAID, "markets": [{"pasture": "lucky-lake", "colour": "red"}]},
        "waiting: lucky-lake is not full (B15)",
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
        "waiting: powder-prairie waits twice or has had its turn (B18)",
    ),
    (
        {**MARKET_PAID, "resuming": {"pasture": "lone-star-valley", "rank": 2}},
        "resuming: lone-star-valley has no further number 2 (B15)",
    ),
    (
        {**MARKET_PAID, "resuming": {"pasture": "lone-star-valley", "rank": 0}},
        "resuming: blue had no number before 0 of lone-star-valley (BV2)",
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
    # Who took the last space, and what the cows put since can have filled.
    *(
        ({**position, "chosen": with_others(*pairs)}, sentence)
        for sentence in (
            "settling: in this order nobody has taken the last space of powder-prairie (B15)",
        )
        for position, pairs in (
            # Green has no cow there.
            (BONUS, (LAKE_4S, LAKE_4G, lay("powder-prairie", "5H"))),
            # Blue has taken the last space, but the market is red's.
            (
                {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "colour": "red"}},
                (lay("powder-prairie", "5J"), LAKE_4G, lay("lucky-lake", "3S")),
            ),
        )
    ),
    (
        # With one or two cows less blue would have equalled red or green.
        {
            **BONUS,
            "pastures": {"lone-star-valley": {"blue": 3, "red": 2, "green": 1}},
            "chosen": with_others(lay("lone-star-valley", "2C"), LAKE_4G, lay("lucky-lake", "3S")),
            "paying": {"pasture": "lone-star-valley"},
        },
        "settling: in this order nobody has taken the last space of lone-star-valley (B15)",
    ),
    (
        {**BONUS, "waiting": ["lone-star-valley"]},
        "waiting: so few cows cannot have filled so many pastures (B18, BV2)",
    ),
    (
        {**MARKET_PAID, "markets": [LONE_STAR_WAITS]},
        "waiting: so few cows cannot have filled so many pastures (B18, BV2)",
    ),
    (
        {**MARKET_OF_TWO, "settling": {"pasture": "lone-star-valley"}},
        "waiting: lone-star-valley waits twice or has had its turn (B18)",
    ),
    (
        {**SECOND_NUMBER, **MARKET, "markets": [LONE_STAR_WAITS]},
        "markets: red cannot have filled lone-star-valley (BV2)",
    ),
    (
        {
            **MARKET_PAID,
            "paying": {**LONE_STAR_MARKET, "colour": "green"},
            "resuming": PRAIRIE_RESUMES,
        },
        "resuming: green had no number before 1 of powder-prairie (BV2)",
    ),
    (
        # The first number of the row 0-1-2-3 puts no cow.
        {
            **MARKET_PAID,
            "seats": 5,
            "pastures": {**BONUS["pastures"], "hang-man-mountains": {"blue": 20, "red": 13}},
            "resuming": {"pasture": "hang-man-mountains", "rank": 1},
        },
        "resuming: blue had no number before 1 of hang-man-mountains (BV2)",
    ),
    (
        # The last number of Lone-Star-Valley was green's.
        {**MARKET_PAID, "settling": {"pasture": "lone-star-valley"}},
        "paying: blue had no number before this market (BV2)",
    ),
    (
        {**SECOND_NUMBER, "pastures": {**SECOND_NUMBER["pastures"], "lucky-lake": {"blue": 1}}},
        "paying: 1 cows are put already, but nowhere (B16)",
    ),
    # Pastures that nobody can have picked.
    *(
        ({**position, "chosen": with_others(*pairs)}, f"chosen: {full} was full before this")
        for position, pairs, full in (
            (
                {**PLACING, "pastures": {"rattlesnake-ranch": {"red": 21}}},
                (LAKE_4S, LAKE_4G, lay("rattlesnake-ranch", "5H")),
                "rattlesnake-ranch",
            ),
            # Nothing was filled before, and what its row has filled waits.
            (
                SECOND_NUMBER,
                (lay("dead-bull-desert", "5J"), LAKE_4G, lay("powder-prairie", "5H")),
                "powder-prairie",
            ),
        )
    ),
    # The end.
    ({**THREE, "phase": "over", "round": 3}, "end: round 3 is not the last (B20)"),
    ({**THREE, "phase": "over", "end": "board_full"}, "end: not every space is taken (B20)"),
    (
        {**THREE, "phase": "over", "end": "all_cows"},
        "end: 0 colours have placed all cows, not one (B20)",
    ),
    (
        {**TWO, "phase": "over", "end": "all_cows"},
        "end: 0 colours have placed all cows, not one (B20)",
    ),
    (
        {**THREE, "phase": "over", "tiebreak": [1, 0, 0]},
        "tiebreak: the herds were (0, 0, 0), not (1, 0, 0) (B22, B25)",
    ),
    (
        {
            **THREE,
            "phase": "over",
            "end": "board_full",
            "pastures": ALL_FULL_3,
            "tiebreak": [8, 8, 7],
        },
        "tiebreak: the herds were (9, 8, 7), not (8, 8, 7) (B22, B25)",
    ),
    (
        {**THREE, "end": "last_round", "hands": [["5J"], [], []]},
        "hands[0]: 0 cards are left in round 5, not 1 (B5)",
    ),
    (
        {**THREE, "end": "board_full", "pastures": {**ALL_FULL_3, "lone-star-valley": EQUAL}},
        "pastures: two herds on lone-star-valley are equal (B12)",
    ),
    (
        {**THREE, "end": "board_full", "round": 4, "pastures": BLUE_SPENT},
        "end: blue has placed all cows, which comes first (B20)",
    ),
    (
        {"seats": 6, "end": "last_round", "pastures": BLUE_SPENT_EARLIER},
        "end: blue had placed all cows before the final bonus (B20)",
    ),
    (
        # A herd that has a number is larger by it at the end.
        {**THREE, "end": "last_round", "pastures": {"lone-star-valley": {"blue": 1}}},
        "pastures: no final bonus leaves these herds on lone-star-valley (B21)",
    ),
    (
        {**THREE, "end": "last_round", "pastures": {"sundown-savannah": {"blue": 3, "red": 3}}},
        "tiebreak: it may be one of [(1, 2, 0), (2, 1, 0)]; say which (B22)",
    ),
    (
        {
            **THREE,
            "end": "last_round",
            "pastures": {"sundown-savannah": {"blue": 3, "red": 3}},
            "tiebreak": [3, 2, 0],
        },
        "tiebreak: the herds were (1, 2, 0) or (2, 1, 0), not (3, 2, 0) (B22, B25)",
    ),
]
