"""The one file that knows all games."""

from collections.abc import Iterator

import msgspec

from menagerie.core import records
from menagerie.core.errors import RecordError
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord
from menagerie.core.state import Step
from menagerie.games.buffalo.game import BUFFALO
from menagerie.games.goats.game import GOATS
from menagerie.games.zoo.game import ZOO

GAMES: dict[str, Game] = {game.key: game for game in (BUFFALO, GOATS, ZOO)}


class _Header(msgspec.Struct):
    """What tells which game a record is of."""

    game: str


def game_of(found: AnyRecord) -> Game:
    """The game a record was played in."""
    if found.game not in GAMES:
        raise RecordError(f"game: there is no game {found.game} (there are: {', '.join(GAMES)})")
    return GAMES[found.game]


def read_record(data: bytes) -> AnyRecord:
    """Read a record of any game; a sentence names what is damaged."""
    try:
        header = msgspec.json.decode(data, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"record: {error}") from None
    if header.game not in GAMES:
        raise RecordError(f"game: there is no game {header.game} (there are: {', '.join(GAMES)})")
    return records.read_record(GAMES[header.game], data)


def replay(found: AnyRecord) -> Iterator[Step]:
    """Yield the first state of a records, then the step of every action."""
    return records.replay(game_of(found), found)
