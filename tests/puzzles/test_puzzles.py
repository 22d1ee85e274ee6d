"""The puzzles that the games bring: one clearly best action each, proven and with its reason."""

from collections import Counter

import msgspec
import pytest

from menagerie.bots.advice.advisor import as_json
from menagerie.bots.advice.reasons import GENERAL, reasons_of
from menagerie.bots.levels import LEVELS
from menagerie.bots.search.search import Search
from menagerie.catalog import BUILT_IN
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.puzzles.proof import Proof
from menagerie.puzzles.puzzle import SEARCHED, SOLVED, Puzzle, puzzles_of, read_puzzles, written

FEWEST = 60
# How many of a game's puzzles are searched or solved again, and with how many iterations.
SAMPLE, ITERATIONS = 8, 4_000
EACH_GAME = pytest.mark.parametrize("game", BUILT_IN, ids=[game.key for game in BUILT_IN])


@EACH_GAME
def test_a_game_has_many_puzzles_of_several_grades(game: Game) -> None:
    """At least sixty, easier ones first, each of them only once."""
    puzzles = puzzles_of(game)
    grades = [puzzle.grade for puzzle in puzzles]

    assert len(puzzles) >= FEWEST
    assert grades == sorted(grades)
    assert len(set(grades)) > 2
    assert len({msgspec.json.encode(puzzle.position) for puzzle in puzzles}) == len(puzzles)


@EACH_GAME
def test_the_answers_are_what_the_seat_may_do(game: Game) -> None:
    """The position loads, the seat alone is asked, and every legal action is an answer."""
    for puzzle in puzzles_of(game):
        state = game.load(puzzle.position)
        assert game.to_act(state) == (puzzle.seat,)
        legal = Counter(str(as_json(one)) for one in game.legal_actions(state, puzzle.seat))
        assert Counter(str(answer.action) for answer in puzzle.answers) == legal
        assert set(puzzle.missed) < set(LEVELS)


@EACH_GAME
def test_one_answer_is_clearly_best_and_has_a_reason(game: Game) -> None:
    """Its interval lies above all others, and more can be said of it than that it is best."""
    for puzzle in puzzles_of(game):
        assert Proof(puzzle.proof, puzzle.answers).is_clear
        veiled = game.veil(game.load(puzzle.position), puzzle.seat)
        best = game.read_action(puzzle.best.action)
        (reasons,) = reasons_of(game, veiled, [best], sealed=False)
        assert reasons[0].key not in {thought.key for thought in GENERAL}


@EACH_GAME
def test_the_line_of_a_solved_puzzle_leads_to_its_score(game: Game) -> None:
    """Played to the end, by the rules, it gives what the answer says."""
    for puzzle in puzzles_of(game):
        if puzzle.proof != SOLVED:
            assert puzzle.proof == SEARCHED
            assert not any(answer.line for answer in puzzle.answers)
            continue
        for answer in puzzle.answers:
            state = game.load(puzzle.position)
            state = game.apply(state, puzzle.seat, game.read_action(answer.action)).state
            for move in answer.line:
                state = game.apply(state, move.seat, game.read_action(move.action)).state
            outcome = game.outcome(state)
            assert outcome is not None
            assert outcome.scores[puzzle.seat] == answer.score


@pytest.mark.skipif(INTERPRETED, reason="searching takes minutes with interpreted rules")
@EACH_GAME
def test_another_search_finds_the_same(game: Game) -> None:
    """With other dice than those that it was found with."""
    puzzles = puzzles_of(game)
    for puzzle in puzzles[:: len(puzzles) // SAMPLE]:
        state = game.load(puzzle.position)
        search = Search(game, game.veil(state, puzzle.seat), seed=99)
        search.run(ITERATIONS)
        found = game.codes.decode(game.layout.read(state.records), puzzle.seat, search.answer())
        assert as_json(found) == puzzle.best.action


def test_puzzles_are_written_as_they_are_read() -> None:
    """One a line, easier ones first; a damaged file is refused with a sentence."""
    game = BUILT_IN[0]
    puzzles = list(puzzles_of(game)[:5])
    read = read_puzzles(written([*puzzles[2:], *puzzles[:2]]))
    assert sorted(read, key=puzzles.index) == puzzles
    assert [puzzle.grade for puzzle in read] == sorted(puzzle.grade for puzzle in puzzles)
    with pytest.raises(MenagerieError, match="puzzles: "):
        read_puzzles(b'[{"position": 3}]')


def test_an_answer_must_be_ahead_by_more_than_chance() -> None:
    """Intervals that meet, or a small lead, prove nothing."""
    best, *others = puzzles_of(BUILT_IN[0])[0].answers
    near = msgspec.structs.replace(others[0], win=best.win - 0.05)
    unsure = msgspec.structs.replace(others[0], win=best.win - 0.2, error=0.3)
    assert Proof(SEARCHED, (best, others[0])).is_clear
    assert not Proof(SEARCHED, (best, near)).is_clear
    assert not Proof(SEARCHED, (best, unsure)).is_clear


def test_a_grade_counts_who_misses_it() -> None:
    """From 1, which every level finds."""
    assert Puzzle({}, 0, SOLVED, (), ()).grade == 1
    assert Puzzle({}, 0, SOLVED, tuple(LEVELS)[:-1], ()).grade == 5
