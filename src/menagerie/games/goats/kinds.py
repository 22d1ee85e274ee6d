"""Kinds: who wins the one just played, and what follows."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.cards import is_goat, kind_of, sort_hand
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.meadow import mark_card
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CELLS,
    COUNT,
    DECIDING_CARDS,
    HAND,
    POINTS,
    VALUES,
    WINNING_POINTS,
)
from menagerie.games.goats.state import NONE, Goats


@rule
def cards_displayed(state: Goats, kind: int) -> int:
    """G12: how many cards of a kind lie in all displays together."""
    cards = 0
    for seat in range(state.seats):
        cards += COUNT[state.display[seat, kind]]
    return cards


@rule
def claim(state: Goats, seat: int, kind: int) -> int:
    """G12: what a seat's display counts for a kind: points, then cards, then whose turn it is."""
    values = state.display[seat, kind]
    claimed = POINTS[values] * 2 * (VALUES + 1) + COUNT[values] * 2
    return claimed + 1 if seat == state.turn else claimed


@rule
def highest_claim(state: Goats, kind: int) -> int:
    """G12 B: the seat that a kind falls to at the fourth card."""
    best = 0
    for seat in range(1, state.seats):
        if claim(state, seat, kind) > claim(state, best, kind):
            best = seat
    return best


@rule
def find_card(state: Goats, card: int) -> int:
    """The cell of the meadow that a goat lies on, or NONE."""
    for cell in range(CELLS):
        if state.meadow[cell] == card:
            return cell
    return NONE


@rule
def mark_kind(state: Goats, kind: int, log: Log | None) -> int:
    """G13, G15: mark a kind's cards in the meadow, highest first; return how many there are."""
    cards = 0
    for value in range(VALUES - 1, -1, -1):
        if not (state.boxed[kind] >> value) & 1:
            cell = find_card(state, kind * VALUES + value)
            if cell != NONE:
                mark_card(state, cell, log)
                cards += 1
    return cards


@rule
def box_displays(state: Goats, kind: int) -> None:
    """G13: all display cards of a kind leave the game."""
    for seat in range(state.seats):
        state.boxed[kind] |= state.display[seat, kind]
        state.display[seat, kind] = 0


@rule
def show_fifth(state: Goats, kind: int, log: Log | None) -> bool:
    """G14: the seat with the fifth card shows and keeps it; else it must be in the pile."""
    for seat in range(state.seats):
        for place in range(HAND):
            card = state.hands[seat, place]
            if is_goat(card) and kind_of(card) == kind:
                tell(log, Happening.CARD_SHOWN, seat, card, NONE, NONE)
                state.known[seat, place] = 1
                sort_hand(state, seat)
                return True
    state.in_pile[kind] = ALL_VALUES & ~state.boxed[kind]
    return False


@rule
def set_reminders(state: Goats, kind: int, cards: int, log: Log | None) -> None:
    """G13, G15: a small goat is set aside for each card that has not turned up, if any is left."""
    winner = state.winner[kind]
    goats = min(cards, state.small_goats[winner])
    if goats > 0:
        state.small_goats[winner] -= goats
        state.reminders[kind] = goats
        tell(log, Happening.REMINDERS_SET, winner, kind, goats, NONE)


@rule
def kind_winner(state: Goats, kind: int) -> int:
    """G12: who wins a kind of whose cards one was just played; NONE if it stays open."""
    if POINTS[state.display[state.turn, kind]] >= WINNING_POINTS:
        return state.turn
    return highest_claim(state, kind) if cards_displayed(state, kind) >= DECIDING_CARDS else NONE


@rule
def decided_now(state: Goats) -> int:
    """G12: who wins the kind of the card just played; NONE if nobody does.

    A decided kind has no cards in displays, so it never gets there again.
    """
    return kind_winner(state, kind_of(state.played)) if is_goat(state.played) else NONE


@rule
def decide(state: Goats, kind: int, winner: int, log: Log | None) -> None:
    """G13, G14: a seat wins a kind: displays are cleared, cards marked, reminders set aside.

    If the fourth card was shown, the fifth is shown too, by A as well as by B.
    """
    is_fourth = cards_displayed(state, kind) >= DECIDING_CARDS
    by_fourth = POINTS[state.display[winner, kind]] < WINNING_POINTS
    tell(log, Happening.KIND_WON, winner, kind, by_fourth, NONE)
    state.winner[kind] = winner
    box_displays(state, kind)
    cards = VALUES - COUNT[state.boxed[kind]] - mark_kind(state, kind, log)
    if is_fourth and cards > 0 and show_fifth(state, kind, log):
        return
    set_reminders(state, kind, cards, log)


@rule
def evaluate(state: Goats, log: Log | None) -> None:
    """G12: A, eight points win the kind just played; B, else the fourth card decides it."""
    winner = decided_now(state)
    if winner != NONE:
        decide(state, kind_of(state.played), winner, log)
