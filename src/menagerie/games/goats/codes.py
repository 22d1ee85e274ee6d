"""Action codes: small integers."""

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
