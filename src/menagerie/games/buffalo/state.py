"""The whole truth of a game of Buffalo, as one record."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from menagerie.core.kernel.chance import Chance
from menagerie.core.kernel.layout import I8, Grid, Row, layout
from menagerie.games.buffalo.pieces import COLOURS, MOST_SEATS, PASTURES

NONE = -1
PAIRS = 2
BIDS = 3
DEALT_TO_PAIR = 3


class Phase(IntEnum):
    """What the game waits for."""

    BIDDING = 0
    PICKING = 1
    ASSIGNING = 2
    CHOOSING = 3
    PLACING = 4
    MARKET = 5
    BONUS = 6
    OVER = 7


class End(IntEnum):
    """B20: why the game ended."""

    RUNNING = 0
    LAST_ROUND = 1
    BOARD_FULL = 2
    ALL_COWS = 3


@layout
class Buffalo:
    """One game, with everything that a seat may not know.

    Colours, pastures and cards are numbered as in `pieces`; a card is numbered within its
    owner's deck. NONE stands for nothing.
    """

    chance: Chance
    rules_version: I8
    seats: I8
    auction: I8
    cattle_market: I8
    memory_aid: I8
    phase: I8
    round: I8
    end: I8

    # Herds and what is left off the board.
    herds: Annotated[Grid, np.int8, (PASTURES, COLOURS)]
    free: Annotated[Row, np.int8, (PASTURES,)]
    supply: Annotated[Row, np.int8, (COLOURS,)]

    # Who plays what: a seat's first colour and a colour's seat.
    colour_of: Annotated[Row, np.int8, (MOST_SEATS,)]
    owner: Annotated[Row, np.int8, (COLOURS,)]

    # Cow cards as bits: held (laid ones included until they are revealed), and seen by all;
    # then how many were discarded unseen (B7).
    hands: Annotated[Row, np.int16, (MOST_SEATS,)]
    seen: Annotated[Row, np.int16, (MOST_SEATS,)]
    discarded: Annotated[Row, np.int8, (MOST_SEATS,)]

    # Two players, until the preliminary cows stand (B23).
    dealt: Annotated[Grid, np.int8, (2, DEALT_TO_PAIR)]
    assigned: Annotated[Row, np.int8, (2,)]

    # The auction (BV1): each seat's bids in parts of a cow, who bids now, the order of picking.
    bids: Annotated[Grid, np.int32, (MOST_SEATS, BIDS)]
    bid_turn: I8
    bidders: I8
    pick_order: Annotated[Row, np.int8, (MOST_SEATS,)]
    picked: I8
    # A bid that a seat has begun: what it comes to so far, and how many decimals it has.
    begun: Annotated[Row, np.int32, (MOST_SEATS,)]
    decimals: Annotated[Row, np.int8, (MOST_SEATS,)]

    # The round's pairs (B5): how many a seat has laid, and which. `slot` is 0 for the first
    # colour of a seat and 1 for the second.
    laid: Annotated[Row, np.int8, (MOST_SEATS,)]
    pair_pasture: Annotated[Grid, np.int8, (MOST_SEATS, PAIRS)]
    pair_card: Annotated[Grid, np.int8, (MOST_SEATS, PAIRS)]
    pair_slot: Annotated[Grid, np.int8, (MOST_SEATS, PAIRS)]

    # The pasture being settled (B9, B10): colours in order of placing, and whose turn it is.
    settling: I8
    order: Annotated[Row, np.int8, (COLOURS,)]
    order_card: Annotated[Row, np.int8, (COLOURS,)]
    entrants: I8
    next: I8

    # The number being paid (B15-B18): its pasture, rank, colour and cows still to put; the row
    # that a market interrupts and the rank it goes on with; the pastures whose rows wait.
    paying: I8
    paying_rank: I8
    paying_colour: I8
    paying_cows: I8
    resuming: I8
    resuming_rank: I8
    waiting: Annotated[Row, np.int8, (PASTURES,)]
    waiting_count: I8
    # BV2: the pastures whose markets wait, and the colour that took the last space of each.
    markets: Annotated[Row, np.int8, (PASTURES,)]
    markets_count: I8
    filler: Annotated[Row, np.int8, (PASTURES,)]

    # B22, B25: what breaks a tie, per seat, from before the final bonus.
    tiebreak: Annotated[Row, np.int8, (MOST_SEATS,)]
