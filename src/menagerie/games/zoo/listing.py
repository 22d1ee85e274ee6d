"""What a seat in turn may do: sets to lead or to beat with, to pass, cards to show.

All are sets of the hand within some numbers, so that one routine lists them.
"""

from menagerie.core.dispatch import Codes
from menagerie.core.rule import rule
from menagerie.games.zoo.asking import may_ask
from menagerie.games.zoo.codes import ASK, PASS, PLAY
from menagerie.games.zoo.pieces import ANIMALS, ELEPHANT, JOKER, MOSQUITO
from menagerie.games.zoo.sets import KIND, number_needed, rivals, set_code
from menagerie.games.zoo.state import Phase, Zoo
from menagerie.games.zoo.tricks import top_set

# Z3: more than any set counts.
ANY_NUMBER = 8


@rule
def rivals_of_top(state: Zoo) -> int:
    """Z7: the animals that may be played on the set on top, as bits."""
    return rivals(state.rules_version, KIND[top_set(state)])


@rule
def kinds_wanted(state: Zoo, asking: int) -> int:
    """Z6, Z7, Z18: the kinds of which cards are of use now, as bits; a mosquito may be shown."""
    if state.phase == Phase.LEADING:
        return (1 << ANIMALS) - 1
    kinds = rivals_of_top(state)
    if asking and (kinds >> ELEPHANT) & 1:
        kinds |= 1 << MOSQUITO
    return kinds


@rule
def helps_elephants(state: Zoo, kind: int) -> bool:
    """Z18: whether a mosquito would be shown for elephants, of which it can only be one."""
    return kind == MOSQUITO and not (rivals_of_top(state) >> MOSQUITO) & 1


@rule
def number_wanted(state: Zoo, kind: int) -> int:
    """Z6, Z7, Z18: how many of a kind that is wanted make a set."""
    if state.phase == Phase.LEADING:
        return ANY_NUMBER
    return number_needed(top_set(state), ELEPHANT if helps_elephants(state, kind) else kind)


@rule
def most_real(state: Zoo, seat: int, kind: int) -> int:
    """Z3, Z18: the real cards of a kind in the hand that may lie together."""
    held = state.hands[seat, kind]
    if state.phase != Phase.LEADING and helps_elephants(state, kind):
        return min(1, held)
    return held


@rule
def list_sets(state: Zoo, seat: int, kind: int, asking: int, codes: Codes, listed: int) -> int:
    """Z3, Z6, Z7, Z18: the sets of a kind in the hand that lead, beat, or ask for what is missing.

    They come in the order of their codes.
    """
    wanted = number_wanted(state, kind)
    least = 1 if asking or state.phase == Phase.LEADING else wanted
    base = ASK if asking else PLAY
    jokers = state.hands[seat, JOKER]
    mosquitoes = min(1, state.hands[seat, MOSQUITO]) if kind == ELEPHANT else 0
    count = listed
    last = min(most_real(state, seat, kind), wanted - asking)
    for real in range(max(1, least - mosquitoes - jokers), last + 1):
        for mosquito in range(mosquitoes + 1):
            for joker in range(jokers + 1):
                if least <= real + mosquito + joker <= wanted - asking:
                    codes[count] = base + set_code(kind, real, mosquito, joker)
                    count += 1
    return count


@rule
def list_turn(state: Zoo, seat: int, codes: Codes) -> int:
    """Z6-Z8, Z18: sets to play, to pass unless leading, and as a junior what to show."""
    leading = state.phase == Phase.LEADING
    count = 0
    for asking in range(2 if not leading and may_ask(state, seat) else 1):
        kinds = kinds_wanted(state, asking)
        for kind in range(ANIMALS):
            if (kinds >> kind) & 1 and state.hands[seat, kind] > 0:
                count = list_sets(state, seat, kind, asking, codes, count)
        if not leading and not asking:
            codes[count] = PASS
            count += 1
    return count
