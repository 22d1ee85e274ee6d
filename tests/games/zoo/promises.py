"""Zoo's own part of the promises: built positions, where all cards are, and every truth."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import permutations
from typing import Any, NamedTuple

from tests.games.zoo.builders import Drawing
from tests.games.zoo.oracle import BOX, FOOD_WEB
from tests.games.zoo.scenes import TEAMS
from tests.promises.part import Check, Dump, Small

THREE_BOX = {
    **dict.fromkeys(FOOD_WEB, 3),
    **dict.fromkeys(("elephant", "lion", "mouse"), 4),
    "mosquito": 2,
    "joker": 1,
}
IN_TEAMS = {"partners": True, "target": 19}


def deck(seats: int) -> Counter[str]:
    """Z1, Z25: the cards in the game."""
    return Counter(THREE_BOX if seats == 3 else BOX)


def in_trick(dump: Dump) -> Counter[str]:
    """The cards of the running trick."""
    return Counter(card for play in dump.get("trick", ()) for card in play["cards"])


def all_of(groups: Iterable[Iterable[str]]) -> Counter[str]:
    """The cards of all seats together."""
    return Counter(card for group in groups for card in group)


def corner(text: str, seats: int = 4, winner: int = 0, **more: Any) -> Dump:
    """Draw a position with all cards in it: one seat has won and played those not named."""
    position = {"options": IN_TEAMS, **Drawing(text, seats).position, **more}
    taken = [list(cards) for cards in position.setdefault("taken", [()] * seats)]
    handed = position.get("handed", [()] * seats)
    if seats % 2 and "standings" in position:
        taken[position["standings"][seats // 2]] += handed[position["standings"][seats // 2]]
    there = all_of(position["hands"]) + all_of(taken) + in_trick(position)
    taken[winner] += (deck(seats) - there).elements()
    position["taken"] = taken
    if "standings" in position and not any(position.get("scores", ())):
        position["round"] = 2
    as_kept: Dump = json.loads(json.dumps(position))
    return as_kept


CORNERS: list[Dump] = [
    # Z12: the joker alone cannot lead.
    corner("Anna holds fox joker \n Ben holds 2 mouse \n Carl holds lion whale \n Anna leads", 3),
    # Z9, Z10: the first to go out may win the trick.
    corner(
        "Anna holds whale \n Ben holds fox \n Carl holds 2 mouse \n Dora holds lion \n Anna leads"
    ),
    # Z18-Z20, Z26: partners are the last two, and one set empties both hands.
    corner(
        f"""
        {TEAMS}
        Anna holds   hedgehog lion
        Carl holds   hedgehog mosquito
        Carl gave    2 fox
        Anna gave    hedgehog mosquito
        Anna won     2 fox
        Ben led      mouse
        Dora played  2 mouse
        Anna passed
        """
    ),
    # Z3, Z18: elephants with all their helpers.
    corner(
        f"""
        {TEAMS}
        Anna holds  2 elephant joker mosquito
        Ben holds   4 mouse
        Carl holds  2 elephant 2 mosquito
        Dora holds  5 lion
        Dora leads
        """,
        winner=3,
    ),
    # Z17: one of five has laid cards face down; two questions may follow each other.
    corner(
        """
        standings   Anna Ben Carl Dora Emil
        Anna holds  2 seal whale
        Ben holds   2 fox polar-bear
        Carl holds  lion mouse
        Carl gave   lion hedgehog
        Dora holds  seal perch
        Emil holds  fox joker
        Emil leads
        """,
        5,
        winner=4,
    ),
    # Z21, Z23: many points are equal at the end of a round of seven.
    corner(
        """
        standings   Gus Fay Emil Dora Carl Ben Anna
        points      5 5 5 5 5 5 5
        Anna holds  fox
        Ben holds   lion
        Carl holds  2 mouse
        Anna leads
        """,
        7,
    ),
]


def pieces(dump: Dump) -> None:
    """Z1, Z4, Z9: every card is in a hand, in a trick, or in somebody's tricks."""
    there = all_of(dump["hands"]) + all_of(dump["taken"]) + in_trick(dump)
    assert there == deck(dump["seats"])


INVARIANTS: tuple[Check, ...] = ()

