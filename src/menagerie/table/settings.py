"""The meaning of settings: their game, whether they are valid, the time of a clock."""

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
    """The game that a table plays."""
    if settings.game not in GAMES:
        known = ", ".join(GAMES)
        raise OptionsError(f"game: there is no game {settings.game} (there are: {known})")
    return GAMES[settings.game]


def checked(settings: Settings) -> Settings:
    """The same settings with every option spelt out; an error names what is wrong."""
    game = game_of(settings)
    if settings.seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise OptionsError(f"seats: {game.name} is for {first} to {last}, not {settings.seats}")
    options = msgspec.to_builtins(read_options(game.options, settings.options))
    return msgspec.structs.replace(settings, options=options)


def with_aid(settings: Settings) -> Settings:
    """BV4: settings for a single person: the memory aid is on unless it is turned off."""
    options = {MEMORY_AID: True} | settings.options
    return msgspec.structs.replace(settings, options=options)


def has_memory_aid(settings: Settings) -> bool:
    """Whether the memory aid is on."""
    return bool(settings.options.get(MEMORY_AID))


def budget(clock: Clock) -> int | None:
    """The milliseconds with which a seat's clock starts; None without a clock."""
    match clock:
        case ActionClock(seconds=seconds) | GameClock(seconds=seconds):
            return seconds * MILLISECONDS
        case DaysClock(days=days):
            return days * DAY
    return None
