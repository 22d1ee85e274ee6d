"""The running trick from a position: its sets, who has passed, whose turn it is."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.games.zoo.codes import Refusal
from menagerie.games.zoo.hands import holds_cards, holds_only_joker, next_holder
from menagerie.games.zoo.positions.shape import ZooPosition, group_of
from menagerie.games.zoo.questions import ask, refuse_question
from menagerie.games.zoo.sets import beats
from menagerie.games.zoo.state import NONE, Phase, Zoo
from menagerie.games.zoo.tricks import is_won

IN_TRICK = (Phase.BEATING, Phase.ANSWERING)


def load_trick(face: Zoo, position: ZooPosition) -> None:
    """Z7: lay the sets one after the other, each beating the one before."""
    for number, play in enumerate(position.trick):
        field = f"trick[{number}]"
        group = group_of(face, field, play.cards)
        if play.seat >= face.seats:
            raise PositionError(f"{field}: there is no seat {play.seat}")
        if number:
            if not plain(beats)(face.rules_version, group, face.trick_set[number - 1]):
                raise PositionError(f"{field}: it does not beat the set before (Z7)")
            if play.seat == face.trick_seat[number - 1]:
                raise PositionError(f"{field}: nobody beats the own set (Z9)")
        face.trick_set[number] = group
        face.trick_seat[number] = play.seat
    face.plays = len(position.trick)
    if face.phase in IN_TRICK and not face.plays:
        raise PositionError("trick: there must be a set to beat")


def load_turn(face: Zoo, position: ZooPosition) -> None:
    """Z5-Z12: set whose turn it is, and who has passed."""
    face.passed = 0
    if face.phase in IN_TRICK:
        load_passed(face, position)
    elif face.phase == Phase.LEADING:
        load_leader(face, position)
    elif face.phase == Phase.EXCHANGING and position.turn not in {None, face.turn}:
        raise PositionError(f"turn: seat {face.turn} leads the first trick (Z16)")


def load_leader(face: Zoo, position: ZooPosition) -> None:
    """Z10, Z12: the leader holds cards, and not only the joker; left out, it is the first one."""
    if position.turn is not None:
        face.turn = position.turn
    elif not plain(holds_cards)(face, face.turn) or plain(holds_only_joker)(face, face.turn):
        face.turn = plain(next_holder)(face, face.turn)
    if not plain(holds_cards)(face, face.turn):
        raise PositionError(f"turn: seat {face.turn} is out (Z10)")
    if plain(holds_only_joker)(face, face.turn):
        raise PositionError(f"turn: seat {face.turn} holds only the joker and cannot lead (Z12)")


def load_passed(face: Zoo, position: ZooPosition) -> None:
    """Z8, Z9: the others pass in order after the last set; the one after them is in turn."""
    given = position.turn
    if position.asked is not None:
        given = position.asked.by if given is None else given
    passed = set(position.passed or ())
    face.turn = plain(next_holder)(face, face.trick_seat[face.plays - 1])
    while not plain(is_won)(face) and is_before(face, passed, given, told=position.passed):
        face.passed |= 1 << face.turn
        passed.discard(face.turn)
        face.turn = plain(next_holder)(face, face.turn)
    if passed:
        raise PositionError("passed: all who passed since the last set did so in turn (Z8)")
    if plain(is_won)(face):
        raise PositionError("passed: everybody else has passed, so the trick is won (Z9)")
    if given not in {None, face.turn}:
        raise PositionError(f"turn: it is the turn of seat {face.turn} (Z8)")


def is_before(
    face: Zoo, passed: set[int], given: int | None, *, told: tuple[int, ...] | None
) -> bool:
    """Whether the seat in turn has passed: it is named so, or somebody later is in turn."""
    return face.turn in passed if told is not None else given not in {None, face.turn}


def load_asked(face: Zoo, position: ZooPosition) -> None:
    """Z18, Z19: show the cards of a question that a junior may ask."""
    face.asked = NONE
    if face.phase != Phase.ANSWERING:
        return
    if position.asked is None:
        raise PositionError("asked: phase answering needs a question (Z18)")
    shown = group_of(face, "asked", position.asked.cards)
    if position.asked.by != face.turn:
        raise PositionError(f"asked: only seat {face.turn}, who is in turn, may ask (Z18)")
    face.phase = Phase.BEATING
    refusal = Refusal(plain(refuse_question)(face, face.turn, shown))
    if refusal != Refusal.NONE:
        reason = refusal.name.lower().replace("_", " ")
        raise PositionError(f"asked: this may not be asked: {reason} (Z18)")
    plain(ask)(face, face.turn, shown, None)
