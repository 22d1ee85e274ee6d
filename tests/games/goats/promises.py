"""Herr der Ziegen's own part of the promises: built positions, all pieces, and every truth."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from tests.games.goats.builders import drawn
from tests.promises.part import Check, Dump, Small

BUILT: list[Dump] = [
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
    # G13, G14: reminders that wait, come in, and go home.
    drawn(
        """
    red won     elvis pirate
    yellow won  punk
    1,2 elvis-1
    1,3 elvis-2
    3,1 pirate-1
    3,3 punk-1
    red shows     polar-5
    red holds     polar-3 pirate-3
    yellow holds  polar-1 elvis-3
    blue holds    punk-2 chef-1
    pile          pirate-2 punk-3 polar-2
    """,
        seats=3,
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
]

# A lot decides who began, so that it can be red's turn after any number of cards (G7, G8).
CORNERS: list[Dump] = [{**built, "options": {"start": "lot"}} for built in BUILT]

# As the rules have it (G1, G3, G4): kinds, dogs and milk in the game.
KINDS = {2: 10, 3: 13, 4: 16, 5: 18}
OTHERS = {
    2: {"dog": 7, "milk-1": 4, "milk-2": 4},
    3: {"dog": 10, "milk-1": 3, "milk-2": 8},
    4: {"dog": 13, "milk-1": 6, "milk-2": 8},
    5: {"dog": 15, "milk-1": 8, "milk-2": 8},
}


def meadow_of(dump: Dump) -> list[str]:
    """The cards of the meadow."""
    cards = [card for line in dump["meadow"] for card in line if card is not None]
    return [card for card in cards if not card.startswith("stable:")]


def pieces(dump: Dump) -> None:
    """G1, G3: every card of the game is in one place, told apart from `check`."""
    groups = [*dump["hands"], *dump["displays"], dump["pile"], dump["boxed"]]
    cards = Counter(card for group in groups for card in group)
    cards.update(meadow_of(dump))
    cards["dog"] += dump["aside"]
    others = {name: cards.pop(name, 0) for name in OTHERS[dump["seats"]]}
    assert others == OTHERS[dump["seats"]]
    assert set(cards.values()) == {1}
    assert len(cards) == 5 * KINDS[dump["seats"]]
    assert not {card.partition("-")[0] for card in cards} & set(dump["removed"])


INVARIANTS: tuple[Check, ...] = ()

# Two players late in the game: five kinds are boxed, and two cards are left in the pile.
LATE = """
    red won       pirate punk hippie cowboy diver
    red holds     polar-3 polar-4
    yellow holds  elvis-1 polar-5
    pile          polar-1 polar-2
"""


def secrets(dump: Dump, *seats: int) -> Iterator[Dump]:
    """G7, G14: some seats' unknown cards may be any that need not be in the pile."""
    unknown = {seat: Counter(dump["hands"][seat]) - Counter(dump["known"][seat]) for seat in seats}
    unseen = [card for cards in unknown.values() for card in cards.elements()]
    for cards in set(permutations([*unseen, *dump["pile"]])):
        left, hands = list(cards), list(dump["hands"])
        for seat in seats:
            held = [left.pop() for _ in range(unknown[seat].total())]
            hands[seat] = [*dump["known"][seat], *held]
        if not Counter(dump["in_pile"]) - Counter(left):
            yield {**dump, "hands": hands, "pile": left}


def secrets_of_both(dump: Dump, seat: int) -> Iterator[Dump]:
    """The same of two seats at once; the second has nothing to add."""
    yield from secrets(dump, 0, 1) if seat == 0 else [dump]


SMALL: list[Small] = [
    Small(
        # Three cards, one of them in the hand, and two ways to pile the others.
        "one hidden card and a pile of two",
        drawn(f"{LATE} \n all know yellow polar-5", seats=2),
        seat=0,
        sealing=(),
        truths=6,
        dealt=secrets,
    ),
    Small(
        # Two of four cards, and two ways to pile the others.
        "two hidden cards and a pile of two",
        drawn(LATE, seats=2),
        seat=0,
        sealing=(),
        truths=12,
        dealt=secrets,
    ),
    Small(
        # Two of four cards for red, one of the others for yellow.
        "two hands, to a spectator",
        drawn(
            """
        red won       pirate punk hippie cowboy diver
        yellow shows  dog
        red holds     polar-3 polar-4
        yellow holds  elvis-1 polar-5
        all know      yellow polar-5
        pile          polar-1
        """,
            seats=2,
        ),
        seat=None,
        sealing=(),
        truths=12,
        dealt=secrets_of_both,
    ),
    Small(
        # One of two cards, and two ways to pile the other and the fifth Elvis goat.
        "G14: the fifth card must be in the pile",
        drawn(
            """
        red won       pirate punk hippie cowboy elvis
        yellow shows  dog
        red holds     polar-3 polar-4
        yellow holds  polar-2 polar-5
        all know      yellow polar-5
        pile          polar-1 elvis-1
        """,
            seats=2,
            in_pile=["elvis-1"],
        ),
        seat=0,
        sealing=(),
        truths=4,
        dealt=secrets,
    ),
    Small(
        # The same with a dog that was put aside at the start.
        "G7: a dog must be in the pile",
        drawn(
            """
        red won       pirate punk hippie cowboy
        yellow shows  dog dog dog dog dog
        red holds     polar-3 polar-4
        yellow holds  polar-2 polar-5
        all know      yellow polar-5
        pile          polar-1 dog
        """,
            seats=2,
            in_pile=["dog"],
        ),
        seat=0,
        sealing=(),
        truths=4,
        dealt=secrets,
    ),
    Small(
        # A dog that was not put aside may as well be in the hand.
        "a dog may be in the pile",
        drawn(
            """
        red won       pirate punk hippie cowboy
        yellow shows  dog dog dog dog dog
        red holds     polar-3 polar-4
        yellow holds  polar-2 polar-5
        all know      yellow polar-5
        pile          polar-1 dog
        """,
            seats=2,
        ),
        seat=0,
        sealing=(),
        truths=6,
        dealt=secrets,
    ),
]
