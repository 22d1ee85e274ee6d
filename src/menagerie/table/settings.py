"""What settings mean: which game they are for, whether it allows them, what a clock starts with."""

import msgspec

from menagerie.catalog import GAMES
from menagerie.core.errors import OptionsError
from menagerie.core.game import Game
from menagerie.core.options import read_options
from menagerie.table.wire.settings import ActionClock, Clock, DaysClock, GameClock, Settings

MILLISECONDS = 1000
DAY = 24 * 60 * 60 * MILLISECONDS
MEMORY_AID = "memory_aid"


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
