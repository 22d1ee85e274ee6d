"""Hands: what a seat holds, and what happens when cards leave it."""

from menagerie.core.kernel.bits import lowest
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.pieces import JOKER, MOSQUITO
from menagerie.games.zoo.sets import KIND, REAL, WITH_JOKER, WITH_MOSQUITO
from menagerie.games.zoo.state import NONE, Zoo


@rule
def holds_cards(state: Zoo, seat: int) -> bool:
    """Z10: whether a seat is still in play."""
    return (state.holders >> seat) & 1 == 1


@rule
def holds(state: Zoo, seat: int, group: int) -> bool:
    """Z3: whether a seat holds all cards of a group."""
    kind = KIND[group]
    return (
        state.hands[seat, kind] >= REAL[group]
        and state.hands[seat, MOSQUITO] >= WITH_MOSQUITO[group]
        and state.hands[seat, JOKER] >= WITH_JOKER[group]
    )


@rule
def holds_two(state: Zoo, seat: int, first: int, second: int) -> bool:
    """Z17: whether a seat holds two cards."""
    if first == second:
        return state.hands[seat, first] > 1
    return state.hands[seat, first] > 0 and state.hands[seat, second] > 0


@rule
def holds_only_joker(state: Zoo, seat: int) -> bool:
    """Z12: whether the joker is all a seat has."""
    return state.cards[seat] == 1 and state.hands[seat, JOKER] == 1


@rule
def next_holder(state: Zoo, seat: int) -> int:
    """Z5, Z10: the next player to the left who holds cards."""
    after = state.holders >> (seat + 1) << (seat + 1)
    return lowest(after if after != 0 else state.holders)


@rule
def add_card(state: Zoo, seat: int, kind: int) -> None:
    """Take a card into a hand."""
    state.hands[seat, kind] += 1
    state.cards[seat] += 1


@rule
def drop_card(state: Zoo, seat: int, kind: int) -> None:
    """Let a card go face down."""
    state.hands[seat, kind] -= 1
    state.cards[seat] -= 1


@rule
def play_cards(state: Zoo, seat: int, kind: int, number: int) -> None:
    """Lay cards of a kind openly: who was known to hold some is known to hold fewer."""
    state.hands[seat, kind] -= number
    state.cards[seat] -= number
    state.played[seat, kind] += number
    state.shown[seat, kind] = max(0, state.shown[seat, kind] - number)


@rule
def play_group(state: Zoo, seat: int, group: int) -> None:
    """Z3: lay all cards of a group openly."""
    if REAL[group] > 0:
        play_cards(state, seat, KIND[group], REAL[group])
    if WITH_MOSQUITO[group] > 0:
        play_cards(state, seat, MOSQUITO, 1)
    if WITH_JOKER[group] > 0:
        play_cards(state, seat, JOKER, 1)


@rule
def show_cards(state: Zoo, seat: int, kind: int, number: int) -> None:
    """Z18: everybody knows from now on that a seat holds these cards."""
    state.shown[seat, kind] = max(state.shown[seat, kind], number)


@rule
def handed_of(state: Zoo, seat: int, kind: int) -> int:
    """Z17: how many cards of a kind a seat pushed, returned or laid."""
    return (1 if state.handed[seat, 0] == kind else 0) + (1 if state.handed[seat, 1] == kind else 0)


@rule
def known_to_partner(state: Zoo, seat: int, kind: int) -> int:
    """Z17: how many cards of a kind a seat must still hold of those its partner gave it."""
    partner = state.partner[seat]
    if partner == NONE:
        return 0
    received = handed_of(state, partner, kind)
    if (state.juniors >> partner) & 1:
        received -= handed_of(state, seat, kind)
    return max(0, received - state.played[seat, kind])
