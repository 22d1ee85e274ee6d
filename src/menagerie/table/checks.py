"""What a seat at the table allows: the checks that several commands share."""

from collections.abc import Callable
from typing import Any, NamedTuple

from menagerie.table.actions import Applied
from menagerie.table.entries import AnyEntry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.state import OPEN, OVER, PLAYING, Table
from menagerie.table.wire.commands import Decided


class Asker(NamedTuple):
    """Who asks, when, and which bots there are."""

    person: str | None
    at: int
    bots: tuple[str, ...]


Result = tuple[AnyEntry] | tuple[AnyEntry, Applied]
Decider = Callable[[Table, Any, Asker], Result]
Fold = Callable[[Table, Any], Table]

_WRONG_STATUS = {
    OPEN: ("started", "the game has started already"),
    PLAYING: ("not_playing", "no game is running at this table"),
    OVER: ("not_over", "the game is not over yet"),
}


def own_seat(table: Table, asker: Asker) -> int:
    """The seat of the person who asks."""
    seat = table.seat_of(asker.person)
    if seat is None:
        raise ForbiddenError("not_seated", "you have no seat at this table")
    return seat


def check_host(table: Table, asker: Asker) -> None:
    """Refuse all but the host."""
    if not asker.person or asker.person != table.host:
        raise ForbiddenError("not_host", "only the host of the table can do this")


def check_status(table: Table, wanted: str) -> None:
    """Refuse what is too early or too late."""
    if table.status != wanted:
        raise TableError(*_WRONG_STATUS[wanted])


def check_playable(table: Table) -> None:
    """Refuse what needs a game that goes on."""
    check_status(table, PLAYING)
    if table.is_paused:
        raise TableError("paused", "the table is paused")


def check_plays(table: Table, seat: int) -> None:
    """Refuse somebody for whom a bot plays."""
    if table.seats[seat].bot:
        raise TableError("stood_in", "a bot plays for you: take your seat back first")


def check_turn(table: Table, seat: int, turn: int | None) -> None:
    """Refuse what was decided when a seat had taken another number of actions."""
    if turn is not None and turn != table.seats[seat].turn:
        raise TableError("stale", "the game has moved on since you decided this")


def known_seat(table: Table, number: int) -> int:
    """A seat that the table has."""
    if number >= len(table.seats):
        raise TableError("no_seat", f"seat: there is no seat {number}")
    return number


def known_bot(asker: Asker, name: str) -> str:
    """A bot that there is."""
    if name not in asker.bots:
        raise TableError("no_bot", f"bot: there is no bot {name} ({', '.join(asker.bots)})")
    return name


def stand_in(bots: tuple[str, ...]) -> str:
    """The bot that plays on for a person."""
    return bots[-1]


def asked_by(command: Decided, asker: Asker) -> dict[str, Any]:
    """What an entry says about where it comes from."""
    return {"at": asker.at, "by": asker.person, "id": command.id}
