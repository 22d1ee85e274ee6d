"""Puzzles: positions with one best action, and what each answer leads to."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.bots.advice.reasons import compare, reason_of, reasons_of
from menagerie.catalog import GAMES
from menagerie.core.refusals import Reason
from menagerie.puzzles.puzzle import Move, Puzzle, puzzles_of
from menagerie.server.http.call import Call
from menagerie.server.http.games import game_in_path
from menagerie.server.http.problems import NotFoundError

Number = Annotated[int, Meta(description="Counted from 1, easier ones first.")]
Grade = Annotated[int, Meta(ge=1, le=5, description="How hard it is; 5 is the hardest.")]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    number: Number
    grade: Grade
    seats: int


class PuzzlesShown(msgspec.Struct, frozen=True):
    """The puzzles of a game, easier ones first."""

    puzzles: tuple[PuzzleListed, ...]


class AnswerShown(msgspec.Struct, frozen=True):
    """An answer, what it leads to, and why it is good or not.

    `win` is the chance to win, `error` half of its 95 % interval, `score` the expected final
    score. In a solved puzzle they are certain, and `line` is how the game goes on.
    """

    action: Any
    win: float
    error: float
    score: float
    reason: Reason
    line: tuple[Move, ...]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle: the position, whose seat it asks, and all answers, the best first.

    `proof` is `solved` where every way to go on was tried, else `searched`. `missed` names the
    levels of bots that choose otherwise.
    """

    number: Number
    grade: Grade
    seat: int
    proof: str
    missed: tuple[str, ...]
    position: Annotated[Any, Meta(description="The whole truth of it, to try answers on.")]
    answers: tuple[AnswerShown, ...]


async def list_puzzles(call: Call) -> PuzzlesShown:
    """The puzzles of a game."""
    found = puzzles_of(game_in_path(call))
    return PuzzlesShown(
        tuple(
            PuzzleListed(number, puzzle.grade, puzzle.position["seats"])
            for number, puzzle in enumerate(found, 1)
        )
    )


async def show_puzzle(call: Call) -> PuzzleShown:
    """One puzzle, with all answers and their reasons."""
    game, number = game_in_path(call), call.path["number"]
    if not number.isdecimal() or not 1 <= int(number) <= len(puzzles_of(game)):
        raise NotFoundError("there is no such puzzle")
    return _shown(game.key, int(number))


@lru_cache(maxsize=512)
def _shown(key: str, number: int) -> PuzzleShown:
    puzzle = puzzles_of(GAMES[key])[number - 1]
    return PuzzleShown(
        number,
        puzzle.grade,
        puzzle.seat,
        puzzle.proof,
        puzzle.missed,
        puzzle.position,
        tuple(_answers(key, puzzle)),
    )


def _answers(key: str, puzzle: Puzzle) -> list[AnswerShown]:
    """The answers with their reasons, by what the seat knows."""
    game = GAMES[key]
    veiled = game.veil(game.load(puzzle.position), puzzle.seat)
    wins = [answer.win for answer in puzzle.answers]
    told = [
        reasons_of(game, veiled, [game.read_action(answer.action)], sealed=False)[0]
        for answer in puzzle.answers
    ]
    return [
        AnswerShown(
            answer.action,
            answer.win,
            answer.error,
            answer.score,
            reason_of(
                told[place],
                told[0] if place else [],
                compare(wins, place, 0 if place else 1),
                strict=True,
            ),
            answer.line,
        )
        for place, answer in enumerate(puzzle.answers)
    ]
