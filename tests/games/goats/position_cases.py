"""Positions as JSON: some to begin with, and partial ones with what is filled in."""

from tests.games.goats.builders import drawn
from tests.games.positions import Position

TWO: Position = {"game": "goats", "seats": 2}
THREE: Position = {"game": "goats", "seats": 3}
FOUR: Position = {"game": "goats", "seats": 4}
FIVE: Position = {"game": "goats", "seats": 5}
# Of four hands all know no card.
NOTHING: list[list[str]] = [[], [], [], []]

PLAYING = drawn("red holds polar-3 chef-1")
DOGS = drawn("red holds dog polar-1 \n red to keep")
# Red has played the polar 3 and is to take from column 4.
TAKING = drawn("red shows chef-2 polar-3 \n red holds chef-1 \n red at 3 \n red to take")
# Red has won the Elvis goats and blue the punks; red has played a dog.
HERDING = drawn(
    """
    red won    elvis
    blue won   punk
    4,2        elvis-1
    4,6        punk-1
    5,5        elvis-2
    red shows  dog
    red to     herd
    """
)
CONSENTING: Position = {**HERDING, "phase": "consenting", "asked": {"from": "4,2", "to": "4,6"}}
ELVIS = drawn("red won elvis \n 1,2 elvis-1 \n 4,4 elvis-2")
# Two Elvis goats lie in a hand and in the pile.
MISSING = drawn("red won elvis \n 1,2 elvis-1 \n yellow holds elvis-2 dog \n pile elvis-3")
# The same, and red has one small goat left.
FEW = drawn(
    """
    red won  elvis pirate punk hippie
    1,2 elvis-1
    yellow holds  elvis-2 dog
    pile elvis-3
    2,2 pirate-1
    2,3 pirate-2
    2,4 pirate-3
    3,2 punk-1
    3,3 punk-2
    3,4 punk-3
    4,2 hippie-1
    4,3 hippie-2
    """
)
# Red has marked nine cards, and no card of their kinds was played later.
NINE = drawn(
    """
    red won  elvis pirate punk hippie
    4,4 elvis-1
    4,5 elvis-2
    2,2 pirate-1
    2,3 pirate-2
    2,4 pirate-3
    3,2 punk-1
    3,3 punk-2
    3,4 punk-3
    5,2 hippie-1
    5,3 hippie-2
    5,4 hippie-3
    """
)
NINE_MARKED = ("2,2", "2,3", "2,4", "3,2", "3,3", "3,4", "5,2", "5,3", "5,4")
FEW_MARKED = dict.fromkeys(("2,2", "2,3", "2,4", "3,2", "3,3", "3,4", "4,2", "4,3"), 0)
# Nothing can be taken in column 4, where red has walked.
STUCK = """
    red at 3
    2,2 polar-2
    2,3 polar-4
    3,3 polar-5
"""
BARE = drawn(f"{STUCK} \n red holds polar-1 dog \n yellow holds polar-3", bare=True)
OVER: Position = {
    **drawn(f"{STUCK} \n red shows polar-3 \n red holds polar-1 \n red to take", bare=True),
    "phase": "over",
    "end": "nothing_to_take",
}


def cells(position: Position, **contents: str | None) -> Position:
    """A position with other contents of some cells, written like c12 for 1,2."""
    rows = [list(row) for row in position["meadow"]]
    for name, content in contents.items():
        rows[int(name[1]) - 1][int(name[2]) - 1] = content
    return {**position, "meadow": rows}


def other_hand(position: Position, *hand: str) -> Position:
    """A position in which red holds something else."""
    return {**position, "hands": [list(hand), *position["hands"][1:]]}


def without(cards: list[str], card: str) -> list[str]:
    """Some cards with one taken out."""
    at = cards.index(card)
    return [*cards[:at], *cards[at + 1 :]]


