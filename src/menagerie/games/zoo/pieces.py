"""What is in the box, per `rules_version`; a correction is one line here and a new version.

How sure each piece is: docs/rules/zoo.md, Z1, Z2 and Z25. Kinds are numbered in the order of
Z2's table, the joker last.
"""

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import table

FEWEST_SEATS, MOST_SEATS = 3, 7
CARDS = 60

Card = Literal[
    "whale",
    "elephant",
    "crocodile",
    "polar-bear",
    "lion",
    "seal",
    "fox",
    "perch",
    "hedgehog",
    "fish",
    "mouse",
    "mosquito",
    "joker",
]
CARD_NAMES: tuple[Card, ...] = get_args(Card)
KINDS = len(CARD_NAMES)
ANIMALS = KINDS - 1
ELEPHANT = CARD_NAMES.index("elephant")
LION = CARD_NAMES.index("lion")
HEDGEHOG = CARD_NAMES.index("hedgehog")
MOSQUITO = CARD_NAMES.index("mosquito")
JOKER = CARD_NAMES.index("joker")


@dataclass(frozen=True)
class Box:
    """All pieces of one rules version."""

    # Z1, Z25: how many cards of each kind, and how many of them three players use.
    cards: dict[Card, tuple[int, int]]
    # Z2: who beats an animal.
    beaten_by: dict[Card, str]

    def deck(self, seats: int) -> tuple[int, ...]:
        """Z1, Z25: how many cards of each kind are dealt."""
        column = 1 if seats == FEWEST_SEATS else 0
        return tuple(self.cards[name][column] for name in CARD_NAMES)

    def pack(self, seats: int) -> list[int]:
        """Z1, Z25: the kinds of the cards that are dealt, filled up to as many as any game has."""
        cards = [kind for kind, number in enumerate(self.deck(seats)) for _ in range(number)]
        return cards + [-1] * (CARDS - len(cards))

    def beaters(self, animal: Card) -> tuple[Card, ...]:
        """Z2: the animals that beat an animal."""
        return tuple(name for name in CARD_NAMES if name in self.beaten_by[animal].split())


BOXES = {
    1: Box(
        cards={
            "whale": (5, 3),
            "elephant": (5, 4),
            "crocodile": (5, 3),
            "polar-bear": (5, 3),
            "lion": (5, 4),
            "seal": (5, 3),
            "fox": (5, 3),
            "perch": (5, 3),
            "hedgehog": (5, 3),
            "fish": (5, 3),
            "mouse": (5, 4),
            "mosquito": (4, 2),
            "joker": (1, 1),
        },
        beaten_by={
            "whale": "",
            "elephant": "mouse",
            "crocodile": "elephant",
            "polar-bear": "elephant whale",
            "lion": "elephant",
            "seal": "polar-bear whale",
            "fox": "elephant crocodile polar-bear lion",
            "perch": "whale crocodile polar-bear seal",
            "hedgehog": "fox",
            "fish": "whale crocodile seal perch",
            "mouse": "crocodile polar-bear lion seal fox hedgehog",
            "mosquito": "mouse hedgehog fish",
        },
    ),
}
LATEST = max(BOXES)

DECK: Cube = table([[box.deck(seats) for seats in range(MOST_SEATS + 1)] for box in BOXES.values()])
# Z1, Z25: the kinds of all cards in order, and how many they are.
PACK: Cube = table([[box.pack(seats) for seats in range(MOST_SEATS + 1)] for box in BOXES.values()])
PACK_SIZE: Grid = table(
    [[sum(box.deck(seats)) for seats in range(MOST_SEATS + 1)] for box in BOXES.values()]
)
# Z2: the animals that beat each animal, as bits.
BEATEN_BY: Grid = table(
    [
        [sum(1 << CARD_NAMES.index(b) for b in box.beaters(a)) for a in CARD_NAMES[:ANIMALS]]
        for box in BOXES.values()
    ],
    np.int16,
)


def cards_dealt(seats: int, place: int) -> int:
    """Z4: the cards of the player who sits `place` seats to the dealer's left, the dealer last."""
    cards = sum(BOXES[LATEST].deck(seats))
    return cards // seats + (1 if place < cards % seats else 0)


# Z4: by seats and place left of the dealer, counted from 0.
DEALT: Grid = table(
    [
        [cards_dealt(seats, place) if place < seats else 0 for place in range(MOST_SEATS)]
        if seats >= FEWEST_SEATS
        else [0] * MOST_SEATS
        for seats in range(MOST_SEATS + 1)
    ]
)
# Z15: by seats, how many places below the senior the junior stands; no teams of three players.
TEAM_STEP: Row = table([0, 0, 0, 0, 2, 3, 3, 4])
# Z15: by seats, how many teams of two there are.
TEAMS: Row = table([0, 0, 0, 0, 2, 2, 3, 3])
