"""Replays: the past of a running game as a seat saw it, of a finished one through any eyes."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from menagerie.core.events import Event
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, final_state
from menagerie.core.state import State, Step
from menagerie.server.http.call import Call
from menagerie.server.http.problems import NotFoundError
from menagerie.server.http.tables import Key
from menagerie.table.entries import AnyEntry
from menagerie.table.errors import ForbiddenError
from menagerie.table.journal import Folded, fold, unfold
from menagerie.table.records import record_of
from menagerie.table.settings import has_memory_aid
from menagerie.table.state import OVER, Table
from menagerie.table.wire.patch import Change, changes

MOST_STEPS = 64
WATCH, ALL = "watch", "all"


class Moment(msgspec.Struct, frozen=True):
    """A moment of a game by the number of the news that told of it."""

    at: Annotated[int, Meta(ge=1, description="The `seq` of a message to your role.")]
    key: Key = ""


class Past(msgspec.Struct, frozen=True):
    """Your view as it was after the news numbered `seq`, and what these told of."""

    seq: int
    last: int
    time: int
    status: str
    view: Any
    events: tuple[Event, ...]


class Stretch(msgspec.Struct, frozen=True):
    """Some steps of a game, through somebody's eyes."""

    eyes: Annotated[
        str, Meta(pattern="^([0-9]{1,2}|watch|all)$", description="A seat, `watch`, or `all`.")
    ] = WATCH
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = MOST_STEPS
    key: Key = ""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after so many actions: who did what last, what happened, what changed.

    The first step of an answer has the whole `view` (and `truth`), the others the changes to it.
    """

    number: int
    seat: int | None = None
    action: Any = None
    events: tuple[Event, ...] = ()
    view: Any = None
    changes: list[Change] = []
    truth: Any = None
    truth_changes: list[Change] = []


class Replay(msgspec.Struct, frozen=True):
    """Steps of a finished game; `last` is the number of the last step there is."""

    id: str
    eyes: str
    last: int
    steps: tuple[ReplayStep, ...]


async def show_history(call: Call, query: Moment) -> Past:
    """Your view as it was; while a game runs only where the table has the memory aid."""
    live = await call.table(query.key)
    table, role = live.table, live.table.role_of(call.id)
    if table.status != OVER and not has_memory_aid(table.settings):
        raise ForbiddenError("no_memory_aid")
    if query.at > table.heard[role]:
        raise NotFoundError(f"at: the news of this table are numbered 1 to {table.heard[role]}")
    then, events = after_news(await call.parts.hall.tables.entries(live), role, query.at)
    return _past(table, then, events, role, query.at)


def after_news(journal: list[AnyEntry], role: int, seq: int) -> Folded:
    """The table after the entry whose news had a number for a role."""
    found = folded = Folded(unfold(journal[:1]))
    for entry in journal[1:]:
        folded = fold(folded.table, entry)
        if entry.heard >> role & 1 and folded.table.heard[role] == seq:
            found = folded
            if folded.table.eyes is not None:
                break
    return found


def _past(table: Table, then: Table, events: tuple[Event, ...], role: int, seq: int) -> Past:
    """A past table as a role saw it."""
    eyes = then.eyes
    view = None if eyes is None else eyes.view(role)
    told = () if eyes is None else tuple(one for one in events if one.is_for(eyes.seat(role)))
    return Past(seq, table.heard[role], then.at, then.status, view, told)


async def replay_table(call: Call, query: Stretch) -> Replay:
    """Steps of a finished game through the eyes of a seat, of who watches, or of nobody's veil."""
    live = await call.table(query.key)
    table, record = live.table, record_of(live.table)
    _check_stretch(query, len(table.seats), len(record.actions))
    steps = _shown(table.game, record, query)
    return Replay(table.id, query.eyes, len(record.actions), tuple(steps))


def _check_stretch(query: Stretch, seats: int, last: int) -> None:
    if query.first > last:
        raise NotFoundError(f"from: the steps of this game are numbered 0 to {last}")
    if query.eyes.isdigit() and int(query.eyes) >= seats:
        raise NotFoundError(f"eyes: the seats of this game are 0 to {seats - 1}")


def _shown(game: Game, record: AnyRecord, query: Stretch) -> Iterator[ReplayStep]:
    """Steps as they are answered: the first whole, the others as changes."""
    seat = int(query.eyes) if query.eyes.isdigit() else None
    is_all = query.eyes == ALL
    view: Any = None
    truth: Any = None
    for number, (state, events) in enumerate(stretch(game, record, query), query.first):
        played = record.actions[number - 1] if number else None
        old, view = view, game.view(state, seat)
        old_truth, truth = truth, game.dump(state) if is_all else None
        is_first = number == query.first
        yield ReplayStep(
            number,
            None if played is None else played.seat,
            None if played is None else played.action,
            tuple(event for event in events if is_all or event.is_for(seat)),
            view if is_first else None,
            [] if is_first else changes(old, view),
            truth if is_first else None,
            [] if is_first else changes(old_truth, truth),
        )


def stretch(game: Game, record: AnyRecord, query: Stretch) -> Iterator[Step]:
    """The requested steps of a record; those before the first are only played."""
    before = max(0, query.first - 1)
    state = state_after(game, record, before)
    if query.first == 0:
        yield Step(state, ())
    last = min(len(record.actions), query.first + query.count - 1)
    for played in record.actions[before:last]:
        step = game.apply(state, played.seat, played.action)
        state = step.state
        yield step


def state_after(game: Game, record: AnyRecord, count: int) -> State:
    """The state after so many actions of a record."""
    prefix = msgspec.structs.replace(record, actions=record.actions[:count], outcome=None)
    return final_state(game, prefix)
