"""What the people at a table agree on before they play."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from menagerie.catalog import GAMES
from menagerie.core.errors import OptionsError
from menagerie.core.game import Game
from menagerie.core.options import read_options

MILLISECONDS = 1000
DAY = 24 * 60 * 60 * MILLISECONDS
MEMORY_AID = "memory_aid"


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
    clock: Clock = NoClock()
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


def game_of(settings: Settings) -> Game:
    """The game a table plays."""
    if settings.game not in GAMES:
        known = ", ".join(GAMES)
        raise OptionsError(f"game: there is no game {settings.game} (there are: {known})")
    return GAMES[settings.game]


def checked(settings: Settings) -> Settings:
    """The same settings with every option spelt out; a sentence names what is wrong."""
    game = game_of(settings)
    if settings.seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise OptionsError(f"seats: {game.name} is for {first} to {last}, not {settings.seats}")
    options = msgspec.to_builtins(read_options(game.options, settings.options))
    return msgspec.structs.replace(settings, options=options)


def with_aid(settings: Settings) -> Settings:
    """BV4: the settings of who plays alone, whose table has the memory aid unless they say no."""
    options = {MEMORY_AID: True} | settings.options
    return msgspec.structs.replace(settings, options=options)


def has_memory_aid(settings: Settings) -> bool:
    """Whether the table shows its players what they may have forgotten."""
    return bool(settings.options.get(MEMORY_AID))


def budget(clock: Clock) -> int | None:
    """The milliseconds a seat's clock starts with; None where there is no clock."""
    match clock:
        case ActionClock(seconds=seconds) | GameClock(seconds=seconds):
            return seconds * MILLISECONDS
        case DaysClock(days=days):
            return days * DAY
    return None
