"""Giving every card of a position its place: named ones where they are named, the others after."""

from collections import Counter
from collections.abc import Iterable, Iterator

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NAMES
from menagerie.games.goats.cards import is_goat, kind_of, sort_hand, value_bit
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CARDS,
    CELLS,
    DOG,
    DOGS,
    EMPTY,
    GOATS,
    GROUND,
    HAND,
    KIND_NAMES,
    KINDS_OUT,
    MILK,
    MILKS,
    WIDTH,
    Kind,
    width,
)
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.setup import put_on_pile
from menagerie.games.goats.state import NONE, REMOVED, End, Goats, Phase


class Supply:
    """The cards in the game that a position has not yet placed, in the order they are dealt."""

    def __init__(self, state: Goats, dealt: Iterable[int]) -> None:
        self._left = Counter({card: copies(state, card) for card in range(CARDS)})
        self._total = Counter(self._left)
        self._order = [*dealt, *range(GOATS)]

    def take(self, field: str, card: int) -> int:
        """Take a named card, which must be in the game and not be named too often."""
        name = CARD_NAMES[card]
        if self._total[card] == 0:
            raise PositionError(f"{field}: {name} is not in this game (G3)")
        self._left[card] -= 1
        if self._left[card] < 0:
            raise PositionError(
                f"{field}: {name} is named more than {self._total[card]} times (G1)"
            )
        return card

    def rest(self) -> list[int]:
        """All cards not placed, in the order they are dealt."""
        found = []
        left = self._left.copy()
        for card in [*self._order, *left.elements()]:
            if left[card] > 0:
                left[card] -= 1
                found.append(card)
        return found

    def draw(self, field: str) -> int:
        """Deal the next card."""
        cards = self.rest()
        if not cards:
            raise PositionError(f"{field}: no cards are left for it (G1)")
        return self.take(field, cards[0])


def copies(state: Goats, card: int) -> int:
    """G1, G3: how often a card is in the game."""
    if plain(is_goat)(card):
        return int(state.winner[plain(kind_of)(card)] != REMOVED)
    if card == DOG:
        return int(DOGS[state.rules_version - 1, state.seats])
    return int(MILKS[state.rules_version - 1, state.seats, card - MILK])


def dealt_cards(state: Goats) -> list[int]:
    """The cards of a dealt record: meadow, hands, pile."""
    meadow = [state.meadow[cell] for cell in range(CELLS)]
    hands = [state.hands[seat, place] for seat in range(state.seats) for place in range(HAND)]
    pile = [state.pile[place] for place in range(state.pile_count - 1, -1, -1)]
    return [card for card in (*meadow, *hands, *pile) if card >= 0]


def named_kinds(position: GoatsPosition) -> set[str]:
    """The kinds that a position has in the game."""
    groups: list[Iterable[str | None]] = [*(position.meadow or ()), *(position.hands or ())]
    groups += [*(position.displays or ()), position.pile or (), position.boxed or ()]
    names = {name.partition("-")[0] for group in groups for name in group if name}
    return names | set(position.kinds or ())


def load_removed(state: Goats, position: GoatsPosition, likely: Iterable[Kind]) -> None:
    """G3: the kinds that are not in the game; left out, such as no card is named of."""
    number = int(KINDS_OUT[state.rules_version - 1, state.seats])
    named = named_kinds(position)
    unnamed = dict.fromkeys(kind for kind in (*likely, *KIND_NAMES) if kind not in named)
    removed = tuple(unnamed)[:number] if position.removed is None else position.removed
    if len(set(removed)) != number or len(removed) != number:
        raise PositionError(
            f"removed: {number} kinds are removed with {state.seats} players, "
            f"not {len(set(removed))} (G3)"
        )
    for kind in removed:
        state.winner[KIND_NAMES.index(kind)] = REMOVED


