"""The whole truth of a game of Zoo, as one record."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from menagerie.core.kernel.chance import Chance
from menagerie.core.kernel.layout import I8, I16, Grid, Row, layout
from menagerie.games.zoo.pieces import CARDS, KINDS, MOST_SEATS

NONE = -1
# A card that lies face down where a seat cannot see it; only in veiled states.
HIDDEN = -2
HANDED = 2


class Phase(IntEnum):
    """What the game waits for."""

    EXCHANGING = 0
    LEADING = 1
    BEATING = 2
    ANSWERING = 3
    OVER = 4


class End(IntEnum):
    """Z24, Z25: why the game ended."""

    RUNNING = 0
    TARGET = 1
    FIFTY_ROUNDS = 2


@layout
class Zoo:
    """One game, with everything that a seat may not know.

    Kinds are numbered as in `pieces`, sets as in `sets`; sets of seats are bits. NONE stands
    for nothing.
    """

    chance: Chance
    rules_version: I8
    seats: I8
    partners: I8
    target: I8
    memory_aid: I8
    phase: I8
    end: I8
    round: I16
    dealer: I8
    # Whose turn it is; while cards are exchanged, who will lead.
    turn: I8

    # Cards held by kind, how many they are, and the seats that hold any.
    hands: Annotated[Grid, np.int8, (MOST_SEATS, KINDS)]
    cards: Annotated[Row, np.int8, (MOST_SEATS,)]
    holders: I8

    # The running trick: its sets with their seats, and who has passed since the last one.
    trick_set: Annotated[Row, np.int8, (CARDS,)]
    trick_seat: Annotated[Row, np.int8, (CARDS,)]
    plays: I8
    passed: I8
    # The set that the junior in turn shows while the partner answers (Z18).
    asked: I8

    # The cards of each seat's own tricks, and the seats that are out, in order.
    taken: Annotated[Grid, np.int8, (MOST_SEATS, KINDS)]
    out: Annotated[Row, np.int8, (MOST_SEATS,)]
    out_count: I8

    # Teams (Z15): each seat's partner, and the juniors. The exchange (Z17): who has still to
    # decide, and the cards a seat pushed, returned, or laid among its own tricks.
    partner: Annotated[Row, np.int8, (MOST_SEATS,)]
    juniors: I8
    exchanging: I8
    handed: Annotated[Grid, np.int8, (MOST_SEATS, HANDED)]

    # What everybody remembers of the round: the cards that each seat has played, and those that
    # everybody knows it still to hold, because it showed them (Z18) or could not lead (Z12).
    played: Annotated[Grid, np.int8, (MOST_SEATS, KINDS)]
    shown: Annotated[Grid, np.int8, (MOST_SEATS, KINDS)]

    scores: Annotated[Row, np.int16, (MOST_SEATS,)]
    # The seats by their places; in a round, those from before it.
    standings: Annotated[Row, np.int8, (MOST_SEATS,)]
