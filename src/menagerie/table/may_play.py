"""What may be done while a game runs: act, come and go, pause, take back, talk."""

from typing import Any

from menagerie.table import entries as fact
from menagerie.table import hints, undo
from menagerie.table.actions import Applied, apply_all, read_actions
from menagerie.table.chat import check_said, readable
from menagerie.table.checks import (
    Asker,
    Decider,
    Result,
    asked_by,
    check_host,
    check_playable,
    check_plays,
    check_status,
    check_turn,
    known_bot,
    known_seat,
    own_seat,
    stand_in,
)
from menagerie.table.errors import TableError
from menagerie.table.state import OPEN, PLAYING, Table
from menagerie.table.wire import commands as ask


def _act(table: Table, command: ask.Act, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    check_plays(table, seat)
    check_turn(table, seat, command.turn)
    actions = tuple(command.actions)
    entry = fact.Acted(seat=seat, actions=actions, **asked_by(command, asker))
    return entry, _applied(table, seat, actions)


def _applied(table: Table, seat: int, actions: tuple[Any, ...]) -> Applied:
    assert table.eyes is not None  # noqa: S101 - a running game was dealt
    told = read_actions(table.game, actions)
    return apply_all(table.eyes, seat, told)


def _leave(table: Table, command: ask.Leave, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    facts = asked_by(command, asker)
    if table.status == OPEN:
        return (fact.Stood(seat=seat, **facts),)
    check_status(table, PLAYING)
    if table.seats[seat].bot:
        raise TableError("stood_in", "a bot plays for you already")
    return (fact.StoodIn(seat=seat, bot=stand_in(asker.bots), why="left", **facts),)


def _back(table: Table, command: ask.Back, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_status(table, PLAYING)
    if not table.seats[seat].bot and table.seats[seat].away_since is None:
        raise TableError("seated", "you have your seat already")
    return (fact.Returned(seat=seat, **asked_by(command, asker)),)


def _replace(table: Table, command: ask.Replace, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    seat = known_seat(table, command.seat)
    bot = known_bot(asker, command.bot)
    facts = asked_by(command, asker)
    if not table.seats[seat].person:
        return (fact.Filled(seat=seat, bot=bot, **facts),)
    return (fact.StoodIn(seat=seat, bot=bot, why="host", **facts),)


def _pause(table: Table, command: ask.Pause, asker: Asker) -> Result:
    check_host(table, asker)
    check_playable(table)
    return (fact.Paused(**asked_by(command, asker)),)


def _resume(table: Table, command: ask.Resume, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    if not table.is_paused:
        raise TableError("not_paused", "the table is not paused")
    return (fact.Resumed(**asked_by(command, asker)),)


def _set_pace(table: Table, command: ask.SetPace, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    return (fact.Paced(pace=command.pace, **asked_by(command, asker)),)


def _hint(table: Table, command: ask.Hint, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    hints.check(table, seat, command)
    return (fact.Hinted(seat=seat, **asked_by(command, asker)),)


# Taking back, and talking.


def _undo(table: Table, command: ask.Undo, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    check_plays(table, seat)
    facts = asked_by(command, asker)
    if undo.sealed_choice(table, seat):
        return (fact.Withdrew(seat=seat, **facts),)
    undo.back_to(table, seat)
    if table.undo is not None:
        raise TableError("undo_asked", "an undo is being asked for already")
    return (fact.UndoAsked(seat=seat, **facts),)


def _answer_undo(table: Table, command: ask.AnswerUndo, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    question = table.undo
    is_asked = question is not None and seat in undo.voters(table, question.seat)
    takes_back = question is not None and seat == question.seat and not command.agree
    if not (is_asked or takes_back):
        raise TableError("undo_none", "nobody asks you to undo anything")
    if question is not None and command.agree and seat in question.agreed:
        raise TableError("undo_agreed", "you have agreed already")
    return (fact.UndoAnswered(seat=seat, agree=command.agree, **asked_by(command, asker)),)


def _say(table: Table, command: ask.Say, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    text = readable(command.text)
    check_said(table, seat, command.phrase, text)
    facts = asked_by(command, asker)
    return (fact.Said(seat=seat, phrase=command.phrase, text=text, **facts),)


def _mute(table: Table, command: ask.Mute, asker: Asker) -> Result:
    own_seat(table, asker)
    seat = known_seat(table, command.seat)
    return (fact.Muted(seat=seat, mute=command.mute, **asked_by(command, asker)),)


DECIDERS: dict[type[Any], Decider] = {
    ask.Act: _act,
    ask.Leave: _leave,
    ask.Back: _back,
    ask.Replace: _replace,
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.SetPace: _set_pace,
    ask.Hint: _hint,
    ask.Undo: _undo,
    ask.AnswerUndo: _answer_undo,
    ask.Say: _say,
    ask.Mute: _mute,
}
