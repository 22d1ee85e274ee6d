"""Partial positions with what is filled in."""

from tests.games.buffalo.position_cases.parts import (
    ASSIGNING,
    AUCTION,
    BONUS,
    DEALT,
    FOUR,
    LONE_STAR_MARKET,
    MARKET_OF_TWO,
    MARKET_PAID,
    ONE_OPEN_2,
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

# Given less, and still only one game: each loads, and shows these fields when dumped.
POSSIBLE: list[tuple[Position, Position]] = [
    (THREE, {"phase": "choosing", "round": 1, "supply": {"blue": 48, "red": 48, "green": 48}}),
    (
        {**THREE, "round": 4},
        {"hands": [["5J", "5L", "4A", "4S"], ["5F", "5P", "4G", "4O"], ["5H", "5N", "4C", "4Q"]]},
    ),
    (
        PLACING,
        {"settling": {"pasture": "lucky-lake", "order": ["red", "green", "blue"], "next": 0}},
    ),
    (
        # On Coffee-Canyon blue can only place zero (1 and 2 are taken), so red is asked.
        {
            **FOUR,
            "phase": "placing",
            "pastures": {"coffee-canyon": {"green": 2, "orange": 1}},
            "chosen": with_others(
                lay("coffee-canyon", "2C"),
                lay("coffee-canyon", "4G"),
                lay("lucky-lake", "3S"),
                lay("lucky-lake", "3T"),
            ),
        },
        {"settling": {"pasture": "coffee-canyon", "order": ["blue", "red"], "next": 1}},
    ),
    (BONUS, {"settling": {"pasture": "powder-prairie", "order": [], "next": 0}}),
    (
        # Blue has filled Lone-Star-Valley, and a cow of its row Powder-Prairie.
        {
            **BONUS,
            "settling": {"pasture": "lone-star-valley"},
            "chosen": with_others(
                lay("lone-star-valley", "5J"), lay("lucky-lake", "4G"), lay("lucky-lake", "3S")
            ),
        },
        {"settling": {"pasture": "lone-star-valley", "order": ["blue"], "next": 1}},
    ),
    (MARKET_PAID, {"waiting": ["powder-prairie"], "markets": [], "resuming": None}),
    (
        MARKET_OF_TWO,
        {"waiting": ["drunkn-creek", "lone-star-valley"]},
    ),
    (
        # Blue had the last number of Lone-Star-Valley.
        {
            **MARKET_PAID,
            "settling": {"pasture": "lone-star-valley"},
            "pastures": {**BONUS["pastures"], "lone-star-valley": {"green": 4, "blue": 2}},
        },
        {"waiting": ["powder-prairie"], "resuming": None},
    ),
    (
        {**SECOND_NUMBER, "waiting": ["lone-star-valley"]},
        {"markets": [], "settling": {"pasture": "dead-bull-desert", "order": [], "next": 0}},
    ),
    (
        {**MARKET_PAID, "paying": LONE_STAR_MARKET, "resuming": PRAIRIE_RESUMES},
        {"waiting": ["lone-star-valley"], "resuming": PRAIRIE_RESUMES},
    ),
    (
        {**AUCTION, "bids": [[], [], []]},
        {"phase": "bidding", "colours": [["blue"], ["red"], ["green"]], "hands": [[], [], []]},
    ),
    ({**AUCTION, "bids": [["5"], ["5"], ["3"]]}, {"phase": "bidding"}),
    (
        {**AUCTION, "bids": [["5.5"], ["5.50"], ["3"]], "begun": ["5.5", "7.12", None]},
        {"bids": [["5.5"], ["5.5"], ["3"]], "begun": ["5.5", "7.12", None]},
    ),
    ({**AUCTION, "phase": "bidding", "begun": ["3", None, None]}, {"begun": ["3", None, None]}),
    (
        {**TWO, "options": {"auction": True}, "dealt": DEALT},
        {"phase": "assigning", "bids": [[], []], "hands": [[], []]},
    ),
    (AUCTION, {"phase": "choosing", "bids": [["0", "0", "0"]] * 3, "pick_order": [0, 1, 2]}),
    (
        {**AUCTION, "bids": [["3"], ["5"], ["4"]], "colours": [[], ["green"], []]},
        {"phase": "picking", "pick_order": [1, 2, 0]},
    ),
    (
        {**AUCTION, "bids": [["0", "0", "0"]] * 3, "colours": [[], ["green"], []]},
        {"phase": "picking", "pick_order": [1, 0, 2]},
    ),
    (
        {**PLACING, "settling": {"pasture": "lucky-lake", "order": ["red", "green", "blue"]}},
        {"settling": {"pasture": "lucky-lake", "order": ["red", "green", "blue"], "next": 0}},
    ),
    (
        {**ASSIGNING, "assigned": [None, ["red", "red", "orange"]]},
        {"assigned": [None, ["red", "red", "orange"]], "dealt": DEALT},
    ),
    ({**TWO, "dealt": DEALT}, {"phase": "assigning", "assigned": [None, None], "round": 0}),
    (
        {
            **THREE,
            "phase": "placing",
            "pastures": ONE_OPEN_3,
            "chosen": [
                [lay("sundown-savannah", c), lay(None, d)]
                for c, d in (("5J", "2C"), ("5F", "2D"), ("5H", "2A"))
            ],
        },
        {"discarded": [["2C"], ["2D"], ["2A"]]},
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "pastures": ONE_OPEN_2,
            "chosen": [
                [lay(None, "5J", "blue"), lay(None, "2C", "green")],
                [lay(None, "5F", "red"), lay(None, "2D", "orange")],
            ],
        },
        {
            "settling": {
                "pasture": "sundown-savannah",
                "order": ["blue", "orange", "green", "red"],
                "next": 0,
            }
        },
    ),
    (
        # B19: of the round's pairs, one on Lone-Star-Valley has begun to fill pastures.
        {
            **PLACING,
            "pastures": {"lone-star-valley": {"blue": 6}, "rattlesnake-ranch": {"blue": 21}},
            "chosen": with_others(
                lay("lone-star-valley", "4S"),
                lay("lucky-lake", "4G"),
                lay("rattlesnake-ranch", "5H"),
            ),
        },
        {"settling": {"pasture": "lucky-lake", "order": ["red"], "next": 0}},
    ),
    (
        # B7: sealed, the second card is still in nobody's discards.
        {
            **THREE,
            "pastures": ONE_OPEN_3,
            "chosen": [[lay("sundown-savannah", "4S"), lay(None, "4A")], [], []],
        },
        {"phase": "choosing", "discarded": [[], [], []]},
    ),
    ({**THREE, "end": "last_round"}, {"phase": "over", "round": 5, "hands": [[], [], []]}),
    (
        # The final bonus (1-2-3) can only have begun with 3 and 1.
        {**THREE, "phase": "over", "pastures": {"sundown-savannah": {"blue": 4, "red": 3}}},
        {"end": "last_round", "tiebreak": [3, 1, 0]},
    ),
]
