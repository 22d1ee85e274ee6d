"""Positions of Zoo as JSON: impossible ones and why, partial ones and what completes them."""

from tests.games.positions import Position

THREE: Position = {"game": "zoo", "seats": 3}
FOUR: Position = {"game": "zoo", "seats": 4}
FIVE: Position = {"game": "zoo", "seats": 5}
ALL_FOX = [["fox"], ["fox"], ["fox"], ["fox"]]
NOTHING: list[list[str]] = [[], [], [], []]
IN_TEAMS: Position = {**FOUR, "round": 2, "standings": [0, 1, 2, 3]}
LEADING: Position = {**FOUR, "phase": "leading", "hands": ALL_FOX}
ON_A_SEAL: Position = {
    **FOUR,
    "phase": "beating",
    "hands": [["whale"], ["fox"], ["fox"], ["fox"]],
    "trick": [{"seat": 3, "cards": ["seal"]}],
}
OVER: Position = {
    **FOUR,
    "phase": "over",
    "round": 5,
    "scores": [20, 19, 3, 2],
    "standings": [0, 1, 2, 3],
}
ASKING: Position = {
    **IN_TEAMS,
    "hands": [["hedgehog"], ["fox"], ["hedgehog", "lion"], ["fox"]],
    "trick": [{"seat": 1, "cards": ["mouse", "mouse"]}],
}
HANDS_4 = [
    ["whale"] * 5 + ["elephant"] * 5 + ["crocodile"] * 5,
    ["polar-bear"] * 5 + ["lion"] * 5 + ["seal"] * 5,
    ["fox"] * 5 + ["perch"] * 5 + ["hedgehog"] * 5,
    ["fish"] * 5 + ["mouse"] * 5 + ["mosquito"] * 4 + ["joker"],
]
PUSHED_4 = [
    ["whale"] * 5 + ["elephant"] * 5 + ["crocodile"] * 5 + ["fox"] * 2,
    HANDS_4[1],
    ["fox"] * 3 + ["perch"] * 5 + ["hedgehog"] * 5,
    HANDS_4[3],
]
HANDS_5 = [
    ["whale"] * 5 + ["elephant"] * 5 + ["crocodile"] * 2,
    ["crocodile"] * 3 + ["polar-bear"] * 5 + ["lion"] * 4,
    ["lion", *["seal"] * 5, *["fox"] * 5, "perch"],
    ["perch"] * 4 + ["hedgehog"] * 5 + ["fish"] * 3,
    ["fish"] * 2 + ["mouse"] * 5 + ["mosquito"] * 4 + ["joker"],
]
EXCHANGING: Position = {**IN_TEAMS, "phase": "exchanging", "hands": HANDS_4}
EXCHANGING_5: Position = {
    **FIVE,
    "phase": "exchanging",
    "standings": [0, 1, 2, 3, 4],
    "hands": HANDS_5,
}
PUSHED: Position = {**EXCHANGING, "hands": PUSHED_4, "handed": [[], [], ["fox", "fox"], []]}

# Ben, whose lead it is, and the others with all their cards, some of them in tricks.
WHOLE_3: Position = {
    **THREE,
    "phase": "leading",
    "dealer": 0,
    "hands": [
        ["whale"] * 3 + ["elephant"] * 4 + ["crocodile"] * 3 + ["polar-bear"] * 3,
        ["lion"] * 4 + ["seal"] * 3 + ["fox"] * 3 + ["perch"] * 3,
        ["hedgehog"] * 3 + ["fish"] * 3 + ["mouse"] * 4 + ["mosquito"] * 2 + ["joker"],
    ],
}
ENDED: Position = {
    **THREE,
    "phase": "over",
    "round": 5,
    "turn": 0,
    "dealer": 1,
    "scores": [19, 8, 3],
    "standings": [0, 1, 2],
    "hands": [[], [], ["joker"]],
    "out": [1, 0],
    "trick": [{"seat": 0, "cards": ["whale"]}],
    "taken": [
        ["whale"] * 2 + WHOLE_3["hands"][0][3:],
        WHOLE_3["hands"][1],
        WHOLE_3["hands"][2][:-1],
    ],
    "played": [WHOLE_3["hands"][0], WHOLE_3["hands"][1], WHOLE_3["hands"][2][:-1]],
}
IN_A_TRICK: Position = {
    **IN_TEAMS,
    "phase": "beating",
    "hands": [[], [], ["fox"], ["lion"]],
    "trick": [{"seat": 0, "cards": ["seal"]}, {"seat": 1, "cards": ["whale"]}],
    "out": [0, 1],
}


