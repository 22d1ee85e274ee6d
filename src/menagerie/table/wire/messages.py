"""Messages: what a server sends on a socket, each field with its meaning.

Each message is declared once. The server fills it with structs; a client reads its parts as plain
JSON, to which changes are applied.
"""

from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from menagerie.core.advice import Advice
from menagerie.core.events import Event
from menagerie.core.fairness import Fairness
from menagerie.core.refusals import Reason
from menagerie.table.wire.choices import Choices
from menagerie.table.wire.patch import Change
from menagerie.table.wire.settings import Settings

Plain = dict[str, Any]

CommandId = Annotated[str, Meta(description="The id of the command.")]


# Everything about a table except its game.


class Place(msgspec.Struct, frozen=True):
    """A seat: who has it, whether a bot stands in and why, and its clock.

    Durations are in milliseconds, points in time in milliseconds since 1970. `left` is set if the
    seat has a clock, and `since` while that clock runs.
    """

    kind: Annotated[str, Meta(description="Whether a person or a bot has the seat, or nobody.")]
    name: Annotated[str, Meta(description="The nickname of the person.")] = ""
    bot: Annotated[
        str, Meta(description="The bot that plays here, as a player or for the person.")
    ] = ""
    stands_in: Annotated[
        str, Meta(description="Why a bot plays for the person; empty if none does.")
    ] = ""
    host: Annotated[bool, Meta(description="Whether the person is the host.")] = False
    ready: Annotated[bool, Meta(description="Whether the person is ready to start.")] = False
    left: Annotated[
        int | None,
        Meta(
            description="Milliseconds left on the clock, as of `since` if it runs; "
            "null without a clock."
        ),
    ] = None
    since: Annotated[
        int | None, Meta(description="When the clock started to run; null while it is stopped.")
    ] = None
    away_until: Annotated[
        int | None,
        Meta(
            description="When a bot will take over, because the person is not connected; before "
            "the start, since when they have not been."
        ),
    ] = None
    hints: Annotated[int, Meta(description="How many hints the seat has asked for.")] = 0


class You(msgspec.Struct, frozen=True):
    """What concerns only the recipient; only the host gets the keys of invitations."""

    seat: Annotated[int | None, Meta(description="Your seat; null when watching.")] = None
    host: Annotated[bool, Meta(description="Whether the recipient is the host.")] = False
    turn: Annotated[
        int, Meta(description="How many actions your seat has taken: the `turn` of an `act`.")
    ] = 0
    muted: Annotated[tuple[int, ...], Meta(description="The seats whose chat you have muted.")] = ()
    automatic: Annotated[
        bool, Meta(description="Whether the only action left to you is taken for you.")
    ] = False
    join_key: Annotated[
        str, Meta(description="The key that lets others take a seat; only the host gets it.")
    ] = ""
    watch_key: Annotated[
        str, Meta(description="The key that lets others watch; only the host gets it.")
    ] = ""


class Question(msgspec.Struct, frozen=True):
    """An undo that somebody asks for, and who has agreed to it."""

    seat: Annotated[int, Meta(description="The seat that asks for the undo.")]
    agreed: Annotated[tuple[int, ...], Meta(description="The seats that have agreed.")]


class Facts(msgspec.Struct, frozen=True):
    """Everything about a table except its game: people, clocks, settings."""

    id: Annotated[str, Meta(description="The id of the table, as in its address.")]
    code: Annotated[
        str, Meta(description="Six letters to read aloud as an invitation, valid until the end.")
    ]
    settings: Annotated[Settings, Meta(description="What the people at the table agreed on.")]
    status: Annotated[
        str, Meta(description="Whether the game has not started, is running, or is over.")
    ]
    places: Annotated[tuple[Place, ...], Meta(description="The seats, by number.")]
    paused: Annotated[bool, Meta(description="Whether the host has stopped all clocks.")]
    asleep: Annotated[
        bool,
        Meta(description="Whether the table sleeps, as nobody is here; connecting wakes it."),
    ]
    undo: Annotated[Question | None, Meta(description="An undo that somebody is asking for.")]
    may_undo: Annotated[bool, Meta(description="Whether the recipient has something to take back.")]
    may_hint: Annotated[bool, Meta(description="Whether players may ask for hints here.")]
    rematch: Annotated[
        str, Meta(description="The id of the table where the same people play again.")
    ]
    commitment: Annotated[
        str, Meta(description="The SHA-256 digest of the secret that the deal comes from.")
    ]
    fairness: Annotated[
        Fairness | None, Meta(description="The proof of the deal, when the game is over.")
    ]
    you: Annotated[You, Meta(description="What concerns only the recipient.")]


class Line(msgspec.Struct, frozen=True):
    """Something said."""

    at: Annotated[int, Meta(description="When it was said, in milliseconds since 1970.")]
    seat: Annotated[int, Meta(description="The seat that said it.")]
    name: Annotated[str, Meta(description="The nickname at that time.")]
    phrase: Annotated[str, Meta(description="The key of a quick phrase, or empty.")] = ""
    text: Annotated[str, Meta(description="Free text, or empty.")] = ""