POSSIBLE: list[tuple[Position, Position]] = [
    (TWO, {"phase": "dogs", "turn": 0, "starter": 0, "goats": [0, 12], "aside": 0, "kinds": {}}),
    ({**FIVE, "starter": 3}, {"turn": 3, "removed": [], "goats": [3, 8, 15, 19, 26]}),
    ({**FOUR, "displays": [["dog"], [], [], []]}, {"phase": "playing", "turn": 0}),
    (
        {
            **FOUR,
            "hands": [["dog", "chef-1"], ["polar-1"], ["dog", "dog"], ["dog", "dog"]],
            "displays": [[], ["polar-2", "chef-2"], [], []],
        },
        {"phase": "taking", "turn": 1, "played": "chef-2"},
    ),
    ({**FOUR, "removed": ["chef", "punk"]}, {"removed": ["punk", "chef"]}),
    (
        {**FOUR, "kinds": {"elvis": 2}, "boxed": ["elvis-5", "elvis-4"], "phase": "playing"},
        {"kinds": {"elvis": 2}, "boxed": ["elvis-4", "elvis-5"]},
    ),
    (FIVE | {"options": {"start": "first_seat"}}, {"turn": 0, "starter": 0}),
    (
        {**FIVE, "options": {"start": "first_seat"}, "displays": [["dog"], [], [], [], []]}
        | {"phase": "playing"},
        {"turn": 1, "starter": 0},
    ),
    # Reminders: as many as there were small goats for; none for a fifth card in a hand.
    (MISSING, {"reminders": {"elvis": 2}}),
    (FEW, {"reminders": {"elvis": 1}}),
    (drawn("red won elvis \n yellow holds elvis-2 dog"), {"reminders": {}}),
    (drawn("red won elvis \n pile elvis-2"), {"reminders": {"elvis": 1}}),
    (
        drawn("red won elvis \n yellow holds elvis-2 dog", reminders={"elvis": 1}),
        {"reminders": {"elvis": 1}, "known": NOTHING},
    ),
    # Red showed eight points, yellow a fourth card, but the game was over.
    (
        {**drawn("red shows elvis-5 elvis-3 \n 1,2 elvis-1", bare=True), "phase": "over"},
        {"end": "line_empty"},
    ),
    (
        {
            **drawn(
                """
                red shows     elvis-2
                yellow shows  elvis-5
                blue shows    elvis-1
                green shows   elvis-3
                1,2           elvis-4
                """,
                bare=True,
            ),
            "phase": "over",
        },
        {"end": "line_empty"},
    ),
    (
        {key: value for key, value in ELVIS.items() if key not in {"boxed", "pile"}},
        {"marked": {"1,2": 0, "4,4": 0}, "boxed": ["elvis-3", "elvis-4", "elvis-5"]},
    ),
    # All know the card that was taken after one was shown: of a hand the last.
    (HERDING, {"played": "dog", "refused": False, "known": [[HERDING["hands"][0][1]], [], [], []]}),
    (
        drawn("red holds chef-1 chef-2 \n red shows dog"),
        {"known": [["chef-2"], [], [], []], "turn": 0, "starter": 3},
    ),
    # They know a fifth card that was shown, not one for which a reminder waits.
    (drawn("red won elvis \n yellow holds dog elvis-2"), {"known": [[], ["elvis-2"], [], []]}),
    ({**HERDING, "refused": True}, {"refused": True}),
    (
        {key: value for key, value in CONSENTING.items() if key != "phase"},
        {"phase": "consenting", "asked": {"from": "4,2", "to": "4,6"}},
    ),
    (TAKING, {"played": "polar-3", "displays": [["chef-2", "polar-3"], [], [], []]}),
    (
        {key: value for key, value in OVER.items() if key not in {"end", "turn"}},
        {"end": "nothing_to_take", "turn": 0, "phase": "over"},
    ),
    (
        {key: value for key, value in OVER.items() if key != "phase"},
        {"phase": "over", "end": "nothing_to_take"},
    ),
    ({**BARE, "phase": "over"}, {"end": "line_empty"}),
    (
        {
            **drawn("yellow won elvis \n red holds chef-1 \n red to take".replace("\\\n", "\n")),
            "phase": "taking",
        },
        {"played": "elvis-5"},
    ),
]
