"""The games, and the settings that a table of each can have."""

from functools import lru_cache
from typing import Any

import msgspec

from menagerie.bots.levels import LEVELS
from menagerie.catalog import GAMES
from menagerie.core.game import Game
from menagerie.server.http.call import Call
from menagerie.table.chat import PHRASES
from menagerie.table.wire.settings import Clock


class BotShown(msgspec.Struct, frozen=True):
    """A bot that may take a seat."""

    name: str
    description: str


class GameShown(msgspec.Struct, frozen=True):
    """A game: how many may play, and its options as JSON Schema."""

    key: str
    name: str
    seats: tuple[int, ...]
    rules_version: int
    options: dict[str, Any]
    bots: tuple[BotShown, ...]


class GamesShown(msgspec.Struct, frozen=True):
    """All games; clocks as JSON Schema, and the quick phrases of the chat."""

    games: tuple[GameShown, ...]
    clocks: dict[str, Any]
    phrases: tuple[str, ...]


async def list_games(_: Call) -> GamesShown:
    """The games there are, with what a table may choose."""
    return all_games()


@lru_cache(maxsize=1)
def all_games() -> GamesShown:
    """All games as they are shown."""
    return GamesShown(tuple(map(_shown, GAMES.values())), msgspec.json.schema(Clock), PHRASES)


def _shown(game: Game) -> GameShown:
    bots = tuple(BotShown(bot.name, bot.description) for bot in LEVELS.values())
    options = msgspec.json.schema(game.options)
    return GameShown(game.key, game.name, tuple(game.seats), game.rules_version, options, bots)
