"""Commands: what people may ask of a table.

Each has an id that its sender makes up; the same id is never carried out twice.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.table.settings import Pace, Settings

# The end in Python and in JavaScript alike: a line break may not follow.
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
    seat: SeatNumber | None = None
    key: Key = ""


class Stand(Command, frozen=True):
    """Give up your seat before the start."""


class Rename(Command, frozen=True):
    """Change your nickname."""

    name: Name


class Ready(Command, frozen=True):
    """Say that you are ready to start, or not ready; your nonce is part of the deal's seed."""

    ready: bool = True
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Change(Command, frozen=True):
    """Change the settings before the start (host)."""

    settings: Settings


class Fill(Command, frozen=True):
    """Let a bot take a free seat, or change the bot that holds it (host)."""

    seat: SeatNumber
    bot: BotName


class Start(Command, frozen=True):
    """Start the game, with bots in the free seats (host)."""

    bot: BotName = "greedy"


class Act(Command, frozen=True):
    """Take one or more actions: all of them or none."""

    actions: Annotated[list[Any], Meta(min_length=1, max_length=64)]
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

    seat: SeatNumber
    bot: BotName = "greedy"


class Remove(Command, frozen=True):
    """Remove a person from the table for good (host)."""

    seat: SeatNumber


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

    agree: bool


class Say(Command, frozen=True):
    """Say a quick phrase, or free text if the table allows it."""

    phrase: Annotated[str, Meta(max_length=32)] = ""
    text: Annotated[str, Meta(max_length=300)] = ""


class Mute(Command, frozen=True):
    """Mute the chat of a seat, or hear it again."""

    seat: SeatNumber
    mute: bool = True


class Report(Command, frozen=True):
    """Report to the operator of the site what a player said or did."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)] = ""


class Rematch(Command, frozen=True):
    """Open a table with the same people."""


class WhyNot(Command, frozen=True, tag="why_not"):
    """Ask why an action is not allowed."""

    action: Any


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
)
AnyCommand = Decided | Report | Rematch | WhyNot | Ping
