"""Records: a game as its deal and its actions, kept as JSON, replayed for ever."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from menagerie.core.actions import Action
from menagerie.core.errors import IllegalActionError, MenagerieError, RecordError
from menagerie.core.fairness import Fairness
from menagerie.core.game import Game
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.layout import copy_records
from menagerie.core.outcome import Outcome
from menagerie.core.seeds import seed_bytes, seed_words
from menagerie.core.state import State, Step

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


def record_type(game: Game) -> Any:
    """The record struct of one game, with its own actions and options."""
    return Record[game.action_type, game.options]  # type: ignore[name-defined]


def read_record(game: Game, data: bytes) -> AnyRecord:
    """Read a record of one game; a sentence names what is damaged."""
    try:
        record: AnyRecord = msgspec.json.decode(data, type=record_type(game))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"record: {error}") from None
    return record


def write_record(record: AnyRecord) -> bytes:
    """Write a record as indented JSON."""
    lines = msgspec.json.format(msgspec.json.encode(record), indent=1)
    return lines + b"\n"


def new_record(
    game: Game,
    start: State,
    seed: int | bytes | str,
    played: Iterable[tuple[int, Action]],
) -> AnyRecord:
    """Keep a game that was dealt from a seed, with its outcome if it has ended."""
    reader = game.layout.read(start.records)
    record: AnyRecord = Record(
        game=game.key,
        rules_version=reader.rules_version,
        seats=reader.seats,
        options=game.options_of(start),
        seed=seed_bytes(seed).hex(),
        actions=tuple(Played(seat, action) for seat, action in played),
    )
    return msgspec.structs.replace(record, outcome=game.outcome(final_state(game, record)))


def first_state(game: Game, record: AnyRecord) -> State:
    """The state a record begins with: its deal, or its position."""
    if record.game != game.key:
        raise RecordError(f"game: this is a record of {record.game}, not of {game.key}")
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


def _position(game: Game, record: AnyRecord, position: dict[str, Any]) -> State:
    """The position a record starts from, with what it leaves out as the record has it."""
    words = seed_words(record.seed)
    told = {
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": msgspec.to_builtins(record.options),
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
    for number, played in enumerate(record.actions):
        try:
            step = game.apply(step.state, played.seat, played.action)
        except IllegalActionError as error:
            raise RecordError(f"actions[{number}]: {error}") from None
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
            records = _take(game, State(records), record, done).records
            reader = game.layout.frozen(records.tobytes())
            done += 1
    state = State(records)
    _check_outcome(game, record, state)
    return state


def _encode(game: Game, reader: Any, record: AnyRecord, first: int) -> tuple[Any, Any]:
    """Turn actions into codes, up to one whose codes depend on what those before it do."""
    seats, codes = [], []
    for played in record.actions[first:]:
        if not 0 <= played.seat < reader.seats:
            break
        found = game.codes.encode(reader, played.seat, played.action)
        if found is None or game.codes.is_sequence(played.action):
            break
        seats.append(played.seat)
        codes.append(found[0])
    return np.array(seats, np.int16), np.array(codes, np.int16)


def _take(game: Game, state: State, record: AnyRecord, number: int) -> State:
    """Carry out one action of a record, or say why it is not legal."""
    played = record.actions[number]
    try:
        return game.apply(state, played.seat, played.action).state
    except IllegalActionError as error:
        raise RecordError(f"actions[{number}]: {error}") from None


def _check_outcome(game: Game, record: AnyRecord, state: State) -> None:
    """A record that names its outcome must name the one its actions give."""
    if record.outcome is not None and record.outcome != game.outcome(state):
        found = msgspec.json.encode(game.outcome(state)).decode()
        raise RecordError(f"outcome: the actions do not give it, but {found}")
