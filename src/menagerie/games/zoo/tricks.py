"""Tricks: leading, beating, passing, and who wins."""

from menagerie.core.dispatch import Codes
from menagerie.core.log import Log, tell
from menagerie.core.rule import rule
from menagerie.games.zoo.codes import PASS, PLAY
from menagerie.games.zoo.hands import (
    holds,
    holds_cards,
    holds_only_joker,
    next_holder,
    play_group,
    show_cards,
)
from menagerie.games.zoo.happenings import Happening
from menagerie.games.zoo.pieces import ANIMALS, ELEPHANT, JOKER, MOSQUITO
from menagerie.games.zoo.refusals import Refusal
from menagerie.games.zoo.sets import (
    KIND,
    NUMBER,
    REAL,
    WITH_JOKER,
    WITH_MOSQUITO,
    number_needed,
    rivals,
    set_code,
)
from menagerie.games.zoo.state import NONE, Phase, Zoo


@rule
def top_set(state: Zoo) -> int:
    """Z7: the set to beat."""
    return state.trick_set[state.plays - 1]


@rule
def list_leads(state: Zoo, seat: int, codes: Codes) -> int:
    """Z6: every set in the hand."""
    count = 0
    joker = state.hands[seat, JOKER]
    for kind in range(ANIMALS):
        helpers = min(1, state.hands[seat, MOSQUITO]) if kind == ELEPHANT else 0
        for real in range(1, state.hands[seat, kind] + 1):
            for mosquito in range(helpers + 1):
                first = PLAY + set_code(kind, real, mosquito, 0)
                for with_joker in range(joker + 1):
                    codes[count] = first + with_joker
                    count += 1
    return count


@rule
def list_helped(state: Zoo, seat: int, number: int, codes: Codes, listed: int) -> int:
    """Z3: the sets of that many elephants in the hand that have a mosquito with them."""
    count = listed
    held = state.hands[seat, ELEPHANT]
    for joker in range(state.hands[seat, JOKER], -1, -1):
        real = number - 1 - joker
        if 0 < real <= held:
            codes[count] = PLAY + set_code(ELEPHANT, real, 1, joker)
            count += 1
        if joker > 0 and 0 < real + 1 <= held:
            codes[count] = PLAY + set_code(ELEPHANT, real + 1, 0, joker)
            count += 1
    return count


@rule
def list_exactly(state: Zoo, seat: int, kind: int, number: int, codes: Codes, listed: int) -> int:
    """Z3: the sets of a kind and a number in the hand, in the order of their codes."""
    count = listed
    held = state.hands[seat, kind]
    if kind == ELEPHANT and state.hands[seat, MOSQUITO] > 0:
        count = list_helped(state, seat, number, codes, count)
    elif state.hands[seat, JOKER] > 0 and 1 < number <= held + 1:
        codes[count] = PLAY + set_code(kind, number - 1, 0, 1)
        count += 1
    if number <= held:
        codes[count] = PLAY + set_code(kind, number, 0, 0)
        count += 1
    return count


@rule
def list_beating(state: Zoo, seat: int, codes: Codes) -> int:
    """Z7, Z8: every set in the hand that beats the one on top, and to pass."""
    top = top_set(state)
    kinds = rivals(state.rules_version, KIND[top])
    count = 0
    for kind in range(ANIMALS):
        if (kinds >> kind) & 1 and state.hands[seat, kind] > 0:
            count = list_exactly(state, seat, kind, number_needed(top, kind), codes, count)
    codes[count] = PASS
    return count + 1


@rule
def refuse_play(state: Zoo, seat: int, group: int) -> int:
    """Z3, Z7: why a set may not be played."""
    if not holds(state, seat, group):
        return Refusal.NOT_HELD
    if state.phase == Phase.LEADING:
        return Refusal.NONE
    top = top_set(state)
    if not (rivals(state.rules_version, KIND[top]) >> KIND[group]) & 1:
        return Refusal.WRONG_ANIMAL
    if NUMBER[group] != number_needed(top, KIND[group]):
        return Refusal.WRONG_NUMBER
    return Refusal.NONE


@rule
def leave_if_empty(state: Zoo, seat: int, log: Log | None) -> None:
    """Z10: a seat without cards is out for the round."""
    if state.cards[seat] == 0 and holds_cards(state, seat):
        state.holders &= ~(1 << seat)
        state.out[state.out_count] = seat
        state.out_count += 1
        tell(log, Happening.WENT_OUT, seat, state.out_count, NONE, NONE)


@rule
def lay_set(state: Zoo, seat: int, group: int, log: Log | None) -> None:
    """Z6, Z7: put a set on the trick; whoever has passed may come back in."""
    kind = Happening.SET_LED if state.plays == 0 else Happening.SET_PLAYED
    tell(log, kind, seat, group, NONE, NONE)
    state.trick_set[state.plays] = group
    state.trick_seat[state.plays] = seat
    state.plays += 1
    state.passed = 0
    state.phase = Phase.BEATING


@rule
def play_set(state: Zoo, seat: int, group: int, log: Log | None) -> None:
    """Z6, Z7, Z10: play a set from the hand."""
    play_group(state, seat, group)
    lay_set(state, seat, group, log)
    leave_if_empty(state, seat, log)


@rule
def pass_turn(state: Zoo, seat: int, log: Log | None) -> None:
    """Z8: let the set on top stand for now."""
    state.passed |= 1 << seat
    tell(log, Happening.PASSED, seat, NONE, NONE, NONE)


@rule
def is_won(state: Zoo) -> bool:
    """Z9: whether all others who hold cards have passed since the set on top."""
    owner = state.trick_seat[state.plays - 1]
    return state.holders & ~(state.passed | (1 << owner)) == 0


@rule
def clear_trick(state: Zoo) -> None:
    """Take the trick off the table."""
    for play in range(state.plays):
        state.trick_set[play] = NONE
        state.trick_seat[play] = NONE
    state.plays = 0
    state.passed = 0


@rule
def take_trick(state: Zoo, log: Log | None) -> None:
    """Z9: the cards of the trick go to the player of the set on top, who leads."""
    winner = state.trick_seat[state.plays - 1]
    for play in range(state.plays):
        group = state.trick_set[play]
        state.taken[winner, KIND[group]] += REAL[group]
        state.taken[winner, MOSQUITO] += WITH_MOSQUITO[group]
        state.taken[winner, JOKER] += WITH_JOKER[group]
    tell(log, Happening.TRICK_WON, winner, state.plays, NONE, NONE)
    clear_trick(state)
    state.turn = winner
    state.phase = Phase.LEADING


@rule
def settle_lead(state: Zoo, log: Log | None) -> None:
    """Z10, Z12: the lead passes to the left from one who is out or holds only the joker."""
    if not holds_cards(state, state.turn):
        state.turn = next_holder(state, state.turn)
    if holds_only_joker(state, state.turn):
        show_cards(state, state.turn, JOKER, 1)
        tell(log, Happening.LEAD_PASSED, state.turn, NONE, NONE, NONE)
        state.turn = next_holder(state, state.turn)
