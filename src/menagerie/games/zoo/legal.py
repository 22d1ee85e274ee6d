"""What a seat in turn may do: sets to lead or to beat with, to pass, cards to show or to give.

All are groups of the hand that fit, so that one routine lists them.
"""

import numpy as np

from menagerie.core.kernel.bits import BITS, lowest, without_lowest
from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule, table
from menagerie.core.kernel.verbs import Codes
from menagerie.games.zoo.codes import ASK, GIVE, PASS, PLAY, REFUSE
from menagerie.games.zoo.pieces import JOKER, MOSQUITO
from menagerie.games.zoo.questions import may_ask, missing, wanted_kind
from menagerie.games.zoo.sets import (
    BEATERS,
    FIRST_KIND,
    HELD,
    HELPED,
    JOINING,
    LEADS,
    NUMBERED,
    QUESTIONS,
    WORDS,
    mosquito_in,
    real_in,
)
from menagerie.games.zoo.state import Phase, Zoo
from menagerie.games.zoo.tricks import top_set

PLAYING, ASKING, GIVING = 0, 1, 2
FIRST_CODE: Row = table([PLAY, ASK, GIVE], np.int16)


@rule
def held_groups(state: Zoo, seat: int, word: int) -> int:
    """Z3: the groups of a hand."""
    groups = 0
    for kind in range(FIRST_KIND[word], FIRST_KIND[word + 1]):
        groups |= HELD[kind, state.hands[seat, kind]]
    return groups & HELPED[state.hands[seat, MOSQUITO], state.hands[seat, JOKER], word]


@rule
def gifts(state: Zoo, word: int) -> int:
    """Z18: the groups that are exactly what is missing."""
    kind = wanted_kind(state, state.asked)
    shown = 2 * mosquito_in(state.asked, kind) + min(1, real_in(state.asked, kind))
    return JOINING[kind, shown, word] & NUMBERED[missing(state), word]


@rule
def fitting_groups(state: Zoo, purpose: int, word: int) -> int:
    """Z6, Z7, Z18: the groups that lead, beat, ask for what is missing, or are it."""
    if purpose == GIVING:
        return gifts(state, word)
    if state.phase == Phase.LEADING:
        return LEADS[word]
    if purpose == ASKING:
        return QUESTIONS[state.rules_version - 1, top_set(state), word]
    return BEATERS[state.rules_version - 1, top_set(state), word]


@rule
def list_groups(state: Zoo, seat: int, purpose: int, codes: Codes, listed: int) -> int:
    """Z3, Z6, Z7, Z18: the groups of a hand that fit, in the order of their codes."""
    count = listed
    for word in range(WORDS):
        first = FIRST_CODE[purpose] + BITS * word
        groups = fitting_groups(state, purpose, word)
        if groups != 0:
            groups &= held_groups(state, seat, word)
        while groups != 0:
            codes[count] = first + lowest(groups)
            count += 1
            groups = without_lowest(groups)
    return count


@rule
def list_turn(state: Zoo, seat: int, codes: Codes) -> int:
    """Z6-Z8, Z18, Z19: to play, to pass unless leading, as a junior to ask; or to give or not."""
    first = GIVING if state.phase == Phase.ANSWERING else PLAYING
    last = ASKING if state.phase == Phase.BEATING and may_ask(state, seat) else first
    count = 0
    for purpose in range(first, last + 1):
        count = list_groups(state, seat, purpose, codes, count)
        if purpose != ASKING and state.phase != Phase.LEADING:
            codes[count] = REFUSE if purpose == GIVING else PASS
            count += 1
    return count
