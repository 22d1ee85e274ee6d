"""The cards of a position: named ones go where they are named, the others where they are due."""

from collections.abc import Iterable

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NAMES
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.names import removed_kinds, won_kinds
from menagerie.games.goats.pieces import (
    CELLS,
    DOG,
    EMPTY,
    GOATS,
    GROUND,
    HAND,
    MILK,
    WIDTH,
    width,
)
from menagerie.games.goats.positions.check import cards_in_game, hand_size
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.setup import put_on_pile
from menagerie.games.goats.state import Goats


class Supply:
    """The cards in the game that a position has not yet placed, in the order they are dealt."""

    def __init__(self, state: Goats, dealt: Iterable[str]) -> None:
        removed = removed_kinds(state)
        self._total = cards_in_game(state.rules_version, state.seats, removed)
        self._left = self._total.copy()
        self._order = [*dealt, *CARD_NAMES[:GOATS]]

    def take(self, field: str, name: str) -> int:
        """Take a named card, which must be in the game and not be named too often."""
        if self._total[name] == 0:
            raise PositionError(f"{field}: {name} is not in this game (G3)")
        self._left[name] -= 1
        if self._left[name] < 0:
            raise PositionError(
                f"{field}: {name} is named more than {self._total[name]} times (G1)"
            )
        return CARD_CODES[name]

    def rest(self) -> list[str]:
        """All cards not placed, in the order they are dealt."""
        left = self._left.copy()
        found = []
        for name in [*self._order, *left.elements()]:
            if left[name] > 0:
                left[name] -= 1
                found.append(name)
        return found

    def deal(self, field: str, number: int) -> list[int]:
        """Deal the next cards."""
        cards = self.rest()[:number]
        if len(cards) < number:
            raise PositionError(f"{field}: no cards are left for it (G1)")
        return [self.take(field, name) for name in cards]


def dealt_cards(state: Goats) -> list[str]:
    """The cards of a dealt record: meadow, hands, pile."""
    meadow = [state.meadow[cell] for cell in range(CELLS)]
    hands = [state.hands[seat, place] for seat in range(state.seats) for place in range(HAND)]
    pile = [state.pile[place] for place in range(state.pile_count - 1, -1, -1)]
    return [CARD_NAMES[card] for card in (*meadow, *hands, *pile) if card >= 0]


def load_named(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G1: the cards that are named, but for the pile; G13: the box, which may be left out."""
    state.aside = len([supply.take("aside", CARD_NAMES[DOG]) for _ in range(position.aside)])
    if position.meadow is not None:
        load_meadow(state, position.meadow, supply)
    for seat, hand in enumerate(position.hands or ()):
        load_hand(state, seat, hand, supply)
    for seat, display in enumerate(position.displays or ()):
        load_display(state, seat, display, supply)
    load_boxed(state, position, supply)


def load_meadow(state: Goats, rows: tuple[tuple[str | None, ...], ...], supply: Supply) -> None:
    """G4: the meadow as it is given."""
    size = width(state.seats)
    if len(rows) != size or any(len(row) != size for row in rows):
        raise PositionError(
            f"meadow: with {state.seats} players it has {size} rows of {size} cells (G4)"
        )
    for row, contents in enumerate(rows):
        for column, content in enumerate(contents):
            load_cell(state, row * WIDTH + column, content, supply)


def load_cell(state: Goats, cell: int, content: str | None, supply: Supply) -> None:
    """G4: a card, a gap, or the stable that stands there."""
    ground = GROUND[state.rules_version - 1, state.seats, cell]
    stable = None if ground == EMPTY else f"stable:{ground}"
    if stable or (content or "").startswith("stable"):
        if content != stable:
            raise PositionError(
                f"meadow: {stable or 'no stable'} stands on {CELL_NAMES[cell]}, not {content} (G4)"
            )
    elif content is not None:
        if content not in CARD_CODES:
            raise PositionError(f"meadow: there is no card {content} (G2)")
        state.meadow[cell] = supply.take("meadow", content)


def load_hand(state: Goats, seat: int, hand: tuple[str, ...], supply: Supply) -> None:
    """G8: the cards that a seat holds."""
    if len(hand) > HAND:
        raise PositionError(f"hands[{seat}]: it has never more than {HAND} cards (G8)")
    for place, name in enumerate(hand):
        state.hands[seat, place] = supply.take(f"hands[{seat}]", name)


def load_display(state: Goats, seat: int, display: tuple[str, ...], supply: Supply) -> None:
    """G9: the cards that a seat shows."""
    for name in display:
        card = supply.take(f"displays[{seat}]", name)
        if card == DOG:
            state.dogs[seat] += 1
        elif card >= MILK:
            state.milk[seat, card - MILK] += 1
        else:
            state.display[seat, plain(kind_of)(card)] |= plain(value_bit)(card)


def load_boxed(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G13: the cards that left the game; where pile and box are left out, all of decided kinds."""
    named = list(position.boxed or ())
    if position.boxed is None and position.pile is None:
        decided = won_kinds(state)
        named = [name for name in supply.rest() if name.partition("-")[0] in decided]
    for name in named:
        card = supply.take("boxed", name)
        if not plain(is_goat)(card):
            raise PositionError(f"boxed: {name} is of no decided kind (G13)")
        state.boxed[plain(kind_of)(card)] |= plain(value_bit)(card)


def fill_meadow(state: Goats, supply: Supply) -> None:
    """G4: deal a meadow that is left out."""
    cells = [cell for cell in range(CELLS) if state.meadow[cell] == EMPTY]
    for cell, card in zip(cells, supply.deal("meadow", len(cells)), strict=True):
        state.meadow[cell] = card


def fill_hands(state: Goats, supply: Supply) -> None:
    """G7: deal hands that are left out."""
    for seat in range(state.seats):
        for place, card in enumerate(supply.deal("hands", hand_size(state, seat))):
            state.hands[seat, place] = card


def load_pile(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G11: the pile, next card first; left out, all cards that are nowhere else."""
    cards = supply.rest() if position.pile is None else position.pile
    for card in reversed([supply.take("pile", name) for name in cards]):
        plain(put_on_pile)(state, card, 1)
