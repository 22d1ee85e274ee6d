"""The record of a table's game, which is public when the game is over."""

from typing import Any

import msgspec

from menagerie.core.records import AnyRecord, Played, Record, final_state
from menagerie.table.errors import ForbiddenError
from menagerie.table.fairness import proof
from menagerie.table.play import checked_options
from menagerie.table.state import OVER, Table


def record_of(table: Table) -> AnyRecord:
    """The record of a finished game, with the proof of the deal."""
    if table.status != OVER or table.eyes is None:
        raise ForbiddenError("not_over")
    record: Record[Any, Any] = Record(
        game=table.settings.game,
        rules_version=table.rules_version,
        seats=len(table.seats),
        options=checked_options(table),
        seed=table.seed,
        actions=tuple(Played(seat, action) for seat, action, _ in table.played),
        outcome=table.game.outcome(table.eyes.state),
        position=table.position,
        fairness=proof(table),
    )
    return record


def position_after(table: Table, step: int) -> dict[str, Any]:
    """The position after so many actions of a finished game, for a table that continues it.

    It has no chance: people who have seen the end must not know the coming draws.
    """
    record = record_of(table)
    if not 0 <= step <= len(record.actions):
        raise ForbiddenError("no_step", step=step, last=len(record.actions))
    prefix = msgspec.structs.replace(record, actions=record.actions[:step], outcome=None)
    return position_of(table, prefix)


def position_of(table: Table, record: AnyRecord) -> dict[str, Any]:
    """The final position of a record, without chance."""
    found = table.game.dump(final_state(table.game, record))
    found.pop("chance", None)
    return found
