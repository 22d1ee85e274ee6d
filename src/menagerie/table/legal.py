"""Legal actions in few bytes: those that differ in one field only are told together."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from menagerie.core.game import Game

REMEMBERED = 4096

Scalar = str | int | None
Told = dict[str, Any]


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action; or, with a field, one action for each of the values it may have."""

    action: Told
    field: str = ""
    values: tuple[Scalar, ...] = ()


# Choices that were told before, by the game, the deck and the codes.
_told: dict[tuple[str, Any, bytes], tuple[Choices, ...]] = {}


def legal_choices(game: Game, deck: Any, codes: bytes) -> tuple[Choices, ...]:
    """What may be done with a deck, by the codes of it as a look has them."""
    key = game.key, deck, codes
    found = _told.get(key)
    if found is None:
        if len(_told) >= REMEMBERED:
            _told.clear()
        actions = _actions(_Deck(game, deck))
        numbers = memoryview(codes).cast("h")
        found = _told[key] = _grouped([actions[code] for code in numbers])
    return found


class _Deck:
    """The deck of a game; compared by its meaning, not by all that a game is."""

    __slots__ = ("deck", "game")

    def __init__(self, game: Game, deck: Any) -> None:
        self.game = game
        self.deck = deck

    def __hash__(self) -> int:
        return hash((self.game.key, self.deck))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Deck) and self.game is other.game and self.deck == other.deck


class _Action:
    """An action as it is told, and what is left of it without one of its fields.

    Actions that differ in that field only have the very same rest.
    """

    __slots__ = ("rests", "told", "type")

    def __init__(self, told: Told, shared: "dict[Any, _Rest]") -> None:
        self.told = told
        self.type = told["type"]
        fields = [name for name, value in told.items() if name != "type" and _is_scalar(value)]
        self.rests = {field: _without(told, field, shared) for field in fields}


class _Rest:
    """What is left of an action, as it is told."""

    __slots__ = ("told",)

    def __init__(self, told: Told) -> None:
        self.told = told


def _without(told: Told, field: str, shared: dict[Any, _Rest]) -> _Rest:
    """What is left of an action without a field."""
    rest = {name: value for name, value in told.items() if name != field}
    values = [tuple(part) if isinstance(part, list) else part for part in rest.values()]
    return shared.setdefault((field, *rest, *values), _Rest(rest))


@lru_cache(REMEMBERED)
def _actions(played: _Deck) -> dict[int, _Action]:
    """All actions that a deck has, by their codes."""
    actions = played.game.face.codes.actions(played.deck)
    shared: dict[Any, _Rest] = {}
    return {
        code: _Action(msgspec.to_builtins(action), shared)
        for code, action in enumerate(actions)
        if action is not None
    }


def grouped(told: Sequence[Told]) -> tuple[Choices, ...]:
    """Tell actions that differ in one field only together."""
    shared: dict[Any, _Rest] = {}
    return _grouped([_Action(action, shared) for action in told])


def _grouped(actions: Sequence[_Action]) -> tuple[Choices, ...]:
    return tuple(
        choice
        for _, run in groupby(actions, key=attrgetter("type"))
        for choice in _fewest(list(run))
    )


def _fewest(actions: list[_Action]) -> list[Choices]:
    """The shortest way to tell actions of one type."""
    best, fewest = "", len(actions)
    for field in actions[0].rests:
        rests = {action.rests[field] for action in actions}
        if len(rests) < fewest:
            best, fewest = field, len(rests)
    if not best:
        return [Choices(action.told) for action in actions]
    return [
        Choices(rest.told, best, tuple(found)) for rest, found in _by_field(actions, best).items()
    ]


def _by_field(actions: list[_Action], field: str) -> dict[_Rest, list[Scalar]]:
    """The values of a field by the rests of the actions, which else are the same."""
    values: dict[_Rest, list[Scalar]] = {}
    for action in actions:
        values.setdefault(action.rests[field], []).append(action.told[field])
    return values


def _is_scalar(value: Any) -> bool:
    return isinstance(value, str | int | None)


def spread(told: Iterable[Choices]) -> list[Told]:
    """Every single action again."""
    found: list[Told] = []
    for choice in told:
        if choice.field:
            found += [{**choice.action, choice.field: value} for value in choice.values]
        else:
            found.append(choice.action)
    return found
