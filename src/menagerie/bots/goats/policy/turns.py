"""Which card to play, and which to take."""

from menagerie.bots.goats.policy.worth import (
    END,
    LATER,
    POINT,
    WHIM,
    WORST,
    card_worth,
    rivals_share,
)
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.codes import PLAY, TAKE
from menagerie.games.goats.ending import score
from menagerie.games.goats.kinds import decided_now
from menagerie.games.goats.meadow import goat_line, has_card_on, may_take
from menagerie.games.goats.pieces import (
    EMPTY,
    HAND,
    LINE_AT,
    LINE_CELLS,
    MILK,
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
def taken_worth(state: Goats, seat: int, card: int, winner: int, can_herd: int) -> int:
    """G11, G12: what a card counts in the hand, for later.

    One of a kind that this turn decides is kept from its winner, and good for nothing else.
    """
    if winner == NONE or not is_goat(card) or kind_of(card) != kind_of(state.played):
        return card_worth(state, seat, card, can_herd) // LATER
    points = POINT * STEPS[card]
    return -points if winner == seat else rivals_share(state, points)


@rule
def take_worth(state: Goats, seat: int, cell: int, winner: int, can_herd: int) -> int:
    """G11, G19: what a take counts; the last of a line ends the game, and decides no kind."""
    if closes_line(state, cell):
        return end_worth(state, seat) + card_worth(state, seat, state.meadow[cell], can_herd)
    return taken_worth(state, seat, state.meadow[cell], winner, can_herd)


@rule
def best_take(state: Goats, seat: int, line: int, can_herd: int) -> int:
    """The cell of a line whose card counts most, or NONE."""
    winner = decided_now(state)
    best = NONE
    best_worth = WORST
    for step in range(WIDTH):
        cell = LINE_CELLS[line, step]
        if may_take(state, cell):
            worth = take_worth(state, seat, cell, winner, can_herd)
            if worth > best_worth:
                best = cell
                best_worth = worth
    return best


@rule
def is_open_goat(state: Goats, card: int) -> bool:
    """G12: whether a card is a goat of a kind that is not decided."""
    return is_goat(card) and state.winner[kind_of(card)] == NONE


@rule
def show(state: Goats, seat: int, card: int) -> None:
    """G9: a display as it would be with a card of the hand."""
    state.played = card
    if is_open_goat(state, card):
        state.display[seat, kind_of(card)] |= value_bit(card)
    elif card >= MILK:
        state.milk[seat, card - MILK] += 1


@rule
def take_back(state: Goats, seat: int, card: int) -> None:
    """A display as it was."""
    state.played = NONE
    if is_open_goat(state, card):
        state.display[seat, kind_of(card)] &= ~value_bit(card)
    elif card >= MILK:
        state.milk[seat, card - MILK] -= 1


@rule
def play_worth(state: Goats, seat: int, card: int, can_herd: int) -> int:
    """G9-G11, G19: what a card counts, with the best that can be taken where it leads."""
    worth = card_worth(state, seat, card, can_herd)
    position = (state.goats[seat] + STEPS[card]) % STEPS_ROUND[state.seats]
    show(state, seat, card)
    cell = best_take(state, seat, LINE_AT[state.seats, position], can_herd)
    if cell == NONE:
        worth += end_worth(state, seat)
    else:
        worth += take_worth(state, seat, cell, decided_now(state), can_herd)
    take_back(state, seat, card)
    return worth


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
