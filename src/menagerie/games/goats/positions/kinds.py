"""The kinds of a position: who won which, and by what."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.kinds import cards_displayed, kind_winner
from menagerie.games.goats.pieces import (
    DECIDING_CARDS,
    KIND_NAMES,
    KINDS,
    POINTS,
    WINNING_POINTS,
)
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.state import NONE, REMOVED, Goats, Phase


def load_kinds(state: Goats, position: GoatsPosition) -> None:
    """G12: the decided kinds and their winners."""
    for name, seat in (position.kinds or {}).items():
        kind = KIND_NAMES.index(name)
        if state.winner[kind] == REMOVED:
            raise PositionError(f"kinds: {name} is not in this game (G3)")
        if seat >= state.seats:
            raise PositionError(f"kinds: there is no seat {seat} to have won {name}")
        state.winner[kind] = seat


def check_decided(state: Goats) -> None:
    """G12, G13: a decided kind has left the displays, with enough in the box to decide it."""
    for kind in range(KINDS):
        if state.winner[kind] > NONE:
            name = KIND_NAMES[kind]
            if plain(cards_displayed)(state, kind):
                raise PositionError(f"displays: {name} is decided, so its cards are boxed (G13)")
            if POINTS[state.boxed[kind]] < WINNING_POINTS:
                raise PositionError(
                    f"boxed: too few cards of {name} to have decided it: eight points or four "
                    "cards (G12)"
                )


def check_undecided(state: Goats) -> None:
    """G12: before the card just played, no display had eight points, no kind a fourth card."""
    lost = lost_card(state)
    for kind in range(KINDS):
        pending = pending_value(state, kind) or lost.get(kind, 0)
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


def pending_value(state: Goats, kind: int) -> int:
    """The value of a kind that was just played and is not yet evaluated, as a bit."""
    if state.phase != Phase.TAKING or not plain(is_goat)(state.played):
        return 0
    return plain(value_bit)(state.played) if plain(kind_of)(state.played) == kind else 0
