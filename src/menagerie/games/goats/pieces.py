"""What is in the box, per `rules_version`; a correction is one line here and a new version.

How sure each piece is: docs/rules/goats.md, G1 to G6. Two kinds are printed, the other sixteen
names, the split of the milk and most places of stables are rulings.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import table

FEWEST_SEATS, MOST_SEATS = 2, 5
KINDS = 18
VALUES = 5
HAND = 2
SMALL_GOATS = 10
# G12: the points that win a kind at once, and the cards in all displays that decide it.
WINNING_POINTS = 8
DECIDING_CARDS = 4

# Cards as codes: the goats by kind and value, then dogs, then milk by value. Equal cards share one.
GOATS = KINDS * VALUES
DOG = GOATS
MILK = DOG + 1
MILK_VALUES = 2
CARDS = MILK + MILK_VALUES

# The meadow is numbered row by row as 7x7 at any number of seats.
WIDTH = 7
CELLS = WIDTH * WIDTH
LINES = 2 * WIDTH
TRACK = 4 * WIDTH

EMPTY = -1
STABLE = -2
OUTSIDE = -3

Kind = Literal[
    "polar",
    "elvis",
    "pirate",
    "punk",
    "hippie",
    "cowboy",
    "diver",
    "chef",
    "viking",
    "knight",
    "disco",
    "astronaut",
    "ninja",
    "pharaoh",
    "granny",
    "football",
    "vampire",
    "wizard",
]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)

Place = tuple[int, int]


@dataclass(frozen=True)
class Removal:
    """G3: what is taken out before the game."""

    kinds: int
    dogs: int
    milk: tuple[int, int]


@dataclass(frozen=True)
class Box:
    """All pieces of one rules version, and where the stables stand at each number of seats."""

    dogs: int
    milk: tuple[int, int]
    removed: dict[int, Removal]
    stables: dict[int, tuple[Place, ...]]


BOXES = {
    1: Box(
        dogs=15,
        milk=(8, 8),
        removed={
            2: Removal(8, 8, (4, 4)),
            3: Removal(5, 5, (5, 0)),
            4: Removal(2, 2, (2, 0)),
            5: Removal(0, 0, (0, 0)),
        },
        stables={
            2: ((1, 1), (6, 6)),
            3: ((1, 1), (1, 7), (7, 7)),
            4: ((1, 1), (1, 7), (7, 7), (7, 1)),
            5: ((1, 4), (2, 7), (7, 6), (7, 2), (2, 1)),
        },
    ),
}
LATEST = max(BOXES)
DECK = GOATS + max(box.dogs + sum(box.milk) for box in BOXES.values())


def width(seats: int) -> int:
    """G4: the meadow is 7x7, with two players 6x6."""
    return WIDTH - 1 if seats == FEWEST_SEATS else WIDTH


def cell_at(place: Place) -> int:
    """The number of the cell in a row and a column, both counted from 1."""
    return (place[0] - 1) * WIDTH + place[1] - 1


def edges(seats: int) -> tuple[Place, ...]:
    """G5: the cell behind each position of the track, clockwise from the top of column 1."""
    size = width(seats)
    ways = range(1, size + 1)
    top = [(1, column) for column in ways]
    right = [(row, size) for row in ways]
    bottom = [(size, column) for column in reversed(ways)]
    left = [(row, 1) for row in reversed(ways)]
    return (*top, *right, *bottom, *left)


def line_at(seats: int, position: int) -> int:
    """G5: the line of a position: rows count from 0, columns from WIDTH."""
    row, column = edges(seats)[position]
    on_top_or_bottom = position // width(seats) % 2 == 0
    return WIDTH + column - 1 if on_top_or_bottom else row - 1


def start_at(seats: int, stable: Place) -> int:
    """G6: a goat's first position: of two edges at a corner, the one reached second."""
    found = [at for at, place in enumerate(edges(seats)) if place == stable]
    return 0 if stable == (1, 1) else found[-1]


def ground(box: Box, seats: int) -> list[int]:
    """G4: for each cell the seat whose stable it is, EMPTY for a card's cell, or OUTSIDE."""
    size = width(seats)
    cells = [
        EMPTY if row <= size and column <= size else OUTSIDE
        for row in range(1, WIDTH + 1)
        for column in range(1, WIDTH + 1)
    ]
    for seat, place in enumerate(box.stables[seats]):
        cells[cell_at(place)] = seat
    return cells


_SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
_NONE = Removal(0, 0, (0, 0))


def _by_seats(items: list[list[int]], length: int) -> list[list[int]]:
    """Rows of equal length, indexed by the number of seats."""
    unused = [[0] * length] * FEWEST_SEATS
    return unused + [[*item, *[0] * (length - len(item))] for item in items]


# By rules version and seats: the cards of each sort in play, and the place of everything.
KINDS_OUT: Grid = table(
    [
        [box.removed.get(seats, _NONE).kinds for seats in range(MOST_SEATS + 1)]
        for box in BOXES.values()
    ]
)
DOGS: Grid = table(
    [
        [box.dogs - box.removed.get(seats, _NONE).dogs for seats in range(MOST_SEATS + 1)]
        for box in BOXES.values()
    ]
)
MILKS: Cube = table(
    [
        _by_seats(
            [[box.milk[v] - box.removed[s].milk[v] for v in range(MILK_VALUES)] for s in _SEATS],
            MILK_VALUES,
        )
        for box in BOXES.values()
    ]
)
GROUND: Cube = table(
    [_by_seats([ground(box, seats) for seats in _SEATS], CELLS) for box in BOXES.values()]
)
STABLE_CELL: Cube = table(
    [
        _by_seats([[cell_at(place) for place in box.stables[s]] for s in _SEATS], MOST_SEATS)
        for box in BOXES.values()
    ]
)
START: Cube = table(
    [
        _by_seats([[start_at(s, place) for place in box.stables[s]] for s in _SEATS], MOST_SEATS)
        for box in BOXES.values()
    ]
)

# G5: the length of the track, and the line at each of its positions.
STEPS_ROUND: Row = table([4 * width(seats) for seats in range(MOST_SEATS + 1)])
LINE_AT: Grid = table(
    _by_seats([[line_at(s, at) for at in range(4 * width(s))] for s in _SEATS], TRACK)
)
# The cells of each row, then of each column.
LINE_CELLS: Grid = table(
    [[line * WIDTH + step for step in range(WIDTH)] for line in range(WIDTH)]
    + [[line + step * WIDTH for step in range(WIDTH)] for line in range(WIDTH)]
)

# G10, G18: how far each card moves the large goat.
STEPS: Row = table(
    [value for _ in range(KINDS) for value in range(1, VALUES + 1)]
    + [0]
    + list(range(1, MILK_VALUES + 1))
)
# A set of values of one kind as bits: its points, and how many cards it has.
ALL_VALUES = (1 << VALUES) - 1
POINTS: Row = table(
    [sum(value + 1 for value in range(VALUES) if bits >> value & 1) for bits in range(1 << VALUES)]
)
COUNT: Row = table([bits.bit_count() for bits in range(1 << VALUES)])
