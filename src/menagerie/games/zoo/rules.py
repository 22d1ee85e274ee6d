"""The rules as a whole: whose turn it is, what is legal, what an action does."""

from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.zoo.codes import ASK, GIVE, PASS, PLAY, PUSH, REFUSE, Refusal
from menagerie.games.zoo.exchange import (
    exchange,
    has_to_exchange,
    list_exchanges,
    refuse_exchange,
)
from menagerie.games.zoo.hands import next_holder
from menagerie.games.zoo.legal import list_turn
from menagerie.games.zoo.questions import (
    ask,
    give,
    refuse_gift,
    refuse_question,
    refuse_to_give,
)
from menagerie.games.zoo.scoring import close_round
from menagerie.games.zoo.setup import next_round
from menagerie.games.zoo.state import Phase, Zoo
from menagerie.games.zoo.tricks import (
    is_won,
    pass_turn,
    play_set,
    refuse_play,
    settle_lead,
    take_trick,
)


@rule
def asked_seat(state: Zoo) -> int:
    """Z8, Z19: whose turn it is in a trick; a question turns to the partner."""
    return state.partner[state.turn] if state.phase == Phase.ANSWERING else state.turn


@rule
def may_act(state: Zoo, seat: int) -> bool:
    """Whether a seat has legal actions."""
    if state.phase == Phase.OVER:
        return False
    if state.phase == Phase.EXCHANGING:
        return has_to_exchange(state, seat)
    return asked_seat(state) == seat


@rule
def to_act(state: Zoo) -> int:
    """Z17: the seats the game waits for, as bits; several while cards are exchanged."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.EXCHANGING:
        return state.exchanging
    return 1 << asked_seat(state)


@rule
def legal(state: Zoo, seat: int, codes: Codes) -> int:
    """Write a seat's legal actions in rising order of their codes; return how many."""
    if not may_act(state, seat):
        return 0
    if state.phase == Phase.EXCHANGING:
        return list_exchanges(state, seat, codes)
    return list_turn(state, seat, codes)


@rule
def carry_out(state: Zoo, seat: int, code: int, log: Log | None) -> None:
    """Do what an action says, and nothing that follows from it."""
    if code < PASS:
        play_set(state, seat, code - PLAY, log)
    elif code < ASK:
        pass_turn(state, seat, log)
    elif code < GIVE:
        ask(state, seat, code - ASK, log)
    elif code < REFUSE:
        give(state, seat, code - GIVE, log)
    elif code < PUSH:
        refuse_to_give(state, seat, log)
    else:
        exchange(state, seat, code, log)


@rule
def is_round_over(state: Zoo) -> bool:
    """Z11: whether at most one player holds cards."""
    return state.holders & (state.holders - 1) == 0


@rule
def proceed(state: Zoo, log: Log | None) -> None:
    """Z8-Z12: go on to the next decision: of this trick, of the next, or of the next round.

    Every action ends here, and nothing else calls it: one copy of the code it inlines.
    """
    if state.phase == Phase.EXCHANGING:
        state.phase = Phase.LEADING
    elif is_round_over(state):
        close_round(state, log)
        if state.phase != Phase.OVER:
            next_round(state, log)
    elif is_won(state):
        take_trick(state, log)
        settle_lead(state, log)
    else:
        state.turn = next_holder(state, state.turn)


@rule
def apply(state: Zoo, seat: int, code: int, log: Log | None) -> None:
    """Carry out a legal action and all that follows without asking."""
    carry_out(state, seat, code, log)
    if state.phase == Phase.BEATING or (state.phase == Phase.EXCHANGING and state.exchanging == 0):
        proceed(state, log)


@rule
def refuse_kind(state: Zoo, code: int) -> int:
    """Z6, Z17-Z19: whether the phase asks for this kind of action."""
    phase = state.phase
    if phase == Phase.EXCHANGING:
        return Refusal.NONE if code >= PUSH else Refusal.NOT_NOW
    if code >= PUSH:
        return Refusal.NOT_NOW
    if code >= GIVE:
        return Refusal.NONE if phase == Phase.ANSWERING else Refusal.NOT_ASKED
    return Refusal.NOT_NOW if phase == Phase.ANSWERING else Refusal.NONE


@rule
def refusal(state: Zoo, seat: int, code: int) -> int:
    """Why an action is not legal; Refusal.NONE when it is."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    reason = refuse_kind(state, code)
    if reason != Refusal.NONE:
        return reason
    if state.phase == Phase.EXCHANGING:
        return refuse_exchange(state, seat, code)
    if not may_act(state, seat):
        return Refusal.NOT_YOUR_TURN
    if code < PASS:
        return refuse_play(state, seat, code - PLAY)
    if code < GIVE and state.phase == Phase.LEADING:
        return Refusal.MUST_LEAD if code < ASK else Refusal.NOTHING_TO_BEAT
    if ASK <= code < GIVE:
        return refuse_question(state, seat, code - ASK)
    if GIVE <= code < REFUSE:
        return refuse_gift(state, seat, code - GIVE)
    return Refusal.NONE
