"""Herr der Ziegen's own part of the promises: built positions, all pieces, and every truth."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from tests.games.goats.builders import drawn
from tests.promises.part import Check, Dump, Small

CORNERS: list[Dump] = [
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

# As the rules have it (G1, G3, G4): kinds, dogs and milk in the game.
KINDS = {2: 10, 3: 13, 4: 16, 5: 18}
OTHERS = {
    2: {"dog": 7, "milk-1": 4, "milk-2": 4},
    3: {"dog": 10, "milk-1": 3, "milk-2": 8},
    4: {"dog": 13, "milk-1": 6, "milk-2": 8},
    5: {"dog": 15, "milk-1": 8, "milk-2": 8},
}
SMALL_GOATS = 10


def meadow_of(dump: Dump) -> dict[str, str]:
    """The cards of the meadow by cell."""
    return {
        f"{row},{column}": card
        for row, line in enumerate(dump["meadow"], 1)
        for column, card in enumerate(line, 1)
        if card is not None and not card.startswith("stable:")
    }


def pieces(dump: Dump) -> None:
    """G1, G3: every card of the game is in one place, and hands have their cards."""
    groups = [*dump["hands"], *dump["displays"], dump["pile"], dump["boxed"]]
    cards = Counter(card for group in groups for card in group)
    cards.update(meadow_of(dump).values())
    cards["dog"] += dump["aside"]
    others = {name: cards.pop(name, 0) for name in OTHERS[dump["seats"]]}
    assert others == OTHERS[dump["seats"]]
    assert set(cards.values()) == {1}
    assert len(cards) == 5 * KINDS[dump["seats"]]
    assert not {card.partition("-")[0] for card in cards} & set(dump["removed"])
    for seat, hand in enumerate(dump["hands"]):
        waits = dump["phase"] == "taking" or dump["end"] == "nothing_to_take"
        assert len(hand) == (1 if waits and seat == dump["turn"] else 2)


def marks(dump: Dump) -> None:
    """G13, G15: small goats stand on cards of kinds that their owners have won, or wait for them.

    There are ten at most; a card has none only if there was none for it at that time.
    """
    meadow = meadow_of(dump)
    for cell, owner in dump["marked"].items():
        assert dump["kinds"][meadow[cell].partition("-")[0]] == owner
    placed = Counter(dump["marked"].values())
    for kind, goats in dump["reminders"].items():
        placed[dump["kinds"][kind]] += goats
        assert 0 < goats <= missing(dump, kind)
    assert all(number <= SMALL_GOATS for number in placed.values())
    back = Counter(dump["kinds"][card.partition("-")[0]] for card in dump["boxed"])
    for cell, card in meadow.items():
        winner = dump["kinds"].get(card.partition("-")[0])
        if winner is not None and cell not in dump["marked"]:
            assert placed[winner] + back[winner] >= SMALL_GOATS, cell


def missing(dump: Dump, kind: str) -> int:
    """G13: the cards of a kind in hands and in the pile."""
    cards = [card for hand in (*dump["hands"], dump["pile"]) for card in hand]
    return sum(card.startswith(f"{kind}-") for card in cards)


def displays(dump: Dump) -> None:
    """G12, G14: a kind in displays is undecided, also one the end left so; boxed ones are."""
    for kind in {card.partition("-")[0] for card in dump["boxed"]}:
        assert kind in dump["kinds"]
    for display in dump["displays"]:
        assert not {card.partition("-")[0] for card in display} & set(dump["kinds"])


def gaps(dump: Dump) -> None:
    """G11: there are gaps only when the pile is used up."""
    if dump["pile"]:
        assert all(card is not None for line in dump["meadow"] for card in line)


INVARIANTS: tuple[Check, ...] = (marks, displays, gaps)

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
        red shows     dog
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
        red shows     dog
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
        red shows     dog dog dog dog dog
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
        red shows     dog dog dog dog dog
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
