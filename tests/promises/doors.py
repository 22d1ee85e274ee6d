"""Every public function of a game, what fits its parameters, and what people give by mistake."""

import dataclasses
import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import ModuleType, NoneType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from menagerie import GAMES, Game, Record, State, Veiled, catalog
from menagerie.core import records, seeds
from menagerie.core.actions import Action
from menagerie.core.arguments import shown
from menagerie.core.records import AnyRecord, Played, new_record, write_record
from menagerie.core.view.veils import Look

# A seat, and a number of seats, that every game has.
SEAT = 0
FEWEST = max(game.seats[0] for game in GAMES.values())
MODULES: tuple[ModuleType, ...] = (catalog, records, seeds)
INTEGERS = (np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64)


class Door(NamedTuple):
    """A public function, and what a call of it that works is given."""

    name: str
    call: Callable[..., Any]
    hints: dict[str, Any]
    given: dict[str, Any]

    def told(self, name: str) -> str:
        """What sentences call a parameter."""
        if name == "data":
            return "action" if self.name == "Game.read_action" else "record"
        return {"found": "record", "truth": "position"}.get(name, name)


class Strange:
    """Something of no use to anybody."""


@cache
def seed_of(game: Game) -> int:
    """A seed with which the first seat is to act."""
    return next(seed for seed in range(99) if SEAT in game.to_act(game.new(FEWEST, seed=seed)))


def start_of(game: Game) -> State:
    """A state in which the first seat is to act, a new one each time."""
    return game.new(FEWEST, seed=seed_of(game))


def fitting(game: Game) -> dict[str, Any]:
    """A value that fits, by the name of a parameter."""
    state = start_of(game)
    record = short_record(game)
    return {
        "action": game.legal_actions(state, SEAT)[0],
        "data": write_record(record),
        "found": record,
        "game": game,
        "look": game.look(state),
        "options": {},
        "played": [(SEAT, played.action) for played in record.actions],
        "record": record,
        "role": SEAT,
        "rules_version": game.rules_version,
        "seat": SEAT,
        "seats": FEWEST,
        "seed": seed_of(game),
        "start": state,
        "state": state,
        "truth": game.dump(state),
        "veiled": game.veil(state, SEAT),
    }


@cache
def short_record(game: Game) -> AnyRecord:
    """A record of one action."""
    state = start_of(game)
    return new_record(game, state, seed_of(game), [(SEAT, game.legal_actions(state, SEAT)[0])])


def strange_values(game: Game) -> Iterator[Any]:
    """What people give by mistake, new objects each time."""
    yield from (None, True, False, 1.0, 1.5, float("nan"), 2j, "", "x", "1", b"", b"{}")
    yield from ([], [SEAT], (), {}, {"type": "dance"}, {"type": 1}, {3: 4}, set(), range(3))
    yield from (-1, 99, 2**63, 2**70, -(10**5000), "y" * 10**5, "a\nb", "\ud800")
    yield from (np.float64(1), np.True_, np.int64(99), np.timedelta64(1), np.zeros(2), np.zeros(()))
    yield from (object(), Strange, Strange(), len, game, GAMES, iter(()), nested())
    yield from (game.template, game.layout.zeros(2), game.options, Played(SEAT, None))
    for own in GAMES.values():
        state = start_of(own)
        yield from (state, own.new(own.seats[-1], seed=1), own.options(), own.look(state))
        yield from (own.veil(state, None), own.veil(state, SEAT), own.veil(state, SEAT + 1))
        yield from (own.legal_actions(state, SEAT)[0], short_record(own), own.dump(state))


def nested() -> list[Any]:
    """A list that holds itself."""
    found: list[Any] = []
    found.append(found)
    return found


def doors(game: Game) -> Iterator[Door]:
    """Every public function of a game, and of the modules that are used with it."""
    fits = fitting(game)
    fields = {field.name for field in dataclasses.fields(Game)}
    methods = ((f"Game.{name}", vars(Game)[name]) for name in vars(Game).keys() - fields)
    functions = (
        (f"{module.__name__}.{name}", found)
        for module in MODULES
        for name, found in vars(module).items()
        if getattr(found, "__module__", "") == module.__name__
    )
    for name, function in (*sorted(methods, key=str), *functions):
        if not inspect.isfunction(function) or name.rpartition(".")[-1].startswith("_"):
            continue
        hints = get_type_hints(function)
        hints.pop("return", None)
        given = {parameter: fits[parameter] for parameter in hints}
        if name == "Game.read_action":
            given["data"] = msgspec.to_builtins(fits["action"])
        yield Door(name, bound(function, game, name), hints, given)


def bound(function: Callable[..., Any], game: Game, name: str) -> Callable[..., Any]:
    """A function that is called by names; what it yields is asked for."""

    def call(**given: Any) -> Any:
        found = function(game, **given) if name.startswith("Game.") else function(**given)
        return list(found) if inspect.isgenerator(found) else found

    return call


def kinds_of(hint: Any) -> tuple[Any, ...]:
    """The classes that an annotation names."""
    if get_origin(hint) is Union or isinstance(hint, type(int | str)):
        return tuple(kind for part in get_args(hint) for kind in kinds_of(part))
    return (get_origin(hint) or hint,)


def may_fit(game: Game, hint: Any, value: Any) -> bool:
    """Whether a value is of a kind that a parameter takes."""
    kinds = kinds_of(hint)
    match value:
        case _ if Any in kinds:
            fits = True
        case bool() | np.bool_() | np.timedelta64():
            fits = False
        case np.integer() | np.ndarray(shape=()):
            fits = int in kinds and isinstance(value.item(), int)
        case State() | Veiled():
            fits = type(value) in kinds and value.records.dtype == game.layout.dtype
        case Look():
            fits = Look in kinds and value.layout is game.layout
        case Mapping():
            fits = Action in kinds or isinstance(value, kinds)
        case _:
            fits = isinstance(value, kinds)
    return fits


JSON_NAMES = {NoneType: "null", bool: "bool", dict: "object", list: "array", tuple: "array"}


def what_came(value: Any) -> set[str]:
    """The ways in which a sentence may say what came."""
    kind = type(value)
    ways = {shown(value), kind.__name__, f"`{JSON_NAMES.get(kind, kind.__name__)}`", "Object"}
    ways |= what_came(value.item()) if isinstance(value, np.generic) else set()
    ways |= {"not Unicode", "nested too deeply"} if isinstance(value, str | list) else set()
    if isinstance(value, State | Veiled | Record):
        ways |= {"another game", "seat 1", "a spectator", "this is a record of"}
    if isinstance(value, Mapping):
        ways |= {"`key`", *(f"`{type(item).__name__}`" for item in value.values())}
        ways |= set(map(repr, value.values()))
    return ways
