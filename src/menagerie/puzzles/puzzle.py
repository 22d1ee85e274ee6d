"""A puzzle as data, and the puzzles of each game."""

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game

SOLVED, SEARCHED = "solved", "searched"


class Move(msgspec.Struct, frozen=True):
    """An action, and the seat that takes it."""

    seat: int
    action: Any


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that one may try, and what it leads to.

    `win` is the chance to win, `error` half of its 95 % interval, `score` the expected final
    score. In a solved puzzle these are certain, and `line` is how the game then goes on.
    """

    action: Any
    win: Annotated[float, Meta(ge=0.0, le=1.0)]
    score: float
    error: float = 0.0
    line: tuple[Move, ...] = ()


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose seat it asks, the answers with the best first, and who misses it.

    `proof` says how the best answer is known: `solved` by trying every way the game can go, or
    `searched` with intervals that do not overlap. `missed` names the levels of bots that choose
    otherwise most of the time.
    """

    position: dict[str, Any]
    seat: int
    proof: str
    missed: tuple[str, ...]
    answers: tuple[Answer, ...]

    @property
    def best(self) -> Answer:
        """The answer to find."""
        return self.answers[0]

    @property
    def grade(self) -> int:
        """How hard it is, from 1: one more than the number of levels that miss it."""
        return 1 + len(self.missed)


@lru_cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings, easier ones first; none for a game without any."""
    package = game.layout_class.__module__.rpartition(".")[0]
    file = files(package) / "puzzles.json"
    return read_puzzles(file.read_bytes()) if file.is_file() else ()


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """Puzzles as a file holds them."""
    try:
        return msgspec.json.decode(data, type=tuple[Puzzle, ...])
    except msgspec.MsgspecError as error:
        raise MenagerieError(f"puzzles: {error}") from None


def written(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as a file holds them: one a line, easier ones first."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.grade)
    lines = [msgspec.json.encode(puzzle) for puzzle in ordered]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"
