"""What entries do to the game of a table: the deal, actions, undoing, pauses, talk."""

from collections.abc import Callable
from typing import Any

import msgspec

from menagerie.core.errors import IllegalActionError, RecordError
from menagerie.core.records import Record, first_state
from menagerie.core.state import State
from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.actions import Applied, apply_all, is_own, read_actions
from menagerie.table.chat import KEPT_LINES
from menagerie.table.clocks import ended_turns, ticked, wound
from menagerie.table.fairness import derive_seed
from menagerie.table.history import Trail
from menagerie.table.knowledge import Eyes
from menagerie.table.state import OVER, PLAYING, Happened, Played, Seat, Table, with_seat
from menagerie.table.wire.messages import Line

KEPT_STEPS = 16


# The deal.


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
        played.append(Played(told["seat"], action, is_sealed=False))
    return msgspec.structs.replace(
        table,
        status=OVER,
        start=start,
        eyes=Eyes(table.game, state),
        played=Trail(played),
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


# Actions.


def applied_to(table: Table, entry: fact.Acted) -> Applied:
    """What the actions of an entry lead to."""
    assert table.eyes is not None  # noqa: S101 - nobody acts before the deal
    actions = read_actions(table.game, entry.actions)
    return apply_all(table.eyes, entry.seat, actions)


def acted(table: Table, entry: fact.Acted, applied: Applied) -> Table:
    """The table after a seat has acted; what nobody else hears of changes nothing else."""
    eyes = applied.eyes
    played = table.played.then(applied.played)
    seats = list(table.seats)
    turn = seats[entry.seat].turn + len(applied.played)
    seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], turn=turn)
    recent = table.recent
    if not applied.is_hidden:
        recent = (*recent, *_happened(table, entry.seat, applied))[-KEPT_STEPS:]
    after = msgspec.structs.replace(
        table,
        seats=tuple(seats),
        eyes=eyes,
        played=played,
        seam=len(played) if applied.reveals else table.seam,
        undo=table.undo if applied.is_hidden else None,
        recent=recent,
        status=table.status if eyes.to_act else OVER,
        finished_at=table.finished_at if eyes.to_act else entry.at,
    )
    return ticked(after, entry.at, ended_turns(table, after, entry.seat, applied))


def _happened(before: Table, seat: int, applied: Applied) -> list[Happened]:
    """What others hear of some actions; how many they do not hear of would tell something."""
    steps = enumerate(applied.steps, len(before.played))
    return [Happened(number, events) for number, events in steps if not is_own(events, seat)]


# Undoing.


def _withdrew(table: Table, entry: fact.Withdrew) -> Table:
    return undo.withdrawn(table, entry.seat)


def _undo_asked(table: Table, entry: fact.UndoAsked) -> Table:
    return undo.asked(table, entry.seat)


def _undo_answered(table: Table, entry: fact.UndoAnswered) -> Table:
    return undo.answered(table, entry.seat, agree=entry.agree)


# Pausing, sleeping, talking.


def _paused(table: Table, _: fact.Paused) -> Table:
    return msgspec.structs.replace(table, is_paused=True)


def _resumed(table: Table, _: fact.Resumed) -> Table:
    return msgspec.structs.replace(table, is_paused=False)


def _slept(table: Table, _: fact.Slept) -> Table:
    return msgspec.structs.replace(table, is_asleep=True)


def _woke(table: Table, _: fact.Woke) -> Table:
    return msgspec.structs.replace(table, is_asleep=False)


def _paced(table: Table, entry: fact.Paced) -> Table:
    settings = msgspec.structs.replace(table.settings, pace=entry.pace)
    return msgspec.structs.replace(table, settings=settings)


def _hinted(table: Table, entry: fact.Hinted) -> Table:
    return with_seat(table, entry.seat, hints=table.seats[entry.seat].hints + 1)


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


FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    fact.Imported: _imported,
    fact.Started: _started,
    fact.Withdrew: _withdrew,
    fact.UndoAsked: _undo_asked,
    fact.UndoAnswered: _undo_answered,
    fact.Paused: _paused,
    fact.Resumed: _resumed,
    fact.Paced: _paced,
    fact.Hinted: _hinted,
    fact.Slept: _slept,
    fact.Woke: _woke,
    fact.Said: _said,
    fact.Muted: _muted,
    fact.Rematched: _rematched,
}
