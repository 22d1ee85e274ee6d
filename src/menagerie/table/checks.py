"""Checks that several commands share: host, seat, turn, status."""

from collections.abc import Callable
from typing import Any, NamedTuple

from menagerie.table.actions import Applied
from menagerie.table.entries import AnyEntry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.state import OPEN, OVER, PLAYING, Table
from menagerie.table.wire.commands import Decided


class Asker(NamedTuple):
    """The sender of a command, the time, and the bots of this server."""

    person: str | None
    at: int
    bots: tuple[str, ...]


Result = tuple[AnyEntry] | tuple[AnyEntry, Applied]
Decider = Callable[[Table, Any, Asker], Result]
Fold = Callable[[Table, Any], Table]

WRONG_STATUS = {
    OPEN: "started",
    PLAYING: "not_playing",
    OVER: "not_over",
}


def own_seat(table: Table, asker: Asker) -> int:
    """The seat of the sender."""
    seat = table.seat_of(asker.person)
    if seat is None:
        raise ForbiddenError("not_seated")
    return seat


def check_host(table: Table, asker: Asker) -> None:
    """Refuse everybody except the host."""
    if not asker.person or asker.person != table.host:
        raise ForbiddenError("not_host")


def check_status(table: Table, wanted: str) -> None:
    """Refuse a command that is too early or too late."""
    if table.status != wanted:
        raise TableError(WRONG_STATUS[wanted])


def check_playable(table: Table) -> None:
    """Refuse a command if no game is running."""
    check_status(table, PLAYING)
    if table.is_paused:
        raise TableError("paused")


def check_plays(table: Table, seat: int) -> None:
    """Refuse a person for whom a bot plays."""
    if table.seats[seat].bot:
        raise TableError("stood_in")


def check_turn(table: Table, seat: int, turn: int | None) -> None:
    """Refuse a stale command: the seat has acted since it was sent."""
    if turn is not None and turn != table.seats[seat].turn:
        raise TableError("stale")


def known_seat(table: Table, number: int) -> int:
    """A seat number; refused if the table has no such seat."""
    if number >= len(table.seats):
        raise TableError("no_seat", seat=number, last=len(table.seats) - 1)
    return number


def known_bot(asker: Asker, name: str) -> str:
    """The name of a bot; refused if there is no such bot."""
    if name not in asker.bots:
        raise TableError("no_bot", bot=name, bots=", ".join(asker.bots))
    return name


def stand_in(bots: tuple[str, ...]) -> str:
    """The bot that stands in for a person."""
    return bots[-1]


def asked_by(command: Decided, asker: Asker) -> dict[str, Any]:
    """The fields of an entry that name its origin: time, person and request."""
    return {"at": asker.at, "by": asker.person, "id": command.id}
