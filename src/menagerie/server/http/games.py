"""The games, the settings that a table of each can have, and their words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from menagerie.bots.levels import LEVELS
from menagerie.catalog import GAMES
from menagerie.core.game import Game
from menagerie.core.messages import LANGUAGES
from menagerie.core.words import ENGLISH
from menagerie.server.http.call import Call
from menagerie.server.http.problems import NotFoundError
from menagerie.table.chat import PHRASES
from menagerie.table.wire.settings import Clock


class BotShown(msgspec.Struct, frozen=True):
    """A bot that may take a seat."""

    name: str
    description: str


class BoxShown(msgspec.Struct, frozen=True):
    """What is printed on the box of a game."""

    title: str
    pitch: str


class GameShown(msgspec.Struct, frozen=True):
    """A game: its box by language, how many may play, and its options as JSON Schema."""

    key: str
    name: str
    seats: tuple[int, ...]
    rules_version: int
    options: dict[str, Any]
    bots: tuple[BotShown, ...]
    box: dict[str, BoxShown]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a game in Markdown, each with its id in bold at the start of its paragraph."""

    text: str


class GamesShown(msgspec.Struct, frozen=True):
    """All games; clocks as JSON Schema, and the quick phrases of the chat."""

    games: tuple[GameShown, ...]
    clocks: dict[str, Any]
    phrases: tuple[str, ...]


async def list_games(_: Call) -> GamesShown:
    """The games there are, with what a table may choose."""
    return all_games()


async def list_words(call: Call) -> dict[str, str]:
    """The sentences of a game in a language, by key; in English where it has no others."""
    return dict(_words(*_asked(call)))


async def show_rules(call: Call) -> RulesShown:
    """The rules of a game that brings them with its words; in English where it has no others."""
    game, language = _asked(call)
    folder = game.speaker.words.folder.parent
    for file in (folder / f"rules.{language}.md", folder / "rules.md"):
        if file.exists():
            return RulesShown(file.read_text("utf-8"))
    raise NotFoundError("the page has the rules of this game")


def _asked(call: Call) -> tuple[Game, str]:
    """The game and the language in the path."""
    game, language = game_in_path(call), call.path["language"]
    if language not in LANGUAGES:
        raise NotFoundError("there is no such language")
    return game, language


def game_in_path(call: Call) -> Game:
    """The game in the path."""
    game = GAMES.get(call.path["game"])
    if game is None:
        raise NotFoundError("there is no such game")
    return game


@lru_cache(maxsize=1)
def all_games() -> GamesShown:
    """All games as they are shown."""
    return GamesShown(tuple(map(_shown, GAMES.values())), msgspec.json.schema(Clock), PHRASES)


def _shown(game: Game) -> GameShown:
    bots = tuple(BotShown(bot.name, bot.description) for bot in LEVELS.values())
    options = msgspec.json.schema(game.options)
    box = {language: _box(_words(game, language)) for language in LANGUAGES}
    return GameShown(game.key, game.name, tuple(game.seats), game.rules_version, options, bots, box)


def _words(game: Game, language: str) -> Mapping[str, str]:
    words = game.speaker.words
    has_own = (words.folder / f"{language}.json").exists()
    return words.texts(language if has_own else ENGLISH)


def _box(words: Mapping[str, str]) -> BoxShown:
    return BoxShown(words["title"], words["pitch"])
