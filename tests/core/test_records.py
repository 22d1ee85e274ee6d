"""Records: whatever is wrong with one is told in one sentence that names the field."""

from functools import cache
from typing import Any

import msgspec
import pytest

from menagerie import GAMES, Game, MenagerieError, read_record, replay
from menagerie.catalog import game_of
from menagerie.core import records
from menagerie.core.actions import Action
from menagerie.core.errors import RecordError
from menagerie.core.records import AnyRecord, Record, final_state, new_record, write_record
from tests.promises.walks import each_game, play_on

SEED = 5


@cache
def whole_game(game: Game) -> AnyRecord:
    """The record of a game that is over."""
    start = game.new(game.seats[-1], seed=SEED)
    played = [(taken.seat, taken.action) for taken in play_on(game, start, SEED)]
    return new_record(game, start, SEED, played)


def refused(found: AnyRecord, game: Game) -> str:
    """Why a record cannot be played; both ways to play it say the same."""
    with pytest.raises(RecordError) as stepwise:
        list(records.replay(game, found))
    with pytest.raises(RecordError) as at_once:
        final_state(game, found)
    assert str(stepwise.value) == str(at_once.value)
    assert "\n" not in str(stepwise.value)
    return str(stepwise.value)


def changed(found: AnyRecord, **fields: Any) -> AnyRecord:
    """A record with other fields."""
    return msgspec.structs.replace(found, **fields)


def unreadable(data: bytes) -> str:
    """Why a file cannot be read as a record."""
    with pytest.raises(RecordError) as error:
        read_record(data)
    assert "\n" not in str(error.value)
    return str(error.value)


@each_game
def test_a_record_is_json_that_people_can_read(game: Game) -> None:
    """A field a line, ends with a line break, and leaves out what is not there."""
    text = write_record(whole_game(game)).decode()
    assert text.endswith("}\n")
    data = msgspec.json.decode(text)
    fields = {"game", "rules_version", "seats", "options", "seed", "actions", "outcome"}
    assert set(data) == fields
    assert data["seed"] == whole_game(game).seed
    assert len(data["seed"]) == 64
    assert all(set(played) == {"seat", "action"} for played in data["actions"])
    assert set(data["outcome"]) == {"scores", "ranks", "reason"}


@each_game
def test_damaged_json_is_refused(game: Game) -> None:
    """Cut off anywhere, not JSON at all, or not in UTF-8."""
    whole = write_record(whole_game(game))
    for length in (0, 1, 20, len(whole) // 2, len(whole) - 3):
        assert unreadable(whole[:length]).startswith("record: ")
    for data in (b"nonsense", b"[]", b"7", b"null", b'"record"', b"\xff\xfe", b"[" * 100_000):
        assert unreadable(data).startswith("record: ")
    inside = whole.replace(b'"seed": "', b'"seed": "\xff', 1)
    assert inside != whole
    assert unreadable(inside).startswith("record: ")
    nested = whole.replace(b'"seats"', b'"position": {"x": ' + b"[" * 100_000 + b', "seats"', 1)
    assert unreadable(nested).startswith("record: ")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", "four"),
        ("seats", None),
        ("rules_version", 1.5),
        ("options", {"fog": True}),
        ("options", []),
        ("seed", 7),
        ("actions", {}),
        ("actions", [{"seat": 0}]),
        ("actions", [{"seat": "0", "action": {"type": "dance"}}]),
        ("actions", [{"seat": 0, "action": {"type": "dance"}}]),
        ("outcome", {"scores": []}),
        ("position", 3),
        ("fog", True),
    ],
    ids=repr,
)
@each_game
def test_a_wrong_field_is_named(game: Game, field: str, value: object) -> None:
    """Where it is, or that it is unknown."""
    data = {**msgspec.to_builtins(whole_game(game)), field: value}
    text = unreadable(msgspec.json.encode(data))
    assert text.startswith("record: ")
    assert field in text


