"""Records: a game as its deal and its actions, kept as JSON, replayed for ever."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from menagerie.core.actions import Action
from menagerie.core.arguments import named, plain_number, shown, wrong
from menagerie.core.errors import MenagerieError, RecordError
from menagerie.core.fairness import Fairness
from menagerie.core.game import Game
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.layout import copy_records
from menagerie.core.options import read_options
from menagerie.core.outcome import Outcome
from menagerie.core.seeds import seed_bytes, seed_words
from menagerie.core.state import State, Step, check_state, read_seat

ActionType = TypeVar("ActionType")
OptionsType = TypeVar("OptionsType")


class Played(msgspec.Struct, Generic[ActionType], frozen=True, forbid_unknown_fields=True):
    """One action of a record, and the seat that took it."""

    seat: int
    action: ActionType


class Record(
    msgspec.Struct,
    Generic[ActionType, OptionsType],
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A game as its deal (or the position it starts from) and its actions."""

    game: str
    rules_version: int
    seats: int
    options: OptionsType
    seed: str
    actions: tuple[Played[ActionType], ...]
    outcome: Outcome | None = None
    position: dict[str, Any] | None = None
    fairness: Fairness | None = None


AnyRecord = Record[Any, Any]

PAIRS = "pairs of a seat and an action"


def record_type(game: Game) -> Any:
    """The record struct of one game, with its own actions and options."""
    check_game(game)
    return Record[game.action_type, game.options]  # type: ignore[name-defined]


def check_game(game: Any) -> None:
    """Refuse what is no game."""
    if not isinstance(game, Game):
        raise wrong("game", "a Game, one of GAMES", game)


def check_record(record: Any) -> None:
    """Refuse what is no record; what stands in one is checked where it is used."""
    if not isinstance(record, Record):
        raise wrong("record", "a Record", record)


class _Header(msgspec.Struct):
    """What tells which game a record is of."""

    game: str


def read_key(data: bytes | str) -> str:
    """Read which game a record is of."""
    header: _Header = _read(data, _Header)
    return header.game


def read_record(game: Game, data: bytes | str) -> AnyRecord:
    """Read a record of one game; a sentence names what is damaged."""
    record: AnyRecord = _read(data, record_type(game))
    return record


