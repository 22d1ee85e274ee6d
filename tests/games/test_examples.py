"""Examples of clauses: every position can be, and every action shows what is said."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie import GAMES
from menagerie.catalog import BUILT_IN
from menagerie.server.http.trials import MOST_ACTIONS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "menagerie" / "games"
KEYS = [game.key for game in BUILT_IN]
# So many clauses of each game can be tried out at least.
FEWEST = 10


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action and its seat."""

    seat: int
    action: dict[str, Any]


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as `web/src/rulebook/examples.ts` reads it, with what it shows.

    `shows` are types of events that happen; `refused` is the rule by which the last action is.
    """

    key: str
    clause: str
    seat: int
    position: dict[str, Any]
    actions: tuple[Done, ...]
    shows: tuple[str, ...] = ()
    refused: str = ""


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """The examples of a game."""
    file = FOLDER / game / "examples" / "clauses.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Example, ...])


CASES = [
    pytest.param(game, example, id=f"{game}, {example.key}")
    for game in KEYS
    for example in examples_of(game)
]


@pytest.mark.parametrize(("key", "example"), CASES)
def test_an_example_shows_what_it_says(key: str, example: Example) -> None:
    """Its actions are allowed but the last of one that is refused, and the events happen."""
    game = GAMES[key]
    state, told = game.load(example.position), set[str]()
    *before, last = example.actions
    for done in before if example.refused else example.actions:
        step = game.apply(state, done.seat, game.read_action(done.action))
        state = step.state
        told |= {str(event.__struct_config__.tag) for event in step.events}
    reason = game.why_not(state, last.seat, game.read_action(last.action))

    assert (reason.rule if reason and example.refused else "") == example.refused
    assert told >= set(example.shows)
    assert example.shows or example.refused
    assert len(example.actions) <= MOST_ACTIONS


@pytest.mark.parametrize("key", KEYS)
def test_many_clauses_have_an_example(key: str) -> None:
    """Each is of a clause that there is, and has a key of its own that begins with it."""
    book = (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    clauses = set(re.findall(r"^\*\*([A-Z]V?\d+)\*\* ", book, re.MULTILINE))
    examples = examples_of(key)

    assert {example.clause for example in examples} <= clauses
    assert len({example.clause for example in examples}) >= FEWEST
    assert len({example.key for example in examples}) == len(examples)
    assert all(example.key.startswith(example.clause) for example in examples)


@pytest.mark.parametrize("key", KEYS)
def test_every_example_has_its_sentence_and_no_sentence_is_left(key: str) -> None:
    """In English; that every language has the same keys is tested with all words."""
    words = msgspec.json.decode((FOLDER / key / "examples" / "en.json").read_bytes())

    assert list(words) == [example.key for example in examples_of(key)]