@pytest.mark.parametrize("field", ["game", "rules_version", "seats", "options", "seed", "actions"])
@each_game
def test_a_field_that_is_left_out_is_named(game: Game, field: str) -> None:
    """All but the outcome and the position must be there."""
    data = msgspec.to_builtins(whole_game(game))
    del data[field]
    assert f"missing required field `{field}`" in unreadable(msgspec.json.encode(data))


@each_game
def test_a_record_of_another_game_is_refused(game: Game) -> None:
    """Of one that there is not, or of one that is not asked for."""
    found = changed(whole_game(game), game="croquet")
    sentence = f"game: there is no game croquet (there are: {', '.join(records_of_all())})"
    assert unreadable(write_record(found)) == sentence
    with pytest.raises(RecordError) as error:
        game_of(found)
    assert str(error.value) == sentence
    with pytest.raises(RecordError):
        list(replay(found))
    assert refused(found, game) == f"game: this is a record of croquet, not of {game.key}"


def records_of_all() -> list[str]:
    """The keys of all games."""
    return [game.key for game in each_game.args[1]]


@each_game
def test_an_unknown_version_is_refused(game: Game) -> None:
    """Nobody knows what the pieces of the next version will be."""
    version = game.rules_version + 1
    text = refused(changed(whole_game(game), rules_version=version), game)
    assert text.startswith(f"rules_version: {game.key} has no version {version} (there are: ")


@each_game
def test_a_wrong_number_of_seats_is_refused(game: Game) -> None:
    """As when a game is dealt."""
    assert refused(changed(whole_game(game), seats=0), game).startswith("seats: ")
    assert refused(changed(whole_game(game), seats=99), game).endswith("not 99")


@each_game
def test_a_wrong_seed_is_refused(game: Game) -> None:
    """As when a game is dealt, also where a position takes the place of the deal."""
    found = whole_game(game)
    assert refused(changed(found, seed="xyz"), game) == (
        "seed: it must be 64 hexadecimal digits, not 'xyz' (a str)"
    )
    position = game.dump(game.new(found.seats, seed=1))
    from_position = changed(found, seed="00", position=position, actions=(), outcome=None)
    assert refused(from_position, game) == "seed: it must have 32 bytes, not 1"


def action_count(game: Game) -> int:
    """How many actions the whole game has."""
    return len(whole_game(game).actions)


def with_action(game: Game, number: int, seat: int, action: Action) -> AnyRecord:
    """The whole game with another action somewhere."""
    actions = list(whole_game(game).actions)
    actions[number] = msgspec.structs.replace(actions[number], seat=seat, action=action)
    return changed(whole_game(game), actions=tuple(actions))


