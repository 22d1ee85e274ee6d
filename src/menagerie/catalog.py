"""The one file that knows all games: those of this package, and those that are added to it.

An installed package adds a game by an entry point of the group `menagerie.games`; one that is not
installed is named by the environment variable `MENAGERIE_GAMES`.
"""

import os
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points

from menagerie.core import records
from menagerie.core.arguments import named
from menagerie.core.errors import MenagerieError, RecordError
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord
from menagerie.core.state import Step
from menagerie.games.buffalo.game import BUFFALO
from menagerie.games.goats.game import GOATS
from menagerie.games.zoo.game import ZOO

BUILT_IN: tuple[Game, ...] = (BUFFALO, GOATS, ZOO)

GROUP = "menagerie.games"
VARIABLE = "MENAGERIE_GAMES"
# A key is part of addresses, and the name of folders and modules.
KEY = re.compile("[a-z][a-z0-9_]*")


def _import_game(source: str, place: str) -> Game:
    """Import the game at a place, written as module:NAME; a sentence names what is wrong."""
    module, _, name = place.partition(":")
    if not module or not name:
        raise MenagerieError(f"{source}: write a game as module:NAME, not {place!r}")
    try:
        game = getattr(import_module(module), name)
    except Exception as error:
        raise MenagerieError(f"{source}: there is no game {place} ({error})") from error
    if not isinstance(game, Game):
        raise MenagerieError(f"{source}: {place} is a {type(game).__name__}, not a Game")
    if not KEY.fullmatch(game.key):
        raise MenagerieError(
            f"{source}: the key of {place} must be of small letters, digits and _, not {game.key!r}"
        )
    return game


def _added_places(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Where games are added: the source that says so, and the place of each."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        yield f"entry point {entry.name}", entry.value
    for place in environment.get(VARIABLE, "").split(","):
        if place.strip():
            yield VARIABLE, place.strip()


def _all_games(environment: Mapping[str, str]) -> dict[str, Game]:
    """The games of this package and those that are added, by their keys."""
    games = {game.key: game for game in BUILT_IN}
    for source, place in _added_places(environment):
        game = _import_game(source, place)
        if games.setdefault(game.key, game) is not game:
            raise MenagerieError(f"{source}: {place} has the key {game.key}, as another game has")
    return games


GAMES: dict[str, Game] = _all_games(os.environ)


def game_of(found: AnyRecord) -> Game:
    """The game a record was played in."""
    records.check_record(found)
    return _game(found.game)


def read_record(data: bytes | str) -> AnyRecord:
    """Read a record of any game; a sentence names what is damaged."""
    return records.read_record(_game(records.read_key(data)), data)


def _game(key: object) -> Game:
    """The game of a key that a record names."""
    if not isinstance(key, str) or key not in GAMES:
        known = ", ".join(GAMES)
        raise RecordError(f"game: there is no game {named(key)} (there are: {known})")
    return GAMES[key]


def replay(found: AnyRecord) -> Iterator[Step]:
    """Yield the first state of a record, then the step of every action."""
    return records.replay(game_of(found), found)
