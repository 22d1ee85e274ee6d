"""Whether one action is clearly best: by solving the ending, else by a long search."""

from random import Random
from typing import NamedTuple

from menagerie.bots.advice.advisor import as_json, results_of
from menagerie.bots.search.results import TRIED
from menagerie.bots.search.search import Search
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.puzzles.endings import Solver, TooLargeError
from menagerie.puzzles.puzzle import SEARCHED, SOLVED, Answer, Move

# The lead in chance that makes an action clearly best, and one that is worth a longer look.
CLEAR, PROMISING = 0.10, 0.08
# Iterations of a search from look to look, and at least after each action.
LOOKS, EACH = (300, 2_000, 10_000), 400
# Positions and actions of an ending, and guesses at what a seat does not know.
MOST_POSITIONS, DEEPEST, WORLDS = 40_000, 10, 3
# How often an action was tried if its chance is known at all.
FEWEST_TRIES = 8


class Proof(NamedTuple):
    """How it is known which answer is best, and the answers with the best first."""

    kind: str
    answers: tuple[Answer, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the best answer is ahead of all others by more than they may be wrong."""
        best, *others = self.answers
        return all(
            best.win - other.win >= CLEAR and best.win - best.error > other.win + other.error
            for other in others
        )


def prove(game: Game, state: State, seat: int, seed: int) -> Proof | None:
    """The answers of a position, as solved or as searched; None where none is clearly best."""
    search = Search(game, game.veil(state, seat), seed, 2 * LOOKS[-1], counting=True)
    if not _goes_on(search, LOOKS[0]):
        return None
    proof = _solved(game, state, seat) if _is_near_its_end(game, state, seed) else None
    proof = proof or _searched(game, state, search)
    return proof if proof is not None and proof.is_clear else None


def _goes_on(search: Search, iterations: int) -> bool:
    """Whether a search that was continued so far sees one open choice ahead of the others."""
    search.run(iterations - search.iterations)
    found = [one for one in results_of(search).values() if one.tries >= FEWEST_TRIES]
    if search.is_sealed or not found:
        return False
    best = max(found, key=lambda one: one.tries)
    chances = [one.chances[search.seat] for one in found if one is not best]
    return best.chances[search.seat] - max(chances, default=0.0) >= PROMISING


def _is_near_its_end(game: Game, state: State, seed: int) -> bool:
    """Whether a game played on at random soon ends."""
    chance = Random(seed)  # noqa: S311 - no secret
    for _ in range(DEEPEST):
        acting = game.to_act(state)
        if len(acting) != 1:
            return not acting
        state = game.apply(state, acting[0], chance.choice(game.legal_actions(state, acting[0])))[0]
    return False


def _solved(game: Game, state: State, seat: int) -> Proof | None:
    """Every way the game can go; None if there are too many, or if it matters what is hidden."""
    veiled = game.veil(state, seat)
    try:
        first = _answers(game, state, seat)
        others = [_answers(game, game.guess(veiled, seed), seat) for seed in range(WORLDS)]
    except TooLargeError:
        return None
    is_known = all(_wins(other) == _wins(first) for other in others)
    return Proof(SOLVED, first) if is_known else None


def _wins(answers: tuple[Answer, ...]) -> dict[str, float]:
    return {str(one.action): one.win for one in answers}


def _answers(game: Game, state: State, seat: int) -> tuple[Answer, ...]:
    """Each action with what it leads to, the best first."""
    return tuple(
        Answer(
            as_json(action),
            round(end.wins[seat], 4),
            end.scores[seat],
            line=tuple(Move(who, as_json(does)) for who, does in end.line),
        )
        for action, end in Solver(game, MOST_POSITIONS, DEEPEST).answers(state, seat)
    )


def _searched(game: Game, state: State, search: Search) -> Proof | None:
    """A long search that tries each action often enough to know its chance."""
    if not all(_goes_on(search, look) for look in LOOKS[1:]):
        return None
    seat = search.seat
    for code in game.legal_codes(state, seat):
        missing = EACH - int(search.tally[code, TRIED])
        if missing > 0:
            search.run(missing, forced=code)
    known = game.layout.read(state.records)
    found = [
        Answer(
            as_json(game.codes.decode(known, seat, code)),
            round(one.chances[seat], 4),
            round(one.scores[seat], 2),
            round(one.error, 4),
        )
        for code, one in results_of(search).items()
    ]
    return Proof(SEARCHED, tuple(sorted(found, key=lambda one: -one.win)))
