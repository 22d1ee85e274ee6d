"""Every number that leaves the kernel: actions, events, and why an action is refused."""

from menagerie.core.kernel.codes import OWN, HappeningCode, RefusalCode
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.pieces import CARDS, CELLS, HAND, LINE_CELLS, LINES, WIDTH

REDRAW = 0
KEEP = REDRAW + HAND
PLAY = KEEP + 1
TAKE = PLAY + CARDS
HERD = TAKE + CELLS
STAY = HERD + CELLS * LINES
AGREE = STAY + 1
REFUSE = AGREE + 1
CODES = REFUSE + 1


@rule
def redraw_code(dogs: int) -> int:
    """The code of putting a number of dogs aside."""
    return REDRAW + dogs - 1


@rule
def redrawn_dogs(code: int) -> int:
    """How many dogs a redrawing code puts aside."""
    return code - REDRAW + 1


@rule
def herd_code(start: int, way: int) -> int:
    """The code of moving a card along its row (ways 0 to 6) or its column (7 to 13)."""
    return HERD + start * LINES + way


@rule
def herd_start(code: int) -> int:
    """The cell a herding code moves a card from."""
    return (code - HERD) // LINES


@rule
def herd_goal(code: int) -> int:
    """The cell a herding code moves a card to."""
    start = herd_start(code)
    way = (code - HERD) % LINES
    if way < WIDTH:
        return LINE_CELLS[start // WIDTH, way]
    return LINE_CELLS[WIDTH + start % WIDTH, way - WIDTH]


class Happening(HappeningCode):
    """What happened, by which rule, who hears of it, and which facts follow in the row."""

    DOGS_PUT_ASIDE = 1, "G7"  # seat, dogs
    CARD_DRAWN = 2, "G7", OWN  # seat, card
    HAND_KEPT = 3, "G7"  # seat
    DOGS_SHUFFLED_IN = 4, "G7"  # dogs
    CARD_PLAYED = 5, "G9"  # seat, card
    CARD_BOXED = 6, "G14"  # seat, card
    GOAT_WALKED = 7, "G10"  # seat, from, to
    CARD_TAKEN = 8, "G11"  # seat, card, cell
    GAP_FILLED = 9, "G11"  # card, cell
    GAP_LEFT = 10, "G11"  # cell
    KIND_WON = 11, "G12"  # seat, kind, by the fourth card
    CARD_MARKED = 12, "G13"  # seat, card, cell, with a reminder
    CARD_LEFT_NEUTRAL = 13, "G15"  # seat, card, cell
    CARD_SHOWN = 14, "G14"  # seat, card
    SWAP_ASKED = 15, "G16"  # seat, from, to, opponent
    SWAP_REFUSED = 16, "G17"  # opponent, from, to
    CARD_HERDED = 17, "G16"  # seat, from, to, opponent or none
    HERDING_DECLINED = 18, "G16"  # seat
    GAME_ENDED = 19, "G19"  # end, the kind it kept from a seat, the seat; or none
    REMINDERS_SET = 20, "G13"  # seat, kind, small goats
    REMINDER_RETURNED = 21, "G14"  # seat, kind


class Refusal(RefusalCode):
    """What can be wrong with an action, and by which rule."""

    NONE = 0
    OVER = 1, "G19"
    NOT_NOW = 2, "G8"
    NOT_YOUR_TURN = 3, "G8"
    # Redrawing and playing.
    TOO_FEW_DOGS = 10, "G7"
    NOT_IN_HAND = 11, "G9"
    # Taking.
    OFF_LINE = 20, "G11"
    NO_CARD = 21, "G11"
    MARKED = 22, "G11"
    # Herding.
    NOT_MARKED = 30, "G16"
    NOT_YOURS = 31, "G16"
    STABLE_THERE = 32, "G16"
    ASKED_BEFORE = 33, "G17"
    NOTHING_THERE = 34, "G16"
    # Actions that nobody can ever have; the rules never give these.
    NO_SUCH_CARD = 40, "G2"
    NO_SUCH_NUMBER = 41, "G7"
    NO_SUCH_CELL = 42, "G4"
    NO_LINE = 43, "G16"
