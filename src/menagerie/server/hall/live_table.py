"""A table in memory, and its listeners."""

import asyncio
from collections.abc import Callable

import msgspec

from menagerie.server.access.doors import check_door
from menagerie.server.host.clock import SECOND
from menagerie.table.errors import ForbiddenError
from menagerie.table.journal import Decision
from menagerie.table.news.difference import Difference
from menagerie.table.news.snapshot import heard_of, snapshot
from menagerie.table.state import PLAYING, Seat, Table
from menagerie.table.wire.messages import Here

# A message as it is sent.
encode = msgspec.json.Encoder().encode

Deliver = Callable[[bytes], None]
Dismiss = Callable[[ForbiddenError], None]

# A request without a connection counts as being connected for so many milliseconds.
VISIT = 60 * SECOND
# Processes tell each other so often who is connected, and count for so long after the last time.
PRESENCE_SECONDS = 10
LONGEST_SILENCE = 2 * PRESENCE_SECONDS * SECOND


class Listener:
    """One connection of a person to a table, with the key that they showed.

    `deliver` never waits; `dismiss` is called when they may no longer see the table.
    """

    __slots__ = ("deliver", "dismiss", "key", "person", "role")

    def __init__(
        self,
        person: str | None,
        deliver: Deliver,
        key: str = "",
        dismiss: Dismiss = lambda _: None,
    ) -> None:
        self.person = person
        self.deliver = deliver
        self.key = key
        self.dismiss = dismiss
        self.role = -1


class Connected(msgspec.Struct, frozen=True):
    """Who is connected to a table at one process: a bit for each seat, and how many watch."""

    seats: int = 0
    watchers: int = 0

    @property
    def is_anybody(self) -> bool:
        """Whether there is anybody."""
        return bool(self.seats or self.watchers)


class LiveTable:
    """A table, its listeners, and its tasks and timers in this process."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[int, Connected]] = {}
        self.visits: dict[str, int] = {}
        self.is_stale = False
        self.is_held = False
        self.held_until = 0
        # For each seat the game waits for: its turn, and since when, by the clock of the loop.
        self.asked: dict[int, tuple[int, float]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[int, asyncio.TimerHandle] = {}
        self.here = Here((), 0)
        # Whether listeners have other seats since the last time it was told who is connected.
        self.is_reseated = False
        self.last_person_at = self.asked_at = now
        self.is_retried = False

    # Listeners.

    def add(self, listener: Listener) -> None:
        """Add a listener."""
        listener.role = self.table.role_of(listener.person)
        self.listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)

    def dismiss(self, listener: Listener, error: ForbiddenError) -> None:
        """Remove a listener who may no longer see the table."""
        self.remove(listener)
        listener.dismiss(error)

    def visit(self, person: str, now: int) -> None:
        """Note a request without a connection by somebody who has a seat."""
        recent = {who: at for who, at in self.visits.items() if now - at <= VISIT}
        self.visits = recent | {person: now}

    def connected(self, now: int) -> Connected:
        """Who is connected to this process, or was here a moment ago."""
        seats = 0
        watchers = 0
        for person, at in self.visits.items():
            seat = self.table.seat_of(person)
            if seat is not None and now - at <= VISIT:
                seats |= 1 << seat
        for listener in self.listeners:
            if listener.role == self.table.watching:
                watchers += 1
            else:
                seats |= 1 << listener.role
        return Connected(seats, watchers)

    def connected_everywhere(self, now: int) -> Connected:
        """Who is connected to any process, as far as the others have told lately."""
        here = self.connected(now)
        seats, watchers = here.seats, here.watchers
        for at, there in self.elsewhere.values():
            if now - at <= LONGEST_SILENCE:
                seats |= there.seats
                watchers += there.watchers
        return Connected(seats, watchers)

    def hear(self, origin: str, connected: Connected, now: int) -> None:
        """Note who is connected to another process."""
        told = self.elsewhere.items()
        recent = {who: there for who, there in told if now - there[0] <= LONGEST_SILENCE}
        self.elsewhere = recent | {origin: (now, connected)}

    # By itself.

    def stop(self) -> None:
        """Stop bots and timers."""
        for task in self.thinking.values():
            task.cancel()
        for timer in self.away.values():
            timer.cancel()
        if self.alarm is not None:
            self.alarm.cancel()
        self.thinking, self.away, self.alarm = {}, {}, None

    # Telling.

    def advance(self, decision: Decision) -> None:
        """Move on to the next table, and tell the listeners who may know of it."""
        entry, table, events = decision
        before, self.table = self.table, table
        if not _is_same_door(before, table):
            self._reseat()
        difference = Difference(before, table, entry, events, once)
        told: dict[int, bytes] = {}
        for listener in self.listeners:
            role = listener.role
            if not entry.heard >> role & 1:
                continue
            if role not in told:
                told[role] = encode(heard_of(difference, role))
            listener.deliver(told[role])

    def _reseat(self) -> None:
        """Give listeners the seats of their persons; dismiss those without access."""
        self.is_reseated = True
        for listener in list(self.listeners):
            listener.role = self.table.role_of(listener.person)
            try:
                check_door(self.table, listener.person, listener.key)
            except ForbiddenError as error:
                self.dismiss(listener, error)

    def tell_all(self, message: msgspec.Struct) -> None:
        """Send all listeners the same message."""
        text = encode(message)
        for listener in self.listeners:
            listener.deliver(text)

    def tell_whole(self) -> None:
        """Send all listeners a snapshot, after the journal was rewritten."""
        self._reseat()
        told: dict[int, bytes] = {}
        for listener in self.listeners:
            if listener.role not in told:
                told[listener.role] = encode(snapshot(self.table, listener.role))
            listener.deliver(told[listener.role])

    @property
    def is_playing(self) -> bool:
        """Whether a game is under way."""
        return self.table.status == PLAYING


def _is_same_door(before: Table, after: Table) -> bool:
    """Whether seats and access are unchanged, so that every listener stays as they are."""
    return (
        before.status == after.status
        and before.settings is after.settings
        and before.banned is after.banned
        and before.host == after.host
        and len(before.seats) == len(after.seats)
        and all(map(_has_same_people, before.seats, after.seats))
    )


def _has_same_people(old: Seat, new: Seat) -> bool:
    return old is new or (old.person == new.person and old.kept_for == new.kept_for)


def once(told: object) -> msgspec.Raw:
    """Encode a value once, as a part of several messages."""
    return msgspec.Raw(encode(told))