IMPOSSIBLE: list[tuple[Position, str]] = [
    # A team that is listed twice, more cards than were dealt, points that no round brings.
    (
        {**IN_TEAMS, "teams": [[0, 2], [1, 3], [1, 3]]},
        "teams: seats are 0 to 3, each once (Z15)",
    ),
    (
        {**LEADING, "hands": [HANDS_4[0] + ["fox"] * 2, *ALL_FOX[1:]]},
        "hands[0]: 15 cards were dealt, not 17 (Z4)",
    ),
    (
        {**IN_TEAMS, "scores": [0, 0, 0, -9999]},
        "scores: after 1 rounds everybody has 0 to 4 points, all together 9 at most (Z13, Z22)",
    ),
    ({**IN_TEAMS, "scores": [4, 4, 4, 0]}, "scores: after 1 rounds everybody has 0 to 4 points"),
    # The lead, where all cards are named.
    ({**WHOLE_3, "turn": 2}, "turn: seat 2 cannot have got the lead (Z9, Z16)"),
    (
        {
            **IN_TEAMS,
            "hands": [HANDS_4[0], HANDS_4[1], HANDS_4[2], HANDS_4[3]],
            "shown": [[], [], ["fox"], []],
        },
        "shown: nobody has asked before the first trick (Z18)",
    ),
    (
        {
            **WHOLE_3,
            "phase": "beating",
            "hands": [WHOLE_3["hands"][0][1:], *WHOLE_3["hands"][1:]],
            "trick": [{"seat": 0, "cards": ["whale"]}],
        },
        "trick[0]: seat 1 leads the first trick (Z5, Z16)",
    ),
    (
        {
            **WHOLE_3,
            "hands": [*WHOLE_3["hands"][:2], WHOLE_3["hands"][2][:-1]],
            "taken": [[], [], ["joker"]],
        },
        "taken[2]: the joker alone is no trick (Z3)",
    ),
    # Who is out.
    (
        {**IN_A_TRICK, "out": [1, 0]},
        "out: seat 0 went out before the one named before (Z10)",
    ),
    (
        {
            **ENDED,
            "trick": [{"seat": 2, "cards": ["mouse"]}],
            "taken": [
                WHOLE_3["hands"][0],
                WHOLE_3["hands"][1],
                [*WHOLE_3["hands"][2][:6], *WHOLE_3["hands"][2][7:-1]],
            ],
        },
        "out: seat 0 did not go out with the last set (Z11)",
    ),
    # The last round.
    ({**ENDED, "turn": 1}, "turn: seat 0 has played the last set (Z11)"),
    (
        {**ENDED, "options": {"target": 9}},
        "scores: 9 points were reached a round before (Z24)",
    ),
    ({**ENDED, "round": 1}, "scores: after 1 rounds"),
    (
        {**ENDED, "scores": [19, 12, 12], "standings": [0, 2, 1]},
        "standings: seat 1 stood behind 2 before (Z23)",
    ),
    # Seats.
    ({**FOUR, "hands": [["fox"]]}, "hands: there are 4 seats, but 1 entries"),
    ({**FOUR, "standings": [0, 1, 2, 2]}, "standings: seats are 0 to 3, each once"),
    ({**FOUR, "out": [5]}, "out: seats are 0 to 3, each once"),
    ({**FOUR, "turn": 4}, "turn: seats are 0 to 3"),
    ({**FOUR, "dealer": 6}, "dealer: seats are 0 to 3"),
    ({**FOUR, "turn": 9}, "position: "),
    ({**ON_A_SEAL, "trick": [{"seat": 5, "cards": ["seal"]}]}, "trick[0]: seats are 0 to 3"),
    # Phases and their fields.
    ({**FOUR, "phase": "sleeping"}, "position: "),
    (
        {**LEADING, "trick": [{"seat": 3, "cards": ["seal"]}]},
        "trick: there is none in phase leading",
    ),
    ({**LEADING, "passed": [1]}, "passed: there is none in phase leading"),
    ({**ON_A_SEAL, "exchanging": [1]}, "exchanging: there is none in phase beating"),
    ({**ON_A_SEAL, "end": "target"}, "end: there is none in phase beating"),
    (
        {**ON_A_SEAL, "asked": {"by": 0, "cards": ["whale"]}},
        "asked: there is none in phase beating",
    ),
    ({**EXCHANGING, "played": [["fox"], [], [], []]}, "played: there is none in phase exchanging"),
    ({**FOUR, "phase": "exchanging", "round": 1}, "phase: there is no exchange in round 1 (Z14)"),
    ({**THREE, "phase": "exchanging"}, "phase: there is no exchange in round 2 (Z14)"),
    ({**THREE, "round": 51}, "round: three players stop after 50 rounds (Z25)"),
    # Points and places.
    (
        {**OVER, "phase": "leading", "hands": ALL_FOX, "scores": [20, 19, 0, 0]},
        "scores: 19 points are reached, it is over (Z24)",
    ),
    ({**ON_A_SEAL, "trick": [*ON_A_SEAL["trick"]] * 61}, "trick: there are not more than 60 cards"),
    (
        {**FOUR, "round": 1, "scores": [1, 0, 0, 0]},
        "scores: after 0 rounds everybody has 0 to 0 points",
    ),
    ({**IN_TEAMS, "scores": [1, 2, 0, 0]}, "standings: seat 1 has more points than 0 (Z23)"),
    ({**FOUR, "standings": [0, 2, 1, 3]}, "standings: in the first round they go clockwise (Z23)"),
    (
        {**IN_TEAMS, "round": 5, "scores": [20, 19, 0, 0]},
        "scores: 19 points are reached, it is over",
    ),
    ({**THREE, "round": 4, "scores": [19, 0, 0]}, "scores: 19 points are reached"),
    ({**OVER, "scores": [20, 18, 3, 2]}, "phase: these points do not end the game (Z24)"),
    ({**OVER, "end": "fifty_rounds"}, "end: it is target (Z24, Z25)"),
    # Dealer and teams.
    ({**IN_TEAMS, "dealer": 1}, "dealer: by the standings it is seat 0 (Z5, Z16)"),
    ({**FOUR, "dealer": 1, "standings": [0, 1, 2, 3]}, "dealer: by the standings it is seat 3"),
    ({**IN_TEAMS, "teams": [[0, 1], [2, 3]]}, "teams: by the standings they are 0+2, 1+3 (Z15)"),
    ({**LEADING, "round": 1, "teams": [[0, 2], [1, 3]]}, "teams: by the standings they are none"),
    ({**OVER, "teams": [[0, 1, 2], [3]]}, "teams: two and two, senior first"),
    ({**OVER, "teams": [[0, 1], [2, 2]]}, "teams: seats are 0 to 3, each once"),
    # Cards.
    ({**FOUR, "taken": [["fox"], [], [], []]}, "hands: they must be given with taken"),
    ({**LEADING, "hands": [["fox"], [], [], []]}, "hands: at most one player holds cards"),
    ({**OVER, "hands": [["fox"], ["fox"], [], []]}, "hands: several players hold cards"),
    ({**LEADING, "hands": [["dog"], [], [], []]}, "position: "),
    ({**LEADING, "hands": [["fox"] * 6, ["fox"], [], []]}, "hands: there are 7 fox, over 5"),
    (
        {**LEADING, "seats": 3, "hands": [["fox"] * 2, ["fox"] * 2, ["lion"]]},
        "hands: there are 4 fox, over 3",
    ),
    ({**LEADING, "taken": [["joker", "joker"], [], [], []]}, "hands: there are 2 joker, over 1"),
    ({**LEADING, "out": [1]}, "out: the seats without cards are none (Z10)"),
    ({**LEADING, "hands": [*ALL_FOX[:3], []], "out": []}, "out: the seats without cards are 3"),
    # The trick.
    ({**FOUR, "phase": "beating", "hands": ALL_FOX}, "trick: there must be a set to beat"),
    (
        {**ON_A_SEAL, "trick": [{"seat": 3, "cards": ["seal", "fox"]}]},
        "trick[0]: seal, fox is no set (Z3)",
    ),
    ({**ON_A_SEAL, "trick": [{"seat": 3, "cards": []}]}, "trick[0]: nothing is no set (Z3)"),
    (
        {**ON_A_SEAL, "trick": [*ON_A_SEAL["trick"], {"seat": 2, "cards": ["lion"]}]},
        "trick[1]: it does not beat the set before (Z7)",
    ),
    (
        {**ON_A_SEAL, "trick": [*ON_A_SEAL["trick"], {"seat": 3, "cards": ["whale"]}]},
        "trick[1]: nobody beats a set of their own (Z9)",
    ),
    ({**ON_A_SEAL, "passed": [1]}, "passed: all who passed since the last set did so in turn (Z8)"),
    ({**ON_A_SEAL, "passed": [3]}, "passed: all who passed since the last set did so in turn (Z8)"),
    ({**ON_A_SEAL, "passed": [0, 1, 2]}, "passed: everybody else has passed"),
    ({**ON_A_SEAL, "turn": 3}, "passed: everybody else has passed"),
    ({**ON_A_SEAL, "passed": [0], "turn": 2}, "turn: it is the turn of seat 1 (Z8)"),
    ({**LEADING, "hands": [*ALL_FOX[:3], []], "turn": 3}, "turn: seat 3 is out (Z10)"),
    (
        {**LEADING, "hands": [["joker"], *ALL_FOX[:3]], "turn": 0},
        "turn: seat 0 holds only the joker",
    ),
    # Asking.
    ({**ASKING, "phase": "answering"}, "asked: phase answering needs a question (Z18)"),
    (
        {**ASKING, "asked": {"by": 0, "cards": ["hedgehog"]}},
        "asked: this may not be asked: not junior",
    ),
    (
        {**ASKING, "asked": {"by": 2, "cards": ["hedgehog", "lion"]}},
        "asked: hedgehog, lion is no set",
    ),
    ({**ASKING, "asked": {"by": 2, "cards": ["fox"]}}, "asked: this may not be asked: not held"),
    (
        {**ASKING, "passed": [2], "asked": {"by": 2, "cards": ["hedgehog"]}},
        "turn: it is the turn of seat 3 (Z8)",
    ),
    (
        {**ASKING, "turn": 2, "asked": {"by": 3, "cards": ["fox"]}},
        "asked: only seat 2, who is in turn, may ask (Z18)",
    ),
    # What is remembered.
    ({**LEADING, "shown": [["lion"], [], [], []]}, "shown[0]: lion is no longer in the hand (Z18)"),
    ({**LEADING, "played": [["lion"], [], [], []]}, "played: not as many lion"),
    (
        {
            **LEADING,
            "hands": [["fox"], ["fox"], ["lion", "fox"], ["fox"]],
            "shown": [[], [], ["lion"], []],
        },
        "shown[2]: only juniors show cards, or the joker alone (Z12)",
    ),
    (
        {**ON_A_SEAL, "played": [["seal"], [], [], []]},
        "played[3]: the sets on the table are missing: seal (Z7)",
    ),
    ({**ON_A_SEAL, "played": NOTHING}, "played: not as many seal"),
    # The exchange.
    ({**LEADING, "handed": [["fox"], [], [], []]}, "handed: there is no exchange without teams"),
    ({**EXCHANGING, "turn": 0}, "turn: seat 3 leads the first trick (Z16)"),
    ({**EXCHANGING, "exchanging": []}, "exchanging: all have decided"),
    ({**EXCHANGING, "exchanging": [0]}, "exchanging: seat 0 has nothing to decide (Z17)"),
    ({**PUSHED, "exchanging": [0, 2]}, "exchanging: seat 2 has nothing to decide (Z17)"),
    ({**PUSHED, "exchanging": [3]}, "handed[0]: a senior returns two cards for two (Z17)"),
    (
        {**EXCHANGING, "handed": [["fox", "fox"], [], [], []]},
        "handed[0]: a senior returns two cards for two (Z17)",
    ),
    ({**EXCHANGING, "handed": [[], [], ["fox"], []]}, "handed[2]: partners push two cards"),
    (
        {
            **EXCHANGING_5,
            "handed": [[], [], ["fox"] * 3, [], []],
            "taken": [[], [], ["fox"] * 3, [], []],
        },
        "handed[2]: two cards at most (Z17)",
    ),
    (
        {**PUSHED, "handed": [[], [], ["perch", "perch"], []]},
        "handed[2]: seat 0 neither holds nor played perch (Z17)",
    ),
    (
        {**EXCHANGING, "hands": [*HANDS_4[:3], ["fish"]]},
        "hands[3]: 15 cards were dealt, not 1 (Z4)",
    ),
    (
        {**EXCHANGING, "taken": [["fox"], [], [], []]},
        "taken: nobody has tricks before the first",
    ),
    (
        {**EXCHANGING_5, "taken": [[]] * 5, "handed": [[], [], ["lion"], [], []]},
        "taken[2]: the cards laid there are missing (Z17)",
    ),
]

