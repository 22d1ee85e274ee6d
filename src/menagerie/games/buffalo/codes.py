"""Every number that leaves the kernel: actions, events, and why an action is refused."""

from enum import IntEnum

from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.pieces import COLOURS, DECK, HIGHEST_CARD, PASTURES

SLOTS = 2
# The pasture of a pair that has none (B7, B24).
NOWHERE = PASTURES
DIGITS = 10
FIRST_SPLIT, LAST_SPLIT = 1, 6

LAY = 0
PLACE = LAY + (PASTURES + 1) * SLOTS * DECK
PUT = PLACE + HIGHEST_CARD + 1
STOP = PUT + PASTURES
DIGIT = STOP + 1
RAISE = DIGIT + DIGITS
PICK = RAISE + 1
ASSIGN = PICK + COLOURS
CODES = ASSIGN + LAST_SPLIT


@rule
def lay_code(pasture: int, slot: int, card: int) -> int:
    """The code of laying a card for the seat's first or second colour."""
    return LAY + (pasture * SLOTS + slot) * DECK + card


@rule
def laid_pasture(code: int) -> int:
    """The pasture a laying code names, or NOWHERE."""
    return (code - LAY) // (SLOTS * DECK)


@rule
def laid_slot(code: int) -> int:
    """The colour a laying code names: 0 the seat's first, 1 its second."""
    return (code - LAY) // DECK % SLOTS


@rule
def laid_card(code: int) -> int:
    """The card a laying code names."""
    return (code - LAY) % DECK


@rule
def assign_code(split: int) -> int:
    """The code of giving the second colour the dealt pastures whose bits are set."""
    return ASSIGN + split - FIRST_SPLIT


@rule
def assigned_split(code: int) -> int:
    """The pastures an assigning code gives to the second colour, as bits."""
    return code - ASSIGN + FIRST_SPLIT


class Happening(IntEnum):
    """What happened, and which facts follow in the row."""

    BID_SEALED = 1  # seat, whole cows, nothing, parts of a cow
    BID_MADE = 2  # seat
    BID_REVEALED = 3  # seat, whole cows, turn, parts of a cow
    BIDS_TIED = 4  # seats as bits
    LOT_DRAWN = 5  # seats as bits
    COLOUR_PICKED = 6  # seat, colour
    SPLIT_SEALED = 7  # seat, split
    SPLIT_MADE = 8  # seat
    COW_DEALT = 9  # seat, colour, pasture
    ROUND_STARTED = 10  # round
    PAIR_LAID = 11  # seat, pasture, card, slot
    CHOICE_MADE = 12  # seat
    CHOICE_REOPENED = 13  # seat
    PAIR_REVEALED = 14  # seat, pasture, card, slot
    CARD_DISCARDED = 15  # seat
    ORDER_FIXED = 16  # pasture, then the colours
    COWS_PLACED = 17  # seat, colour, pasture, cows
    PAIR_LAPSED = 18  # seat, colour, pasture
    PASTURE_FILLED = 19  # pasture, colour
    NUMBER_STARTED = 20  # pasture, rank, colour, cows
    MARKET_STARTED = 21  # pasture, colour, cows
    COW_PUT = 22  # seat, colour, pasture, cow is forced
    COWS_FORGONE = 23  # seat, colour, cows
    FINAL_BONUS_PAID = 24  # seat, colour, pasture, cows
    GAME_ENDED = 25  # end


class Refusal(IntEnum):
    """One value for each thing that can be wrong with an action."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    NOT_YOUR_TURN = 3
    # Laying pairs.
    PASTURE_FULL = 10
    PASTURE_TWICE = 11
    NEEDS_PASTURE = 12
    MUST_DISCARD = 13
    ONE_DISCARD = 14
    NO_PASTURE_CARDS = 15
    CARD_SPENT = 16
    CARD_TWICE = 17
    NOT_YOUR_COLOUR = 18
    COLOUR_TWICE = 19
    # Placing and putting cows.
    OVER_CARD = 30
    NO_SPACE = 31
    NO_SUPPLY = 32
    EQUAL_HERD = 33
    NO_SPACE_TO_PUT = 34
    EQUAL_HERD_AHEAD = 35
    MUST_PUT = 36
    # The auction.
    BID_LOWER = 50
    NOT_TIED = 51
    NOT_IN_PLAY = 52
    COLOUR_TAKEN = 53
    NO_SUCH_BID = 54
    DECIMALS_BEGUN = 55
