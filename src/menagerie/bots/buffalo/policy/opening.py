"""Before the first round: bids, colours and preliminary cows."""

from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.auction import first_free_colour, refuse_pick
from menagerie.games.buffalo.bids import (
    COW,
    bid_so_far,
    lowest_bid,
    next_decimal,
    refuse_raise,
)
from menagerie.games.buffalo.codes import DIGIT, DIGITS, PICK, RAISE, Refusal
from menagerie.games.buffalo.herds import bonus_number
from menagerie.games.buffalo.pieces import FEWEST_SEATS, PAIR_STEP, PASTURES, ROW_LENGTH
from menagerie.games.buffalo.state import Buffalo

# BV1: the first bid is below this, and a repeat less than a step higher.
MODEST_BID = 2 * COW // 5
BID_STEP = COW // 20
HUNDRED = 100
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
def begins_there(state: Buffalo, pasture: int, colour: int) -> bool:
    """B4, B23: whether a colour has a preliminary cow there, or the other one of its pair."""
    is_pair = state.seats == FEWEST_SEATS
    return state.herds[pasture, colour] > 0 or (
        is_pair and state.herds[pasture, colour + PAIR_STEP] > 0
    )


@rule
def start_worth(state: Buffalo, colour: int) -> int:
    """B4, BV1: what the preliminary cows of a colour promise, or those of a pair."""
    total = 0
    for pasture in range(PASTURES):
        if begins_there(state, pasture, colour):
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
def bid_range(state: Buffalo) -> int:
    """BV1: how much higher than it must be a sensible bid is at most."""
    return BID_STEP if state.bid_turn > 0 else MODEST_BID


@rule
def bid_after(state: Buffalo, seat: int, code: int) -> int:
    """BV1: what a bid comes to with one more decision."""
    added = COW if code == RAISE else (code - DIGIT) * next_decimal(state, seat)
    return bid_so_far(state, seat) + added


@rule
def bid_worth(state: Buffalo, seat: int, code: int) -> int:
    """BV1: what a decision of a bid costs beyond a sensible one, in hundredths of a cow."""
    sensible = lowest_bid(state, seat) + bid_range(state)
    return min(0, (sensible - bid_after(state, seat, code)) // (COW // HUNDRED))


@rule
def choose_bidding(state: Buffalo, seat: int, dice: Dice) -> int:
    """BV1: the next decision of a modest bid, or of one that is repeated and a little higher."""
    bid = bid_so_far(state, seat)
    decimal = next_decimal(state, seat)
    least = max(bid, lowest_bid(state, seat))
    room = lowest_bid(state, seat) + bid_range(state) - least
    missing = least + throw(dice, max(1, min(room, DIGITS * decimal))) - bid
    if missing >= COW and refuse_raise(state, seat) == Refusal.NONE:
        return RAISE
    return DIGIT + min(DIGITS - 1, missing // decimal)
