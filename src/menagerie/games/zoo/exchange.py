"""The exchange before the first trick (Z17): pushing, returning, laying cards aside."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.zoo.codes import (
    FIRST_OF_PAIR,
    KEEP,
    LAY_NONE,
    LAY_ONE,
    LAY_TWO,
    PUSH,
    RETURN,
    SECOND_OF_PAIR,
    Happening,
    Refusal,
)
from menagerie.games.zoo.hands import add_card, drop_card, holds_two
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.state import HANDED, NONE, Zoo
from menagerie.games.zoo.teams import is_alone, is_junior


@rule
def has_to_exchange(state: Zoo, seat: int) -> bool:
    """Z17: whether a seat has still to decide in the exchange."""
    return (state.exchanging >> seat) & 1 == 1


@rule
def list_pairs(state: Zoo, seat: int, base: int, codes: Codes, listed: int) -> int:
    """Z17: any two cards of the hand."""
    count = listed
    code = base
    for first in range(KINDS):
        held = state.hands[seat, first]
        codes[count] = code
        count += 1 if held > 1 else 0
        code += 1
        for second in range(first + 1, KINDS):
            codes[count] = code
            count += 1 if min(held, state.hands[seat, second]) > 0 else 0
            code += 1
    return count


@rule
def list_exchanges(state: Zoo, seat: int, codes: Codes) -> int:
    """Z17: what a junior, a senior or a player alone may do."""
    count = 0
    base = RETURN
    if is_alone(state, seat):
        base = LAY_TWO
        codes[0] = LAY_NONE
        count = 1
        for kind in range(KINDS):
            if state.hands[seat, kind] > 0:
                codes[count] = LAY_ONE + kind
                count += 1
    elif is_junior(state, seat):
        base = PUSH
    count = list_pairs(state, seat, base, codes, count)
    if base == PUSH:
        codes[count] = KEEP
        count += 1
    return count


@rule
def first_handed(code: int) -> int:
    """Z17: the first card that an action of the exchange lays down, or NONE."""
    if code >= LAY_TWO:
        return FIRST_OF_PAIR[code - LAY_TWO]
    if code >= LAY_ONE:
        return code - LAY_ONE
    if code >= LAY_NONE or code == KEEP:
        return NONE
    return FIRST_OF_PAIR[code - (RETURN if code >= RETURN else PUSH)]


@rule
def second_handed(code: int) -> int:
    """Z17: the second card that an action of the exchange lays down, or NONE."""
    if code >= LAY_TWO:
        return SECOND_OF_PAIR[code - LAY_TWO]
    if code >= LAY_NONE or code == KEEP:
        return NONE
    return SECOND_OF_PAIR[code - (RETURN if code >= RETURN else PUSH)]


@rule
def refuse_role(state: Zoo, seat: int, code: int) -> int:
    """Z17: juniors push or keep, seniors return, players alone lay aside; each once."""
    if code >= LAY_NONE:
        if not is_alone(state, seat):
            return Refusal.ONLY_ALONE
    elif code >= RETURN:
        if is_alone(state, seat) or is_junior(state, seat):
            return Refusal.ONLY_SENIOR
        if state.handed[state.partner[seat], 0] == NONE:
            return Refusal.NOTHING_PUSHED
    elif not is_junior(state, seat):
        return Refusal.ONLY_JUNIOR
    return Refusal.NONE if has_to_exchange(state, seat) else Refusal.EXCHANGED


@rule
def refuse_exchange(state: Zoo, seat: int, code: int) -> int:
    """Z17: why cards may not be pushed, returned or laid aside."""
    reason = refuse_role(state, seat, code)
    if reason != Refusal.NONE:
        return reason
    first = first_handed(code)
    second = second_handed(code)
    if first == NONE:
        return Refusal.NONE
    if second == NONE:
        return Refusal.NONE if state.hands[seat, first] > 0 else Refusal.NOT_HELD
    return Refusal.NONE if holds_two(state, seat, first, second) else Refusal.NOT_HELD


@rule
def tell_exchange(state: Zoo, seat: int, code: int, log: Log | None) -> None:
    """Z17: the cards are told to those who see them, that some were handed to everybody."""
    partner = state.partner[seat]
    first = state.handed[seat, 0]
    second = state.handed[seat, 1]
    if code >= LAY_NONE:
        number = (1 if first != NONE else 0) + (1 if second != NONE else 0)
        tell(log, Happening.CARDS_LAID, seat, first, second, NONE)
        tell(log, Happening.LAYING_MADE, seat, number, NONE, NONE)
    elif code >= RETURN:
        tell(log, Happening.CARDS_RETURNED, seat, partner, first, second)
        tell(log, Happening.RETURN_MADE, seat, partner, NONE, NONE)
    elif code == KEEP:
        tell(log, Happening.CARDS_KEPT, seat, NONE, NONE, NONE)
    else:
        tell(log, Happening.CARDS_PUSHED, seat, partner, first, second)
        tell(log, Happening.PUSH_MADE, seat, partner, NONE, NONE)


@rule
def exchange(state: Zoo, seat: int, code: int, log: Log | None) -> None:
    """Z17: hand cards to the partner, who sees them at once, or lay them among one's own tricks."""
    partner = state.partner[seat]
    state.handed[seat, 0] = first_handed(code)
    state.handed[seat, 1] = second_handed(code)
    for place in range(HANDED):
        kind = state.handed[seat, place]
        if kind != NONE:
            drop_card(state, seat, kind)
            if partner != NONE:
                add_card(state, partner, kind)
    state.exchanging &= ~(1 << seat)
    if code < KEEP:
        state.exchanging |= 1 << partner
    tell_exchange(state, seat, code, log)
