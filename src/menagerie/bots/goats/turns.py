"""Which card to play, and which to take."""

from menagerie.bots.goats.worth import END, LATER, WHIM, WORST, card_worth
from menagerie.core.dice import Dice, throw
from menagerie.core.rule import rule
from menagerie.games.goats.codes import PLAY, TAKE
from menagerie.games.goats.ending import score
from menagerie.games.goats.meadow import goat_line, has_card_on, may_take
from menagerie.games.goats.pieces import (
    EMPTY,
    HAND,
    LINE_AT,
    LINE_CELLS,
    STEPS,
    STEPS_ROUND,
    WIDTH,
)
from menagerie.games.goats.state import NONE, Goats
from menagerie.games.goats.turns import has_marked_card


@rule
def is_ahead(state: Goats, seat: int) -> bool:
    """G22: whether nobody has more points as the position stands."""
    own = score(state, seat)
    for other in range(state.seats):
        if other != seat and score(state, other) >= own:
            return False
    return True


@rule
def end_worth(state: Goats, seat: int) -> int:
    """G19: what it counts that the game ends now."""
    return END if is_ahead(state, seat) else -END


@rule
def closes_line(state: Goats, cell: int) -> bool:
    """G19: whether taking a card leaves its row or its column without one."""
    if state.pile_count > 0:
        return False
    card = state.meadow[cell]
    state.meadow[cell] = EMPTY
    closed = not has_card_on(state, cell // WIDTH) or not has_card_on(state, WIDTH + cell % WIDTH)
    state.meadow[cell] = card
    return closed


@rule
def take_worth(state: Goats, seat: int, cell: int, can_herd: int) -> int:
    """G11: what a card counts in the hand, for later; the last of a line ends the game."""
    worth = card_worth(state, seat, state.meadow[cell], can_herd) // LATER
    if closes_line(state, cell):
        worth += end_worth(state, seat)
    return worth


@rule
def best_take(state: Goats, seat: int, line: int, can_herd: int) -> int:
    """The cell of a line whose card counts most, or NONE."""
    best = NONE
    best_worth = WORST
    for step in range(WIDTH):
        cell = LINE_CELLS[line, step]
        if may_take(state, cell):
            worth = take_worth(state, seat, cell, can_herd)
            if worth > best_worth:
                best = cell
                best_worth = worth
    return best


@rule
def play_worth(state: Goats, seat: int, card: int, can_herd: int) -> int:
    """G9-G11, G19: what a card counts, with the best that can be taken where it leads."""
    position = (state.goats[seat] + STEPS[card]) % STEPS_ROUND[state.seats]
    cell = best_take(state, seat, LINE_AT[state.seats, position], can_herd)
    worth = card_worth(state, seat, card, can_herd)
    if cell == NONE:
        return worth + end_worth(state, seat)
    return worth + take_worth(state, seat, cell, can_herd)


@rule
def choose_play(state: Goats, seat: int, dice: Dice) -> int:
    """G9: the card that counts most."""
    can_herd = 1 if has_marked_card(state, seat) else 0
    best = NONE
    best_worth = WORST
    for place in range(HAND):
        card = state.hands[seat, place]
        worth = play_worth(state, seat, card, can_herd) + throw(dice, WHIM)
        if worth > best_worth:
            best = card
            best_worth = worth
    return PLAY + best


@rule
def choose_take(state: Goats, seat: int) -> int:
    """G11: the card of the line that counts most."""
    can_herd = 1 if has_marked_card(state, seat) else 0
    return TAKE + best_take(state, seat, goat_line(state, seat), can_herd)
