"""The file of a tournament's games: a line of settings, then a line for each game.

A line is written when its game is over. A run that was interrupted may leave an incomplete last
line; the next run cuts it off and continues.
"""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec

from menagerie.arena.tournament import Played, Tournament
from menagerie.bots import levels
from menagerie.bots.levels import bot_kernel
from menagerie.bots.player import player_module
from menagerie.bots.search import search
from menagerie.bots.search.search import search_kernel
from menagerie.core.errors import MenagerieError
from menagerie.core.options import options_in

FORMAT = 1


class LedgerError(MenagerieError):
    """A file of games that cannot be continued."""


class Settings(msgspec.Struct, frozen=True):
    """What all games of a file have in common."""

    arena: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    among: str | None
    seed: str
    sources: str


def settings_of(tournament: Tournament) -> Settings:
    """The settings that identify a file."""
    game = tournament.game
    records = game.template(tournament.seats, tournament.options)
    return Settings(
        arena=FORMAT,
        game=game.key,
        rules_version=game.rules_version,
        seats=tournament.seats,
        options=msgspec.to_builtins(options_in(game.options, game.layout.read(records))),
        bots=tuple(bot.name for bot in tournament.bots),
        among=None if tournament.among is None else tournament.among.name,
        seed=tournament.seed,
        sources=sources_of(tournament),
    )


def sources_of(tournament: Tournament) -> str:
    """A hash of the sources of rules and bots: other sources may give other results."""
    game = tournament.game
    files = dict(bot_kernel(game).sources) | search_kernel(game).sources
    players = (type(contestant.player) for contestant in tournament.everybody)
    own = (levels.__name__, search.__name__, player_module(game))
    for name in (*own, *(player.__module__ for player in players)):
        files[name] = Path(str(sys.modules[name].__file__))
    digest = sha256()
    for name, file in sorted(files.items()):
        digest.update(f"{name}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


class Ledger:
    """A file of games; without a path, games in memory."""

    def __init__(self, path: Path | None, settings: Settings) -> None:
        self.played: dict[int, Played] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            try:
                self._continue(path, settings)
            except OSError as error:
                raise LedgerError(f"{path}: {(error.strerror or str(error)).lower()}") from None

    def _continue(self, path: Path, settings: Settings) -> None:
        """Read an existing file, and cut off an incomplete last line."""
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        if lines:
            check_settings(path, lines[0], settings)
        for played in read_games(path, lines[1:]):
            self.played.setdefault(played.game, played)
        self._file = path.open("ab")
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._write(settings)

    def _write(self, line: msgspec.Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def add(self, played: Played) -> None:
        """Append a game; the system decides when it reaches the disk."""
        self.played[played.game] = played
        self._write(played)

    def first(self, games: int) -> list[Played]:
        """The games with numbers below this, in order."""
        return [self.played[number] for number in range(games) if number in self.played]

    def missing(self, games: int) -> list[int]:
        """The numbers below this whose games are missing."""
        return [number for number in range(games) if number not in self.played]

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def read_settings(path: Path, line: bytes) -> Settings:
    """Read the settings in the first line of a file."""
    try:
        return msgspec.json.decode(line, type=Settings)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise LedgerError(f"{path}: this is no file of an arena's games") from None


def check_settings(path: Path, line: bytes, settings: Settings) -> None:
    """Refuse to continue a file with other settings."""
    found = read_settings(path, line)
    for field in Settings.__struct_fields__:
        there, here = getattr(found, field), getattr(settings, field)
        if there != here:
            reason = f"{field} {told(there)}, not {told(here)}"
            if field == "sources":
                reason = "the rules or bots have changed since"
            raise LedgerError(
                f"{path}: it holds other games ({reason}); remove it or name another file"
            )


def told(value: object) -> str:
    """A setting as text."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def read_games(path: Path, lines: Iterable[bytes]) -> Iterable[Played]:
    """Read games, line by line."""
    for number, line in enumerate(lines, 2):
        try:
            yield msgspec.json.decode(line, type=Played)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise LedgerError(f"{path}: line {number} is damaged; remove that line") from None
