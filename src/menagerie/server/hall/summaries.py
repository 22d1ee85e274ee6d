"""Summaries: tables as lists show them."""

import msgspec

from menagerie.server.store import Summary
from menagerie.table.clocks import dues
from menagerie.table.entries import NOBODY
from menagerie.table.state import OVER, Table
from menagerie.table.wire.settings import Clock, DaysClock


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    kind: str
    name: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; `to_act` is kept where turns take days."""

    id: str
    game: str
    status: str
    options: dict[str, int | str | bool | None]
    clock: Clock
    seats: tuple[ListedSeat, ...]
    host: str
    opened_at: int
    to_act: tuple[int, ...] | None
    scores: tuple[int | float, ...] | None
    rematch: str
    ranks: tuple[int, ...] | None = None
    finished_at: int | None = None


_listed = msgspec.json.Decoder(Listed)


def listed(table: Table) -> Listed:
    """A table as lists show it."""
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    outcome = table.game.outcome(table.eyes.state) if table.status == OVER and table.eyes else None
    return Listed(
        table.id,
        table.settings.game,
        table.status,
        table.settings.options,
        table.settings.clock,
        tuple(ListedSeat(seat.kind, seat.name) for seat in table.seats),
        host,
        table.opened_at,
        table.to_act if _turns_take_days(table) else None,
        None if outcome is None else outcome.scores,
        table.rematch,
        None if outcome is None else outcome.ranks,
        table.finished_at if outcome else None,
    )


def read_listed(body: bytes) -> Listed:
    """Read a table as lists show it."""
    return _listed.decode(body)


def unnamed(summary: Summary, person: str) -> bytes:
    """A table as lists show it, without the name of a person."""
    found, seat = read_listed(summary.body), dict(summary.members)[person]
    if seat is None:
        return summary.body
    name = found.seats[seat].name
    seats = (
        *found.seats[:seat],
        msgspec.structs.replace(found.seats[seat], name=""),
        *found.seats[seat + 1 :],
    )
    host = "" if found.host == name else found.host
    return msgspec.json.encode(msgspec.structs.replace(found, seats=seats, host=host))


def _turns_take_days(table: Table) -> bool:
    return isinstance(table.settings.clock, DaysClock)


def summary_of(before: Table | None, after: Table) -> Summary | None:
    """What lists show of a table; None if that is unchanged."""
    if before is not None and (_is_same(before, after) or _shown(before) == _shown(after)):
        return None
    due = next(iter(dues(after)), None)
    members: tuple[tuple[str, int | None], ...] = tuple(
        (seat.person, n) for n, seat in enumerate(after.seats) if seat.person not in {"", NOBODY}
    )
    if after.host not in {"", NOBODY} and after.seat_of(after.host) is None:
        members = (*members, (after.host, None))
    return Summary(
        id=after.id,
        game=after.settings.game,
        status=after.status,  # type: ignore[arg-type]
        public=after.settings.public,
        code=after.code or None if after.status != OVER else None,
        touched=after.at,
        due=due.at if due and _turns_take_days(after) else None,
        # Where nothing happens by itself, no process needs a lease.
        asleep=after.is_asleep or after.is_paused or _turns_take_days(after),
        body=msgspec.json.encode(listed(after)),
        members=members,
    )


def _is_same(before: Table, after: Table) -> bool:
    """Whether lists certainly show the same: a cheap test that most actions pass."""
    if _turns_take_days(after) or before.settings is not after.settings:
        return False
    if (before.status, before.host, before.rematch) != (after.status, after.host, after.rematch):
        return False
    if (before.is_asleep, before.is_paused) != (after.is_asleep, after.is_paused):
        return False
    return all(
        old is new or (old.person is new.person and old.name is new.name and old.bot is new.bot)
        for old, new in zip(before.seats, after.seats, strict=True)
    )


def _shown(table: Table) -> tuple[object, ...]:
    """What a summary depends on."""
    people = tuple((seat.person, seat.name, seat.kind) for seat in table.seats)
    rests = table.is_asleep or table.is_paused
    facts = (people, table.status, table.settings, rests, table.host, table.rematch)
    return (*facts, table.to_act, table.at) if _turns_take_days(table) else facts
