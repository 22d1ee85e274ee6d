"""The meadow: lines, gaps, small goats."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.cards import draw_card, is_goat, kind_of
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.pieces import EMPTY, LINE_AT, LINE_CELLS, WIDTH
from menagerie.games.goats.state import NONE, Goats


@rule
def goat_line(state: Goats, seat: int) -> int:
    """G5: the line a large goat stands at."""
    return LINE_AT[state.seats, state.goats[seat]]


@rule
def is_on_line(line: int, cell: int) -> bool:
    """G5: whether a cell lies in a row or a column."""
    return cell // WIDTH == line if line < WIDTH else cell % WIDTH == line - WIDTH


@rule
def may_take(state: Goats, cell: int) -> bool:
    """G11: whether there is a card without a small goat."""
    return state.meadow[cell] > EMPTY and state.mark[cell] == NONE


@rule
def may_take_on(state: Goats, line: int) -> bool:
    """G19: whether a line has a card that can be taken."""
    for step in range(WIDTH):
        if may_take(state, LINE_CELLS[line, step]):
            return True
    return False


@rule
def has_card_on(state: Goats, line: int) -> bool:
    """G19: whether a line has a card, marked or not."""
    for step in range(WIDTH):
        if state.meadow[LINE_CELLS[line, step]] > EMPTY:
            return True
    return False


@rule
def mark_card(state: Goats, cell: int, log: Log | None) -> None:
    """G13, G15: the winner of a card's kind marks it: a reminder first, else a goat if any left."""
    card = state.meadow[cell]
    seat = state.winner[kind_of(card)]
    reminded = min(1, state.reminders[kind_of(card)])
    if reminded == 0 and state.small_goats[seat] == 0:
        tell(log, Happening.CARD_LEFT_NEUTRAL, seat, card, cell, NONE)
        return
    state.reminders[kind_of(card)] -= reminded
    state.small_goats[seat] -= 1 - reminded
    state.mark[cell] = seat
    tell(log, Happening.CARD_MARKED, seat, card, cell, reminded)


@rule
def fill_gap(state: Goats, cell: int, log: Log | None) -> None:
    """G11, G13: fill a gap from the pile; a card of a decided kind is marked as it comes in."""
    if state.pile_count == 0:
        state.meadow[cell] = EMPTY
        tell(log, Happening.GAP_LEFT, cell, NONE, NONE, NONE)
        return
    card = draw_card(state)
    state.meadow[cell] = card
    tell(log, Happening.GAP_FILLED, card, cell, NONE, NONE)
    if is_goat(card) and state.winner[kind_of(card)] != NONE:
        mark_card(state, cell, log)
