"""The kinds of a position: who won which, and where the small goats stand."""

from menagerie.core.errors import PositionError
from menagerie.core.plain import plain
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, CELL_NUMBERS
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.evaluating import cards_displayed
from menagerie.games.goats.pieces import (
    CELLS,
    DECIDING_CARDS,
    KIND_NAMES,
    KINDS,
    POINTS,
    SMALL_GOATS,
    WINNING_POINTS,
)
from menagerie.games.goats.positions.shapes import GoatsPosition
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
    for kind in range(KINDS):
        pending = pending_value(face, kind)
        if plain(cards_displayed)(face, kind) - bool(pending) >= DECIDING_CARDS:
            raise PositionError(f"displays: the fourth {KIND_NAMES[kind]} decides the kind (G12)")
        for seat in range(face.seats):
            before = face.display[seat, kind] & ~(pending if seat == face.turn else 0)
            if POINTS[before] >= WINNING_POINTS:
                raise PositionError(
                    f"displays[{seat}]: {POINTS[before]} points of {KIND_NAMES[kind]} decide the "
                    "kind (G12)"
                )


def pending_value(face: Goats, kind: int) -> int:
    """The value of a kind that was just played and is not yet evaluated, as a bit."""
    if face.phase != Phase.TAKING or not plain(is_goat)(face.played):
        return 0
    return plain(value_bit)(face.played) if plain(kind_of)(face.played) == kind else 0


def winner_at(face: Goats, cell: int) -> int:
    """G13: who has won the kind of the card on a cell; NONE if there is no such card."""
    card = face.meadow[cell]
    if not plain(is_goat)(card) or face.winner[plain(kind_of)(card)] < 0:
        return NONE
    return face.winner[plain(kind_of)(card)]


def load_marks(face: Goats, position: GoatsPosition) -> None:
    """G13, G15: the small goats; left out, they stand on every card of a decided kind."""
    marked = position.marked
    if marked is None:
        owners = {CELL_NAMES[cell]: winner_at(face, cell) for cell in range(CELLS)}
        marked = {name: owner for name, owner in owners.items() if owner != NONE}
    for name, seat in marked.items():
        cell = CELL_NUMBERS[name]
        if winner_at(face, cell) != seat:
            raise PositionError(f"marked: seat {seat} has won no card on {name} (G13)")
        if face.small_goats[seat] == 0:
            raise PositionError(f"marked: seat {seat} has only {SMALL_GOATS} small goats (G15)")
        face.small_goats[seat] -= 1
        face.mark[cell] = seat
    check_neutral(face)


def check_neutral(face: Goats) -> None:
    """G15: a card of a decided kind is neutral only if its winner has no small goat left."""
    for cell in range(CELLS):
        winner = winner_at(face, cell)
        if winner != NONE and face.mark[cell] == NONE and face.small_goats[winner]:
            raise PositionError(
                f"marked: {CARD_NAMES[face.meadow[cell]]} on {CELL_NAMES[cell]} carries a small "
                f"goat of seat {winner} (G13)"
            )
