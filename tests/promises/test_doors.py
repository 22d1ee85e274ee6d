"""Whatever a public function is given, it works or says what it expected and what came."""

import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from menagerie import GAMES, Game, MenagerieError, Record, State, Veiled, catalog
from menagerie.core import records
from menagerie.core.errors import ArgumentError, IllegalActionError
from menagerie.core.records import Played, new_record, write_record
from menagerie.core.view.veils import Look
from tests.promises.doors import (
    FEWEST,
    INTEGERS,
    SEAT,
    Door,
    doors,
    may_fit,
    seed_of,
    short_record,
    start_of,
    strange_values,
    what_came,
)
from tests.promises.walks import each_game

NAMES = [door.name for door in doors(next(iter(GAMES.values())))]
each_name = pytest.mark.parametrize("name", NAMES)


@cache
def doors_by_name(game: Game) -> dict[str, Door]:
    """The public functions, by their names."""
    return {door.name: door for door in doors(game)}


def check_sentence(error: MenagerieError) -> None:
    """One line that is not too long."""
    assert 0 < len(str(error)) < 500
    assert "\n" not in str(error)


def check_names(error: MenagerieError, told: str, value: Any) -> None:
    """What is of a wrong kind is named, with its parameter."""
    assert told in str(error)
    assert any(way in str(error) for way in what_came(value)), (str(error), value)


@each_name
@each_game
def test_a_function_works_or_says_what_is_wrong(game: Game, name: str) -> None:
    """Each parameter in turn is given everything strange; what is of no kind it takes is refused.

    States that were given are unchanged.
    """
    door = doors_by_name(game)[name]
    door.call(**door.given)
    for parameter, hint in door.hints.items():
        for value in strange_values(game):
            before = {key: bytes(held) for key, held in door.given.items() if is_state(held)}
            kept = bytes(value) if is_state(value) else b""
            try:
                door.call(**door.given | {parameter: value})
            except MenagerieError as error:
                check_sentence(error)
                if hint is Any or not may_fit(game, hint, value):
                    check_names(error, door.told(parameter), value)
            else:
                assert may_fit(game, hint, value), (parameter, value)
            assert before == {key: bytes(door.given[key]) for key in before}
            assert kept == (bytes(value) if is_state(value) else b"")


def is_state(value: object) -> bool:
    """Whether a value has bytes that must not change."""
    return isinstance(value, State | Veiled)


def test_every_parameter_is_asked() -> None:
    """The doors are found, and not by a list of this test."""
    assert len(NAMES) > 30
    assert {"Game.apply", "Game.veil", "menagerie.catalog.replay"} <= set(NAMES)


@each_name
@each_game
def test_numbers_of_numpy_are_numbers(game: Game, name: str) -> None:
    """Of any size, with the same result as an int."""
    door = doors_by_name(game)[name]
    whole = [key for key, value in door.given.items() if type(value) is int]
    for key in whole:
        expected = plain(door.call(**door.given))
        for kind in INTEGERS:
            assert plain(door.call(**door.given | {key: kind(door.given[key])})) == expected


def plain(found: Any) -> Any:
    """What can be compared of a result."""
    if isinstance(found, np.ndarray):
        return found.tobytes()
    if isinstance(found, Look):
        return found.facts
    return getattr(found, "record_bytes", found)


@each_game
def test_an_action_may_be_given_as_its_json(game: Game) -> None:
    """As a dict, or with lists where it has tuples: it is carried out and explained as itself."""
    state = start_of(game)
    for action in game.legal_actions(state, SEAT):
        step = game.apply(state, SEAT, action)
        told = msgspec.json.decode(msgspec.json.encode(action))
        lists = type(action)(*(item_of(value) for value in msgspec.structs.astuple(action)))
        for given in (told, lists):
            assert game.apply(state, SEAT, given) == step
            assert game.why_not(state, SEAT, given) is None
            assert game.why_not(step.state, SEAT, given) == game.why_not(step.state, SEAT, action)
            assert game.read_action(given) == action


def item_of(value: Any) -> Any:
    """A list in place of a tuple."""
    return list(value) if isinstance(value, tuple) else value


@each_game
def test_a_dict_that_is_no_action_says_how_one_is_written(game: Game) -> None:
    """In the words of `read_action`."""
    state = start_of(game)
    for given in ({}, {"type": "dance"}, {"type": 3}, {"fog": True}):
        with pytest.raises(MenagerieError, match=r"^action: ") as read:
            game.read_action(given)
        with pytest.raises(MenagerieError) as applied:
            game.apply(state, SEAT, given)  # type: ignore[arg-type]
        assert str(applied.value) == str(read.value)


@each_game
def test_an_action_with_strange_fields_is_refused(game: Game) -> None:
    """With a rule, or with what the field should be; never by a crash."""
    state = start_of(game)
    for kind in get_args(game.action_type):
        for value in strange_values(game):
            fields = dict.fromkeys(kind.__struct_fields__, value)
            with suppress(MenagerieError):
                action = kind(**fields)
                game.why_not(state, SEAT, action)
                game.read_action(action)
                game.apply(state, SEAT, action)


@pytest.mark.parametrize("field", Record.__struct_fields__)
@each_game
def test_a_record_with_a_strange_field_is_refused(game: Game, field: str) -> None:
    """Wherever it is used, in a sentence that names the field."""
    for value in strange_values(game):
        record = msgspec.structs.replace(short_record(game), **{field: value})
        for use in (catalog.replay, lambda made: records.final_state(game, made), write_record):
            try:
                found = use(record)
                assert isinstance(found, State | bytes) or list(found)
            except MenagerieError as error:
                check_sentence(error)
                check_place(error, field)


