"""Hints: who may ask for one, and for which moment of the game."""

from menagerie.table.actions import apply_all, read_actions
from menagerie.table.checks import check_playable, check_plays, check_turn
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.knowledge import Eyes
from menagerie.table.state import Table
from menagerie.table.wire.commands import Hint


def check(table: Table, seat: int, command: Hint) -> None:
    """Refuse a hint where the table has none, or has nothing to ask of the seat."""
    check_playable(table)
    if not table.allows_hints:
        raise ForbiddenError("no_hints", "this table plays without hints")
    check_plays(table, seat)
    check_turn(table, seat, command.turn)
    asked_about(table, seat, command)


def asked_about(table: Table, seat: int, command: Hint) -> Eyes:
    """The game as it is, or as it would be after sealed actions that the seat has not sent."""
    if seat not in table.to_act or table.eyes is None:
        raise TableError("not_asked", "the game does not wait for you")
    if not command.after:
        return table.eyes
    applied = apply_all(table.eyes, seat, read_actions(table.game, command.after))
    if not applied.is_hidden or seat not in applied.eyes.to_act:
        raise TableError("reveals", "after: only choices that nobody hears of can be tried")
    return applied.eyes
