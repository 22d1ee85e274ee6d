"""Positions: what `dump` writes, what `load` fills in, and what it refuses."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from menagerie.core.errors import PositionError
from menagerie.games.buffalo.positions.check import check
from tests.games.buffalo.builders import GAME, buffalo, play
from tests.games.buffalo.play import games, playthrough
from tests.games.buffalo.position_cases import IMPOSSIBLE, POSSIBLE, SPOILED
from tests.games.play import Taken, randoms
from tests.games.positions import Position, Positions
from tests.games.script import as_json, numbered

POSITIONS = Positions(GAME, playthrough)


@given(games())
def test_every_state_survives_dump_and_load(game: Iterator[Taken]) -> None:
    """Through JSON, every byte comes back, chance and sealed choices included."""
    for taken in game:
        POSITIONS.check_return(taken.step.state)
        check(GAME.layout.read(taken.step.state.records))


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


@pytest.mark.parametrize(("position", "spoil", "sentence"), SPOILED)
def test_a_state_that_no_position_gives_is_refused(
    position: Position, spoil: Callable[[Any], None], sentence: str
) -> None:
    """What follows from other fields when a position is loaded is checked in a state, too."""
    state = GAME.layout.read(GAME.load(position).records)
    check(state)

    spoil(state)

    with pytest.raises(PositionError) as caught:
        check(state)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("position", [None, [], "buffalo", 3], ids=str)
def test_a_position_is_an_object(position: Any) -> None:
    """Anything else is refused."""
    with pytest.raises(PositionError, match="position: it must be an object"):
        GAME.load(position)


def test_a_dump_has_the_shape_that_positions_promise() -> None:
    """The names and shapes of the position format, in the middle of a round."""
    state = buffalo(
        """
        Lone-Star-Valley  blue 1
        Lucky-Lake  red 2  green 1
        plays  red 4G  green 3S  on Lucky-Lake
        """,
        seats=3,
    )

    dump = as_json(GAME.dump(play(state, "red places 2")))

    assert (dump["game"], dump["rules_version"], dump["seats"]) == ("buffalo", 1, 3)
    assert dump["options"] == {"auction": False, "cattle_market": False, "memory_aid": False}
    assert (dump["phase"], dump["round"]) == ("placing", 1)
    assert dump["colours"] == [["blue"], ["red"], ["green"]]
    assert dump["pastures"] == {
        "lone-star-valley": {"blue": 1},
        "lucky-lake": {"red": 4, "green": 1},
    }
    assert dump["supply"] == {"blue": 47, "red": 44, "green": 47}
    assert {"pasture": "lucky-lake", "card": "4G"} in dump["chosen"][1]
    assert "4G" not in dump["hands"][1]
    settling = {"pasture": "lucky-lake", "order": ["red", "green"], "next": 1}
    assert dump["settling"] == settling
    assert (dump["paying"], dump["waiting"], dump["bids"]) == (None, [], None)


def test_a_payment_is_dumped_with_what_is_left_of_it() -> None:
    """Pasture, rank, colour and the cows still to put."""
    state = buffalo("Dead-Bull-Desert red 7 blue 4 \n plays red 2D on Dead-Bull-Desert")
    state = play(
        state,
        "red places 1",
        "red puts a cow on Hang-Man-Mountains",
        "blue puts a cow on Lucky-Lake",
    )

    dump = GAME.dump(state)

    assert dump["paying"] == {
        "pasture": "dead-bull-desert",
        "rank": 1,
        "colour": "blue",
        "cows": 1,
    }
