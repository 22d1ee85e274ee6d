"""The one door: what a seat cannot know is wiped; `guess` fills it with what could be true."""

from menagerie.core.kernel.chance import KEY_WORDS, wipe
from menagerie.core.kernel.dice import Dice, throw, throw_word
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.cards import is_goat, kind_of, sort_hand, value_bit
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CELLS,
    DOG,
    DOGS,
    HAND,
    KINDS,
    MILK,
    MILK_VALUES,
    MILKS,
    VALUES,
)
from menagerie.games.goats.setup import put_on_pile
from menagerie.games.goats.state import HIDDEN, NONE, REMOVED, Goats


@rule
def veil_hand(state: Goats, seat: int) -> None:
    """G11, G14: of another's hand only the cards that were taken or shown are known."""
    for place in range(HAND):
        if state.hands[seat, place] != NONE and not state.known[seat, place]:
            state.hands[seat, place] = HIDDEN


@rule
def veil(state: Goats, seat: int) -> None:
    """Wipe chance, the order of the pile and the hands of all others; a spectator is no seat."""
    wipe(state.chance)
    for place in range(state.pile_count):
        state.pile[place] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            veil_hand(state, other)


@rule
def seen_in_hands(state: Goats, card: int) -> int:
    """How many copies of a card are in hands that may be seen."""
    copies = 0
    for seat in range(state.seats):
        for place in range(HAND):
            if state.hands[seat, place] == card:
                copies += 1
    return copies


@rule
def seen_in_meadow(state: Goats, card: int) -> int:
    """How many copies of a card lie in the meadow."""
    copies = 0
    for cell in range(CELLS):
        if state.meadow[cell] == card:
            copies += 1
    return copies


@rule
def seen_values(state: Goats, kind: int) -> int:
    """The values of a kind that may be seen, as bits; all of a kind that is not in the game."""
    if state.winner[kind] == REMOVED:
        return ALL_VALUES
    seen = state.boxed[kind]
    for seat in range(state.seats):
        seen |= state.display[seat, kind]
        for place in range(HAND):
            card = state.hands[seat, place]
            if is_goat(card) and kind_of(card) == kind:
                seen |= value_bit(card)
    for cell in range(CELLS):
        card = state.meadow[cell]
        if is_goat(card) and kind_of(card) == kind:
            seen |= value_bit(card)
    return seen


@rule
def unseen_dogs(state: Goats) -> int:
    """G7: how many dogs are in the pile or in hands that may not be seen."""
    dogs = DOGS[state.rules_version - 1, state.seats] - state.aside
    for seat in range(state.seats):
        dogs -= state.dogs[seat]
    return dogs - seen_in_meadow(state, DOG) - seen_in_hands(state, DOG)


@rule
def unseen_milk(state: Goats, value: int) -> int:
    """How many milk cards of a value are in the pile or in hands that may not be seen."""
    cards = MILKS[state.rules_version - 1, state.seats, value]
    for seat in range(state.seats):
        cards -= state.milk[seat, value]
    return cards - seen_in_meadow(state, MILK + value) - seen_in_hands(state, MILK + value)


@rule
def gather_unseen(state: Goats) -> None:
    """Pile up all cards that a hidden hand could hold."""
    state.pile_count = 0
    for kind in range(KINDS):
        unseen = ALL_VALUES & ~seen_values(state, kind) & ~state.in_pile[kind]
        for value in range(VALUES):
            put_on_pile(state, kind * VALUES + value, (unseen >> value) & 1)
    put_on_pile(state, DOG, unseen_dogs(state) - state.dogs_in_pile)
    for value in range(MILK_VALUES):
        put_on_pile(state, MILK + value, unseen_milk(state, value))


@rule
def gather_known(state: Goats) -> None:
    """G7, G14: put the cards that must be in the pile on it."""
    for kind in range(KINDS):
        for value in range(VALUES):
            put_on_pile(state, kind * VALUES + value, (state.in_pile[kind] >> value) & 1)
    put_on_pile(state, DOG, state.dogs_in_pile)


@rule
def shuffle_pile(state: Goats, dice: Dice) -> None:
    """Put the pile into random order."""
    for last in range(state.pile_count - 1, 0, -1):
        pick = throw(dice, last + 1)
        held = state.pile[last]
        state.pile[last] = state.pile[pick]
        state.pile[pick] = held


@rule
def guess_hand(state: Goats, seat: int) -> None:
    """Deal what is hidden of a hand; dealing is not drawing, so nothing known is forgotten."""
    for place in range(HAND):
        if state.hands[seat, place] == HIDDEN:
            state.pile_count -= 1
            state.hands[seat, place] = state.pile[state.pile_count]
            state.pile[state.pile_count] = NONE
    sort_hand(state, seat)


@rule
def guess(state: Goats, seat: int, dice: Dice) -> None:
    """Fill a veiled state with a truth its seat cannot tell from the real one."""
    for index in range(KEY_WORDS):
        state.chance[index] = throw_word(dice)
    gather_unseen(state)
    shuffle_pile(state, dice)
    for other in range(state.seats):
        if other != seat:
            guess_hand(state, other)
    gather_known(state)
    shuffle_pile(state, dice)
