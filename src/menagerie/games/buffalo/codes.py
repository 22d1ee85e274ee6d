"""Action codes: small integers, numbered from the acting seat's own point of view."""

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
