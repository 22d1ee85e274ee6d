"""The kinds of a position: who won which, and by what."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
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


def load_kinds(face: Goats, position: GoatsPosition) -> None:
    """G12: the decided kinds and their winners."""
    for name, seat in (position.kinds or {}).items():
        kind = KIND_NAMES.index(name)
        if face.winner[kind] == REMOVED:
            raise PositionError(f"kinds: {name} is not in this game (G3)")
        if seat >= face.seats:
            raise PositionError(f"kinds: there is no seat {seat} to have won {name}")
        face.winner[kind] = seat


def check_decided(face: Goats) -> None:
    """G12, G13: a decided kind has left the displays, with enough in the box to decide it."""
    for kind in range(KINDS):
        if face.winner[kind] > NONE:
            name = KIND_NAMES[kind]
            if plain(cards_displayed)(face, kind):
                raise PositionError(f"displays: {name} is decided, so its cards are boxed (G13)")
            if POINTS[face.boxed[kind]] < WINNING_POINTS:
                raise PositionError(
                    f"boxed: too few cards of {name} to have decided it: eight points or four "
                    "cards (G12)"
                )


def check_undecided(face: Goats) -> None:
    """G12: before the card just played, no display had eight points, no kind a fourth card."""
    lost = lost_card(face)
    for kind in range(KINDS):
        pending = pending_value(face, kind) or lost.get(kind, 0)
        if plain(cards_displayed)(face, kind) - bool(pending) >= DECIDING_CARDS:
            raise PositionError(f"displays: the fourth {KIND_NAMES[kind]} decides the kind (G12)")
        for seat in range(face.seats):
            before = face.display[seat, kind] & ~(pending if seat == face.turn else 0)
            if POINTS[before] >= WINNING_POINTS:
                raise PositionError(
                    f"displays[{seat}]: {POINTS[before]} points of {KIND_NAMES[kind]} decide the "
                    "kind (G12)"
                )


def lost_card(face: Goats) -> dict[int, int]:
    """G19: the card, as a bit of its kind, whose evaluation the end of the game took away.

    It is the last card of the seat whose turn it was; of several it could be, the highest.
    """
    if face.phase != Phase.OVER:
        return {}
    for kind in range(KINDS):
        if plain(kind_winner)(face, kind) != NONE:
            shown = face.display[face.turn, kind]
            return {kind: 1 << shown.bit_length() - 1 if shown else 0}
    return {}


def pending_value(face: Goats, kind: int) -> int:
    """The value of a kind that was just played and is not yet evaluated, as a bit."""
    if face.phase != Phase.TAKING or not plain(is_goat)(face.played):
        return 0
    return plain(value_bit)(face.played) if plain(kind_of)(face.played) == kind else 0
