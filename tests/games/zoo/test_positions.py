"""Positions: what `dump` writes, what `load` fills in, and what it refuses."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from tests.games.zoo.builders import GAME
from tests.games.zoo.play import games, playthrough
from tests.games.zoo.position_cases import IMPOSSIBLE, POSSIBLE
from tests.playing import Taken, randoms
from tests.positions import Position, Positions
from tests.script import as_json, numbered

POSITIONS = Positions(GAME, playthrough)

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
            POSITIONS.check_return(taken.step.state)


@given(games(), randoms)
def test_what_is_left_out_is_filled_in_or_refused(game: Iterator[Taken], rng: Random) -> None:
    """A part of a dump loads to a state that can be played on, or is refused with a sentence."""
    for taken in game:
        if rng.random() < 0.1:
            POSITIONS.check_part(taken.step.state, rng, kept=0.7)


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE, ids=numbered(IMPOSSIBLE))
def test_an_impossible_position_is_refused(position: Position, sentence: str) -> None:
    """One sentence names the field and the reason."""
    POSITIONS.check_refusal(position, sentence)


@pytest.mark.parametrize(("position", "filled"), POSSIBLE, ids=numbered(POSSIBLE))
def test_a_partial_position_is_filled_in(position: Position, filled: Position) -> None:
    """What is left out takes the value it must have, or the one it starts with."""
    POSITIONS.check_filling(position, filled)
