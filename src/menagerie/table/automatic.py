"""Actions without an alternative, which a person may have taken for them.

Others hear nothing of that wish, and cannot tell from the time whether it was carried out: see
`server/hall/answers.py`.
"""

from typing import Any

from menagerie.table import entries as fact
from menagerie.table.checks import Asker, Decider, Fold, Result, asked_by, own_seat
from menagerie.table.errors import TableError
from menagerie.table.state import OVER, Table, with_seat
from menagerie.table.wire import commands as ask


def _automatic(table: Table, command: ask.Automatic, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    if table.status == OVER:
        raise TableError("not_playing")
    return (fact.Automated(seat=seat, on=command.on, **asked_by(command, asker)),)


def _automated(table: Table, entry: fact.Automated) -> Table:
    return with_seat(table, entry.seat, is_automatic=entry.on)


DECIDERS: dict[type[Any], Decider] = {
    ask.Automatic: _automatic,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Automated: _automated,
}
