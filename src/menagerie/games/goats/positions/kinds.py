"""Kinds and small goats as rules leave them: who won what, and where ten goats of each seat are."""

from functools import cache
from typing import Any

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats import names
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.kinds import cards_displayed, kind_winner
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CELLS,
    COUNT,
    DECIDING_CARDS,
    HAND,
    KIND_NAMES,
    KINDS,
    POINTS,
    SMALL_GOATS,
    VALUES,
    WINNING_POINTS,
)
from menagerie.games.goats.state import NONE, Goats, Phase


def just_played(state: Goats, kind: int) -> int:
    """The value of a kind that was played this turn, before the take, as a bit."""
    if state.phase != Phase.TAKING or not plain(is_goat)(state.played):
        return 0
    return plain(value_bit)(state.played) if plain(kind_of)(state.played) == kind else 0


def boxed_before(state: Goats, kind: int) -> int:
    """G13, G14: the values in the box before this turn's card, as bits."""
    return state.boxed[kind] & ~just_played(state, kind)


def check_kinds(state: Goats) -> None:
    """G12, G13: a decided kind is boxed, with enough to decide it; the others are not."""
    for kind, name in enumerate(KIND_NAMES):
        if state.winner[kind] >= state.seats:
            raise PositionError(f"kinds: there is no seat {state.winner[kind]} to have won {name}")
        if state.winner[kind] <= NONE:
            if state.boxed[kind]:
                raise PositionError(
                    f"boxed: {names.goat_names(state.boxed)[0]} is of no decided kind (G13)"
                )
        elif plain(cards_displayed)(state, kind):
            raise PositionError(f"displays: {name} is decided, so its cards are boxed (G13)")
        elif POINTS[boxed_before(state, kind)] < WINNING_POINTS:
            raise PositionError(
                f"boxed: too few cards of {name} to have decided it: eight points or four cards, "
                "without the one just played (G12)"
            )


def check_undecided(state: Goats) -> None:
    """G12: before the card just played, no display had eight points, no kind a fourth card."""
    lost = lost_card(state)
    for kind in range(KINDS):
        pending = just_played(state, kind) or lost.get(kind, 0)
        if plain(cards_displayed)(state, kind) - bool(pending) >= DECIDING_CARDS:
            raise PositionError(f"displays: the fourth {KIND_NAMES[kind]} decides the kind (G12)")
        for seat in range(state.seats):
            before = state.display[seat, kind] & ~(pending if seat == state.turn else 0)
            if POINTS[before] >= WINNING_POINTS:
                raise PositionError(
                    f"displays[{seat}]: {POINTS[before]} points of {KIND_NAMES[kind]} decide the "
                    "kind (G12)"
                )


def lost_card(state: Goats) -> dict[int, int]:
    """G19: the card, as a bit of its kind, whose evaluation the end of the game took away.

    It is the last card of the seat whose turn it was; of several it could be, the highest.
    """
    if state.phase != Phase.OVER:
        return {}
    for kind in range(KINDS):
        if plain(kind_winner)(state, kind) != NONE:
            shown = state.display[state.turn, kind]
            return {kind: 1 << shown.bit_length() - 1 if shown else 0}
    return {}


# Small goats.


@cache
def card_kind(card: int) -> int:
    """The kind of a card; NONE if it is no goat."""
    return plain(kind_of)(card) if plain(is_goat)(card) else NONE


def winner_at(state: Goats, cell: int) -> int:
    """G13: who has won the kind of the card on a cell; NONE if there is no such card."""
    kind = card_kind(state.meadow[cell])
    return NONE if kind == NONE else max(NONE, state.winner[kind])


def cells_of(state: Any, kind: int) -> list[int]:
    """The cells with cards of a kind."""
    return [cell for cell, card in enumerate(state.meadow.tolist()) if card_kind(card) == kind]


def neutral_cards(state: Goats, kind: int) -> list[int]:
    """G15: the cells with cards of a kind and no small goat."""
    return [cell for cell in cells_of(state, kind) if state.mark[cell] == NONE]


def missing_cards(state: Goats, kind: int) -> int:
    """G13: how many cards of a decided kind are in hands or in the pile."""
    return VALUES - COUNT[state.boxed[kind]] - len(cells_of(state, kind))