def check_place(error: MenagerieError, field: str) -> None:
    """The field is named, or the action that another deal does not allow."""
    text = str(error)
    assert text.startswith((f"{field}: ", "game: ", "record: ", "position: ", "actions[0]: ")), text


STRANGE_SEATS: tuple[Any, ...] = (None, 1.0, "0")
STRANGE_PLAYED: list[Any] = [
    None,
    3,
    {},
    Played(SEAT, {}),
    *(Played(seat, {}) for seat in STRANGE_SEATS),
]


@pytest.mark.parametrize("strange", STRANGE_PLAYED, ids=repr)
@each_game
def test_a_record_names_the_action_that_is_none(game: Game, strange: Any) -> None:
    """By its number."""
    record = msgspec.structs.replace(short_record(game), actions=(strange,), outcome=None)
    with pytest.raises(MenagerieError, match=r"^actions\[0\]: ") as one:
        list(catalog.replay(record))
    with pytest.raises(MenagerieError) as other:
        records.final_state(game, record)
    assert str(one.value) == str(other.value)


@each_game
def test_a_record_may_be_made_of_numbers_of_numpy_and_dicts(game: Game) -> None:
    """It is the same record."""
    record = short_record(game)
    (played,) = record.actions
    told = [(np.int8(SEAT), msgspec.to_builtins(played.action))]
    start, seed = start_of(game), np.int16(seed_of(game))
    assert new_record(game, start, seed, told) == record  # type: ignore[arg-type]
    number = msgspec.structs.replace(record, seats=np.int64(record.seats))
    assert write_record(number) == write_record(record)
    assert records.final_state(game, number) == records.final_state(game, record)


@each_game
def test_numbers_of_numpy_within_positions_and_options_are_numbers(game: Game) -> None:
    """And its truth values are truth values."""
    state = start_of(game)
    truth = game.dump(state)
    assert game.load({**truth, "seats": np.int64(truth["seats"])}) == state
    options = {"memory_aid": np.bool_(game.options_of(state).memory_aid)}  # type: ignore[attr-defined]
    assert game.new(FEWEST, seed=seed_of(game), options=options) == state


@pytest.mark.parametrize("records_given", [None, 3, [], np.zeros(0), np.zeros(2), np.zeros(())])
@pytest.mark.parametrize("make", [State, lambda given: Veiled(given, None)])
def test_a_state_holds_one_record(make: Callable[[Any], Any], records_given: Any) -> None:
    """It cannot be made of anything else."""
    with pytest.raises(ArgumentError, match=r"^records: expected an array of one record, got "):
        make(records_given)


@each_game
def test_a_veiled_state_of_a_seat_that_is_not_there_shows_nothing(game: Game) -> None:
    """Nor can what such a seat knows be guessed."""
    veiled = game.veil(start_of(game), SEAT)
    for seat in (-1, 99, True, "1"):
        wrong = Veiled(veiled.records, seat)  # type: ignore[arg-type]
        for ask in (game.show, lambda given: game.guess(given, 1)):
            with pytest.raises(MenagerieError, match=r"^seat: "):
                ask(wrong)


@each_game
def test_a_veiled_state_answers_for_its_own_seat_alone(game: Game) -> None:
    """What another seat may do does not show in what this one knows."""
    state = start_of(game)
    veiled = game.veil(state, SEAT)
    assert game.legal_codes(veiled, SEAT) == game.legal_codes(state, SEAT)
    with pytest.raises(ArgumentError, match=r"^seat: .* seat 0, got 1$"):
        game.legal_codes(veiled, SEAT + 1)
    with pytest.raises(ArgumentError, match=r"^seat: .* a spectator, got 0$"):
        game.legal_actions(game.veil(state, None), SEAT)
    for strange in (np.zeros(2), np.zeros(0), [SEAT], None, True, 99):
        with pytest.raises(MenagerieError, match=r"^seat: "):
            game.legal_codes(veiled, strange)  # type: ignore[arg-type]


@each_game
def test_a_state_is_unharmed_by_another_game(game: Game) -> None:
    """Not even the number of its seats, which is filled in when it is first read."""
    for other in GAMES.values():
        state = other.new(FEWEST, seed=1)
        if other is not game:
            for ask in (game.seats_of, game.standing, game.to_act, game.outcome):
                with pytest.raises(ArgumentError, match=r"got a State of another game$"):
                    ask(state)
        assert other.seats_of(state) == FEWEST


@each_game
def test_a_state_that_was_pickled_is_of_its_game(game: Game) -> None:
    """Its type of record is equal then, and no longer the same object."""
    state = start_of(game)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - made here
    assert game.to_act(again) == game.to_act(state)
    assert game.view(again, SEAT) == game.view(state, SEAT)
    action = game.legal_actions(again, SEAT)[0]
    assert game.apply(again, SEAT, action) == game.apply(state, SEAT, action)


def test_a_wrong_kind_is_a_type_error_too() -> None:
    """As in Python itself; a number out of range is not."""
    game = next(iter(GAMES.values()))
    with pytest.raises(TypeError, match=r"^seats: expected a whole .*, got 4\.5 \(a float\)$"):
        game.new(4.5, seed=1)  # type: ignore[arg-type]
    with pytest.raises(MenagerieError) as refused:
        game.new(99, seed=1)
    assert not isinstance(refused.value, TypeError)
    with pytest.raises(IllegalActionError):
        game.legal_codes(game.new(FEWEST, seed=1), 99)
