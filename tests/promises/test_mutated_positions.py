"""Positions with a mistake: they are refused with one sentence, or are played to their end."""

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
from hypothesis import given, note
from hypothesis import strategies as st

from menagerie import Game, State
from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import INTERPRETED
from tests.games.play import randoms
from tests.promises.games import OWN
from tests.promises.part import Dump
from tests.promises.walks import Seating, each_seating, examples, play_on, walks

# Mistakes made in one dump, and at how many places of it.
MISTAKES = 6
MOST_PLACES = 2
# The share of dumps of games that are over.
FINISHED = 0.15
# How many steps the pieces are counted; interpreted, no more are played.
WATCHED = 100
# Positions that may leave pieces out: until the next deal they are nowhere.
MAY_LACK_PIECES = {"zoo"}

Path = tuple[Any, ...]
Edit = Callable[[], Any]


@cache
def words(game: Game) -> tuple[frozenset[str], ...]:
    """The names that stand for each other in a game's positions: cards, colours, phases."""
    schema = msgspec.json.schema(game.position_type)
    found = [
        place["enum"] for place in within(schema) if isinstance(place, dict) and "enum" in place
    ]
    return tuple(frozenset(filter(lambda name: isinstance(name, str), names)) for names in found)


def within(data: Any) -> Iterator[Any]:
    """JSON data and all that is in it."""
    yield data
    for path in places(data):
        yield at(data, path)


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to everything within JSON data."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield (*path, key)
            yield from places(data[key], (*path, key))


def at(data: Any, path: Path) -> Any:
    """What is found by a way."""
    for key in path:
        data = data[key]
    return data


def others(game: Game, value: Any) -> list[Any]:
    """Values that could stand in the place of one: of its kind, and beyond its bounds."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1 - value, 10 * value + 7, 10**30]
    if isinstance(value, str):
        named = [other for names in words(game) if value in names for other in names - {value}]
        return sorted(named) or [value[:-1], value[::-1], value + value[-1:]]
    if isinstance(value, list):
        return [[], value[::-1], value[1:] + value[:1]]
    return [0, "", [], {}, None]


def move(items: list[Any], number: int, target: list[Any]) -> None:
    """Take an item out of a list and put it at the end of another or the same."""
    target.append(items.pop(number))


def edits_of_item(dump: Dump, path: Path) -> list[Edit]:
    """An item of a list doubled, put last, or moved to another list of such items."""
    items, number = at(dump, path[:-1]), path[-1]
    value = items[number]
    lists = [found for found in within(dump) if isinstance(found, list)]
    alike = [found for found in lists if not found or type(found[0]) is type(value)]
    return [
        partial(items.append, deepcopy(value)),
        *(partial(move, items, number, found) for found in alike),
    ]


def rename(parent: Dump, key: str, name: str) -> None:
    """Give what has one key another."""
    parent[name] = parent.pop(key)


def edits(game: Game, dump: Dump, path: Path) -> list[list[Edit]]:
    """What can go wrong at one place of a dump, by its sort: left out, exchanged, moved."""
    parent, key = at(dump, path[:-1]), path[-1]
    sorts: list[list[Edit]] = [
        [partial(parent.pop, key)],
        [partial(parent.__setitem__, key, other) for other in others(game, parent[key])],
    ]
    if isinstance(parent, list):
        sorts.append(edits_of_item(dump, path))
    elif len(path) > 1:
        sorts.append([partial(rename, parent, key, name) for name in others(game, key)])
    return sorts


def mistaken(game: Game, dump: Dump, rng: Random) -> Dump:
    """A dump with something wrong at one or two places, mostly."""
    wrong: Dump = deepcopy(dump)
    for _ in range(rng.randint(1, MOST_PLACES)):
        field = rng.choice(sorted(wrong))
        path = rng.choice([(field,), *places(wrong[field], (field,))])
        rng.choice(rng.choice(edits(game, wrong, path)))()
    note(f"wrong: {json.dumps(wrong)}")
    return wrong


def load(game: Game, wrong: Dump) -> State | None:
    """Load a position, or see it refused with a sentence that names a field."""
    try:
        return game.load(wrong)
    except PositionError as error:
        sentence = str(error)
    assert re.fullmatch(r"[a-z_]+(\[[^\]]+\])*: \S.*", sentence), sentence
    return None


def check_play(game: Game, state: State, seed: int) -> None:
    """A position comes back from its dump and is played to its end, with all pieces there."""
    assert game.load(json.loads(json.dumps(game.dump(state)))) == state
    whole = check_dump(game, state, whole=game.key not in MAY_LACK_PIECES)
    for number, taken in enumerate(play_on(game, state, seed)):
        state = taken.step.state
        if number < WATCHED:
            whole = check_dump(game, state, whole=whole)
        elif INTERPRETED:
            return
    check_dump(game, state, whole=whole)
    assert game.outcome(state) is not None


def check_dump(game: Game, state: State, *, whole: bool) -> bool:
    """The game's own promises; once all pieces are there, they stay."""
    dump, own = game.dump(state), OWN[game.key]
    game.load(dump)
    for invariant in own.INVARIANTS:
        invariant(dump)
    try:
        own.pieces(dump)
    except AssertionError:
        if whole:
            raise
        return False
    return True


@each_seating
@examples(1)
@given(data=st.data(), rng=randoms)
def test_a_mistake_is_refused_or_can_be_played(
    seating: Seating, data: st.DataObject, rng: Random
) -> None:
    """Whatever is changed, left out or moved in what `dump` writes in any phase."""
    game, walk = seating.game, data.draw(walks(seating))
    state = rng.choice(list(walk.states()))
    if rng.random() < FINISHED:
        for taken in play_on(game, state, walk.seed):
            state = taken.step.state
    dump = json.loads(json.dumps(game.dump(state)))
    for number in range(MISTAKES):
        loaded = load(game, mistaken(game, dump, rng))
        if loaded is not None:
            check_play(game, loaded, number)
