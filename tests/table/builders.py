"""Tables for tests, so that a test reads like play.

`table("zoo", 4).sit("Ann", "Ben").start()` has people, a clock that the test moves, and a journal.
A person's id is the name; the person who opens the table is its host.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.events import Event
from menagerie.core.state import State
from menagerie.table import deadlines
from menagerie.table import entries as fact
from menagerie.table.checks import Asker
from menagerie.table.entries import AnyEntry, read_entry, write_entry
from menagerie.table.journal import Decision, decide, opened, unfold
from menagerie.table.settings import game_of
from menagerie.table.state import Seat, Table
from menagerie.table.wire import commands as ask
from menagerie.table.wire.choices import spread
from menagerie.table.wire.commands import Decided
from menagerie.table.wire.settings import Settings

BOTS = ("random", "greedy")
SECRET = "5e" * 32
JOIN, WATCH = "join-key", "watch-key"
SECOND = 1000


class Told(NamedTuple):
    """One entry, with the tables before and after it and the events of the game."""

    before: Table
    after: Table
    entry: AnyEntry
    events: tuple[Event, ...]


class Sitting:
    """A table, the time, and the journal so far."""

    def __init__(self, entry: fact.Opened) -> None:
        self.table = opened(entry)
        self.journal: list[AnyEntry] = [entry]
        self.told: list[Told] = []
        self.now = entry.at
        self._numbers = iter(range(1, 1_000_000))

    # Commands.

    def asks(self, person: str | None, command: Decided) -> "Sitting":
        """Send a command from a person."""
        self.write(decide(self.table, command, Asker(person, self.now, BOTS)))
        return self

    def write(self, decision: Decision | None) -> "Sitting":
        """Store a decision."""
        assert decision is not None
        self.told.append(Told(self.table, decision.table, decision.entry, decision.events))
        self.journal.append(decision.entry)
        self.table = decision.table
        return self

    def refuses(self, person: str | None, command: Decided) -> str:
        """The key of the refusal of a command, which changes nothing."""
        before = self.table
        try:
            decide(self.table, command, Asker(person, self.now, BOTS))
        except MenagerieError as error:
            assert self.table is before
            return str(getattr(error, "key", "") or getattr(error, "rule", "") or error)
        raise AssertionError(f"{command} was not refused")

    def id(self) -> str:
        """An id for the next command."""
        return f"c{next(self._numbers)}"

    def later(self, seconds: float) -> "Sitting":
        """Let time pass."""
        self.now += round(seconds * SECOND)
        return self

    # Before the game.

    def sit(self, *people: str) -> "Sitting":
        """Let people take free seats."""
        for person in people:
            self.asks(person, ask.Sit(id=self.id(), name=person, key=JOIN))
        return self

    def start(self, bot: str = "greedy") -> "Sitting":
        """Let everybody be ready and the host start."""
        for seat in self.table.seats:
            if seat.person and not seat.ready:
                self.asks(seat.person, ask.Ready(id=self.id()))
        return self.asks(self.table.host, ask.Start(id=self.id(), bot=bot))

    # In the game.

    @property
    def state(self) -> State:
        """The state of the game, with everything hidden."""
        assert self.table.eyes is not None
        return self.table.eyes.state

    @property
    def to_act(self) -> list[str]:
        """The people (or bots, by seat) who are to act."""
        return [self.name(seat) for seat in self.table.to_act]

    def name(self, seat: int) -> str:
        """The name of the person on a seat."""
        return self.table.seats[seat].person or f"bot {seat}"

    def seat(self, person: str) -> Seat:
        """The seat of a person."""
        return self.table.seats[self.number(person)]

    def number(self, person: str) -> int:
        """The number of a person's seat."""
        seat = self.table.seat_of(person)
        assert seat is not None
        return seat

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """The legal actions of a seat, as they are sent to the page."""
        assert self.table.eyes is not None
        return spread(self.table.eyes.legal(seat))

    def act(self, person: str, *actions: Action | dict[str, Any]) -> "Sitting":
        """Let a person act; by default with the first legal action."""
        told = [msgspec.to_builtins(action) for action in actions]
        chosen = told or self.legal(self.number(person))[:1]
        return self.asks(person, ask.Act(id=self.id(), actions=chosen))

    def bot_acts(self, seat: int, action: Action | None = None) -> "Sitting":
        """Let a bot act; by default with the first legal action."""
        chosen = action or self.table.game.read_action(self.legal(seat)[0])
        return self.write(deadlines.bot_acts(self.table, seat, [chosen], self.now))

    def play_to_end(self) -> "Sitting":
        """Let everybody take the first legal action until the game is over."""
        while self.table.to_act:
            self.step()
        return self

    def step(self, choice: int = 0) -> "Sitting":
        """Let the first seat that is to act do so."""
        seat = self.table.to_act[0]
        legal = self.legal(seat)
        action = legal[choice % len(legal)]
        if self.table.seats[seat].bot:
            return self.bot_acts(seat, self.table.game.read_action(action))
        return self.act(self.table.seats[seat].person, action)

    # The journal.

    def reread(self) -> Table:
        """The table rebuilt from its stored journal."""
        return unfold(read_entry(write_entry(entry)) for entry in self.journal)


def table(
    game: str,
    seats: int = 4,
    host: str = "Ann",
    kept_for: dict[int, str] | None = None,
    position: dict[str, Any] | None = None,
    **settings: Any,
) -> Sitting:
    """Open a table."""
    wanted = Settings(game=game, seats=seats, **settings)
    return Sitting(
        fact.Opened(
            at=1_000_000,
            by=host,
            table="table-1",
            settings=wanted,
            secret=SECRET,
            join_key=JOIN,
            watch_key=WATCH,
            code="BCDFGH",
            rules_version=game_of(wanted).rules_version,
            position=position,
            kept_for=kept_for or {},
        )
    )


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal, with the states of their games compared by bytes."""
    return _comparable(one) == _comparable(other)


def _comparable(found: Table) -> dict[str, Any]:
    facts = msgspec.structs.asdict(found)
    eyes = facts.pop("eyes")
    return facts | {"state": eyes and bytes(eyes.state)}


def people(sitting: Sitting) -> Sequence[str]:
    """All people with a seat."""
    return [seat.person for seat in sitting.table.seats if seat.person]