def _read(data: Any, kind: Any) -> Any:
    """Read the JSON of a record as a type."""
    if not isinstance(data, bytes | bytearray | memoryview | str):
        raise wrong("record", "JSON as bytes or text", data)
    try:
        return msgspec.json.decode(data, type=kind)
    except (BufferError, msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise RecordError(f"record: {error}") from None


def write_record(record: AnyRecord) -> bytes:
    """Write a record as indented JSON."""
    check_record(record)
    try:
        text = msgspec.json.encode(record, enc_hook=plain_number)
    except (RecursionError, TypeError, ValueError) as error:
        raise RecordError(f"record: {error}") from None
    return msgspec.json.format(text, indent=1) + b"\n"


def new_record(
    game: Game,
    start: State,
    seed: int | bytes | str,
    played: Iterable[tuple[int, Action]],
) -> AnyRecord:
    """Keep a game that was dealt from a seed, with its outcome if it has ended."""
    check_game(game)
    check_state("start", game.key, game.layout.dtype, start, (State,))
    options, seats = game.options_of(start), game.seats_of(start)
    record: AnyRecord = Record(
        game=game.key,
        rules_version=game.layout.read(start.records).rules_version,
        seats=seats,
        options=options,
        seed=seed_bytes(seed).hex(),
        actions=tuple(_played(game, seats, played)),
    )
    return msgspec.structs.replace(record, outcome=game.outcome(final_state(game, record)))


def _played(game: Game, seats: int, given: Any) -> Iterator[Played[Any]]:
    """The actions of a record, from pairs of a seat and an action."""
    try:
        pairs = iter(given)
    except TypeError:
        raise wrong("played", PAIRS, given) from None
    for number, pair in enumerate(pairs):
        if not isinstance(pair, tuple | list) or len(pair) != len(Played.__struct_fields__):
            raise wrong(f"played[{number}]", PAIRS, pair)
        seat, action = pair
        try:
            action = action if isinstance(action, Action) else game.read_action(action)
            yield Played(read_seat(seats, seat), action)
        except MenagerieError as error:
            raise RecordError(f"actions[{number}]: {error}") from None


def first_state(game: Game, record: AnyRecord) -> State:
    """The state a record begins with: its deal, or its position."""
    check_game(game)
    check_record(record)
    key: object = record.game
    if not isinstance(key, str) or key != game.key:
        raise RecordError(f"game: this is a record of {named(key)}, not of {game.key}")
    if not isinstance(record.actions, tuple | list):
        raise RecordError(f"actions: expected a tuple of Played, got {shown(record.actions)}")
    try:
        if record.position is None:
            return game.new(
                record.seats,
                seed=record.seed,
                options=record.options,
                rules_version=record.rules_version,
            )
        return _position(game, record, record.position)
    except MenagerieError as error:
        raise RecordError(str(error)) from None


def _position(game: Game, record: AnyRecord, position: Any) -> State:
    """The position a record starts from, with what it leaves out as the record has it."""
    words = seed_words(record.seed)
    if not isinstance(position, Mapping):
        raise wrong("position", "a mapping", position)
    told = {
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": msgspec.to_builtins(read_options(game.options, record.options)),
    }
    state = game.load({**told, **position})
    held = game.dump(state)
    for field, value in told.items():
        if held[field] != value:
            raise RecordError(f"{field}: the record has {value}, its position {held[field]}")
    if position.get("chance") is None:
        state.records["chance"][0, :KEY_WORDS] = words
    return state


def replay(game: Game, record: AnyRecord) -> Iterator[Step]:
    """Yield the first state, then the step of every action; last check the outcome."""
    step = Step(first_state(game, record), ())
    yield step
    for number in range(len(record.actions)):
        step = _take(game, step.state, record, number)
        yield step
    _check_outcome(game, record, step.state)


def final_state(game: Game, record: AnyRecord) -> State:
    """Play a record to its last state, crossing into compiled code as rarely as possible."""
    records = copy_records(first_state(game, record).records)
    reader = game.layout.frozen(records.tobytes())
    done = 0
    while done < len(record.actions):
        seats, codes = _encode(game, reader, record, done)
        buffer = np.empty(game.codes.count, np.int16)
        played = game.kernel.replay(records, 0, seats, codes, buffer) if len(codes) else 0
        done += played
        if done < len(record.actions):
            records = _take(game, State(records), record, done).state.records
            reader = game.layout.frozen(records.tobytes())
            done += 1
    state = State(records)
    _check_outcome(game, record, state)
    return state


def _encode(game: Game, reader: Any, record: AnyRecord, first: int) -> tuple[Any, Any]:
    """Turn actions into codes, up to one whose codes depend on what those before it do."""
    seats, codes = [], []
    for played in record.actions[first:]:
        if type(played) is not Played or type(played.seat) is not int:
            break
        if not 0 <= played.seat < reader.seats:
            break
        found = game.codes.encode(reader, played.seat, played.action)
        if found is None or game.codes.is_sequence(played.action):
            break
        seats.append(played.seat)
        codes.append(found[0])
    return np.array(seats, np.int16), np.array(codes, np.int16)


def _take(game: Game, state: State, record: AnyRecord, number: int) -> Step:
    """Carry out one action of a record, or say why it cannot be."""
    played = record.actions[number]
    try:
        if not isinstance(played, Played):
            raise wrong("played", "a Played", played)
        return game.apply(state, played.seat, played.action)
    except MenagerieError as error:
        raise RecordError(f"actions[{number}]: {error}") from None


def _check_outcome(game: Game, record: AnyRecord, state: State) -> None:
    """A record that names its outcome must name the one its actions give."""
    given: object = record.outcome
    if given is not None and (not isinstance(given, Outcome) or given != game.outcome(state)):
        found = msgspec.json.encode(game.outcome(state)).decode()
        raise RecordError(f"outcome: the actions do not give it, but {found}")