# Every truth of a small position.


class Hidden(NamedTuple):
    """A place for cards that a viewer cannot see: a hand, or cards laid face down."""

    field: str
    seat: int
    known: list[str]
    number: int


def hidden_places(dump: Dump, viewer: int | None) -> list[Hidden]:
    """Z4, Z17, Z18: where cards lie that a viewer does not know."""
    partners = {seat: team for team in dump["teams"] if len(team) == 2 for seat in team}
    places = []
    for seat, hand in enumerate(dump["hands"]):
        if seat == viewer:
            continue
        known = Counter(dump["shown"][seat])
        if viewer in partners.get(seat, ()):
            gone = Counter(dump["played"][seat])
            if seat == partners[seat][0]:
                gone += Counter(dump["handed"][seat])
            known |= Counter(dump["handed"][viewer]) - gone
        places.append(Hidden("hands", seat, [*known.elements()], len(hand) - known.total()))
        if seat not in partners:
            places.append(Hidden("handed", seat, [], len(dump["handed"][seat])))
    return places


def deals(viewer: int | None, dump: Dump, seat: int) -> Iterator[Dump]:
    """Every way to spread the cards a viewer cannot see, found once for all seats."""
    if seat != (0 if viewer is None or viewer > 0 else 1):
        yield dump
        return
    places = hidden_places(dump, viewer)
    unseen = list(
        (
            sum((Counter(dump[place.field][place.seat]) for place in places), Counter())
            - sum((Counter(place.known) for place in places), Counter())
        ).elements()
    )
    for spread in set(permutations(unseen)):
        truth = dealt(dump, places, list(spread))
        if truth["phase"] != "leading" or truth["hands"][truth["turn"]] != ["joker"]:
            yield truth


def dealt(dump: Dump, places: list[Hidden], cards: list[str]) -> Dump:
    """The same position with other cards where they are hidden."""
    truth = {**dump, **{field: [*dump[field]] for field in ("hands", "handed", "taken")}}
    for field, seat, known, number in places:
        before = Counter(truth[field][seat])
        truth[field][seat] = [*known, *(cards.pop() for _ in range(number))]
        if field == "handed":
            laid = Counter(truth["taken"][seat]) - before + Counter(truth[field][seat])
            truth["taken"][seat] = [*laid.elements()]
    return truth


# What it shows, a position, who looks, how many truths there are.
SMALL: list[Small] = [
    Small(fact, position, viewer, (), truths, partial(deals, viewer))
    for fact, position, viewer, truths in [
        (
            # Four cards, two of them in Dora's hand.
            "hands of one, one and two cards",
            corner(
                """
                Anna holds 2 fox
                Ben holds whale
                Carl holds seal
                Dora holds lion mouse
                Anna leads
                """
            ),
            0,
            12,
        ),
        (
            # The joker is not Ben's, who leads with one card.
            "Z12: a leader of one card",
            corner(
                "Anna holds 2 fox \n Ben holds whale \n Carl holds lion joker \n Ben leads",
                winner=1,
            ),
            0,
            2,
        ),
        (
            # The rest of Anna's hand, Ben's and Dora's card.
            "Z17: the partner holds a card that was pushed",
            corner(
                f"""
                {TEAMS}
                Anna holds  fox lion
                Ben holds   whale
                Carl holds  hedgehog mouse
                Dora holds  seal
                Carl gave   fox hedgehog
                Anna gave   hedgehog mouse
                Anna leads
                """
            ),
            2,
            6,
        ),
        (
            # Ben's card, Carl's, and the one that Carl has laid.
            "Z17: one alone has laid a card",
            corner(
                """
                standings   Anna Ben Carl Dora Emil
                Anna holds  2 fox
                Ben holds   whale
                Carl holds  lion
                Carl gave   seal
                Ben leads
                """,
                5,
                winner=1,
            ),
            0,
            6,
        ),
        (
            # Carl's other card and Dora's.
            "Z18: a card that was shown",
            corner(
                f"""
                {TEAMS}
                Anna holds   2 fox
                Carl holds   whale seal
                Carl showed  seal
                Dora holds   lion
                Dora leads
                """,
                winner=3,
            ),
            0,
            2,
        ),
    ]
]
