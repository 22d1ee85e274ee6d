"""A running game: the deal, actions, and whether a seat is played by its person or a bot."""

from typing import Any

import msgspec

from menagerie.core.errors import IllegalActionError, RecordError
from menagerie.core.records import Record, first_state
from menagerie.core.state import State
from menagerie.table import entries as fact
from menagerie.table import undo
from menagerie.table.actions import Applied, apply_all, is_own, read_actions
from menagerie.table.checks import (
    Asker,
    Decider,
    Fold,
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
from menagerie.table.clocks import ended_turns, grace_left, lent, ticked
from menagerie.table.errors import TableError
from menagerie.table.history import Trail
from menagerie.table.knowledge import Eyes
from menagerie.table.state import OPEN, OVER, PLAYING, Happened, Played, Table, hosted, with_seat
from menagerie.table.wire import commands as ask

# The deal.


def dealt(table: Table) -> State:
    """The state from which a table starts: the deal, or its position."""
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
    """The options as the game's struct."""
    return msgspec.convert(table.settings.options, table.game.options)


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


# Acting.


def _act(table: Table, command: ask.Act, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_playable(table)
    check_plays(table, seat)
    check_turn(table, seat, command.turn)
    entry = fact.Acted(seat=seat, actions=tuple(command.actions), **asked_by(command, asker))
    return entry, applied_to(table, entry)


def applied_to(table: Table, entry: fact.Acted) -> Applied:
    """The result of an entry's actions."""
    assert table.eyes is not None  # noqa: S101 - nobody acts before the deal
    return apply_all(table.eyes, entry.seat, read_actions(table.game, entry.actions))


def acted(table: Table, entry: fact.Acted, applied: Applied) -> Table:
    """The table after a seat has acted; a hidden action changes nothing that others see."""
    eyes = applied.eyes
    played = table.played.then(applied.played)
    seats = list(table.seats)
    turn = seats[entry.seat].turn + len(applied.played)
    seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], turn=turn)
    story = table.story
    if not applied.is_hidden:
        story = story.then(_happened(table, entry.seat, applied))
    after = msgspec.structs.replace(
        table,
        seats=tuple(seats),
        eyes=eyes,
        played=played,
        seam=len(played) if applied.reveals else table.seam,
        undo=table.undo if applied.is_hidden else None,
        story=story,
        status=table.status if eyes.to_act else OVER,
        finished_at=table.finished_at if eyes.to_act else entry.at,
    )
    return ticked(after, entry.at, ended_turns(table, after, entry.seat, applied))


def _happened(before: Table, seat: int, applied: Applied) -> list[Happened]:
    """What others hear of some actions; even the number of hidden ones would tell something."""
    steps = enumerate(applied.steps, len(before.played))
    return [Happened(number, events) for number, events in steps if not is_own(events, seat)]


# Leaving, and coming back.


def _leave(table: Table, command: ask.Leave, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    facts = asked_by(command, asker)
    if table.status == OPEN:
        return (fact.Stood(seat=seat, **facts),)
    check_status(table, PLAYING)
    if table.seats[seat].bot:
        raise TableError("stood_in")
    return (fact.StoodIn(seat=seat, bot=stand_in(asker.bots), why="left", **facts),)


def _replace(table: Table, command: ask.Replace, asker: Asker) -> Result:
    check_host(table, asker)
    check_status(table, PLAYING)
    seat = known_seat(table, command.seat)
    bot = known_bot(asker, command.bot)
    facts = asked_by(command, asker)
    if not table.seats[seat].person:
        return (fact.Filled(seat=seat, bot=bot, **facts),)
    return (fact.StoodIn(seat=seat, bot=bot, why="host", **facts),)


def _stood_in(table: Table, entry: fact.StoodIn) -> Table:
    seat = table.seats[entry.seat]
    grace = grace_left(table, seat, entry.at)
    table = with_seat(table, entry.seat, bot=entry.bot, why=entry.why, grace=grace, away_since=None)
    if entry.why == "left":
        table = hosted(table, seat.person)
    return undo.parted(table, entry.seat)


def _back(table: Table, command: ask.Back, asker: Asker) -> Result:
    seat = own_seat(table, asker)
    check_status(table, PLAYING)
    if not table.seats[seat].bot and table.seats[seat].away_since is None:
        raise TableError("seated")
    return (fact.Returned(seat=seat, **asked_by(command, asker)),)


def _returned(table: Table, entry: fact.Returned) -> Table:
    seat = table.seats[entry.seat]
    grace = grace_left(table, seat, entry.at)
    left, is_lent = seat.left, seat.is_lent
    if seat.why == "time":
        seat = lent(table, seat)
        left, is_lent = seat.left, seat.is_lent
    table = with_seat(
        table,
        entry.seat,
        bot="",
        why="",
        grace=grace,
        away_since=None,
        left=left,
        is_lent=is_lent,
    )
    return hosted(table, "")


def _away(table: Table, entry: fact.Away) -> Table:
    return with_seat(table, entry.seat, away_since=entry.at)


DECIDERS: dict[type[Any], Decider] = {
    ask.Act: _act,
    ask.Leave: _leave,
    ask.Replace: _replace,
    ask.Back: _back,
}
FOLDS: dict[type[Any], Fold] = {
    fact.Imported: _imported,
    fact.StoodIn: _stood_in,
    fact.Returned: _returned,
    fact.Away: _away,
}
