"""The small goats of a position: on cards, set aside as reminders, and in the stables."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, CELL_NUMBERS
from menagerie.games.goats.cards import is_goat, kind_of
from menagerie.games.goats.pieces import (
    CELLS,
    COUNT,
    DECIDING_CARDS,
    HAND,
    KIND_NAMES,
    KINDS,
    SMALL_GOATS,
    VALUES,
)
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.state import NONE, Goats

# No kind is decided by fewer cards: a 5 and a 3.
FEWEST_TO_DECIDE = 2


def winner_at(state: Goats, cell: int) -> int:
    """G13: who has won the kind of the card on a cell; NONE if there is no such card."""
    card = state.meadow[cell]
    if not plain(is_goat)(card) or state.winner[plain(kind_of)(card)] < 0:
        return NONE
    return state.winner[plain(kind_of)(card)]


def load_marks(state: Goats, position: GoatsPosition) -> None:
    """G13, G15: the small goats; left out, they stand on every card of a decided kind."""
    marked = position.marked
    if marked is None:
        owners = {CELL_NAMES[cell]: winner_at(state, cell) for cell in range(CELLS)}
        marked = {name: owner for name, owner in owners.items() if owner != NONE}
    for name, seat in marked.items():
        cell = CELL_NUMBERS[name]
        if winner_at(state, cell) != seat:
            raise PositionError(f"marked: seat {seat} has won no card on {name} (G13)")
        if state.small_goats[seat] == 0:
            raise PositionError(f"marked: seat {seat} has only {SMALL_GOATS} small goats (G15)")
        state.small_goats[seat] -= 1
        state.mark[cell] = seat


def missing_cards(state: Goats, kind: int) -> int:
    """G13: how many cards of a decided kind are in hands or in the pile."""
    grazing = sum(card_kind(state.meadow[cell]) == kind for cell in range(CELLS))
    return VALUES - COUNT[state.boxed[kind]] - grazing


def card_kind(card: int) -> int:
    """The kind of a card; NONE if it is no goat."""
    return plain(kind_of)(card) if plain(is_goat)(card) else NONE


def is_shown(state: Goats, kind: int) -> bool:
    """G14: whether the fifth card of a kind is in a hand, where it may have been shown."""
    cards = [state.hands[seat, place] for seat in range(state.seats) for place in range(HAND)]
    return COUNT[state.boxed[kind]] == DECIDING_CARDS and kind in map(card_kind, cards)


def likely_reminders(state: Goats, kind: int) -> int:
    """G13-G15: the small goats a winner set aside, where they are left out."""
    if is_shown(state, kind) or neutral_cards(state, kind):
        return 0
    return min(missing_cards(state, kind), state.small_goats[state.winner[kind]])


def load_reminders(state: Goats, position: GoatsPosition) -> None:
    """G13-G15: the small goats set aside; left out, as they were when the kinds were decided."""
    given = position.reminders
    for name in position.kinds or {} if given is None else given:
        kind = KIND_NAMES.index(name)
        goats = likely_reminders(state, kind) if given is None else given[name]
        check_reminders(state, kind, goats)
        state.reminders[kind] = goats
        state.small_goats[state.winner[kind]] -= goats


def check_reminders(state: Goats, kind: int, goats: int) -> None:
    """G13, G15: a winner's small goats wait for cards that have not turned up."""
    name, winner = KIND_NAMES[kind], state.winner[kind]
    if goats == 0:
        return
    if winner < 0:
        raise PositionError(f"reminders: nobody has won {name} (G13)")
    if goats > missing_cards(state, kind):
        raise PositionError(
            f"reminders: {missing_cards(state, kind)} cards of {name} have not turned up, "
            f"not {goats} (G13)"
        )
    if goats > state.small_goats[winner]:
        raise PositionError(f"reminders: seat {winner} has only {SMALL_GOATS} small goats (G15)")
    if neutral_cards(state, kind):
        raise PositionError(
            f"reminders: a card of {name} in the meadow has no small goat, and comes first (G15)"
        )


def neutral_cards(state: Goats, kind: int) -> list[int]:
    """G15: the cells with cards of a decided kind and no small goat."""
    return [
        cell
        for cell in range(CELLS)
        if card_kind(state.meadow[cell]) == kind and state.mark[cell] == NONE
    ]


def goats_back(state: Goats, seat: int) -> int:
    """G14: the most small goats that can have come back: one for each card played later."""
    kinds = [kind for kind in range(KINDS) if state.winner[kind] == seat]
    return sum(COUNT[state.boxed[kind]] - FEWEST_TO_DECIDE for kind in kinds)


def check_short(state: Goats) -> None:
    """G13, G15: a card has neither goat nor reminder only if there was none left for it.

    Small goats that its owner still has must have come back since.
    """
    for kind in range(KINDS):
        winner = state.winner[kind]
        if winner < 0 or state.small_goats[winner] <= goats_back(state, winner):
            continue
        for cell in neutral_cards(state, kind):
            raise PositionError(
                f"marked: {CARD_NAMES[state.meadow[cell]]} on {CELL_NAMES[cell]} carries a small "
                f"goat of seat {winner} (G13)"
            )
        if state.reminders[kind] < missing_cards(state, kind) and not is_shown(state, kind):
            raise PositionError(
                f"reminders: seat {winner} has small goats left for every card of "
                f"{KIND_NAMES[kind]} that has not turned up (G13)"
            )
