"""Entries: what happened at a table, one fact each, in the order in which they were stored.

A table is its entries and nothing else. They name people by id and have the time at which they
were decided; `heard` has a bit for each role that learns of them.
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
    """One fact: when, by which person (None for the server), and for which of their requests."""

    at: int
    by: str | None = None
    id: str | None = None
    heard: int = 0


class Opened(Entry, frozen=True):
    """A table is opened, with the secret from which its deal is derived."""

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
    """A record that was played elsewhere is imported at this table."""

    seed: str
    actions: tuple[Any, ...]
    fairness: Fairness | None = None


class Changed(Entry, frozen=True):
    """The host changes the settings."""

    settings: Settings


class Sat(Entry, frozen=True):
    """A person takes a seat, and gives up the one they had."""

    seat: int
    person: str
    name: str
    gives_up: int | None = None


class Stood(Entry, frozen=True):
    """A seat is free again."""

    seat: int


class Renamed(Entry, frozen=True):
    """A person changes their nickname."""

    seat: int
    name: str


class Filled(Entry, frozen=True):
    """A bot takes a free seat."""

    seat: int
    bot: str


class Readied(Entry, frozen=True):
    """A person is ready, or no longer ready; their nonce is part of the deal's seed."""

    seat: int
    ready: bool
    nonce: str = ""


class Started(Entry, frozen=True):
    """The game is dealt; bots take the free seats."""

    bot: str


class Acted(Entry, frozen=True):
    """A seat takes one or more actions, by its person or by a bot."""

    seat: int
    actions: tuple[Any, ...]
    bot: str = ""


class StoodIn(Entry, frozen=True):
    """A bot stands in for a person, who left, ran out of time, was away or was replaced."""

    seat: int
    bot: str
    why: str


class Returned(Entry, frozen=True):
    """A person takes their seat back from a bot, or is connected again."""

    seat: int


class Away(Entry, frozen=True):
    """A person in a running game is no longer connected; their grace runs."""

    seat: int


class Removed(Entry, frozen=True):
    """The host removes a person for good; a bot takes the seat if a game is running."""

    seat: int
    bot: str = ""


class Paused(Entry, frozen=True):
    """All clocks stop."""


class Resumed(Entry, frozen=True):
    """The clocks run again."""


class Paced(Entry, frozen=True):
    """The host changes how fast bots answer."""

    pace: Pace


class Hinted(Entry, frozen=True):
    """A seat asks for a hint; the hint itself is sent to that seat only and not stored."""

    seat: int


class Slept(Entry, frozen=True):
    """The table goes to sleep, because nobody was connected for a while."""


class Woke(Entry, frozen=True):
    """The table wakes up, because somebody opened it."""


class Withdrew(Entry, frozen=True):
    """A seat takes back its sealed choice."""

    seat: int


class UndoAsked(Entry, frozen=True):
    """A person asks the others to undo that person's last action and all later ones."""

    seat: int


class UndoAnswered(Entry, frozen=True):
    """A person agrees to an undo, or refuses it."""

    seat: int
    agree: bool


class Said(Entry, frozen=True):
    """Somebody says something in chat: a phrase by its key, or a text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(Entry, frozen=True):
    """A person mutes a seat, or unmutes it."""

    seat: int
    mute: bool


class Automated(Entry, frozen=True):
    """A person lets the only action left to them be taken for them, or no longer."""

    seat: int
    on: bool


class Rematched(Entry, frozen=True):
    """A table with the same people was opened."""

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
    | Automated
    | Rematched
)

# The id of a person whose data was deleted.
NOBODY = "-"

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(body: bytes) -> AnyEntry:
    """Decode a stored entry."""
    return _decoder.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    """Encode an entry for storage."""
    return _encoder.encode(entry)


def erased(entry: AnyEntry, person: str) -> AnyEntry:
    """The same entry without a person's data: id, name and words."""
    if isinstance(entry, Opened):
        kept = {seat: who for seat, who in entry.kept_for.items() if who != person}
        entry = msgspec.structs.replace(entry, kept_for=kept)
    if isinstance(entry, Sat) and entry.person == person:
        return msgspec.structs.replace(entry, by=None, person=NOBODY, name="")
    if isinstance(entry, Renamed | Said) and entry.by == person:
        blank = {"name": ""} if isinstance(entry, Renamed) else {"text": ""}
        return msgspec.structs.replace(entry, by=None, **blank)
    return msgspec.structs.replace(entry, by=None) if entry.by == person else entry
