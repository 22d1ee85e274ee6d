"""Before the first round: bids, colours and preliminary cows."""

from menagerie.core.dice import Dice, throw
from menagerie.core.rule import rule
from menagerie.games.buffalo.auction import first_free_colour, lowest_bid, refuse_pick
from menagerie.games.buffalo.codes import BID, HIGHEST_BID, PICK
from menagerie.games.buffalo.herds import bonus_number
from menagerie.games.buffalo.pieces import DEALT_EACH, FEWEST_SEATS, PASTURES, ROW_LENGTH
from menagerie.games.buffalo.refusals import Refusal
from menagerie.games.buffalo.state import Buffalo

# BV1: the first bid is below this, and a repeat less than a step higher.
MODEST_BID = 40
BID_STEP = 5
# B23: the second colour gets the largest of the three dealt pastures, the first the others.
LARGEST_DEALT = 0b100


@rule
def row_total(state: Buffalo, pasture: int) -> int:
    """B1: all numbers of a bonus row together."""
    total = 0
    for rank in range(ROW_LENGTH):
        total += bonus_number(state, pasture, rank)
    return total


@rule
def start_worth(state: Buffalo, colour: int) -> int:
    """B4, BV1: what the preliminary cows of a colour promise, or the dealt pastures of a pair."""
    total = 0
    if state.seats == FEWEST_SEATS:
        for place in range(DEALT_EACH[FEWEST_SEATS]):
            total += row_total(state, state.dealt[colour, place])
        return total
    for pasture in range(PASTURES):
        if state.herds[pasture, colour] > 0:
            total += row_total(state, pasture)
    return total


@rule
def choose_colour(state: Buffalo) -> int:
    """BV1: the free colour with the best start."""
    best = first_free_colour(state)
    for colour in range(state.seats):
        if refuse_pick(state, colour) == Refusal.NONE and (
            start_worth(state, colour) > start_worth(state, best)
        ):
            best = colour
    return PICK + best


@rule
def choose_bid(state: Buffalo, seat: int, dice: Dice) -> int:
    """BV1: a modest bid, and a little more when it is repeated."""
    if state.bid_turn > 0:
        return BID + min(HIGHEST_BID, lowest_bid(state, seat) + throw(dice, BID_STEP))
    return BID + throw(dice, MODEST_BID)
