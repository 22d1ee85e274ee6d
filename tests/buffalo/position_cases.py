"""Positions as JSON: impossible ones with their sentence, partial ones with what is filled in."""

from tests.positions import Position

ALL_FULL_3 = {
    "lone-star-valley": {"blue": 3, "red": 2, "green": 1},
    "powder-prairie": {"blue": 5, "red": 2, "green": 1},
    "coffee-canyon": {"blue": 5, "red": 3, "green": 2},
    "dead-bull-desert": {"blue": 5, "red": 4, "green": 3},
    "fire-fields": {"blue": 3, "red": 5, "green": 6},
    "drunkn-creek": {"blue": 3, "red": 6, "green": 7},
    "lucky-lake": {"blue": 4, "red": 6, "green": 8},
    "rattlesnake-ranch": {"blue": 6, "red": 7, "green": 8},
    "sundown-savannah": {"blue": 9, "red": 8, "green": 7},
}
# Only the largest pasture is open: B7 holds.
ONE_OPEN_3 = {**ALL_FULL_3, "sundown-savannah": {"blue": 2, "red": 1}}
ALL_FULL_2 = {
    "lone-star-valley": {"blue": 4, "red": 2},
    "powder-prairie": {"blue": 5, "red": 3},
    "coffee-canyon": {"green": 6, "orange": 4},
    "dead-bull-desert": {"green": 7, "orange": 5},
    "drunkn-creek": {"blue": 9, "red": 7},
    "lucky-lake": {"green": 10, "orange": 8},
    "sundown-savannah": {"blue": 13, "orange": 11},
}
ONE_OPEN_2 = {**ALL_FULL_2, "sundown-savannah": {"blue": 2, "orange": 1}}

TWO: Position = {"game": "buffalo", "seats": 2}
THREE: Position = {"game": "buffalo", "seats": 3}
FOUR: Position = {"game": "buffalo", "seats": 4}
AUCTION: Position = {**THREE, "options": {"auction": True}}
MARKET: Position = {**THREE, "options": {"cattle_market": True}}
DEALT = [
    ["lone-star-valley", "powder-prairie", "coffee-canyon"],
    ["dead-bull-desert", "drunkn-creek", "lucky-lake"],
]
ASSIGNING: Position = {**TWO, "phase": "assigning", "dealt": DEALT}


def lay(pasture: str | None, card: str, colour: str | None = None) -> Position:
    """A pair as JSON has it."""
    pair = {"pasture": pasture, "card": card}
    return pair if colour is None else {**pair, "colour": colour}


# Lucky-Lake is settled: red (2 there) before blue and green, who are new.
PLACING: Position = {
    **THREE,
    "phase": "placing",
    "pastures": {"lucky-lake": {"red": 2}},
    "chosen": [
        [lay("lucky-lake", "4S"), lay("sundown-savannah", "2C")],
        [lay("lucky-lake", "4G")],
        [lay("lucky-lake", "3S")],
    ],
}
# Powder-Prairie is full and paid (1-1): blue 5, red 3.
BONUS: Position = {
    **THREE,
    "phase": "bonus",
    "pastures": {"powder-prairie": {"blue": 5, "red": 3}, "lone-star-valley": {"green": 6}},
    "paying": {"pasture": "powder-prairie", "rank": 0, "colour": "blue", "cows": 1},
}
MARKET_PAID: Position = {**BONUS, **MARKET, "phase": "market"}