POSSIBLE: list[tuple[Position, Position]] = [
    (FOUR, {"phase": "leading", "round": 1, "dealer": 0, "turn": 1, "scores": [0] * 4}),
    ({**FOUR, "dealer": 2}, {"turn": 3, "standings": [3, 0, 1, 2]}),
    ({**FOUR, "standings": [2, 3, 0, 1]}, {"dealer": 1, "turn": 2}),
    ({**FIVE, "phase": "exchanging"}, {"round": 2, "exchanging": [2, 3, 4], "turn": 4}),
    ({**FIVE, "exchanging": [2]}, {"phase": "exchanging", "teams": [[0, 3], [1, 4], [2]]}),
    ({**IN_TEAMS, "hands": ALL_FOX}, {"phase": "leading", "turn": 3, "dealer": 0}),
    ({**FOUR, "scores": [1, 3, 2, 2]}, {"round": 2, "standings": [1, 2, 3, 0]}),
    ({**FOUR, "options": {"partners": False}, "round": 4, "dealer": 2}, {"turn": 3, "teams": []}),
    ({**THREE, "round": 4, "scores": [1, 3, 2]}, {"turn": 0, "dealer": 2}),
    ({**LEADING, "hands": [[], ["fox"], [], ["fox"]]}, {"turn": 1, "out": [0, 2]}),
    ({**LEADING, "hands": [["fox"], ["joker"], ["fox"], []]}, {"turn": 2}),
    (ON_A_SEAL, {"turn": 0, "passed": [], "played": [[], [], [], ["seal"]]}),
    ({**ON_A_SEAL, "turn": 2}, {"passed": [0, 1]}),
    ({**ON_A_SEAL, "passed": [1, 0]}, {"turn": 2, "passed": [0, 1]}),
    (
        {**ASKING, "asked": {"by": 2, "cards": ["hedgehog"]}},
        {"phase": "answering", "turn": 2, "shown": [[], [], ["hedgehog"], []]},
    ),
    (
        {**ASKING, "asked": {"by": 2, "cards": ["hedgehog"]}, "turn": 2, "passed": []},
        {"phase": "answering"},
    ),
    ({**LEADING, "taken": [["lion"], [], [], []]}, {"played": [["lion"], [], [], []]}),
    (
        {**LEADING, "taken": [["lion"], [], [], []], "played": [[], ["lion"], [], []]},
        {"played": [[], ["lion"], [], []]},
    ),
    (EXCHANGING, {"exchanging": [2, 3], "turn": 3}),
    (PUSHED, {"exchanging": [0, 3]}),
    ({**PUSHED, "exchanging": [0]}, {"exchanging": [0]}),
    (
        {
            **EXCHANGING_5,
            "hands": [*HANDS_5[:2], HANDS_5[2][1:], *HANDS_5[3:]],
            "handed": [[], [], ["lion"], [], []],
            "taken": [[], [], ["lion"], [], []],
        },
        {"exchanging": [3, 4], "taken": [[], [], ["lion"], [], []]},
    ),
    (ENDED, {"phase": "over", "end": "target"}),
    ({**ENDED, "scores": [19, 12, 12]}, {"standings": [0, 1, 2]}),
    (IN_A_TRICK, {"turn": 2, "out": [0, 1]}),
    (WHOLE_3, {"turn": 1, "played": [[], [], []]}),
    # Of sixteen cards in its own tricks a seat has played fourteen, and holds one.
    (
        {**LEADING, "taken": [HANDS_4[0] + ["fish"], [], [], []]},
        {"played": [HANDS_4[0][:14], ["crocodile", "fish"], [], []]},
    ),
    (OVER, {"end": "target", "out": [0, 1, 2, 3], "hands": NOTHING}),
    ({**OVER, "teams": [[3, 0], [1, 2]]}, {"teams": [[1, 2], [3, 0]]}),
    (
        {**THREE, "phase": "over", "round": 50, "scores": [3, 2, 1], "hands": [["fox"], [], []]},
        {"end": "fifty_rounds", "out": [1, 2], "standings": [0, 1, 2]},
    ),
    (
        {
            **FIVE,
            "phase": "over",
            "round": 4,
            "scores": [20, 19, 3, 2, 1],
            "teams": [[0, 3], [1, 4], [2]],
        },
        {"teams": [[0, 3], [1, 4], [2]], "dealer": 0},
    ),
    ({**FOUR, "end": "target", "scores": [20, 19, 3, 2]}, {"phase": "over", "round": 3}),
]
