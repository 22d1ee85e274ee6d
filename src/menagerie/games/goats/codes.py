"""Every number that leaves the kernel: actions, events, and why an action is refused."""

from enum import IntEnum

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


class Happening(IntEnum):
    """What happened, and which facts follow in the row."""

    DOGS_PUT_ASIDE = 1  # seat, dogs
    CARD_DRAWN = 2  # seat, card
    HAND_KEPT = 3  # seat
    DOGS_SHUFFLED_IN = 4  # dogs
    CARD_PLAYED = 5  # seat, card
    CARD_BOXED = 6  # seat, card
    GOAT_WALKED = 7  # seat, from, to
    CARD_TAKEN = 8  # seat, card, cell
    GAP_FILLED = 9  # card, cell
    GAP_LEFT = 10  # cell
    KIND_WON = 11  # seat, kind, by the fourth card
    CARD_MARKED = 12  # seat, card, cell, with a reminder
    CARD_LEFT_NEUTRAL = 13  # seat, card, cell
    CARD_SHOWN = 14  # seat, card
    SWAP_ASKED = 15  # seat, from, to, opponent
    SWAP_REFUSED = 16  # opponent, from, to
    CARD_HERDED = 17  # seat, from, to, opponent or none
    HERDING_DECLINED = 18  # seat
    GAME_ENDED = 19  # end, the kind it kept from a seat, the seat; or none
    REMINDERS_SET = 20  # seat, kind, small goats
    REMINDER_RETURNED = 21  # seat, kind


class Refusal(IntEnum):
    """One value for each thing that can be wrong with an action."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    NOT_YOUR_TURN = 3
    # Redrawing and playing.
    TOO_FEW_DOGS = 10
    NOT_IN_HAND = 11
    # Taking.
    OFF_LINE = 20
    NO_CARD = 21
    MARKED = 22
    # Herding.
    NOT_MARKED = 30
    NOT_YOURS = 31
    STABLE_THERE = 32
    ASKED_BEFORE = 33
    NOTHING_THERE = 34
