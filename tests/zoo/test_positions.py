"""Positions: what `dump` writes, what `load` fills in, and what it refuses."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from menagerie import State
from menagerie.core.errors import PositionError
from tests.script import as_json, numbered
from tests.zoo.builders import GAME
from tests.zoo.playing import Taken, games, playthrough, randoms
from tests.zoo.position_cases import IMPOSSIBLE, POSSIBLE, Position

# The position of the shared description of positions.
DESCRIBED = {
    "game": "zoo",
    "rules_version": 1,
    "seats": 5,
    "options": {"partners": True, "target": 19, "memory_aid": False},
    "phase": "beating",
    "round": 2,
    "dealer": 0,
    "turn": 4,
    "hands": [["whale", "joker"], ["fox"], [], ["mouse", "mouse"], ["lion"]],
    "trick": [{"seat": 2, "cards": ["seal"]}, {"seat": 3, "cards": ["polar-bear"]}],
    "passed": [],
    "taken": [["lion", "lion"], [], ["hedgehog"], [], []],
    "out": [2],
    "teams": [[0, 3], [1, 4], [2]],
    "asked": None,
    "scores": [5, 4, 3, 2, 0],
    "standings": [0, 1, 2, 3, 4],
}


def test_a_described_position_comes_back() -> None:
    """Every field has its name and its shape."""
    dump = as_json(GAME.dump(GAME.load(DESCRIBED)))

    assert {key: dump[key] for key in DESCRIBED} == DESCRIBED


@given(games(), randoms)
def test_every_state_survives_dump_and_load(game: Iterator[Taken], rng: Random) -> None:
    """Through JSON, every byte comes back, chance and what is remembered included."""
    for taken in game:
        if rng.random() < 0.3:
            state = taken.step.state
            assert GAME.load(as_json(GAME.dump(state))) == state


def loaded(part: Position, fields: set[str]) -> State | None:
    """The state of a position, or None if it is refused with a sentence about a field."""
    try:
        return GAME.load(part)
    except PositionError as error:
        sentence = str(error)
    assert re.split(r"[:\[]", sentence)[0] in fields
    return None


@given(games(), randoms)
def test_what_is_left_out_is_filled_in_or_refused(game: Iterator[Taken], rng: Random) -> None:
    """A part of a dump loads to a state that can be played on, or is refused with a sentence."""
    for taken in game:
        if rng.random() < 0.9:
            continue
        dump = GAME.dump(taken.step.state)
        part = {key: dump[key] for key in dump if key == "seats" or rng.random() < 0.7}
        state = loaded(part, {*dump, "position"})
        if state is None:
            continue
        assert GAME.load(as_json(GAME.dump(state))) == state
        assert (GAME.outcome(state) is None) == bool(GAME.to_act(state))
        for played, _ in zip(playthrough(state, rng), range(3), strict=False):
            assert GAME.load(GAME.dump(played.step.state)) == played.step.state


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE, ids=numbered(IMPOSSIBLE))
def test_an_impossible_position_is_refused(position: Position, sentence: str) -> None:
    """One sentence names the field and the reason."""
    with pytest.raises(PositionError) as caught:
        GAME.load(position)

    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(("position", "filled"), POSSIBLE, ids=numbered(POSSIBLE))
def test_a_partial_position_is_filled_in(position: Position, filled: Position) -> None:
    """What is left out takes the value it must have, or the one it starts with."""
    state = GAME.load(position)

    dump = as_json(GAME.dump(state))
    assert {key: dump[key] for key in filled} == filled
    assert GAME.load(dump) == state