@each_game
def test_an_illegal_action_is_named_by_its_number_and_rule(game: Game) -> None:
    """At the beginning, in the middle and at the end."""
    steps = list(replay(whole_game(game)))
    for number in (0, action_count(game) // 2, action_count(game) - 1):
        state = steps[number].state
        seat = whole_game(game).actions[number].seat
        reader = game.layout.read(state.records)
        known = list(game.codes.codes(game.codes.deck(reader, seat)))
        illegal = next(action for action in known if game.why_not(state, seat, action))
        reason = game.why_not(state, seat, illegal)
        assert reason is not None
        text = refused(with_action(game, number, seat, illegal), game)
        assert text == f"actions[{number}]: {reason.rule}: {reason.message}"


@each_game
def test_an_action_after_the_end_is_refused(game: Game) -> None:
    """A game that is over stays so."""
    actions = whole_game(game).actions
    text = refused(changed(whole_game(game), actions=(*actions, actions[-1])), game)
    assert text.startswith(f"actions[{len(actions)}]: ")


@pytest.mark.parametrize("seat", [-1, 99, 2**40])
@each_game
def test_a_seat_that_is_not_there_is_refused(game: Game, seat: int) -> None:
    """With the number of the action."""
    number = action_count(game) // 3
    found = with_action(game, number, seat, whole_game(game).actions[number].action)
    last = whole_game(game).seats - 1
    expected = f"actions[{number}]: seat: there is no seat {seat}; they are 0 to {last}"
    assert refused(found, game) == expected


@each_game
def test_a_wrong_outcome_is_refused(game: Game) -> None:
    """A record may leave its outcome out, but not name another."""
    found = whole_game(game)
    assert found.outcome is not None
    other = msgspec.structs.replace(found.outcome, scores=(0,) * found.seats)
    right = msgspec.json.encode(found.outcome).decode()
    text = refused(changed(found, outcome=other), game)
    assert text == f"outcome: the actions do not give it, but {right}"
    assert final_state(game, changed(found, outcome=None)) == final_state(game, found)
    unfinished = changed(found, actions=found.actions[:-1])
    assert refused(unfinished, game) == "outcome: the actions do not give it, but null"


@each_game
def test_a_record_starts_from_a_position(game: Game) -> None:
    """In place of the deal; its chance is that of the position, or else of the seed."""
    found = whole_game(game)
    middle = action_count(game) // 2
    steps = list(replay(found))
    position = game.dump(steps[middle].state)
    rest = changed(found, actions=found.actions[middle:], position=position)
    assert final_state(game, rest) == steps[-1].state
    assert read_record(write_record(rest)) == rest
    del position["chance"]
    seeded = records.first_state(game, changed(rest, position=position))
    assert game.dump(seeded)["chance"] == {"key": found.seed, "counter": 0, "used": 0}


@each_game
def test_a_position_that_cannot_be_is_refused(game: Game) -> None:
    """In the words of `load`."""
    found = changed(whole_game(game), actions=(), outcome=None)
    for wrong in ({"fog": 1}, {"game": "croquet"}, {"chance": 3}):
        position = {"seats": found.seats, **wrong}
        with pytest.raises(MenagerieError) as error:
            game.load(position)
        assert refused(changed(found, position=position), game) == str(error.value)


@each_game
def test_a_position_may_leave_out_what_the_record_says(game: Game) -> None:
    """Seats, options and version are those of the record."""
    found = changed(whole_game(game), position={}, actions=(), outcome=None)
    state = final_state(game, found)
    assert game.seats_of(state) == found.seats
    assert game.options_of(state) == found.options


@each_game
def test_a_position_may_not_contradict_its_record(game: Game) -> None:
    """A record that says one thing and its position another is refused."""
    found = changed(whole_game(game), actions=(), outcome=None)
    few = game.dump(game.new(game.seats[0], seed=1))
    expected = f"seats: the record has {found.seats}, its position {game.seats[0]}"
    assert refused(changed(found, position=few), game) == expected
    told = msgspec.to_builtins(found.options)
    other = {**told, "memory_aid": not told["memory_aid"]}
    expected = f"options: the record has {told}, its position {other}"
    assert refused(changed(found, position={"options": other}), game) == expected
    unknown = changed(found, position={"rules_version": 0})
    assert refused(unknown, game).startswith(f"rules_version: {game.key} has no version 0 ")


@each_game
def test_a_position_without_chance_takes_it_from_the_seed(game: Game) -> None:
    """Also where it is null."""
    position = {**game.dump(game.new(whole_game(game).seats, seed=1)), "chance": None}
    found = changed(whole_game(game), position=position, actions=(), outcome=None)
    assert game.dump(final_state(game, found))["chance"]["key"] == found.seed


def test_a_record_is_a_value() -> None:
    """Frozen, hashable where its parts are, and without room for more."""
    made: AnyRecord = Record(game="x", rules_version=1, seats=2, options=None, seed="", actions=())
    assert made == changed(made)
    assert hash(made) == hash(changed(made))
    with pytest.raises(AttributeError):
        made.seats = 3  # type: ignore[misc]


def test_a_record_is_not_made_of_an_action_that_is_none() -> None:
    """The sentence has the number of the action."""
    game = GAMES["zoo"]
    start = game.new(3, seed=1)
    played: Any = [(0, {"type": "moo"})]

    with pytest.raises(RecordError, match=r"^actions\[0\]: "):
        new_record(game, start, 1, played)