# A table and its game.

TableType = TypeVar("TableType")
EventType = TypeVar("EventType")
LineType = TypeVar("LineType")


class AnySnapshot(
    msgspec.Struct,
    Generic[TableType, EventType, LineType],
    frozen=True,
    tag="table",
    omit_defaults=True,
):
    """A whole table, up to the news of a number."""

    seq: Annotated[int, Meta(description="The number of the last news that it includes.")]
    table: Annotated[TableType, Meta(description="Everything about the table except its game.")]
    view: Annotated[
        Any, Meta(description="The game as your role may know it; left out before the deal.")
    ] = None
    legal: Annotated[
        tuple[Choices, ...], Meta(description="What your seat may do; left out if nothing.")
    ] = ()
    events: Annotated[
        tuple[EventType, ...], Meta(description="The events of the game so far, oldest first.")
    ] = ()
    chat: Annotated[tuple[LineType, ...], Meta(description="The latest chat, oldest first.")] = ()


class Snapshot(AnySnapshot[Facts, Event, Line], frozen=True):
    """A whole table as one role may know it, up to the news numbered `seq`."""


class AnyNews(
    msgspec.Struct, Generic[EventType, LineType], frozen=True, tag="news", omit_defaults=True
):
    """What changed with one entry."""

    seq: Annotated[int, Meta(description="One more than in the news before.")]
    id: Annotated[
        str | UnsetType, Meta(description="The id of your command, if this answers one.")
    ] = UNSET
    events: Annotated[tuple[EventType, ...], Meta(description="New events of the game.")] = ()
    view: Annotated[list[Change], Meta(description="What changed in `view`.")] = []
    legal: Annotated[
        tuple[Choices, ...] | UnsetType,
        Meta(description="What your seat may do, if that has changed."),
    ] = UNSET
    table: Annotated[list[Change], Meta(description="What changed in `table`.")] = []
    chat: Annotated[tuple[LineType, ...], Meta(description="New chat.")] = ()
    undone: Annotated[
        tuple[EventType, ...], Meta(description="Events that were taken back, oldest first.")
    ] = ()
    undone_by: Annotated[
        int | UnsetType, Meta(description="The seat that took them back, if there are any.")
    ] = UNSET


class News(AnyNews[Event, Line], frozen=True):
    """What changed with one entry; `id` is set if a command of the recipient caused it."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """What was missed since the news of this number follows."""

    seq: Annotated[int, Meta(description="The number given as `since`.")]


class Here(msgspec.Struct, frozen=True, tag="here", omit_defaults=True):
    """Who is connected: which seats, and how many watch. It is not news, so it has no number."""

    seats: Annotated[
        tuple[bool, ...], Meta(description="For each seat, whether its player is connected.")
    ]
    watchers: Annotated[int, Meta(description="How many connections are watching without a seat.")]
    warming: Annotated[
        bool, Meta(description="Whether bots here think less far until the rules are compiled.")
    ] = False


# Answers to commands.


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out, or had been before; `table` is the table of a rematch."""

    id: CommandId
    table: Annotated[str, Meta(description="The table of a rematch.")] = ""


class Refused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was refused, and nothing was changed."""

    id: Annotated[str, Meta(description="The id of the command; empty if it could not be read.")]
    key: Annotated[str, Meta(description="A key for the reason, to be translated by a page.")]
    message: Annotated[str, Meta(description="The reason as a sentence.")]
    rule: Annotated[str, Meta(description="The rule of the game that forbids an action.")] = ""
    wait: Annotated[float, Meta(description="Seconds until the rate limit allows it again.")] = 0
    facts: Annotated[
        dict[str, int | str], Meta(description="What fills the sentence of the reason.")
    ] = {}


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an action is not allowed, or null if it is allowed."""

    id: CommandId
    reason: Annotated[
        Reason | None, Meta(description="The rule and the facts; null if the action is allowed.")
    ]


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A hint, sent only to the player who asked; `turn` is the turn that it is for."""

    id: CommandId
    turn: Annotated[int, Meta(description="The seat's `turn` that the hint is for.")]
    advice: Annotated[Advice, Meta(description="The best actions, with chances and reasons.")]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's time in milliseconds since 1970."""

    id: CommandId
    now: Annotated[int, Meta(description="The server's time, in milliseconds since 1970.")]


Answer = Done | Refused | Why | Advised | Pong
Message = Snapshot | News | Resumed | Here | Answer

# The same messages as a client reads them.
PlainSnapshot = AnySnapshot[Plain, Plain, Plain]
PlainNews = AnyNews[Plain, Plain]
PlainMessage = PlainSnapshot | PlainNews | Resumed | Here | Answer

_decoder: msgspec.json.Decoder[PlainMessage] = msgspec.json.Decoder(PlainMessage)


def read_message(message: str | bytes) -> PlainMessage:
    """Read a message with its parts as plain JSON."""
    return _decoder.decode(message)
