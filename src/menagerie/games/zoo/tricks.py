"""Tricks: leading, beating, passing, and who wins."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.codes import Happening, Refusal
from menagerie.games.zoo.hands import (
    holds,
    holds_cards,
    holds_only_joker,
    next_holder,
    play_group,
    show_cards,
)
from menagerie.games.zoo.pieces import JOKER, MOSQUITO
from menagerie.games.zoo.sets import (
    KIND,
    REAL,
    WITH_JOKER,
    WITH_MOSQUITO,
    beats,
    rivals,
)
from menagerie.games.zoo.state import NONE, Phase, Zoo


@rule
def top_set(state: Zoo) -> int:
    """Z7: the set to beat."""
    return state.trick_set[state.plays - 1]


@rule
def refuse_play(state: Zoo, seat: int, group: int) -> int:
    """Z3, Z7: why a set may not be played."""
    if not holds(state, seat, group):
        return Refusal.NOT_HELD
    if state.phase == Phase.LEADING or beats(state.rules_version, group, top_set(state)):
        return Refusal.NONE
    if not (rivals(state.rules_version, KIND[top_set(state)]) >> KIND[group]) & 1:
        return Refusal.WRONG_ANIMAL
    return Refusal.WRONG_NUMBER


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
    """Z6, Z7: put a set on the trick; those who have passed may come back in."""
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
