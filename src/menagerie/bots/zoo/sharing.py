"""What it counts to ask, to give and to exchange."""

from menagerie.bots.zoo.playing import (
    BEATS,
    CARD,
    JOKER_KEPT,
    OUT,
    POWER,
    group_worth,
    is_partners_set,
)
from menagerie.core.rule import rule
from menagerie.games.zoo.asking import wanted_kind
from menagerie.games.zoo.codes import KEEP, LAY_NONE
from menagerie.games.zoo.exchange import first_handed, second_handed
from menagerie.games.zoo.pieces import DECK, HEDGEHOG, JOKER, LION
from menagerie.games.zoo.sets import NUMBER, REAL, WITH_JOKER, number_needed
from menagerie.games.zoo.state import NONE, Zoo
from menagerie.games.zoo.tricks import top_set

NEVER = -1000
ASKED = 6
KNOWN_THERE = 20
LAID_LION = 20
LAID_HEDGEHOG = 14
SINGLE = 9


@rule
def unseen_elsewhere(state: Zoo, seat: int, kind: int) -> int:
    """How many cards of a kind others may hold, as far as a seat can count."""
    count = DECK[state.rules_version - 1, state.seats, kind] - state.hands[seat, kind]
    for other in range(state.seats):
        count -= state.played[other, kind]
    return count


@rule
def ask_worth(state: Zoo, seat: int, shown: int) -> int:
    """Z18: worth trying with all but one card, if that one can be with the partner."""
    kind = wanted_kind(state, shown)
    partner = state.partner[seat]
    lacking = number_needed(top_set(state), kind) - NUMBER[shown]
    if (
        lacking > 1
        or WITH_JOKER[shown] > 0
        or is_partners_set(state, seat)
        or unseen_elsewhere(state, seat, kind) == 0
        or REAL[shown] < state.hands[seat, kind]
    ):
        return NEVER
    known = KNOWN_THERE if state.hands[partner, kind] > 0 else 0
    return ASKED + known - POWER * BEATS[kind]


@rule
def give_worth(state: Zoo, seat: int, group: int) -> int:
    """Z18: a gift gets two players rid of cards; the joker is only given to go out."""
    junior_goes_out = state.cards[state.turn] == NUMBER[state.asked]
    bonus = OUT if junior_goes_out else CARD
    return bonus + group_worth(state, seat, group)


@rule
def handed_worth(state: Zoo, seat: int, kind: int) -> int:
    """Z17: weak animals without company go first, the joker never."""
    if kind == JOKER:
        return -JOKER_KEPT - OUT
    return (SINGLE if state.hands[seat, kind] == 1 else 0) - POWER * BEATS[kind]


@rule
def laid_worth(state: Zoo, seat: int, first: int, second: int) -> int:
    """Z17, Z22: two lions are two points, a hedgehog saves one, and any card is gone."""
    worth = 2 * CARD + handed_worth(state, seat, first) + handed_worth(state, seat, second)
    if first == LION and second == LION:
        worth += 2 * LAID_LION
    if first == HEDGEHOG or second == HEDGEHOG:
        worth += LAID_HEDGEHOG
    return worth


@rule
def exchange_worth(state: Zoo, seat: int, code: int) -> int:
    """Z17: what it counts to push, return, keep or lay."""
    first = first_handed(code)
    second = second_handed(code)
    if first == NONE or second == NONE:
        return NEVER
    if code >= LAY_NONE:
        return laid_worth(state, seat, first, second)
    worth = handed_worth(state, seat, first) + handed_worth(state, seat, second)
    return worth if code > KEEP else worth + CARD
