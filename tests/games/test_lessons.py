"""Lessons: every position can be, and everything that is asked, done and told is true."""

from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from menagerie import GAMES, Game, State
from menagerie.bots.levels import LEVELS
from menagerie.catalog import BUILT_IN
from menagerie.server.http.lessons import MOST_STEPS
from menagerie.server.http.trials import MOST_ACTIONS
from tests.games.script import as_json

FOLDER = Path(__file__).parents[2] / "src" / "menagerie" / "games"
LEARNT = [game for game in BUILT_IN if (FOLDER / game.key / "lesson").exists()]
EACH_LESSON = pytest.mark.parametrize("key", [game.key for game in LEARNT])
# What the learner does; the first step only tells, and the last one is played freely.
FEWEST, MOST = 8, 14


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action and its seat."""

    seat: int
    action: dict[str, Any]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as `web/src/lesson/lessons.ts` reads it, with claims about what it shows.

    `refused` is not possible after the learner has acted, `claims` are values of the view at the
    end by their path, `happens` are fields of events.
    """

    key: str
    position: dict[str, Any] | None = None
    before: tuple[Done, ...] = ()
    expects: tuple[tuple[dict[str, Any], ...], ...] = ()
    marks: tuple[str, ...] = ()
    refused: tuple[Done, ...] = ()
    replies: tuple[Done, ...] = ()
    claims: dict[str, Any] = {}
    happens: tuple[dict[str, Any], ...] = ()
    bot: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's seat, and the steps."""

    seat: int
    steps: tuple[Step, ...]


class Case(NamedTuple):
    """A step of a game's lesson."""

    game: Game
    number: int

    @property
    def step(self) -> Step:
        """The step."""
        return lesson_of(self.game.key).steps[self.number]


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    return msgspec.json.decode((FOLDER / game / "lesson" / "steps.json").read_bytes(), type=Lesson)


CASES = [
    pytest.param(Case(game, number), id=f"{game.key}, {step.key}")
    for game in LEARNT
    for number, step in enumerate(lesson_of(game.key).steps)
]


def apply(game: Game, state: State, seat: int, action: Any) -> tuple[State, list[Any]]:
    """The state after an action, and its events as JSON."""
    read = game.read_action(action)
    assert game.why_not(state, seat, read) is None
    step = game.apply(state, seat, read)
    return step.state, [as_json(msgspec.to_builtins(event)) for event in step.events]


def apply_all(game: Game, state: State, done: tuple[Done, ...]) -> tuple[State, list[Any]]:
    """The same for several."""
    told: list[Any] = []
    for one in done:
        state, events = apply(game, state, one.seat, one.action)
        told += events
    return state, told


def ways(step: Step) -> list[tuple[dict[str, Any], ...]]:
    """Every order of every list of actions that is expected; none where nothing is."""
    return [way for actions in step.expects for way in permutations(actions)] or [()]


def possible(game: Game, state: State, seat: int, way: tuple[dict[str, Any], ...]) -> bool:
    """Whether the rules allow the actions in this order."""
    for action in way:
        if game.why_not(state, seat, game.read_action(action)) is not None:
            return False
        state = game.apply(state, seat, game.read_action(action)).state
    return True


@cache
def start_of(game: str, number: int) -> State:
    """Where a step begins."""
    lesson = lesson_of(game)
    position = lesson.steps[number].position
    if position is not None:
        return GAMES[game].load(position)
    before = lesson.steps[number - 1]
    return ends_of(GAMES[game], start_of(game, number - 1), before, lesson.seat)[0][0]


def ends_of(game: Game, start: State, step: Step, seat: int) -> list[tuple[State, list[Any]]]:
    """Every end of a step, with what has happened in it."""
    start, before = apply_all(game, start, step.before)
    allowed = [way for way in ways(step) if possible(game, start, seat, way)]
    assert {tuple(sorted(map(str, way))) for way in allowed} == {
        tuple(sorted(map(str, way))) for way in ways(step)
    }
    ends = []
    for way in allowed:
        own = tuple(Done(seat, action) for action in way)
        state, told = apply_all(game, start, own)
        for one in step.refused:
            assert game.why_not(state, one.seat, game.read_action(one.action)) is not None
        state, answers = apply_all(game, state, step.replies)
        ends.append((state, [*before, *told, *answers]))
    return ends


def value_at(view: Any, path: str) -> Any:
    """The value in a view at a path."""
    for part in path.split("."):
        view = view[int(part) if isinstance(view, list) else part]
    return view


@pytest.mark.parametrize("case", CASES)
def test_a_step_can_be_done_as_it_is_asked_and_shows_what_is_told(case: Case) -> None:
    """In any order that the rules allow; the others answer as it is written."""
    game, step = case.game, case.step
    seat = lesson_of(game.key).seat
    for state, events in ends_of(game, start_of(game.key, case.number), step, seat):
        view = as_json(msgspec.to_builtins(game.view(state, seat)))
        assert {path: value_at(view, path) for path in step.claims} == step.claims
        for wanted in step.happens:
            assert [one for one in events if wanted.items() <= one.items()]


@pytest.mark.parametrize("case", CASES)
def test_others_than_the_learner_act_where_it_is_written(case: Case) -> None:
    """The learner is only ever asked; nobody acts for them."""
    seat = lesson_of(case.game.key).seat
    assert all(one.seat != seat for one in (*case.step.before, *case.step.replies))


@EACH_LESSON
def test_a_lesson_asks_for_a_few_things_and_ends_with_a_free_round(key: str) -> None:
    """First the theme, then one thing after the other; each step is told of by its own key."""
    steps = lesson_of(key).steps
    first, *asked, last = steps

    assert first.position
    assert not first.expects
    assert FEWEST <= len(asked) <= MOST
    assert all(step.expects for step in asked)
    assert last.position
    assert last.bot in LEVELS
    assert lesson_of(key).seat in GAMES[key].to_act(GAMES[key].load(last.position))
    assert len({step.key for step in steps}) == len(steps) <= MOST_STEPS


@EACH_LESSON
def test_a_step_is_reached_with_few_actions(key: str) -> None:
    """So that the page can lay it out with one request."""
    done = 0
    for step in lesson_of(key).steps:
        done = 0 if step.position else done
        done += len(step.before) + max(map(len, step.expects), default=0) + len(step.replies)
        assert done <= MOST_ACTIONS


@EACH_LESSON
def test_every_step_has_its_words_and_no_words_are_left(key: str) -> None:
    """What is asked where something is, and what is told in the end."""
    steps = lesson_of(key).steps
    words = msgspec.json.decode((FOLDER / key / "lesson" / "en.json").read_bytes())
    asked = {f"{step.key}_ask" for step in steps if step.expects or step.bot}
    told = {f"{step.key}_told" for step in steps}
    other = {f"{step.key}_other" for step in steps if step.expects}

    assert asked | told <= set(words) <= asked | told | other
