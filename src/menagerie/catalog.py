"""The one file that knows all games."""

from collections.abc import Iterator

from menagerie.core import records
from menagerie.core.arguments import named
from menagerie.core.errors import RecordError
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord
from menagerie.core.state import Step
from menagerie.games.buffalo.game import BUFFALO
from menagerie.games.goats.game import GOATS
from menagerie.games.zoo.game import ZOO

GAMES: dict[str, Game] = {game.key: game for game in (BUFFALO, GOATS, ZOO)}


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