def goats_out(state: Any, seat: int) -> tuple[int, int]:
    """G13: how many small goats of a seat stand on cards, and how many are set aside."""
    reminders = zip(state.winner.tolist(), state.reminders.tolist(), strict=True)
    marks: int = state.mark.tolist().count(seat)
    return marks, sum(goats for winner, goats in reminders if winner == seat)


def check_marks(state: Goats) -> None:
    """G13: small goats stand on cards that their owners have won."""
    for cell in range(CELLS):
        seat = state.mark[cell]
        if seat != NONE and winner_at(state, cell) != seat:
            raise PositionError(f"marked: seat {seat} has won no card on {CELL_NAMES[cell]} (G13)")


def check_reminders(state: Goats) -> None:
    """G13, G15: a winner's small goats wait for cards that have not turned up."""
    for kind, name in enumerate(KIND_NAMES):
        goats = state.reminders[kind]
        if goats and state.winner[kind] <= NONE:
            raise PositionError(f"reminders: nobody has won {name} (G13)")
        if goats and goats > missing_cards(state, kind):
            raise PositionError(
                f"reminders: {missing_cards(state, kind)} cards of {name} have not turned up, "
                f"not {goats} (G13)"
            )
        if goats and neutral_cards(state, kind):
            raise PositionError(
                f"reminders: a card of {name} in the meadow has no small goat, and comes first "
                "(G15)"
            )


def check_small_goats(state: Goats) -> None:
    """G1, G15: ten small goats are on cards, set aside, or in the stable."""
    for seat in range(state.seats):
        marks, reminders = goats_out(state, seat)
        field = "marked" if marks > SMALL_GOATS else "reminders"
        if state.small_goats[seat] != SMALL_GOATS - marks - reminders:
            raise PositionError(f"{field}: seat {seat} has only {SMALL_GOATS} small goats (G15)")


def _fewest_to_decide(values: int) -> int:
    """G12: the fewest of some cards that can have decided their kind: its highest."""
    points = [value + 1 for value in reversed(range(VALUES)) if values >> value & 1]
    enough = (number for number in range(VALUES) if sum(points[:number]) >= WINNING_POINTS)
    return next(enough, len(points))


FEWEST_TO_DECIDE = [_fewest_to_decide(values) for values in range(ALL_VALUES + 1)]


def goats_back(state: Goats, kind: int) -> int:
    """G14: the most small goats that can have come back: one for each card played later.

    A kind whose fifth card must be in the pile was decided by the four that are boxed.
    """
    values = state.boxed[kind]
    return 0 if state.in_pile[kind] else COUNT[values] - FEWEST_TO_DECIDE[values]


def is_shown(state: Goats, kind: int) -> bool:
    """G14: whether the fifth card of a kind is in a hand, and all know it."""
    cards = [
        state.hands[seat, place]
        for seat in range(state.seats)
        for place in range(HAND)
        if state.known[seat, place]
    ]
    return COUNT[state.boxed[kind]] == DECIDING_CARDS and kind in map(card_kind, cards)


def check_short(state: Goats) -> None:
    """G13, G15: a card has neither goat nor reminder only if there was none left for it.

    Small goats that its owner still has must have come back since.
    """
    won = [kind for kind in range(KINDS) if state.winner[kind] > NONE]
    back = {kind: goats_back(state, kind) for kind in won}
    for kind in won:
        winner = state.winner[kind]
        returned = sum(back[other] for other in won if state.winner[other] == winner)
        # Where a card is neutral, no reminder of its kind was left to come back.
        if state.small_goats[winner] > returned - back[kind]:
            for cell in neutral_cards(state, kind):
                raise PositionError(
                    f"marked: {CARD_NAMES[state.meadow[cell]]} on {CELL_NAMES[cell]} carries a "
                    f"small goat of seat {winner} (G13)"
                )
        waiting = state.reminders[kind] < missing_cards(state, kind) and not is_shown(state, kind)
        if waiting and state.small_goats[winner] > returned:
            raise PositionError(
                f"reminders: seat {winner} has small goats left for every card of "
                f"{KIND_NAMES[kind]} that has not turned up (G13)"
            )
