"""Every number that leaves the kernel: actions, events, and why an action is refused."""

from menagerie.core.kernel.codes import OWN, HappeningCode, RefusalCode
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


class Happening(HappeningCode):
    """What happened, by which rule, who hears of it, and which facts follow in the row."""

    BID_SEALED = 1, "BV1", OWN  # seat, whole cows, nothing, parts of a cow
    BID_MADE = 2, "BV1"  # seat
    BID_REVEALED = 3, "BV1"  # seat, whole cows, turn, parts of a cow
    BIDS_TIED = 4, "BV1"  # seats as bits
    LOT_DRAWN = 5, "BV1"  # seats as bits
    COLOUR_PICKED = 6, "BV1"  # seat, colour
    SPLIT_SEALED = 7, "B23", OWN  # seat, split
    SPLIT_MADE = 8, "B23"  # seat
    COW_DEALT = 9, "B4"  # seat, colour, pasture
    ROUND_STARTED = 10, "B5"  # round
    PAIR_LAID = 11, "B5", OWN  # seat, pasture, card, slot
    CHOICE_MADE = 12, "B8"  # seat
    CHOICE_REOPENED = 13, "B8"  # seat
    PAIR_REVEALED = 14, "B8"  # seat, pasture, card, slot
    CARD_DISCARDED = 15, "B7"  # seat
    ORDER_FIXED = 16, "B10"  # pasture, then the colours
    COWS_PLACED = 17, "B11"  # seat, colour, pasture, cows
    PAIR_LAPSED = 18, "B19"  # seat, colour, pasture
    PASTURE_FILLED = 19, "B15"  # pasture, colour
    NUMBER_STARTED = 20, "B15"  # pasture, rank, colour, cows
    MARKET_STARTED = 21, "BV2"  # pasture, colour, cows
    COW_PUT = 22, "B16"  # seat, colour, pasture, cow is forced
    COWS_FORGONE = 23, "B16"  # seat, colour, cows
    FINAL_BONUS_PAID = 24, "B21"  # seat, colour, pasture, cows
    GAME_ENDED = 25, "B20"  # end


class Refusal(RefusalCode):
    """What can be wrong with an action, and by which rule."""

    NONE = 0
    OVER = 1, "B20"
    NOT_NOW = 2, "B9"
    NOT_YOUR_TURN = 3, "B10"
    # Laying pairs.
    PASTURE_FULL = 10, "B6"
    PASTURE_TWICE = 11, "B5"
    NEEDS_PASTURE = 12, "B5"
    MUST_DISCARD = 13, "B7"
    ONE_DISCARD = 14, "B7"
    NO_PASTURE_CARDS = 15, "B24"
    CARD_SPENT = 16, "B14"
    CARD_TWICE = 17, "B5"
    NOT_YOUR_COLOUR = 18, "B23"
    COLOUR_TWICE = 19, "B23"
    # Placing and putting cows.
    OVER_CARD = 30, "B11"
    NO_SPACE = 31, "B11"
    NO_SUPPLY = 32, "B11"
    EQUAL_HERD = 33, "B12"
    NO_SPACE_TO_PUT = 34, "B16"
    EQUAL_HERD_AHEAD = 35, "B17"
    MUST_PUT = 36, "B16"
    # The auction.
    BID_LOWER = 50, "BV1"
    NOT_TIED = 51, "BV1"
    NOT_IN_PLAY = 52, "BV1"
    COLOUR_TAKEN = 53, "BV1"
    NO_SUCH_BID = 54, "BV1"
    DECIMALS_BEGUN = 55, "BV1"
    # Actions that nobody can ever have; the rules never give these.
    PASTURE_NOT_IN_PLAY = 60, "B3"
    NO_SUCH_NUMBER = 61, "B11"
    ONLY_TWO_ASSIGN = 62, "B23"
    BOTH_COLOURS = 63, "B23"
    NOT_YOUR_CARD = 64, "B2"
    NO_COLOUR = 65, "B23"
    NEEDS_COLOUR = 66, "B23"
