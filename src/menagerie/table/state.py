"""The table: people and bots on seats, the game so far, clocks and chat."""

from typing import Any, NamedTuple

import msgspec

from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.fairness import Fairness
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.table.history import Requests, Trail
from menagerie.table.knowledge import Eyes
from menagerie.table.settings import game_of
from menagerie.table.wire.messages import Line
from menagerie.table.wire.settings import Settings

FREE, PERSON, BOT = "free", "person", "bot"
OPEN, PLAYING, OVER = "open", "playing", "over"


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table, and who has it.

    `bot` names the bot that plays here; if there is a person, it stands in, and `why` says why.
    `left` is what the clock has left, and `since` when it began to run, both in milliseconds.
    `is_in_turn`: the clock has run in the current turn. `is_lent`: time was lent in this turn.
    `hints` counts the hints that the seat has asked for. `is_automatic`: an action without an
    alternative is taken for the person.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    why: str = ""
    kept_for: str = ""
    ready: bool = False
    nonce: str = ""
    left: int | None = None
    since: int | None = None
    is_in_turn: bool = False
    is_lent: bool = False
    grace: int = 0
    away_since: int | None = None
    turn: int = 0
    hints: int = 0
    is_automatic: bool = False

    @property
    def kind(self) -> str:
        """Whether the seat belongs to a person, to a bot, or to nobody."""
        if self.person:
            return PERSON
        return BOT if self.bot else FREE

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person plays this seat, and no bot stands in."""
        return bool(self.person) and not self.bot


class Played(NamedTuple):
    """An action of the game, and whether it is part of a sealed choice."""

    seat: int
    action: Action
    is_sealed: bool


class Happened(NamedTuple):
    """The events of an action that all hear of; `number` is the action's index in `played`."""

    number: int
    events: tuple[Event, ...]


class Asked(msgspec.Struct, frozen=True):
    """A request for an undo: how many actions remain, and who has agreed."""

    seat: int
    back_to: int
    agreed: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table after one of its entries; immutable."""

    id: str
    settings: Settings
    rules_version: int
    secret: str
    join_key: str
    watch_key: str
    code: str
    position: dict[str, Any] | None
    host: str
    opened_at: int
    at: int
    sequence: int = 0
    heard: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    status: str = OPEN
    is_paused: bool = False
    is_asleep: bool = False
    seed: str = ""
    start: State | None = None
    eyes: Eyes | None = None
    played: Trail[Played] = msgspec.field(default_factory=Trail)
    seam: int = 0
    undo: Asked | None = None
    story: Trail[Happened] = msgspec.field(default_factory=Trail)
    lines: tuple[Line, ...] = ()
    muted: frozenset[tuple[str, int]] = frozenset()
    banned: frozenset[str] = frozenset()
    done: Requests
    rematch: str = ""
    finished_at: int | None = None
    imported: bool = False
    proof: Fairness | None = None

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game_of(self.settings)

    @property
    def watching(self) -> int:
        """The role of spectators."""
        return len(self.seats)

    @property
    def everybody(self) -> int:
        """A bit for each role."""
        return (1 << len(self.seats) + 1) - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.eyes.to_act if self.eyes and self.status == PLAYING else ()

    @property
    def is_running(self) -> bool:
        """Whether clocks run and bots think."""
        return self.status == PLAYING and not self.is_paused and not self.is_asleep

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints: as set, or by default if at most one person plays."""
        if self.settings.hints is not None:
            return self.settings.hints
        return sum(bool(seat.person) for seat in self.seats) <= 1

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        if not person:
            return None
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def role_of(self, person: str | None) -> int:
        """The seat of a person, or the role of spectators."""
        seat = self.seat_of(person)
        return self.watching if seat is None else seat

    def seat_in(self, role: int) -> int | None:
        """The seat of a role; None for spectators."""
        return None if role == self.watching else role


def with_seat(table: Table, number: int, **changes: Any) -> Table:
    """The table with one seat changed."""
    seat = msgspec.structs.replace(table.seats[number], **changes)
    return msgspec.structs.replace(
        table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :])
    )


def hosted(table: Table, gone: str) -> Table:
    """The table with a new host if the host has gone: the first person who is there.

    If nobody else is there, the host remains host and may come back.
    """
    if table.host and gone != table.host:
        return table
    heirs = [s.person for s in table.seats if s.is_played_by_person and s.away_since is None]
    return msgspec.structs.replace(table, host=heirs[0]) if heirs else table
