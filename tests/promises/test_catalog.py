"""What the catalog says of its games."""

import re
from importlib import import_module
from typing import get_args, get_type_hints

import msgspec
import numpy as np
import pytest

from menagerie import GAMES, Game
from menagerie.core.kernel.layout import LARGEST_STATE
from tests.promises.games import OWN, folder_of, rules_of
from tests.promises.walks import SETUPS, all_options, each_game


def test_games_are_found_by_their_keys() -> None:
    """A key is the name of the game's folder."""
    for key, game in GAMES.items():
        assert key == game.key == folder_of(game).name


@each_game
def test_a_game_declares_itself(game: Game) -> None:
    """A name, seats without a gap, versions that rise, and ends of which the first is none."""
    assert game.name
    assert game.seats.step == 1
    assert len(game.seats) > 0
    assert list(game.rules_versions) == sorted(set(game.rules_versions))
    assert game.rules_version == game.rules_versions[-1]
    assert game.ends[0] == ""
    assert len(set(game.ends)) == len(game.ends)


@each_game
def test_phases_and_ends_have_the_names_of_their_numbers(game: Game) -> None:
    """What positions may say is what the enumerations of the state hold, where there are any."""
    state = import_module(game.layout_class.__module__)
    hints = get_type_hints(game.position_type)
    if hasattr(state, "Phase"):
        phases = get_args(get_args(hints["phase"])[0])
        assert phases == tuple(phase.name.lower() for phase in state.Phase)
    if hasattr(state, "End"):
        ends = get_args(get_args(hints["end"])[0])
        assert ends == game.ends[1:] == tuple(end.name.lower() for end in state.End if end)


@each_game
def test_a_game_has_a_page_of_rules_with_ids(game: Game) -> None:
    """The page is where events and refusals point."""
    assert re.search(r"^\*\*[A-Z]+1\*\* ", rules_of(game).read_text(), re.MULTILINE)


@each_game
def test_options_can_be_shown_as_a_form(game: Game) -> None:
    """Every option has a title, a description and a value to begin with."""
    (_, shape), *_ = msgspec.json.schema(game.options)["$defs"].items()
    assert set(shape["properties"]) == set(game.options.__struct_fields__)
    for option in shape["properties"].values():
        assert option["title"]
        assert option["description"]
        assert "default" in option
    assert "memory_aid" in shape["properties"]


@each_game
def test_all_options_are_walked_through(game: Game) -> None:
    """Two booleans make four combinations, and no setup is listed twice."""
    combinations = all_options(game)
    assert len(combinations) == len(set(combinations)) >= 2
    assert game.options() in combinations
    assert len({setup.id for setup in SETUPS}) == len(SETUPS)


@each_game
def test_a_state_is_small_and_has_no_bytes_without_a_name(game: Game) -> None:
    """Bytes between fields would escape the veil."""
    dtype = game.layout.dtype
    assert dtype.itemsize <= LARGEST_STATE
    assert dtype.fields is not None
    assert sum(kind.itemsize for kind, *_ in dtype.fields.values()) == dtype.itemsize


@each_game
def test_a_kernel_is_compiled_again_when_a_rule_changes(game: Game) -> None:
    """Every module of a game that holds a rule names the folder of its kernel."""
    holding = {path for path in folder_of(game).glob("*.py") if "\n@rule\n" in path.read_text()}
    assert holding
    assert holding <= set(game.kernel.sources.values())


@each_game
def test_a_kernel_reads_no_python_face(game: Game) -> None:
    """Otherwise an edited sentence or view would compile the game again."""
    room = folder_of(game)
    faces = ("actions", "events", "game", "names", "options", "refusals", "views")
    assert not {room / f"{face}.py" for face in faces} & set(game.kernel.sources.values())
    assert not [path for path in game.kernel.sources.values() if room / "positions" in path.parents]


@each_game
def test_codes_fit_their_buffers(game: Game) -> None:
    """An action code is an int16."""
    assert 0 < game.codes.count <= np.iinfo(np.int16).max


@each_game
def test_a_game_brings_its_own_checks(game: Game) -> None:
    """A game without them would keep promises that nobody asks for."""
    assert game.key in OWN
    assert OWN[game.key].CORNERS


@pytest.mark.parametrize("seats", [-1, 0, 1, 99, 2**70, True, 3.0, "3", None], ids=repr)
@each_game
def test_a_wrong_number_of_seats_is_refused(game: Game, seats: int) -> None:
    """The sentence names the seats a game has."""
    if seats in game.seats and type(seats) is int:
        seats = game.seats[-1] + 1
    with pytest.raises(ValueError, match=rf"^seats: .* {game.seats[0]} to {game.seats[-1]}\b"):
        game.new(seats, seed=1)