def load_meadow(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G4: the meadow as it is given."""
    size = width(state.seats)
    rows = position.meadow or ()
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
        return
    if content is not None:
        if content not in CARD_CODES:
            raise PositionError(f"meadow: there is no card {content} (G2)")
        state.meadow[cell] = supply.take("meadow", CARD_CODES[content])


def fill_meadow(state: Goats, supply: Supply) -> None:
    """G4: deal a meadow that is left out."""
    for cell in range(CELLS):
        if state.meadow[cell] == EMPTY:
            state.meadow[cell] = supply.draw("meadow")


def hand_size(state: Goats, seat: int) -> int:
    """G8: two cards; one between a play and the take, which the end may prevent."""
    waits = state.phase == Phase.TAKING or state.end == End.NOTHING_TO_TAKE
    return HAND - 1 if waits and seat == state.turn else HAND


def load_hands(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G8: the cards held."""
    for seat, hand in enumerate(position.hands or ()):
        if len(hand) != hand_size(state, seat):
            raise PositionError(
                f"hands[{seat}]: it has {hand_size(state, seat)} cards in phase "
                f"{Phase(state.phase).name.lower()}, not {len(hand)} (G8)"
            )
        for place, name in enumerate(hand):
            state.hands[seat, place] = supply.take(f"hands[{seat}]", CARD_CODES[name])


def fill_hands(state: Goats, supply: Supply) -> None:
    """G7: deal hands that are left out."""
    for seat in range(state.seats):
        for place in range(hand_size(state, seat)):
            state.hands[seat, place] = supply.draw("hands")


def load_known(state: Goats, position: GoatsPosition) -> None:
    """G11, G14: which cards of the hands all know; left out, none."""
    for seat in range(state.seats):
        named = position.known[seat] if position.known else ()
        for name in named:
            place = unknown_place(state, seat, CARD_CODES[name])
            if place == NONE:
                raise PositionError(f"known[{seat}]: {name} is not in the hand")
            state.known[seat, place] = 1
        plain(sort_hand)(state, seat)


def unknown_place(state: Goats, seat: int, card: int) -> int:
    """Where a hand has a card that is not yet known."""
    places = [p for p in range(HAND) if state.hands[seat, p] == card and not state.known[seat, p]]
    return places[0] if places else NONE


def load_displays(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G9: the cards of the displays."""
    for seat, display in enumerate(position.displays or ()):
        for name in display:
            card = supply.take(f"displays[{seat}]", CARD_CODES[name])
            if card == DOG:
                state.dogs[seat] += 1
            elif card >= MILK:
                state.milk[seat, card - MILK] += 1
            else:
                state.display[seat, plain(kind_of)(card)] |= plain(value_bit)(card)


def load_boxed(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G13: the cards that left the game; left out, all others of decided kinds."""
    named = [CARD_CODES[name] for name in position.boxed or ()]
    if position.boxed is None and position.pile is None:
        named = list(others_of_decided_kinds(state, supply))
    for card in named:
        if not plain(is_goat)(card) or state.winner[plain(kind_of)(card)] == NONE:
            raise PositionError(f"boxed: {CARD_NAMES[card]} is of no decided kind (G13)")
        supply.take("boxed", card)
        state.boxed[plain(kind_of)(card)] |= plain(value_bit)(card)


def others_of_decided_kinds(state: Goats, supply: Supply) -> Iterator[int]:
    """The cards of decided kinds that are named nowhere."""
    for card in sorted(supply.rest()):
        if plain(is_goat)(card) and state.winner[plain(kind_of)(card)] > NONE:
            yield card


def load_pile(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G11: the pile, next card first; left out, all cards that are nowhere else."""
    cards = [supply.take("pile", CARD_CODES[name]) for name in position.pile or ()]
    rest = supply.rest()
    if position.pile is None:
        cards = rest
    elif rest:
        raise PositionError(f"pile: {CARD_NAMES[rest[0]]} is nowhere (G1)")
    for card in reversed(cards):
        plain(put_on_pile)(state, card, 1)
    gaps = [cell for cell in range(CELLS) if state.meadow[cell] == EMPTY]
    if gaps and cards:
        raise PositionError(
            f"meadow: {CELL_NAMES[gaps[0]]} is empty, but the pile has cards to fill it (G11)"
        )


def load_in_pile(state: Goats, position: GoatsPosition) -> None:
    """G7, G14: what all know to be in the pile."""
    pile = [CARD_NAMES[state.pile[place]] for place in range(state.pile_count)]
    for name in position.in_pile or ():
        if name not in pile:
            raise PositionError(f"in_pile: {name} is not in the pile")
        pile.remove(name)
        card = CARD_CODES[name]
        if card == DOG:
            state.dogs_in_pile += 1
        else:
            load_fifth(state, card)


def load_fifth(state: Goats, card: int) -> None:
    """G14: only of the fifth card, the others boxed, it is known that it is in the pile."""
    kind, bit = plain(kind_of)(card), plain(value_bit)(card)
    if card >= GOATS or state.boxed[kind] | bit != ALL_VALUES:
        raise PositionError(
            f"in_pile: only a dog, or a goat whose kind has four cards in the box, can be known "
            f"there, not {CARD_NAMES[card]} (G14)"
        )
    state.in_pile[kind] = bit


def load_aside(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G7: the dogs put aside."""
    for _ in range(position.aside):
        supply.take("aside", DOG)
    state.aside = position.aside
