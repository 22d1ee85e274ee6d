"""Positions: what `dump` writes, what `load` fills in, and what it refuses."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from menagerie.core.errors import PositionError
from menagerie.games.goats.positions.check import check
from tests.games.goats.builders import GAME, goats, play
from tests.games.goats.impossible_positions import IMPOSSIBLE, TAMPERED
from tests.games.goats.play import games, playthrough
from tests.games.goats.position_cases import POSSIBLE
from tests.games.play import Taken, randoms
from tests.games.positions import Position, Positions
from tests.games.script import as_json, numbered

POSITIONS = Positions(GAME, playthrough)


@given(games())
def test_every_state_survives_dump_and_load(game: Iterator[Taken]) -> None:
    """Through JSON, every byte comes back, chance and hidden cards included."""
    for taken in game:
        POSITIONS.check_return(taken.step.state)


@given(games(), randoms)
def test_what_is_left_out_is_filled_in_or_refused(game: Iterator[Taken], rng: Random) -> None:
    """A part of a dump loads to a state that can be played on, or is refused with a sentence."""
    for taken in game:
        if rng.random() < 0.1:
            POSITIONS.check_part(taken.step.state, rng, kept=0.8)


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE, ids=numbered(IMPOSSIBLE))
def test_an_impossible_position_is_refused(position: Position, sentence: str) -> None:
    """One sentence names the field and the reason."""
    POSITIONS.check_refusal(position, sentence)


@pytest.mark.parametrize(("field", "index", "value", "sentence"), TAMPERED)
def test_a_state_that_cannot_be_is_refused(
    field: str, index: Any, value: int, sentence: str
) -> None:
    """Also where no position says so: `check` reads the state."""
    state = GAME.layout.read(goats("red holds chef-1 polar-1 \n pile milk-1").records)
    check(state)
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value
    with pytest.raises(PositionError) as caught:
        check(state)

    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(("position", "filled"), POSSIBLE, ids=numbered(POSSIBLE))
def test_a_partial_position_is_filled_in(position: Position, filled: Position) -> None:
    """What is left out takes the value it must have, or the one it starts with."""
    POSITIONS.check_filling(position, filled)


def test_a_dump_has_the_shape_that_positions_promise() -> None:
    """The names and shapes of the position format, between a play and the take."""
    state = goats(
        """
        green won   elvis
        1,2         elvis-3
        red shows   polar-5
        red holds   chef-2 milk-1
        blue shows  dog
        pile        knight-4
        """
    )

    dump = as_json(GAME.dump(play(state, "red plays chef-2")))

    assert (dump["game"], dump["rules_version"], dump["seats"]) == ("goats", 1, 4)
    assert dump["options"] == {"start": "lot", "memory_aid": False}
    assert (dump["phase"], dump["turn"]) == ("taking", 0)
    assert len(dump["removed"]) == 2
    assert dump["meadow"][0][:2] == ["stable:0", "elvis-3"]
    assert dump["meadow"][0][6] == "stable:1"
    assert dump["marked"] == {"1,2": 3}
    assert dump["hands"][0] == ["milk-1"]
    assert dump["displays"][:3] == [["polar-5", "chef-2"], [], ["dog"]]
    assert dump["pile"][0] == "knight-4"
    assert dump["goats"] == [2, 7, 14, 21]
    assert dump["kinds"] == {"elvis": 3}
    assert dump["reminders"] == {}
    assert dump["boxed"] == ["elvis-1", "elvis-2", "elvis-4", "elvis-5"]
