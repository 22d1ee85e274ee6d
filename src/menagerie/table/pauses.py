"""Pause and sleep, which stop the clocks; and the pace of bots."""

from typing import Any

import msgspec

from menagerie.table import entries as fact
from menagerie.table.checks import (
    Asker,
    Decider,
    Fold,
    Result,
    asked_by,
    check_host,
    check_playable,
    check_status,
)
from menagerie.table.errors import TableError
from menagerie.table.state import PLAYING, Table
from menagerie.table.wire import commands as ask


def _pause(table: Table, command: ask.Pause, asker: Asker) -> Result:
    check_host(table, asker)
    check_playable(table)
    return (fact.Paused(**asked_by(command, asker)),)


def _paused(table: Table, _: fact.Paused) -> Table:
    return msgspec.structs.replace(table, is_paused=True)


def _resume(table: Table, command: ask.Resume, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    if not table.is_paused:
        raise TableError("not_paused")
    return (fact.Resumed(**asked_by(command, asker)),)


def _resumed(table: Table, _: fact.Resumed) -> Table:
    return msgspec.structs.replace(table, is_paused=False)


def _set_pace(table: Table, command: ask.SetPace, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    return (fact.Paced(pace=command.pace, **asked_by(command, asker)),)


def _paced(table: Table, entry: fact.Paced) -> Table:
    settings = msgspec.structs.replace(table.settings, pace=entry.pace)
    return msgspec.structs.replace(table, settings=settings)


def _slept(table: Table, _: fact.Slept) -> Table:
    return msgspec.structs.replace(table, is_asleep=True)


def _woke(table: Table, _: fact.Woke) -> Table:
    return msgspec.structs.replace(table, is_asleep=False)


DECIDERS: dict[type[Any], Decider] = {
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.SetPace: _set_pace,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Paused: _paused,
    fact.Resumed: _resumed,
    fact.Paced: _paced,
    fact.Slept: _slept,
    fact.Woke: _woke,
}
