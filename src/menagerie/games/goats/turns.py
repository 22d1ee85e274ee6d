"""A turn: play a card, move the large goat, take a card, evaluate."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.goats.cards import (
    held_place,
    kind_of,
    sort_hand,
    swap_hand,
    value_bit,
)
from menagerie.games.goats.codes import PLAY, TAKE, Happening, Refusal
from menagerie.games.goats.ending import finish
from menagerie.games.goats.kinds import evaluate
from menagerie.games.goats.meadow import (
    fill_gap,
    goat_line,
    has_card_on,
    is_on_line,
    may_take,
    may_take_on,
)
from menagerie.games.goats.pieces import (
    CELLS,
    DOG,
    EMPTY,
    LINE_CELLS,
    MILK,
    STEPS,
    STEPS_ROUND,
    WIDTH,
)
from menagerie.games.goats.setup import clear_turn
from menagerie.games.goats.state import NONE, End, Goats, Phase


@rule
def list_plays(state: Goats, seat: int, codes: Codes) -> int:
    """G8, G9: the cards of the hand that may be seen, two equal ones once."""
    low = min(state.hands[seat, 0], state.hands[seat, 1])
    high = max(state.hands[seat, 0], state.hands[seat, 1])
    count = 0
    if low > NONE:
        codes[count] = PLAY + low
        count += 1
    if high > low:
        codes[count] = PLAY + high
        count += 1
    return count


@rule
def display_card(state: Goats, seat: int, card: int, log: Log | None) -> None:
    """G9, G14, G18: a card goes to the display; one of a decided kind leaves the game."""
    tell(log, Happening.CARD_PLAYED, seat, card, NONE, NONE)
    if card == DOG:
        state.dogs[seat] += 1
    elif card >= MILK:
        state.milk[seat, card - MILK] += 1
    elif state.winner[kind_of(card)] == NONE:
        state.display[seat, kind_of(card)] |= value_bit(card)
    else:
        box_card(state, seat, card, log)


@rule
def box_card(state: Goats, seat: int, card: int, log: Log | None) -> None:
    """G14: a card of a decided kind leaves the game, and a reminder of it goes to the stable."""
    kind = kind_of(card)
    state.boxed[kind] |= value_bit(card)
    tell(log, Happening.CARD_BOXED, seat, card, NONE, NONE)
    if state.reminders[kind] > 0:
        state.reminders[kind] -= 1
        state.small_goats[state.winner[kind]] += 1
        tell(log, Happening.REMINDER_RETURNED, state.winner[kind], kind, NONE, NONE)


@rule
def walk(state: Goats, seat: int, steps: int, log: Log | None) -> None:
    """G5, G10: the large goat walks clockwise; for a dog it stays."""
    start = state.goats[seat]
    goal = start + steps
    if goal >= STEPS_ROUND[state.seats]:
        goal -= STEPS_ROUND[state.seats]
    state.goats[seat] = goal
    if steps > 0:
        tell(log, Happening.GOAT_WALKED, seat, start, goal, NONE)


@rule
def play_card(state: Goats, seat: int, card: int, log: Log | None) -> None:
    """G9, G10, G19: play and walk; where nothing can be taken the game ends."""
    if held_place(state, seat, card) == 0:
        swap_hand(state, seat)
    state.hands[seat, 1] = NONE
    state.known[seat, 1] = 0
    state.played = card
    display_card(state, seat, card, log)
    walk(state, seat, STEPS[card], log)
    state.phase = Phase.TAKING
    if not may_take_on(state, goat_line(state, seat)):
        state.end = End.NOTHING_TO_TAKE


@rule
def list_takes(state: Goats, seat: int, codes: Codes) -> int:
    """G11: the cards of the goat's line without a small goat."""
    line = goat_line(state, seat)
    count = 0
    for step in range(WIDTH):
        cell = LINE_CELLS[line, step]
        if may_take(state, cell):
            codes[count] = TAKE + cell
            count += 1
    return count


@rule
def refuse_take(state: Goats, seat: int, cell: int) -> int:
    """G11: why a card may not be taken."""
    if not is_on_line(goat_line(state, seat), cell):
        return Refusal.OFF_LINE
    if state.meadow[cell] <= EMPTY:
        return Refusal.NO_CARD
    return Refusal.NONE if state.mark[cell] == NONE else Refusal.MARKED


@rule
def empties_line(state: Goats, cell: int) -> bool:
    """G19: whether the row or the column of a cell has no card."""
    return not has_card_on(state, cell // WIDTH) or not has_card_on(state, WIDTH + cell % WIDTH)


@rule
def take_card(state: Goats, seat: int, cell: int, log: Log | None) -> None:
    """G11, G19: a card goes to the hand, where all know it; a line without a card ends the game."""
    card = state.meadow[cell]
    state.hands[seat, 1] = card
    state.known[seat, 1] = 1
    sort_hand(state, seat)
    tell(log, Happening.CARD_TAKEN, seat, card, cell, NONE)
    fill_gap(state, cell, log)
    if state.meadow[cell] == EMPTY and empties_line(state, cell):
        state.end = End.LINE_EMPTY


@rule
def has_marked_card(state: Goats, seat: int) -> bool:
    """G16: whether a seat has a card that a dog could move."""
    for cell in range(CELLS):
        if state.mark[cell] == seat:
            return True
    return False


@rule
def pass_turn(state: Goats) -> None:
    """G8: turns go clockwise by seat."""
    clear_turn(state)
    turn = state.turn + 1
    state.turn = turn if turn < state.seats else 0
    state.phase = Phase.PLAYING


@rule
def proceed(state: Goats, log: Log | None) -> None:
    """G8, G16, G19: the end at once; else evaluate, then a dog's move or the next turn.

    Every take ends here, and nothing else calls it: one copy of the code it inlines.
    """
    if state.end != End.RUNNING:
        finish(state, log)
        return
    evaluate(state, log)
    if state.played == DOG and has_marked_card(state, state.turn):
        state.phase = Phase.HERDING
    else:
        pass_turn(state)
