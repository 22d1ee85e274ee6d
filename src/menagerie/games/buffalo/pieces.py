"""What is in the box, per `rules_version`; a correction is one line here and a new version.

How sure each piece is: docs/rules/buffalo.md, B1 and B2. Names of pastures 1 to 7, 10 and 11,
all sizes and the rows of 3 to 6 and 11 are printed; which size carries which name, the other
rows and most letters are rulings.
"""

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import table

FEWEST_SEATS, MOST_SEATS = 2, 6
COLOURS = 6
PASTURES = 12
DECK = 12
ORDINARY_CARDS = 10
ROW_LENGTH = 4
COWS = 48
HIGHEST_CARD = 5
LETTERS = 26

Colour = Literal["blue", "red", "green", "orange", "purple", "brown"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)

# B23: the two players' colours are a first one and the one this much further down B2's table.
PAIR_STEP = 2


@dataclass(frozen=True)
class Pasture:
    """B1: a pasture, its spaces and its bonus row."""

    name: str
    spaces: int
    bonus: tuple[int, ...]

    @property
    def key(self) -> str:
        """The name as JSON writes it."""
        return self.name.lower().replace("'", "")


@dataclass(frozen=True)
class Box:
    """All pieces of one rules version."""

    pastures: tuple[Pasture, ...]
    cards: tuple[str, ...]

    def deck(self, colour: int) -> tuple[str, ...]:
        """B2: a colour's cow cards, then those it has with two players only."""
        return tuple(self.cards[colour].split())

    def values(self, colour: int) -> tuple[int, ...]:
        """B2: how many cows each card of a colour allows."""
        return tuple(int(card[0]) for card in self.deck(colour))

    def letters(self, colour: int) -> tuple[int, ...]:
        """B2: the letter of each card of a colour, A being 0."""
        return tuple(ord(card[1]) - ord("A") for card in self.deck(colour))


BOXES = {
    1: Box(
        pastures=(
            Pasture("Lone-Star-Valley", 6, (1, 1)),
            Pasture("Powder-Prairie", 8, (1, 1)),
            Pasture("Coffee-Canyon", 10, (1, 1)),
            Pasture("Dead-Bull-Desert", 12, (1, 2)),
            Pasture("Fire-Fields", 14, (1, 2, 1)),
            Pasture("Drunk'n-Creek", 16, (1, 1, 2)),
            Pasture("Lucky-Lake", 18, (1, 2, 2)),
            Pasture("Rattlesnake-Ranch", 21, (1, 2, 2)),
            Pasture("Sundown-Savannah", 24, (1, 2, 3)),
            Pasture("Dynamite-Mine", 28, (1, 2, 3)),
            Pasture("Hang-Man-Mountains", 33, (0, 1, 2, 3)),
            Pasture("Buffalo-Badlands", 37, (0, 1, 2, 3)),
        ),
        cards=(
            "5J 5L 4A 4S 3A 3K 3V 2C 2J 2K 2N 4M",
            "5F 5P 4G 4O 3D 3N 3P 2D 2F 2O 2S 4F",
            "5H 5N 4C 4Q 3B 3M 3S 2A 2H 2P",
            "5B 5T 4E 4M 3E 3H 3T 2E 2G 2L",
            "5D 5R 4I 4K 3G 3J 3Q 2B 2I 2M",
            "5C 5Q 4B 4R 3C 3L 3U 2N 2Q 2R",
        ),
    ),
}
LATEST = max(BOXES)

# B3, BV3: the pastures in play, by number of seats; six seats mean the extension.
_ALL = tuple(range(PASTURES))
IN_PLAY = {2: (0, 1, 2, 3, 5, 6, 8), 3: _ALL[:9], 4: _ALL[:10], 5: _ALL[:11], 6: _ALL}


def _padded(numbers: tuple[int, ...], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


SPACES: Grid = table([[pasture.spaces for pasture in box.pastures] for box in BOXES.values()])
BONUS: Cube = table(
    [[_padded(p.bonus, ROW_LENGTH) for p in box.pastures] for box in BOXES.values()]
)
CARD_VALUE: Cube = table(
    [[_padded(box.values(c), DECK) for c in range(COLOURS)] for box in BOXES.values()]
)
CARD_LETTER: Cube = table(
    [[_padded(box.letters(c), DECK) for c in range(COLOURS)] for box in BOXES.values()]
)
PLAYED_ON: Grid = table(
    [[int(p in IN_PLAY.get(seats, ())) for p in _ALL] for seats in range(MOST_SEATS + 1)]
)
LARGEST: Row = table([max(IN_PLAY.get(seats, (0,))) for seats in range(MOST_SEATS + 1)])

# B4: pasture cards dealt to each colour (two players: to each pair), B5: rounds.
DEALT_EACH: Row = table([0, 0, 3, 3, 2, 2, 2])
ROUNDS: Row = table([0, 0, 6, 5, 5, 5, 5])
# B2, B23: the cards of a full hand, as bits.
FULL_HAND: Row = table(
    [
        (1 << (DECK if seats == FEWEST_SEATS else ORDINARY_CARDS)) - 1
        for seats in range(MOST_SEATS + 1)
    ],
    np.int16,
)
# BV2: the largest pasture whose last space is worth one market cow; larger ones are worth two.
SMALL_MARKET = 14