IMPOSSIBLE: list[tuple[Position, str]] = [
    # The frame.
    ({"game": "zoo", "seats": 3}, "game: this is a position of zoo, not of buffalo"),
    ({"game": "buffalo"}, "position: Object missing required field `seats`"),
    ({**THREE, "cows": 3}, "position: Object contains unknown field `cows`"),
    ({"game": "buffalo", "seats": 7}, "seats: Zoff in Buffalo is for 2 to 6 players"),
    ({**THREE, "rules_version": 99}, "rules_version: buffalo has no version 99"),
    ({**THREE, "hands": [[], []]}, "hands: there are 3 seats, but 2 entries"),
    ({**THREE, "chance": {"key": "abc"}}, "position: Expected `str` matching regex"),
    # Phases and options.
    ({**THREE, "phase": "bidding"}, "phase: there is no bidding without the auction (BV1)"),
    ({**THREE, "phase": "picking"}, "phase: there is no picking without the auction (BV1)"),
    ({**THREE, "phase": "assigning"}, "phase: assigning is for two players (B23)"),
    ({**THREE, "phase": "market"}, "phase: there is no market without the cattle market (BV2)"),
    ({**THREE, "settling": {"pasture": "lucky-lake"}}, "settling: there is none in phase choosing"),
    ({**THREE, "paying": {"pasture": "lucky-lake"}}, "paying: there is none in phase choosing"),
    ({**THREE, "waiting": ["lucky-lake"]}, "waiting: there is none in phase choosing"),
    ({**THREE, "phase": "choosing", "end": "last_round"}, "end: there is none in phase choosing"),
    ({**THREE, "tiebreak": [0, 0, 0]}, "tiebreak: there is none in phase choosing"),
    ({**TWO, "phase": "choosing", "dealt": DEALT}, "dealt: there is none in phase choosing"),
    (
        {**THREE, "phase": "over", "chosen": [[lay("lucky-lake", "4S")], [], []]},
        "chosen: no pairs lie on the table in phase over",
    ),
    # The auction.
    ({**THREE, "bids": [[1], [2], [3]]}, "bids: there are none without the auction (BV1)"),
    ({**AUCTION, "phase": "bidding", "bids": [[1000], [], []]}, "position: Expected `int` <= 999"),
    (
        {**AUCTION, "phase": "bidding", "bids": [[1], [2], [3]]},
        "bids: nobody has to bid any more, so the bidding is over (BV1)",
    ),
    (
        {**AUCTION, "phase": "choosing", "bids": [[1], [2], []]},
        "bids: somebody has still to bid before phase choosing (BV1)",
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [[5, 4], [5], [3]]},
        "bids[0]: a repeated bid is not lower (BV1)",
    ),
    (
        {**AUCTION, "phase": "picking", "bids": [[5], [4], [3, 3]]},
        "bids[2]: a seat bids again only when it is tied (BV1)",
    ),
    ({**THREE, "pick_order": [0, 1, 2]}, "pick_order: it follows from the bidding (BV1)"),
    (
        {**AUCTION, "phase": "picking", "bids": [[5], [4], [3]], "pick_order": [0, 1, 1]},
        "pick_order: it must name every seat once",
    ),
    (
        {**AUCTION, "phase": "picking", "bids": [[5], [4], [3]], "pick_order": [1, 0, 2]},
        "pick_order: seat 0 has bid more than 1 (BV1)",
    ),
    (
        {
            **AUCTION,
            "phase": "picking",
            "bids": [[5], [4], [3]],
            "colours": [[], ["blue"], []],
        },
        "pick_order: the seats that have picked come first (BV1)",
    ),
    # Colours.
    (
        {**THREE, "colours": [["red"], ["blue"], ["green"]]},
        "colours[0]: without the auction it is blue (B2)",
    ),
    (
        {**AUCTION, "colours": [["purple"], ["blue"], ["green"]]},
        "colours[0]: purple cannot be had (B2, B23)",
    ),
    (
        {**TWO, "colours": [["blue", "orange"], ["red", "green"]]},
        "colours[0]: blue with orange cannot be had (B2, B23)",
    ),
    ({**AUCTION, "colours": [["red"], ["red"], ["blue"]]}, "colours[1]: red is taken"),
    (
        {**AUCTION, "phase": "bidding", "colours": [["red"], [], []]},
        "colours: nobody has one while there is bidding (BV1)",
    ),
    (
        {**AUCTION, "phase": "picking", "colours": [["red"], ["blue"], []]},
        "colours: the last one goes without asking (B26)",
    ),
    ({**THREE, "colours": [["blue"], ["red"], []]}, "colours: every seat must have one"),
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
        "pastures: blue has more than 48 cows there (B2)",
    ),
    (
        {**THREE, "pastures": {"lucky-lake": {"blue": 3, "green": 3}}},
        "pastures: blue and another colour both have 3 cows on lucky-lake (B12)",
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
        "pastures: before the first round blue has 3 cows there at most (B4)",
    ),
    (
        {**THREE, "pastures": {"lucky-lake": {"blue": 3}}, "supply": {"blue": 44}},
        "supply: the pastures leave blue 45 cows, not 44 (B2)",
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
    ({**TWO, "phase": "assigning"}, "dealt: phase assigning needs the dealt pastures (B23)"),
    (
        {**AUCTION, "phase": "picking", "dealt": DEALT},
        "dealt: only two players assign their pastures (B23)",
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
    # Rounds and cards.
    ({**THREE, "round": 6}, "round: there are rounds 1 to 5, not 6 (B5)"),
    ({**THREE, "round": 0}, "round: there are rounds 1 to 5, not 0 (B5)"),
    ({**AUCTION, "phase": "bidding", "round": 1}, "round: it is 0 before the first round"),
    ({**THREE, "hands": [["4G"], [], []]}, "hands[0]: the seat has no card 4G (B2)"),
    ({**THREE, "hands": [["4A", "4A"], [], []]}, "hands[0]: 4A is there twice (B2)"),
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
        "discarded[0]: so many cards are not spent by now (B5)",
    ),
    (
        {
            **THREE,
            "round": 5,
            "pastures": ONE_OPEN_3,
            "hands": [["5J", "2C"], ["5F", "2D"], ["5H", "2A"]],
            "discarded": [["2C"], ["2O"], ["2P"]],
        },
        "discarded[0]: a card of these is still in the hand (B7)",
    ),
    (
        {**PLACING, "discarded": [["4S"], ["2D"], ["2A"]]},
        "discarded[0]: a card of these is in a pair (B7)",
    ),
    (
        {**TWO, "round": 2, "discarded": [["2C"], ["2D"]]},
        "discarded: two players lay both cards (B24)",
    ),
    # Pairs still sealed.
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4G")], [], []]},
        "chosen[0]: the seat has no card 4G (B2)",
    ),
    (
        {**THREE, "chosen": [[lay("lucky-lake", "4S"), lay("fire-fields", "4S")], [], []]},
        "chosen[0]: 4S is there twice (B2)",
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
        "chosen[0]: with one pasture open the second card is discarded (B7)",
    ),
    (
        {**THREE, "pastures": ONE_OPEN_3, "chosen": [[lay(None, "4S"), lay(None, "4A")], [], []]},
        "chosen[0]: only one card is discarded (B7)",
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
        "chosen: either all pairs have pastures, or none (B24)",
    ),
    (
        {
            **TWO,
            "phase": "placing",
            "chosen": [[lay(None, "4S", "blue"), lay(None, "2C", "green")], []],
        },
        "chosen: a pair has a pasture while two are open (B5)",
    ),
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
        {**BONUS, "fillers": {"lone-star-valley": "green"}},
        "fillers: lone-star-valley is neither paid nor waiting",
    ),
    (
        {**BONUS, "fillers": {"powder-prairie": "green"}},
        "fillers: green has no cow on powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie"}},
        "fillers: say who took the last space of powder-prairie (BV2)",
    ),
    (
        {**MARKET_PAID, "waiting": ["lone-star-valley"]},
        "fillers: say who took the last space of lone-star-valley (BV2)",
    ),
    (
        {**MARKET_PAID, "paying": {"pasture": "powder-prairie", "rank": 1, "colour": "blue"}},
        "paying: the market comes before the row, as rank 0 (BV2)",
    ),
    (
        {**MARKET_PAID, "fillers": {"powder-prairie": "red"}},
        "paying: red took the last space of powder-prairie (BV2)",
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
            "chosen": [[lay("coffee-canyon", "2C")], [lay("coffee-canyon", "4G")], [], []],
        },
        {"settling": {"pasture": "coffee-canyon", "order": ["blue", "red"], "next": 1}},
    ),
    (
        BONUS,
        {
            "settling": {"pasture": "powder-prairie", "order": [], "next": 0},
            "fillers": {"powder-prairie": "blue"},
        },
    ),
    (
        {**BONUS, "chosen": [[], [], [lay("lone-star-valley", "5H")]]},
        {"settling": {"pasture": "lone-star-valley", "order": ["green"], "next": 1}},
    ),
    (MARKET_PAID, {"fillers": {"powder-prairie": "blue"}}),
    ({**AUCTION, "bids": [[], [], []]}, {"phase": "bidding", "colours": [[], [], []]}),
    ({**AUCTION, "bids": [[5], [5], [3]]}, {"phase": "bidding"}),
    (AUCTION, {"phase": "choosing", "bids": [[0, 0, 0]] * 3, "pick_order": [0, 1, 2]}),
    (
        {**AUCTION, "bids": [[3], [5], [4]], "colours": [[], ["green"], []]},
        {"phase": "picking", "pick_order": [1, 2, 0]},
    ),
    (
        {**AUCTION, "bids": [[0, 0, 0]] * 3, "colours": [[], ["green"], []]},
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
    ({**THREE, "end": "last_round"}, {"phase": "over", "round": 5, "hands": [[], [], []]}),
    (
        {**THREE, "phase": "over", "pastures": {"sundown-savannah": {"blue": 3, "red": 3}}},
        {"end": "last_round", "tiebreak": [3, 3, 0]},
    ),
]
