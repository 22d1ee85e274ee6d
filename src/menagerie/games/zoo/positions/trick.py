"""The running trick from a position: its sets, who has passed, whose turn it is."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.codes import Refusal
from menagerie.games.zoo.hands import holds_cards, holds_only_joker, next_holder
from menagerie.games.zoo.positions.shape import ZooPosition, group_of
from menagerie.games.zoo.questions import ask, refuse_question
from menagerie.games.zoo.sets import beats
from menagerie.games.zoo.state import NONE, Phase, Zoo
from menagerie.games.zoo.tricks import is_won

IN_TRICK = (Phase.BEATING, Phase.ANSWERING)


def load_trick(state: Zoo, position: ZooPosition) -> None:
    """Z7: lay the sets one after the other, each beating the one before."""
    for number, play in enumerate(position.trick):
        field = f"trick[{number}]"
        group = group_of(state, field, play.cards)
        if play.seat >= state.seats:
            raise PositionError(f"{field}: there is no seat {play.seat}")
        if number:
            if not plain(beats)(state.rules_version, group, state.trick_set[number - 1]):
                raise PositionError(f"{field}: it does not beat the set before (Z7)")
            if play.seat == state.trick_seat[number - 1]:
                raise PositionError(f"{field}: nobody beats the own set (Z9)")
        state.trick_set[number] = group
        state.trick_seat[number] = play.seat
    state.plays = len(position.trick)
    if state.phase in IN_TRICK and not state.plays:
        raise PositionError("trick: there must be a set to beat")


def load_turn(state: Zoo, position: ZooPosition) -> None:
    """Z5-Z12: set whose turn it is, and who has passed."""
    state.passed = 0
    if state.phase in IN_TRICK:
        load_passed(state, position)
    elif state.phase == Phase.LEADING:
        load_leader(state, position)
    elif state.phase == Phase.EXCHANGING and position.turn not in {None, state.turn}:
        raise PositionError(f"turn: seat {state.turn} leads the first trick (Z16)")


def load_leader(state: Zoo, position: ZooPosition) -> None:
    """Z10, Z12: the leader holds cards, and not only the joker; left out, it is the first one."""
    if position.turn is not None:
        state.turn = position.turn
    elif not plain(holds_cards)(state, state.turn) or plain(holds_only_joker)(state, state.turn):
        state.turn = plain(next_holder)(state, state.turn)
    if not plain(holds_cards)(state, state.turn):
        raise PositionError(f"turn: seat {state.turn} is out (Z10)")
    if plain(holds_only_joker)(state, state.turn):
        raise PositionError(f"turn: seat {state.turn} holds only the joker and cannot lead (Z12)")


def load_passed(state: Zoo, position: ZooPosition) -> None:
    """Z8, Z9: the others pass in order after the last set; the one after them is in turn."""
    given = position.turn
    if position.asked is not None:
        given = position.asked.by if given is None else given
    passed = set(position.passed or ())
    state.turn = plain(next_holder)(state, state.trick_seat[state.plays - 1])
    while not plain(is_won)(state) and is_before(state, passed, given, told=position.passed):
        state.passed |= 1 << state.turn
        passed.discard(state.turn)
        state.turn = plain(next_holder)(state, state.turn)
    if passed:
        raise PositionError("passed: all who passed since the last set did so in turn (Z8)")
    if plain(is_won)(state):
        raise PositionError("passed: everybody else has passed, so the trick is won (Z9)")
    if given not in {None, state.turn}:
        raise PositionError(f"turn: it is the turn of seat {state.turn} (Z8)")


def is_before(
    state: Zoo, passed: set[int], given: int | None, *, told: tuple[int, ...] | None
) -> bool:
    """Whether the seat in turn has passed: it is named so, or somebody later is in turn."""
    return state.turn in passed if told is not None else given not in {None, state.turn}


def load_asked(state: Zoo, position: ZooPosition) -> None:
    """Z18, Z19: show the cards of a question that a junior may ask."""
    state.asked = NONE
    if state.phase != Phase.ANSWERING:
        return
    if position.asked is None:
        raise PositionError("asked: phase answering needs a question (Z18)")
    shown = group_of(state, "asked", position.asked.cards)
    if position.asked.by != state.turn:
        raise PositionError(f"asked: only seat {state.turn}, who is in turn, may ask (Z18)")
    state.phase = Phase.BEATING
    refusal = Refusal(plain(refuse_question)(state, state.turn, shown))
    if refusal != Refusal.NONE:
        reason = refusal.name.lower().replace("_", " ")
        raise PositionError(f"asked: this may not be asked: {reason} (Z18)")
    plain(ask)(state, state.turn, shown, None)
