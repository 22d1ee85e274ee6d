"""The whole truth of a game of Herr der Ziegen, as one record."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from menagerie.core.kernel.chance import Chance
from menagerie.core.kernel.layout import I8, Grid, Row, layout
from menagerie.games.goats.pieces import CELLS, DECK, HAND, KINDS, MILK_VALUES, MOST_SEATS

NONE = -1
# A card of a hand or of the pile that may not be seen, in a veiled state only.
HIDDEN = -2
# The winner of a kind that is not in the game (G3).
REMOVED = -2


class Phase(IntEnum):
    """What the game waits for."""

    DOGS = 0
    PLAYING = 1
    TAKING = 2
    HERDING = 3
    CONSENTING = 4
    OVER = 5


class Start(IntEnum):
    """G7: who begins."""

    LOT = 0
    FIRST_SEAT = 1


class End(IntEnum):
    """G19: why the game ended."""

    RUNNING = 0
    LINE_EMPTY = 1
    NOTHING_TO_TAKE = 2


@layout
class Goats:
    """One game, with everything that a seat may not know.

    Cards, kinds and cells are numbered as in `pieces`; values of one kind are kept as bits.
    NONE stands for nothing.
    """

    chance: Chance
    rules_version: I8
    seats: I8
    start: I8
    memory_aid: I8
    phase: I8
    turn: I8
    starter: I8
    end: I8
    # The card played this turn, until the turn is over.
    played: I8

    # The meadow: a card, EMPTY, STABLE or OUTSIDE; and whose small goat stands there.
    meadow: Annotated[Row, np.int8, (CELLS,)]
    mark: Annotated[Row, np.int8, (CELLS,)]
    # The pile, its next card last.
    pile: Annotated[Row, np.int8, (DECK,)]
    pile_count: I8
    # What all know of it: the fifth card of a kind (G14), as bits, and the fewest dogs (G7).
    in_pile: Annotated[Row, np.int8, (KINDS,)]
    dogs_in_pile: I8

    # Hands: cards that only their owner knows first, then by number; and which all know.
    hands: Annotated[Grid, np.int8, (MOST_SEATS, HAND)]
    known: Annotated[Grid, np.int8, (MOST_SEATS, HAND)]

    # Displays: the values of each kind, milk of each value, dogs; and what left the game.
    display: Annotated[Grid, np.int8, (MOST_SEATS, KINDS)]
    milk: Annotated[Grid, np.int8, (MOST_SEATS, MILK_VALUES)]
    dogs: Annotated[Row, np.int8, (MOST_SEATS,)]
    boxed: Annotated[Row, np.int8, (KINDS,)]

    # Who won each kind, and how many of the winner's small goats wait for its cards (G13).
    winner: Annotated[Row, np.int8, (KINDS,)]
    reminders: Annotated[Row, np.int8, (KINDS,)]
    # Small goats in the stables; where the large goats stand.
    small_goats: Annotated[Row, np.int8, (MOST_SEATS,)]
    goats: Annotated[Row, np.int8, (MOST_SEATS,)]

    # A swap an opponent is asked to agree to (G16), and whether one was refused this turn (G17).
    herd_from: I8
    herd_to: I8
    refused: I8
    # G7: dogs put aside, until everybody has kept a hand.
    aside: I8
