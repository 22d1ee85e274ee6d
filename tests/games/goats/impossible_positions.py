"""Positions as JSON that are refused, each with its sentence, and states that are."""

from typing import Any

from menagerie.games.goats.pieces import DOG, EMPTY, OUTSIDE
from tests.games.goats.builders import drawn
from tests.games.goats.position_cases import (
    BARE,
    CONSENTING,
    DOGS,
    ELVIS,
    FEW,
    FEW_MARKED,
    FIVE,
    FOUR,
    HERDING,
    MISSING,
    NINE,
    NINE_MARKED,
    NOTHING,
    OVER,
    PLAYING,
    TAKING,
    THREE,
    TWO,
    cells,
    other_hand,
    without,
)
from tests.games.positions import Position

IMPOSSIBLE: list[tuple[Position, str]] = [
    # The frame.
    ({"game": "zoo", "seats": 3}, "game: this is a position of zoo, not of goats"),
    ({"game": "goats"}, "position: Object missing required field `seats`"),
    ({**THREE, "cows": 3}, "position: Object contains unknown field `cows`"),
    ({"game": "goats", "seats": 6}, "seats: Herr der Ziegen is for 2 to 5 players"),
    ({**THREE, "hands": [[], []]}, "hands: there are 3 seats, but 2 entries"),
    ({**THREE, "goats": [0]}, "goats: there are 3 seats, but 1 entries"),
    ({**THREE, "turn": 3}, "turn: there is no seat 3"),
    ({**THREE, "turn": 0, "starter": 4}, "starter: there is no seat 4"),
    (
        {**THREE, "options": {"start": "first_seat"}, "starter": 1},
        "starter: the first seat begins, not seat 1 (G7)",
    ),
    ({**THREE, "pile": ["unicorn-1"]}, "position: Expected `str` matching regex"),
    # Fields and phases.
    ({**THREE, "phase": "playing", "aside": 1}, "aside: there is none in phase playing"),
    ({**DOGS, "kinds": {"elvis": 0}}, "kinds: there is none in phase dogs"),
    (
        {**FOUR, "phase": "dogs", "displays": [["dog"], [], [], []]},
        "displays: there is none in phase dogs",
    ),
    ({**PLAYING, "played": "dog"}, "played: there is none in phase playing"),
    ({**PLAYING, "end": "line_empty"}, "end: there is none in phase playing"),
    ({**PLAYING, "refused": True}, "refused: there is none in phase playing"),
    ({**HERDING, "asked": {"from": "4,2", "to": "4,6"}}, "asked: there is none in phase herding"),
    # What is in the game.
    ({**FOUR, "removed": ["punk"]}, "removed: 2 kinds are removed with 4 players, not 1 (G3)"),
    ({**FOUR, "removed": ["punk", "punk"]}, "removed: a kind is named twice (G3)"),
    ({**FIVE, "removed": ["punk"]}, "removed: 0 kinds are removed with 5 players, not 1 (G3)"),
    (
        {**FOUR, "removed": ["punk", "chef"], "kinds": {"punk": 0}, "phase": "playing"},
        "kinds: punk is not in this game (G3)",
    ),
    ({**TWO, "kinds": {"punk": 2}, "phase": "playing"}, "kinds: there is no seat 2 to have won"),
    (
        {**FOUR, "removed": ["punk", "chef"], "pile": ["punk-1"]},
        "pile: punk-1 is not in this game (G3)",
    ),
    (
        other_hand(PLAYING, "polar-3", "polar-3"),
        "hands[0]: polar-3 is named more than 1 times (G1)",
    ),
    ({**TWO, "aside": 8}, "aside: dog is named more than 7 times (G1)"),
    (
        {**PLAYING, "pile": PLAYING["pile"][1:]},
        f"pile: the game has 1 of {PLAYING['pile'][0]}, not 0 (G1)",
    ),
    # The meadow.
    ({**THREE, "meadow": [[None]]}, "meadow: with 3 players it has 7 rows of 7 cells (G4)"),
    (cells(PLAYING, c11="dog"), "meadow: stable:0 stands on 1,1, not dog (G4)"),
    (cells(PLAYING, c11=None), "meadow: stable:0 stands on 1,1, not None (G4)"),
    (cells(PLAYING, c12="stable:0"), "meadow: no stable stands on 1,2, not stable:0 (G4)"),
    (cells(PLAYING, c12="unicorn-1"), "meadow: there is no card unicorn-1 (G2)"),
    (
        {**cells(PLAYING, c12=None), "pile": [*PLAYING["pile"], PLAYING["meadow"][0][1]]},
        "meadow: 1,2 is empty, but the pile has cards to fill it (G11)",
    ),
    (
        {
            **TWO,
            "phase": "playing",
            "displays": [["dog"] * 7, ["milk-1"] * 4 + ["milk-2"] * 4],
            "kinds": {"polar": 0, "elvis": 0, "pirate": 0, "punk": 0},
        },
        "meadow: no cards are left for it (G1)",
    ),
    # Hands.
    (other_hand(PLAYING, "polar-3"), "hands[0]: it has 2 cards in phase playing, not 1 (G8)"),
    (
        {**other_hand(TAKING, "chef-1", TAKING["pile"][0]), "pile": TAKING["pile"][1:]},
        "hands[0]: it has 1 cards in phase taking, not 2 (G8)",
    ),
    (other_hand(PLAYING, "dog", "dog", "dog"), "hands[0]: it has never more than 2 cards (G8)"),
    ({**PLAYING, "known": [["dog"], [], [], []]}, "known[0]: dog is not in the hand"),
    (
        {**PLAYING, "known": [["polar-3", "polar-3"], [], [], []]},
        "known[0]: polar-3 is not in the hand",
    ),
    # Displays, kinds and the box.
    ({**FOUR, "phase": "playing", "boxed": ["elvis-1"]}, "boxed: elvis-1 is of no decided kind"),
    (
        {**FOUR, "phase": "playing", "kinds": {"elvis": 0}, "boxed": ["dog"]},
        "boxed: dog is of no decided kind (G13)",
    ),
    (
        {**FOUR, "kinds": {"elvis": 0}, "displays": [["elvis-1"], [], [], []]},
        "displays: elvis is decided, so its cards are boxed (G13)",
    ),
    (
        {**FOUR, "kinds": {"elvis": 0}, "boxed": ["elvis-5", "elvis-2"]},
        "boxed: too few cards of elvis to have decided it",
    ),
    (
        {**FOUR, "displays": [["elvis-1", "elvis-2"], ["elvis-3"], ["elvis-4"], []]},
        "displays: the fourth elvis decides the kind (G12)",
    ),
    (
        {**FOUR, "displays": [[], ["elvis-3", "elvis-5"], [], []]},
        "displays[1]: 8 points of elvis decide the kind (G12)",
    ),
    # Small goats.
    ({**ELVIS, "marked": {"1,2": 1, "4,4": 0}}, "marked: seat 1 has won no card on 1,2 (G13)"),
    ({**ELVIS, "marked": {"1,3": 0}}, "marked: seat 0 has won no card on 1,3 (G13)"),
    ({**ELVIS, "marked": {"1,2": 0}}, "marked: elvis-2 on 4,4 carries a small goat of seat 0"),
    (
        drawn(
            """
            red won  pirate punk hippie diver
            1,2 pirate-1
            1,3 pirate-2
            1,4 pirate-3
            1,5 punk-1
            1,6 punk-2
            2,1 punk-3
            2,2 hippie-1
            2,3 hippie-2
            2,4 hippie-3
            2,5 diver-1
            2,6 diver-2
            """
        ),
        "marked: seat 0 has only 10 small goats (G15)",
    ),
    ({**MISSING, "marked": {}}, "marked: elvis-1 on 1,2 carries a small goat of seat 0 (G13)"),
    # Reminders.
    ({**PLAYING, "reminders": {"elvis": 1}}, "reminders: nobody has won elvis (G13)"),
    (
        {**MISSING, "reminders": {"elvis": 3}},
        "reminders: 2 cards of elvis have not turned up, not 3 (G13)",
    ),
    (
        {**MISSING, "reminders": {"elvis": 0}},
        "reminders: seat 0 has small goats left for every card of elvis that has not turned up",
    ),
    ({**FEW, "reminders": {"elvis": 2}}, "reminders: seat 0 has only 10 small goats (G15)"),
    (
        {**FEW, "marked": FEW_MARKED, "reminders": {"elvis": 1}},
        "reminders: a card of elvis in the meadow has no small goat, and comes first (G15)",
    ),
    # What the end took away is of whose turn it was, and of one kind.
    (
        {
            **drawn(
                """
                yellow shows  elvis-5 elvis-3
                red holds     elvis-4 elvis-2
                1,2           milk-1
                """,
                bare=True,
            ),
            "phase": "over",
            "end": "line_empty",
        },
        "displays[1]: 8 points of elvis decide the kind (G12)",
    ),
    (
        {
            **drawn(
                """
                red shows     elvis-5 elvis-3 polar-5 polar-3
                red holds     elvis-4 polar-4
                yellow holds  elvis-2 polar-2
                1,2           dog
                """,
                bare=True,
            ),
            "phase": "over",
            "end": "line_empty",
        },
        "displays[0]: 8 points of elvis decide the kind (G12)",
    ),
    (
        {
            **drawn(
                """
                yellow shows  elvis-5 elvis-2
                blue shows    elvis-1
                green shows   elvis-3
                1,2           elvis-4
                """,
                bare=True,
            ),
            "phase": "over",
            "end": "line_empty",
        },
        "displays: the fourth elvis decides the kind (G12)",
    ),
    # Large goats.
    ({**TWO, "phase": "playing", "goats": [24, 0]}, "goats[0]: the track has positions 0 to 23"),
    ({**DOGS, "goats": [0, 7, 14, 20]}, "goats[3]: it starts at 21, not 20 (G6)"),
    # The card played.
    ({**TAKING, "played": "dog"}, "played: dog is not in the display of seat 0 (G9)"),
    (
        {
            **HERDING,
            "phase": "taking",
            "played": "elvis-1",
            "hands": [HERDING["hands"][0][:1], *HERDING["hands"][1:]],
            "pile": [*HERDING["pile"], HERDING["hands"][0][1]],
        },
        "played: elvis-1 is not in the box (G9)",
    ),
    (
        {**THREE, "phase": "taking", "turn": 0},
        "played: there is one in phase taking; say which",
    ),
    (
        {
            **HERDING,
            "played": "milk-1",
            "displays": [["dog", "milk-1"], [], [], []],
            "pile": without(HERDING["pile"], "milk-1"),
        },
        "played: only a dog moves a marked card (G16)",
    ),
    # The pile.
    ({**PLAYING, "in_pile": ["polar-3"]}, "in_pile: polar-3 is not in the pile"),
    (
        {**PLAYING, "in_pile": [next(c for c in PLAYING["pile"] if c.startswith("milk"))]},
        "in_pile: nobody can know that milk-1 is there (G14)",
    ),
    (
        {**PLAYING, "in_pile": ["polar-5"]},
        "in_pile: all know polar-5 to be there only if the four others are in the box (G14)",
    ),
    # A dog's move.
    ({**CONSENTING, "asked": None}, "asked: there is one in phase consenting; say which"),
    (
        {**CONSENTING, "asked": {"from": "4,4", "to": "4,6"}},
        "asked: seat 0 has no small goat there (G16)",
    ),
    (
        {**CONSENTING, "asked": {"from": "4,2", "to": "4,5"}},
        "asked: no opponent has to agree to this swap (G16)",
    ),
    (
        {**CONSENTING, "asked": {"from": "5,5", "to": "4,6"}},
        "asked: the two cards are in no common row or column (G16)",
    ),
    (
        {**drawn("red shows dog"), "phase": "herding"},
        "phase: seat 0 has no marked card to move (G16)",
    ),
    # Turns: each has played one card.
    (
        {**FIVE, "options": {"start": "first_seat"}, "displays": [["dog"], [], [], [], []]}
        | {"turn": 3},
        "turn: with seat 0 as start player and 1 turns played it is seat 1's, not seat 3's (G8)",
    ),
    (
        {**PLAYING, "starter": 2},
        "turn: with seat 2 as start player and 0 turns played it is seat 2's, not seat 0's (G8)",
    ),
    # What all know.
    ({**DOGS, "known": [["dog"], [], [], []]}, "known: there is none in phase dogs"),
    (
        {**PLAYING, "known": [["polar-3"], [], [], []]},
        "known: where 0 cards were taken, all know no more of the hands (G11)",
    ),
    (
        drawn("red shows dog", known=NOTHING),
        "known[0]: all know the card seat 0 took last (G11)",
    ),
    ({**HERDING, "known": NOTHING}, "known[0]: all know the card seat 0 took last (G11)"),
    (
        {**BARE, "phase": "over", "known": NOTHING},
        "known[0]: all know the card seat 0 took last (G11)",
    ),
    (
        drawn("red won elvis \n yellow holds elvis-2 dog", known=NOTHING),
        "reminders: seat 0 has small goats left for every card of elvis that has not turned up",
    ),
    # A card that is played when its kind is decided has not decided it.
    (
        {
            **drawn(
                """
                red won   elvis
                1,2       elvis-2
                1,3       elvis-5
                red holds chef-1
                red to    take
                """
            ),
            "played": "elvis-1",
        },
        "boxed: too few cards of elvis to have decided it: eight points or four cards, without",
    ),
    (
        drawn(
            "red won elvis \n pile elvis-3 \n red holds chef-1 \n red to take",
            played="elvis-1",
            in_pile=["elvis-3"],
        ),
        "in_pile: all know elvis-3 to be there only if the four others are in the box (G14)",
    ),
    # G15: red's tenth small goat is no Elvis reminder that has come home.
    (
        {**NINE, "marked": dict.fromkeys(NINE_MARKED, 0)},
        "marked: elvis-1 on 4,4 carries a small goat of seat 0 (G13)",
    ),
    # A dog's move that cannot be.
    (
        {**cells(HERDING, c46="elvis-2", c55="punk-1"), "refused": True},
        "refused: there is no swap that an opponent can have refused (G17)",
    ),
    (
        drawn(
            """
            red won       elvis
            red at        3
            2,2           elvis-2
            2,3           milk-1
            red shows     dog
            red to        herd
            """,
            bare=True,
        ),
        "phase: the take before this dog's move has ended the game (G19)",
    ),
    # The end.
    (
        drawn("red holds polar-1 dog \n yellow holds polar-3 \n 2,2 polar-2", bare=True),
        "meadow: the game is over before so few cards are left (G19)",
    ),
    (
        {
            **drawn(
                """
                1,5 dog
                2,5 dog
                3,5 dog
                4,5 dog
                5,5 dog
                6,5 milk-1
                2,4 milk-1
                red at 3
                """,
                seats=2,
                bare=True,
            ),
            "phase": "over",
        },
        "end: where seat 0 has taken, row and column have cards (G19)",
    ),
    (
        {**OVER, "phase": "taking", "end": None},
        "phase: nothing can be taken there, so the game is over (G19)",
    ),
    ({**OVER, "goats": [1, 7, 14, 21]}, "end: seat 0 has a card to take (G19)"),
    (
        {**drawn("red shows dog"), "phase": "over", "end": "line_empty"},
        "end: where seat 0 has taken, row and column have cards (G19)",
    ),
]

# States that no position writes: a field, an index of it, what it should not be, and the sentence.
TAMPERED: list[tuple[str, Any, int, str]] = [
    ("meadow", 0, EMPTY, "meadow: 1,1 does not hold that (G4)"),
    ("meadow", 1, OUTSIDE, "meadow: 1,2 does not hold that (G4)"),
    ("hands", (0, 0), DOG, "hands[0]: what only its owner knows comes first, then by number (G8)"),
    ("pile", 0, DOG, "pile: the game has "),
    ("small_goats", 0, 9, "reminders: seat 0 has only 10 small goats (G15)"),
    ("dogs_in_pile", None, 99, "in_pile: the pile has only "),
]
