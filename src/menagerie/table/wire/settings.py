"""Settings: what the people at a table agree on before they play."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """No time limit."""


class ActionClock(
    msgspec.Struct, frozen=True, tag="action", tag_field="kind", forbid_unknown_fields=True
):
    """A time limit for every turn, in seconds."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60


class GameClock(
    msgspec.Struct, frozen=True, tag="game", tag_field="kind", forbid_unknown_fields=True
):
    """Seconds for the whole game, and an increment after every turn."""

    seconds: Annotated[int, Meta(ge=30, le=4 * 3600)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10


class DaysClock(
    msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True
):
    """A time limit for every turn, in days: correspondence play."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3


Clock = NoClock | ActionClock | GameClock | DaysClock
Pace = Annotated[
    Literal["instant", "quick", "calm"], Meta(description="How long bots take to answer.")
]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's game and how it is played; the host may change it until the start."""

    game: Annotated[str, Meta(description="The key of the game.", max_length=32)]
    seats: Annotated[int, Meta(description="How many seats the table has.", ge=1, le=16)]
    options: Annotated[
        dict[str, Any], Meta(description="The options of the game; others have their defaults.")
    ] = {}
    public: Annotated[bool, Meta(description="Listed for everybody, or only found by link.")] = (
        False
    )
    spectators: Annotated[bool, Meta(description="Whether others may watch.")] = True
    clock: Annotated[Clock, Meta(description="The clock of the game.")] = NoClock()
    chat: Annotated[
        Literal["phrases", "text", "none"],
        Meta(description="Quick phrases only, free text as well, or no chat."),
    ] = "phrases"
    pace: Pace = "quick"
    grace: Annotated[
        int,
        Meta(description="Seconds that a player may be disconnected during a game.", ge=0, le=600),
    ] = 60
    hints: Annotated[
        bool | None,
        Meta(description="Whether players may ask for hints; null: if at most one person plays."),
    ] = None
