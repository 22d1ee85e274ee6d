"""Positions: what `dump` writes, what `load` fills in, and what it refuses."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from tests.games.play import Taken, randoms
from tests.games.positions import Position, Positions
from tests.games.script import as_json, numbered
from tests.games.zoo.builders import GAME
from tests.games.zoo.play import games, playthrough
from tests.games.zoo.position_cases import IMPOSSIBLE, POSSIBLE
from tests.promises.walks import play_on

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


# A game of four that ended in its fourth round, which seat 1 dealt.
LAST_ROUND = [
    ({}, None),
    ({"dealer": 0}, "dealer: by the standings it is seat 1 or 3 (Z5, Z16)"),
    ({"dealer": 3}, "dealer: the first in the standings before deals (Z16)"),
    ({"teams": [[0, 3], [1, 2]]}, "teams: seat 3 stood before 0 (Z15)"),
    ({"teams": [[1, 0], [3, 2]]}, "handed[1]: seat 0 neither holds nor played crocodile (Z17)"),
    ({"teams": [], "handed": None}, "teams: by the standings they are 1+3, 2+0 (Z15)"),
    ({"trick": [], "turn": None}, "played: not as many mouse"),
    ({"scores": [11, 22, 21, 13]}, None),
]


@pytest.mark.parametrize(("changed", "sentence"), LAST_ROUND)
def test_the_last_round_must_have_brought_the_end(changed: Position, sentence: str | None) -> None:
    """Before it the game went on, and its teams and dealer followed from the points then."""
    state = GAME.new(4, seed=3)
    for taken in play_on(GAME, state, 3):
        state = taken.step.state
    position = {**GAME.dump(state), **changed}

    if sentence is None:
        assert GAME.dump(GAME.load(position)) == position
    else:
        POSITIONS.check_refusal(position, sentence)


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE, ids=numbered(IMPOSSIBLE))
def test_an_impossible_position_is_refused(position: Position, sentence: str) -> None:
    """One sentence names the field and the reason."""
    POSITIONS.check_refusal(position, sentence)


@pytest.mark.parametrize(("position", "filled"), POSSIBLE, ids=numbered(POSSIBLE))
def test_a_partial_position_is_filled_in(position: Position, filled: Position) -> None:
    """What is left out takes the value it must have, or the one it starts with."""
    POSITIONS.check_filling(position, filled)
