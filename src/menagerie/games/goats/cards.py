"""Cards, hands and the pile."""

from menagerie.core.kernel.rule import rule
from menagerie.games.goats.pieces import DOG, HAND, VALUES
from menagerie.games.goats.state import NONE, Goats


@rule
def is_goat(card: int) -> bool:
    """G1: whether a card is a goat, not a dog, milk or nothing."""
    return 0 <= card < DOG


@rule
def kind_of(card: int) -> int:
    """G2: the kind of a goat."""
    return card // VALUES


@rule
def value_bit(card: int) -> int:
    """The value of a goat, as a bit."""
    return 1 << card % VALUES


@rule
def draw_card(state: Goats) -> int:
    """Take the next card off the pile; what all knew to be in there may now be out."""
    state.pile_count -= 1
    card = state.pile[state.pile_count]
    state.pile[state.pile_count] = NONE
    if card == DOG:
        state.dogs_in_pile = max(0, state.dogs_in_pile - 1)
    elif card < DOG:
        state.in_pile[kind_of(card)] = 0
    return card


@rule
def swap_hand(state: Goats, seat: int) -> None:
    """Turn the two cards of a hand round."""
    card, known = state.hands[seat, 0], state.known[seat, 0]
    state.hands[seat, 0], state.known[seat, 0] = state.hands[seat, 1], state.known[seat, 1]
    state.hands[seat, 1], state.known[seat, 1] = card, known


@rule
def sort_hand(state: Goats, seat: int) -> None:
    """Keep what only the owner knows first, so that its number tells nobody anything."""
    first, second = state.known[seat, 0], state.known[seat, 1]
    if state.hands[seat, 1] != NONE and (
        first > second or (first == second and state.hands[seat, 0] > state.hands[seat, 1])
    ):
        swap_hand(state, seat)


@rule
def held_place(state: Goats, seat: int, card: int) -> int:
    """G8: where a hand has a card; of two equal ones the one that all know."""
    found = NONE
    for place in range(HAND):
        if state.hands[seat, place] == card:
            found = place
    return found


@rule
def count_dogs(state: Goats, seat: int) -> int:
    """G7: how many dogs a hand has."""
    dogs = 0
    for place in range(HAND):
        if state.hands[seat, place] == DOG:
            dogs += 1
    return dogs
