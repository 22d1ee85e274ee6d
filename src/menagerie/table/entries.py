"""Entries: what has happened at a table, one fact each, in the order in which it was stored.

A table is nothing but its entries. They name people by id, carry the time at which they were
decided, and `heard` has a bit for each role that learns of them.
"""

from typing import Any

import msgspec

from menagerie.core.fairness import Fairness
from menagerie.table.wire.settings import Pace, Settings


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag=str.lower,
    tag_field="type",
):
    """One fact: when, by which person (none for the server), and for which request of theirs."""

    at: int
    by: str | None = None
    id: str | None = None
    heard: int = 0


class Opened(Entry, frozen=True):
    """A table is opened, with the secret that its deal will come from."""

    table: str
    settings: Settings
    secret: str
    join_key: str
    watch_key: str
    rules_version: int
    code: str = ""
    position: dict[str, Any] | None = None
    kept_for: dict[int, str] = {}


class Imported(Entry, frozen=True):
    """A record played elsewhere is laid open at this table."""

    seed: str
    actions: tuple[Any, ...]
    fairness: Fairness | None = None


class Changed(Entry, frozen=True):
    """The host changes the settings."""

    settings: Settings


class Sat(Entry, frozen=True):
    """A person takes a seat, and may give another one up for it."""

    seat: int
    person: str
    name: str
    gives_up: int | None = None


class Stood(Entry, frozen=True):
    """A seat is free again."""

    seat: int


class Renamed(Entry, frozen=True):
    """A person goes by another name."""

    seat: int
    name: str


class Filled(Entry, frozen=True):
    """A bot takes a free seat."""

    seat: int
    bot: str


class Readied(Entry, frozen=True):
    """A person is ready, or no longer, and may add to the chance of the deal."""

    seat: int
    ready: bool
    nonce: str = ""


class Started(Entry, frozen=True):
    """The game is dealt; bots take the free seats."""

    bot: str


class Acted(Entry, frozen=True):
    """A seat acts: all these actions, by its person or by a bot."""

    seat: int
    actions: tuple[Any, ...]
    bot: str = ""


class StoodIn(Entry, frozen=True):
    """A bot plays on for a person: who left, ran out of time, was away too long, or as told."""

    seat: int
    bot: str
    why: str


class Returned(Entry, frozen=True):
    """A person takes the own seat back from a bot, or is connected again."""

    seat: int


class Away(Entry, frozen=True):
    """A person at play is no longer connected; the grace runs."""

    seat: int


class Removed(Entry, frozen=True):
    """The host removes a person for good; a bot takes the seat of a game that runs."""

    seat: int
    bot: str = ""


class Paused(Entry, frozen=True):
    """All clocks stop."""


class Resumed(Entry, frozen=True):
    """The clocks run again."""


class Paced(Entry, frozen=True):
    """Bots answer sooner or later from now on."""

    pace: Pace


class Hinted(Entry, frozen=True):
    """A seat asks for a hint; what it is told concerns nobody else and is not kept."""

    seat: int


class Slept(Entry, frozen=True):
    """Nobody has been here for long: the table sleeps."""


class Woke(Entry, frozen=True):
    """Somebody opened a sleeping table."""


class Withdrew(Entry, frozen=True):
    """A seat takes its own sealed choice back."""

    seat: int


class UndoAsked(Entry, frozen=True):
    """A person asks the others to undo the own last action and what came after it."""

    seat: int


class UndoAnswered(Entry, frozen=True):
    """A person agrees to an undo, or does not."""

    seat: int
    agree: bool


class Said(Entry, frozen=True):
    """Somebody says something: a phrase by its key, or a text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(Entry, frozen=True):
    """A person no longer hears what a seat says, or hears it again."""

    seat: int
    mute: bool


class Rematched(Entry, frozen=True):
    """A table with the same people is open."""

    table: str


AnyEntry = (
    Opened
    | Imported
    | Changed
    | Sat
    | Stood
    | Renamed
    | Filled
    | Readied
    | Started
    | Acted
    | StoodIn
    | Returned
    | Away
    | Removed
    | Paused
    | Resumed
    | Paced
    | Hinted
    | Slept
    | Woke
    | Withdrew
    | UndoAsked
    | UndoAnswered
    | Said
    | Muted
    | Rematched
)

# Stands for a person whose data were deleted.
NOBODY = "-"

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(body: bytes) -> AnyEntry:
    """Read an entry as it was stored."""
    return _decoder.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    """Write an entry as it is stored."""
    return _encoder.encode(entry)


def erased(entry: AnyEntry, person: str) -> AnyEntry:
    """The same entry without what it tells about a person: name and words."""
    if isinstance(entry, Opened):
        kept = {seat: who for seat, who in entry.kept_for.items() if who != person}
        entry = msgspec.structs.replace(entry, kept_for=kept)
    if isinstance(entry, Sat) and entry.person == person:
        return msgspec.structs.replace(entry, by=None, person=NOBODY, name="")
    if isinstance(entry, Renamed | Said) and entry.by == person:
        blank = {"name": ""} if isinstance(entry, Renamed) else {"text": ""}
        return msgspec.structs.replace(entry, by=None, **blank)
    return msgspec.structs.replace(entry, by=None) if entry.by == person else entry
