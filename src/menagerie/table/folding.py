"""Folding: a table and an entry make the next table."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from menagerie.core.errors import IllegalActionError, RecordError
from menagerie.core.events import Event
from menagerie.core.game import State
from menagerie.core.record import Record, first_state
from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.acting import Applied, apply_all, read_actions
from menagerie.table.chat import KEPT_LINES
from menagerie.table.clocks import ticked, wound
from menagerie.table.entries import AnyEntry
from menagerie.table.eyes import Eyes
from menagerie.table.fair import derive_seed
from menagerie.table.settings import checked
from menagerie.table.state import OVER, PLAYING, Line, Played, Seat, Table, with_seat

KEPT_REQUESTS = 64
KEPT_STEPS = 16


class Folded(NamedTuple):
    """The next table, and what happened in the game."""

    table: Table
    events: tuple[Event, ...] = ()


def opened(entry: fact.Opened) -> Table:
    """The table that an entry opens."""
    count = entry.settings.seats
    return Table(
        id=entry.table,
        settings=checked(entry.settings),
        rules_version=entry.rules_version,
        secret=entry.secret,
        join_key=entry.join_key,
        watch_key=entry.watch_key,
        code=entry.code,
        position=entry.position,
        host=entry.by or "",
        opened_at=entry.at,
        at=entry.at,
        heard=(1,) * (count + 1),
        seats=tuple(Seat(kept_for=entry.kept_for.get(n, "")) for n in range(count)),
    )


def unfold(found: Iterable[AnyEntry]) -> Table:
    """The table that a whole journal makes."""
    journal = iter(found)
    first = next(journal)
    if not isinstance(first, fact.Opened):
        raise TypeError("a journal begins with an opened table")
    table = opened(first)
    for entry in journal:
        table = fold(table, entry).table
    return table


def fold(table: Table, entry: AnyEntry, applied: Applied | None = None) -> Folded:
    """The next table; `applied` is what an action leads to, where that is known already."""
    if isinstance(entry, fact.Acted):
        table, events = _acted(table, entry, applied)
    else:
        table, events = _folds[type(entry)](table, entry), ()
        if isinstance(entry, _MOVE_CLOCKS):
            table = ticked(table, entry.at)
    return Folded(_noted(table, entry), events)


def _noted(table: Table, entry: AnyEntry) -> Table:
    """The table with the entry counted."""
    done = table.done
    if entry.id is not None and entry.by is not None:
        done = (*done[-KEPT_REQUESTS * len(table.seats) :], (entry.by, entry.id))
    heard = tuple(count + (entry.heard >> role & 1) for role, count in enumerate(table.heard))
    return msgspec.structs.replace(
        table, sequence=table.sequence + 1, at=entry.at, heard=heard, done=done
    )


# The game.


def _acted(table: Table, entry: fact.Acted, applied: Applied | None) -> Folded:
    assert table.eyes is not None  # noqa: S101 - nobody acts before the deal
    was_alone = table.to_act == (entry.seat,)
    if applied is None:
        actions = read_actions(table.game, entry.actions)
        applied = apply_all(table.game, table.eyes.state, entry.seat, actions)
    first = len(table.played)
    seam = table.seam if applied.reveals_at is None else first + applied.reveals_at
    turn = table.seats[entry.seat].turn + len(applied.played)
    table = msgspec.structs.replace(
        with_seat(table, entry.seat, turn=turn),
        eyes=Eyes(table.game, applied.state),
        played=table.played + applied.played,
        seam=seam,
        undo=None,
        recent=(*table.recent[-KEPT_STEPS:], applied.events),
    )
    if not table.to_act:
        table = msgspec.structs.replace(table, status=OVER, finished_at=entry.at)
    return Folded(ticked(table, entry.at, entry.seat, was_alone=was_alone), applied.events)


def _started(table: Table, entry: fact.Started) -> Table:
    seats = tuple(seat if seat.person or seat.bot else Seat(bot=entry.bot) for seat in table.seats)
    seed = derive_seed(table.secret, table.id, [seat.nonce for seat in seats])
    table = msgspec.structs.replace(table, seats=seats, seed=seed)
    start = dealt(table)
    table = msgspec.structs.replace(
        table, status=PLAYING, start=start, eyes=Eyes(table.game, start)
    )
    return wound(table)


def _imported(table: Table, entry: fact.Imported) -> Table:
    table = msgspec.structs.replace(table, seed=entry.seed)
    state = start = dealt(table)
    played: list[Played] = []
    for number, told in enumerate(entry.actions):
        action = table.game.read_action(told["action"])
        try:
            state = table.game.apply(state, told["seat"], action).state
        except IllegalActionError as error:
            raise RecordError(f"actions[{number}]: {error}") from None
        played.append(Played(told["seat"], action, is_hidden=False))
    return msgspec.structs.replace(
        table,
        status=OVER,
        start=start,
        eyes=Eyes(table.game, state),
        played=tuple(played),
        seam=len(played),
        finished_at=entry.at,
        imported=True,
        proof=entry.fairness,
    )


def dealt(table: Table) -> State:
    """The state a table starts from: the deal, or its position."""
    record: Record[Any, Any] = Record(
        game=table.settings.game,
        rules_version=table.rules_version,
        seats=table.settings.seats,
        options=checked_options(table),
        seed=table.seed,
        actions=(),
        position=table.position,
    )
    return first_state(table.game, record)


def checked_options(table: Table) -> Any:
    """The options as the game's own struct."""
    return msgspec.convert(table.settings.options, table.game.options)


# The seats.


def _sat(table: Table, entry: fact.Sat) -> Table:
    before = table.seat_of(entry.person)
    if before is not None and before != entry.seat:
        table = with_seat(table, before, person="", name="", ready=False, nonce="")
    return with_seat(
        table, entry.seat, person=entry.person, name=entry.name, bot="", why="", ready=False
    )


