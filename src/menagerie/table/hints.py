"""Hints: who may ask for one, and about which state of the game."""

from typing import Any

from menagerie.table import entries as fact
from menagerie.table.actions import apply_all, read_actions
from menagerie.table.checks import (
    Asker,
    Decider,
    Fold,
    Result,
    asked_by,
    check_playable,
    check_plays,
    check_turn,
    own_seat,
)
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.knowledge import Eyes
from menagerie.table.state import Table, with_seat
from menagerie.table.wire import commands as ask


def check(table: Table, seat: int, command: ask.Hint) -> None:
    """Refuse a hint if the table plays without hints, or if the game does not wait for the seat."""
    check_playable(table)
    if not table.allows_hints:
        raise ForbiddenError("no_hints")
    check_plays(table, seat)
    check_turn(table, seat, command.turn)
    asked_about(table, seat, command)


def asked_about(table: Table, seat: int, command: ask.Hint) -> Eyes:
    """The current state, or the state after sealed actions that the seat has not sent yet."""
    if seat not in table.to_act or table.eyes is None:
        raise TableError("not_asked")
    if not command.after:
        return table.eyes
    applied = apply_all(table.eyes, seat, read_actions(table.game, command.after))
    if not applied.is_hidden or seat not in applied.eyes.to_act:
        raise TableError("reveals")
    return applied.eyes


def _hint(table: Table, command: ask.Hint, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check(table, seat, command)
    return (fact.Hinted(seat=seat, **asked_by(command, asker)),)


def _hinted(table: Table, entry: fact.Hinted) -> Table:
    return with_seat(table, entry.seat, hints=table.seats[entry.seat].hints + 1)


DECIDERS: dict[type[Any], Decider] = {
    ask.Hint: _hint,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Hinted: _hinted,
}
