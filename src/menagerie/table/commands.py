"""Commands: what somebody may ask of a table.

Each carries an id that its sender makes up; the same id is never carried out twice.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.table.settings import Settings

Id = Annotated[str, Meta(min_length=1, max_length=64, description="Made up by the sender.")]
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


class Sit(Command):
    """Take a seat: a certain one, or any that is free."""

    name: Name
    seat: SeatNumber | None = None
    key: Key = ""


class Stand(Command):
    """Give the own seat up before the start."""


class Rename(Command):
    """Go by another name."""

    name: Name


class Ready(Command):
    """Be ready to start, or no longer; a nonce adds to the chance of the deal."""

    ready: bool = True
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Change(Command):
    """Change the settings before the start (host)."""

    settings: Settings


class Fill(Command):
    """Let a bot take a free seat, or change the bot that holds it (host)."""

    seat: SeatNumber
    bot: BotName


class Start(Command):
    """Start, with bots in the free seats (host)."""

    bot: BotName = "greedy"


class Act(Command):
    """Act: all these actions together, or none."""

    actions: Annotated[list[Any], Meta(min_length=1, max_length=64)]
    turn: Annotated[
        int | None,
        Meta(description="How many actions the seat has taken when this was decided (`you.turn`)."),
    ] = None


class Leave(Command):
    """Let a bot play on."""


class Back(Command):
    """Take the own seat back from a bot."""


class Replace(Command):
    """Let a bot play on for somebody (host)."""

    seat: SeatNumber
    bot: BotName = "greedy"


class Remove(Command):
    """Remove somebody from the table for good (host)."""

    seat: SeatNumber


class Pause(Command):
    """Stop all clocks (host)."""


class Resume(Command):
    """Let the clocks run again (host)."""


class Undo(Command):
    """Take the own sealed choice back, or ask everybody to undo the own last action."""


class AnswerUndo(Command, tag="answer_undo"):
    """Agree to what another asked to undo, or do not."""

    agree: bool


class Say(Command):
    """Say a quick phrase, or a text where the table allows it."""

    phrase: Annotated[str, Meta(max_length=32)] = ""
    text: Annotated[str, Meta(max_length=300)] = ""


class Mute(Command):
    """No longer hear what a seat says, or hear it again."""

    seat: SeatNumber
    mute: bool = True


class Report(Command):
    """Tell the operator of the site about what a seat said or did."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)] = ""


class Rematch(Command):
    """Open a table with the same people."""


class WhyNot(Command, tag="why_not"):
    """Ask why an action is not allowed."""

    action: Any


class Ping(Command):
    """Ask for a sign of life."""


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
    | Undo
    | AnswerUndo
    | Say
    | Mute
)
AnyCommand = Decided | Report | Rematch | WhyNot | Ping