def _stood(table: Table, entry: fact.Stood) -> Table:
    table = with_seat(table, entry.seat, person="", name="", ready=False, nonce="", kept_for="")
    return _hosted(table)


def _hosted(table: Table) -> Table:
    """The table with a host at it: the first person seated, when the host has gone."""
    if table.seat_of(table.host) is not None:
        return table
    heirs = [seat.person for seat in table.seats if seat.is_played_by_person]
    return msgspec.structs.replace(table, host=heirs[0]) if heirs else table


def _renamed(table: Table, entry: fact.Renamed) -> Table:
    return with_seat(table, entry.seat, name=entry.name)


def _filled(table: Table, entry: fact.Filled) -> Table:
    return with_seat(table, entry.seat, bot=entry.bot, kept_for="")


def _readied(table: Table, entry: fact.Readied) -> Table:
    return with_seat(table, entry.seat, ready=entry.ready, nonce=entry.nonce)


def _changed(table: Table, entry: fact.Changed) -> Table:
    settings = checked(entry.settings)
    count = settings.seats
    seats = (*table.seats[:count], *(Seat() for _ in range(count - len(table.seats))))
    seats = tuple(msgspec.structs.replace(seat, ready=False) for seat in seats)
    heard = (table.heard[0],) * (count + 1)
    return msgspec.structs.replace(table, settings=settings, seats=seats, heard=heard)


def _stood_in(table: Table, entry: fact.StoodIn) -> Table:
    seat = table.seats[entry.seat]
    grace, away = seat.grace, seat.away_since
    spent = grace if away is None else max(0, grace - (entry.at - away))
    table = with_seat(table, entry.seat, bot=entry.bot, why=entry.why, grace=spent, away_since=None)
    return undo.settled(table)


def _returned(table: Table, entry: fact.Returned) -> Table:
    seat = table.seats[entry.seat]
    grace, left = seat.grace, seat.left
    if seat.away_since is not None:
        grace = max(0, grace - (entry.at - seat.away_since))
    if seat.why == "time" and left is not None:
        left = max(left, BACK_AFTER_TIME)
    return with_seat(table, entry.seat, bot="", why="", grace=grace, away_since=None, left=left)


def _away(table: Table, entry: fact.Away) -> Table:
    return with_seat(table, entry.seat, away_since=entry.at)


def _removed(table: Table, entry: fact.Removed) -> Table:
    banned = table.banned | {table.seats[entry.seat].person}
    table = msgspec.structs.replace(table, banned=banned)
    name = "" if table.status != PLAYING else table.seats[entry.seat].name
    table = with_seat(
        table, entry.seat, person="", name=name, bot=entry.bot, why="", ready=False, nonce=""
    )
    return undo.settled(_hosted(table))


# Pausing, undoing, talking.


def _paused(table: Table, _: fact.Paused) -> Table:
    return msgspec.structs.replace(table, is_paused=True)


def _resumed(table: Table, _: fact.Resumed) -> Table:
    return msgspec.structs.replace(table, is_paused=False)


def _slept(table: Table, _: fact.Slept) -> Table:
    return msgspec.structs.replace(table, is_asleep=True)


def _woke(table: Table, _: fact.Woke) -> Table:
    return msgspec.structs.replace(table, is_asleep=False)


def _withdrew(table: Table, entry: fact.Withdrew) -> Table:
    return undo.withdrawn(table, entry.seat)


def _undo_asked(table: Table, entry: fact.UndoAsked) -> Table:
    return undo.asked(table, entry.seat)


def _undo_answered(table: Table, entry: fact.UndoAnswered) -> Table:
    return undo.answered(table, entry.seat, agree=entry.agree)


def _said(table: Table, entry: fact.Said) -> Table:
    name = table.seats[entry.seat].name
    line = Line(entry.at, entry.seat, name, entry.phrase, entry.text)
    return msgspec.structs.replace(table, lines=(*table.lines[1 - KEPT_LINES :], line))


def _muted(table: Table, entry: fact.Muted) -> Table:
    pair = {(entry.by or "", entry.seat)}
    muted = table.muted | pair if entry.mute else table.muted - pair
    return msgspec.structs.replace(table, muted=muted)


def _rematched(table: Table, entry: fact.Rematched) -> Table:
    return msgspec.structs.replace(table, rematch=entry.table)


# Who comes back after running out of time gets at least this much of it, in milliseconds.
BACK_AFTER_TIME = 30_000

_MOVE_CLOCKS = (
    fact.Started,
    fact.StoodIn,
    fact.Returned,
    fact.Away,
    fact.Removed,
    fact.Paused,
    fact.Resumed,
    fact.Slept,
    fact.Woke,
    fact.Withdrew,
    fact.UndoAsked,
    fact.UndoAnswered,
)

_folds: dict[type[Any], Callable[[Table, Any], Table]] = {
    fact.Imported: _imported,
    fact.Changed: _changed,
    fact.Sat: _sat,
    fact.Stood: _stood,
    fact.Renamed: _renamed,
    fact.Filled: _filled,
    fact.Readied: _readied,
    fact.Started: _started,
    fact.StoodIn: _stood_in,
    fact.Returned: _returned,
    fact.Away: _away,
    fact.Removed: _removed,
    fact.Paused: _paused,
    fact.Resumed: _resumed,
    fact.Slept: _slept,
    fact.Woke: _woke,
    fact.Withdrew: _withdrew,
    fact.UndoAsked: _undo_asked,
    fact.UndoAnswered: _undo_answered,
    fact.Said: _said,
    fact.Muted: _muted,
    fact.Rematched: _rematched,
}
