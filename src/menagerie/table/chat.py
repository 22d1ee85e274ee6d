"""Chat: quick phrases, free text if the host allows it, silence where the rules demand it."""

import unicodedata
from typing import Any

import msgspec

from menagerie.table import entries as fact
from menagerie.table.checks import Asker, Decider, Fold, Result, asked_by, known_seat, own_seat
from menagerie.table.errors import TableError
from menagerie.table.state import PLAYING, Table
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Line

PHRASES = (
    "hello",
    "good_luck",
    "thanks",
    "well_played",
    "good_game",
    "sorry",
    "oops",
    "hurry",
    "one_moment",
    "back_soon",
    "rematch",
    "bye",
    "laugh",
    "wow",
    "cry",
    "heart",
)
LONGEST_NAME = 24
KEPT_LINES = 50


def readable(text: str) -> str:
    """Text in one line, without invisible characters."""
    seen = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    plain = "".join(char for char in seen if unicodedata.category(char)[0] != "C")
    return " ".join(plain.split())


def checked_name(name: str) -> str:
    """A nickname without invisible characters; refuses one that is empty or too long."""
    plain = readable(name)
    if not plain:
        raise TableError("name_missing")
    if len(plain) > LONGEST_NAME:
        raise TableError("name_long", most=LONGEST_NAME)
    return plain


def check_said(table: Table, seat: int, phrase: str, text: str) -> None:
    """Refuse what may not be said at this table, or not now."""
    if table.settings.chat == "none":
        raise TableError("chat_off")
    if bool(phrase) == bool(text):
        raise TableError("chat_empty")
    if phrase and phrase not in PHRASES:
        raise TableError("chat_phrase", phrase=phrase)
    if text and table.settings.chat != "text":
        raise TableError("chat_phrases_only")
    if table.status == PLAYING and seat in silent_seats(table):
        raise TableError("chat_partners")


def silent_seats(table: Table) -> tuple[int, ...]:
    """The seats that may not talk now: partners during a secret exchange."""
    return table.game.silent(table.eyes.state) if table.eyes else ()


def _say(table: Table, command: ask.Say, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    text = readable(command.text)
    check_said(table, seat, command.phrase, text)
    facts = asked_by(command, asker)
    return (fact.Said(seat=seat, phrase=command.phrase, text=text, **facts),)


def _said(table: Table, entry: fact.Said) -> Table:
    name = table.seats[entry.seat].name
    line = Line(entry.at, entry.seat, name, entry.phrase, entry.text)
    return msgspec.structs.replace(table, lines=(*table.lines[1 - KEPT_LINES :], line))


def _mute(table: Table, command: ask.Mute, asker: Asker) -> Result:
    own_seat(table, asker)
    seat = known_seat(table, command.seat)
    return (fact.Muted(seat=seat, mute=command.mute, **asked_by(command, asker)),)


def _muted(table: Table, entry: fact.Muted) -> Table:
    pair = {(entry.by or "", entry.seat)}
    muted = table.muted | pair if entry.mute else table.muted - pair
    return msgspec.structs.replace(table, muted=muted)


DECIDERS: dict[type[Any], Decider] = {
    ask.Say: _say,
    ask.Mute: _mute,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Said: _said,
    fact.Muted: _muted,
}
