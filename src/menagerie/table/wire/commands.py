"""Commands: what people may ask of a table.

Each has an id that its sender makes up; the same id is never carried out twice.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.table.wire.settings import Pace, Settings

# The end in Python and in JavaScript alike: no line break may follow.
PRINTED = r"^[^\x00-\x1f\x7f-\x9f]*(?![\s\S])"
Id = Annotated[
    str,
    Meta(
        pattern=PRINTED,
        min_length=1,
        max_length=64,
        description="Made up by the sender; without control characters.",
    ),
]
Name = Annotated[str, Meta(max_length=64, description="A nickname.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(max_length=32, description="The name of a bot.")]
Key = Annotated[str, Meta(max_length=64, description="The key of an invitation.")]


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag=str.lower,
    tag_field="type",
    forbid_unknown_fields=True,
):
    """Something asked of a table."""

    id: Id


class Sit(Command, frozen=True):
    """Take a seat, a particular one or any free one."""

    name: Name
    seat: Annotated[
        SeatNumber | None, Meta(description="A particular seat; null for any free seat.")
    ] = None
    key: Key = ""


class Stand(Command, frozen=True):
    """Give up your seat before the start."""


class Rename(Command, frozen=True):
    """Change your nickname."""

    name: Name


class Ready(Command, frozen=True):
    """Say that you are ready to start, or not ready; your nonce is part of the deal's seed."""

    ready: Annotated[bool, Meta(description="False to be not ready again.")] = True
    nonce: Annotated[str, Meta(max_length=64, description="Any text: the deal depends on it.")] = ""


class Change(Command, frozen=True):
    """Change the settings before the start (host)."""

    settings: Annotated[Settings, Meta(description="All settings, with the changes.")]


class Fill(Command, frozen=True):
    """Let a bot take a free seat, or change the bot that holds it (host)."""

    seat: Annotated[SeatNumber, Meta(description="The seat to fill.")]
    bot: BotName


class Start(Command, frozen=True):
    """Start the game, with bots in the free seats (host)."""

    bot: BotName = "greedy"


class Act(Command, frozen=True):
    """Take one or more actions: all of them or none."""

    actions: Annotated[
        list[Any], Meta(min_length=1, max_length=64, description="The actions, in order.")
    ]
    turn: Annotated[
        int | None,
        Meta(description="How many actions the seat had taken when this was decided (`you.turn`)."),
    ] = None


class Leave(Command, frozen=True):
    """Leave the game and let a bot take over."""


class Back(Command, frozen=True):
    """Take your seat back from a bot."""


class Replace(Command, frozen=True):
    """Let a bot take over a seat (host)."""

    seat: Annotated[SeatNumber, Meta(description="The seat that a bot takes over.")]
    bot: BotName = "greedy"


class Remove(Command, frozen=True):
    """Remove a person from the table for good (host)."""

    seat: Annotated[SeatNumber, Meta(description="The seat of the person to be removed.")]


class Pause(Command, frozen=True):
    """Stop all clocks (host)."""


class Resume(Command, frozen=True):
    """Let the clocks run again (host)."""


class SetPace(Command, frozen=True, tag="pace"):
    """Change how fast bots answer (host)."""

    pace: Pace


class Hint(Command, frozen=True):
    """Ask for a hint, if the table allows hints; everybody sees that you asked."""

    turn: Annotated[
        int | None,
        Meta(description="How many actions the seat had taken when this was asked (`you.turn`)."),
    ] = None
    after: Annotated[
        list[Any],
        Meta(description="Sealed actions not sent yet: the hint follows them.", max_length=16),
    ] = []


class Undo(Command, frozen=True):
    """Take back your sealed choice, or ask everybody to undo your last action."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to an undo that another player asked for, or do not."""

    agree: Annotated[bool, Meta(description="Whether to agree.")]


class Say(Command, frozen=True):
    """Say a quick phrase, or free text if the table allows it."""

    phrase: Annotated[str, Meta(max_length=32, description="The key of a quick phrase.")] = ""
    text: Annotated[
        str, Meta(max_length=300, description="Free text; either this or a phrase.")
    ] = ""


class Mute(Command, frozen=True):
    """Mute the chat of a seat, or hear it again."""

    seat: Annotated[SeatNumber, Meta(description="The seat to be muted.")]
    mute: Annotated[bool, Meta(description="False to hear the seat again.")] = True


class Report(Command, frozen=True):
    """Report to the operator of the site what a player said or did."""

    seat: Annotated[SeatNumber, Meta(description="The seat of the person to be reported.")]
    text: Annotated[str, Meta(max_length=500, description="What they said or did.")] = ""


class Rematch(Command, frozen=True):
    """Play again: sit at a table with the same people, which starts when all have agreed."""

    nonce: Annotated[str, Meta(max_length=64, description="Any text: the deal depends on it.")] = ""


class Automatic(Command, frozen=True):
    """Let the only action left to you be taken for you, at the end of a fixed span."""

    on: Annotated[bool, Meta(description="False to take such actions yourself again.")] = True


class WhyNot(Command, frozen=True, tag="why_not"):
    """Ask why an action is not allowed."""

    action: Annotated[Any, Meta(description="The action in question.")]


class Ping(Command, frozen=True):
    """Ask for a `pong`."""


Decided = (
    Sit
    | Stand
    | Rename
    | Ready
    | Change
    | Fill
    | Start
    | Act
    | Leave
    | Back
    | Replace
    | Remove
    | Pause
    | Resume
    | SetPace
    | Hint
    | Undo
    | AnswerUndo
    | Say
    | Mute
    | Automatic
)
AnyCommand = Decided | Report | Rematch | WhyNot | Ping
