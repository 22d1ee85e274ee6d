"""Impossible starts: frame, phases, options, auction, colours."""

from tests.games.buffalo.position_cases.parts import AUCTION, DEALT, THREE, TWO, lay
from tests.games.positions import Position

STARTING: list[tuple[Position, str]] = [
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
    ({**THREE, "tiebreak": [1, 0, 0]}, "tiebreak: there is none in phase choosing"),
    ({**TWO, "phase": "choosing", "dealt": DEALT}, "dealt: there is none in phase choosing"),
    (
        {**THREE, "phase": "over", "chosen": [[lay("lucky-lake", "4S")], [], []]},
        "chosen: there is none in phase over",
    ),
    # The auction.
    ({**THREE, "bids": [["1"], ["2"], ["3"]]}, "bids[0]: there are none without the auction (BV1)"),
    (
        {**AUCTION, "phase": "bidding", "bids": [["100"], [], []]},
        "bids[0]: a bid is from 0 to 99.9999 (BV1)",
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [[], ["0.00001"], []]},
        "bids[1]: a bid is from 0 to 99.9999 (BV1)",
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [[], ["much"], []]},
        "bids[1]: a bid is a number such as 1.0895, not 'much'",
    ),
    ({**AUCTION, "phase": "bidding", "bids": [[1], [], []]}, "position: Expected `str`, got `int`"),
    (
        {**TWO, "options": {"auction": True}, "dealt": DEALT, "bids": [["1"], []]},
        "bids[0]: there are none before the pastures are assigned (BV1)",
    ),
    ({**AUCTION, "begun": ["1", None, None]}, "begun: there is none in phase choosing"),
    *(
        ({**AUCTION, "phase": "bidding", "begun": [begun, None, None]}, sentence)
        for begun, sentence in (
            ("x", "begun[0]: a bid is a number such as 1.0895, not 'x'"),
            ("0.1234", "begun[0]: it has up to three decimals (BV1)"),
            ("0", "begun[0]: no bid begins with 0 (BV1)"),
            ("100", "begun[0]: a bid is from 0 to 99.9999 (BV1)"),
        )
    ),
    *(
        (
            {**AUCTION, "phase": "bidding", "bids": [["5.5"], ["5.5"], ["3"]], "begun": begun},
            sentence,
        )
        for begun, sentence in (
            (["4", None, None], "begun[0]: no bid begins with 4 (BV1)"),
            (["5.4", None, None], "begun[0]: no bid begins with 5.4 (BV1)"),
            ([None, None, "5.5"], "begun[2]: the seat has no bid to make (BV1)"),
        )
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [["5"], [], []], "begun": ["5.5", None, None]},
        "begun[0]: the seat has no bid to make (BV1)",
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [["1"], ["2"], ["3"]]},
        "bids: nobody has to bid any more, so the bidding is over (BV1)",
    ),
    (
        {**AUCTION, "phase": "choosing", "bids": [["1"], ["2"], []]},
        "bids: somebody has still to bid before phase choosing (BV1)",
    ),
    (
        {**AUCTION, "phase": "bidding", "bids": [["5", "4"], ["5"], ["3"]]},
        "bids[0]: a repeated bid is not lower (BV1)",
    ),
    (
        {**AUCTION, "phase": "picking", "bids": [["5"], ["4"], ["3", "3"]]},
        "bids[2]: a seat bids again only when it is tied (BV1)",
    ),
    (
        {**AUCTION, "phase": "picking", "bids": [["5", "5", "5", "5"], ["5", "5", "5"], ["3"]]},
        "bids[0]: nobody bids more than three times (BV1)",
    ),
    ({**THREE, "pick_order": [0, 1, 2]}, "pick_order: it follows from the bidding (BV1)"),
    (
        {**AUCTION, "phase": "picking", "bids": [["5"], ["4"], ["3"]], "pick_order": [0, 1, 1]},
        "pick_order: it must name every seat once",
    ),
    (
        {**AUCTION, "phase": "picking", "bids": [["5"], ["4"], ["3"]], "pick_order": [1, 0, 2]},
        "pick_order: the seats that have bid more come first (BV1)",
    ),
    (
        {
            **AUCTION,
            "phase": "picking",
            "bids": [["5"], ["4"], ["3"]],
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
    ({**AUCTION, "colours": [["red"], ["red"], ["blue"]]}, "colours[0]: red is taken"),
    (
        {**AUCTION, "phase": "bidding", "colours": [["red"], [], []]},
        "colours[0]: before the picking it is blue (B2)",
    ),
    (
        {**AUCTION, "phase": "picking", "colours": [["red"], ["blue"], []]},
        "colours: the last one goes without asking (B26)",
    ),
    ({**THREE, "colours": [["blue"], ["red"], []]}, "colours: every seat must have one"),
]
