"""The rules as a whole: whose turn it is, what is legal, what an action does."""

from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.goats.cards import count_dogs, held_place
from menagerie.games.goats.codes import (
    AGREE,
    HERD,
    KEEP,
    PLAY,
    REFUSE,
    STAY,
    TAKE,
    Refusal,
    herd_goal,
    herd_start,
    redraw_code,
    redrawn_dogs,
)
from menagerie.games.goats.dogs import (
    ask_opponent,
    asks_opponent,
    herd,
    list_herds,
    refuse_herd,
    refuse_swap,
    stay,
)
from menagerie.games.goats.setup import keep, redraw
from menagerie.games.goats.state import NONE, End, Goats, Phase
from menagerie.games.goats.turns import (
    list_plays,
    list_takes,
    play_card,
    proceed,
    refuse_take,
    take_card,
)


@rule
def asked_seat(state: Goats) -> int:
    """G8, G16: whose turn it is, or whose consent is asked; NONE when the game is over."""
    if state.phase == Phase.OVER:
        return NONE
    if state.phase == Phase.CONSENTING:
        return state.mark[state.herd_to]
    return state.turn


@rule
def to_act(state: Goats) -> int:
    """The one seat the game waits for, as a bit; 0 when it is over."""
    seat = asked_seat(state)
    return 0 if seat == NONE else 1 << seat


@rule
def list_redraws(state: Goats, seat: int, codes: Codes) -> int:
    """G7: every number of the dogs in the hand, and to keep."""
    dogs = count_dogs(state, seat)
    for number in range(1, dogs + 1):
        codes[number - 1] = redraw_code(number)
    codes[dogs] = KEEP
    return dogs + 1


@rule
def list_answers(codes: Codes) -> int:
    """G16: to agree to a swap or to refuse it."""
    codes[0] = AGREE
    codes[1] = REFUSE
    return 2


@rule
def legal(state: Goats, seat: int, codes: Codes) -> int:
    """Write a seat's legal actions in rising order of their codes; return how many."""
    if asked_seat(state) != seat:
        return 0
    if state.phase == Phase.PLAYING:
        return list_plays(state, seat, codes)
    if state.phase == Phase.TAKING:
        return list_takes(state, seat, codes)
    if state.phase == Phase.HERDING:
        return list_herds(state, codes)
    if state.phase == Phase.CONSENTING:
        return list_answers(codes)
    return list_redraws(state, seat, codes)


@rule
def carry_out_herding(state: Goats, code: int, log: Log | None) -> None:
    """G16, G17: a dog's move, or an answer about one."""
    if code == STAY:
        stay(state, log)
    elif code == REFUSE:
        refuse_swap(state, log)
    else:
        start = state.herd_from if code == AGREE else herd_start(code)
        goal = state.herd_to if code == AGREE else herd_goal(code)
        if code != AGREE and asks_opponent(state, goal):
            ask_opponent(state, start, goal, log)
        else:
            herd(state, start, goal, log)


@rule
def carry_out(state: Goats, seat: int, code: int, log: Log | None) -> None:
    """Do what an action says, and nothing that follows from it."""
    if code < KEEP:
        redraw(state, seat, redrawn_dogs(code), log)
    elif code < PLAY:
        keep(state, seat, log)
    elif code < TAKE:
        play_card(state, seat, code - PLAY, log)
    elif code < HERD:
        take_card(state, seat, code - TAKE, log)
    else:
        carry_out_herding(state, code, log)


@rule
def apply(state: Goats, seat: int, code: int, log: Log | None) -> None:
    """Carry out a legal action; a take, or a play after which none is possible, ends the turn."""
    carry_out(state, seat, code, log)
    if TAKE <= code < HERD or state.end != End.RUNNING:
        proceed(state, log)


@rule
def phase_allows(state: Goats, code: int) -> bool:
    """Whether the phase asks for this kind of action."""
    if code < PLAY:
        return state.phase == Phase.DOGS
    if code < TAKE:
        return state.phase == Phase.PLAYING
    if code < HERD:
        return state.phase == Phase.TAKING
    if code < AGREE:
        return state.phase == Phase.HERDING
    return state.phase == Phase.CONSENTING


@rule
def refuse_redraw(state: Goats, seat: int, dogs: int) -> int:
    """G7: why dogs may not be put aside."""
    return Refusal.TOO_FEW_DOGS if dogs > count_dogs(state, seat) else Refusal.NONE


@rule
def refuse_play(state: Goats, seat: int, card: int) -> int:
    """G9: why a card may not be played."""
    return Refusal.NOT_IN_HAND if held_place(state, seat, card) == NONE else Refusal.NONE


@rule
def refusal(state: Goats, seat: int, code: int) -> int:
    """Why an action is not legal; Refusal.NONE when it is."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    if not phase_allows(state, code):
        return Refusal.NOT_NOW
    if asked_seat(state) != seat:
        return Refusal.NOT_YOUR_TURN
    if code < KEEP:
        return refuse_redraw(state, seat, redrawn_dogs(code))
    if PLAY <= code < TAKE:
        return refuse_play(state, seat, code - PLAY)
    if TAKE <= code < HERD:
        return refuse_take(state, seat, code - TAKE)
    if HERD <= code < STAY:
        return refuse_herd(state, herd_start(code), herd_goal(code))
    return Refusal.NONE
