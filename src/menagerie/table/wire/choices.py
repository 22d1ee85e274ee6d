"""Legal actions in few bytes: those that differ in one field only are told together."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
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


# Choices that were told before, by all that they depend on.
_told: dict[tuple[Any, ...], tuple[Choices, ...]] = {}


def legal_choices(game: Game, seat: int, record: bytes, codes: bytes) -> tuple[Choices, ...]:
    """What a seat may do by what it knows, with the codes of it as a look has them."""
    key = (game.key, seat, codes, *[record[place] for place in game.deck_places])
    found = _told.get(key)
    if found is None:
        if len(_told) >= REMEMBERED:
            _told.clear()
        actions = _actions(_Deck(game, game.codes.deck(game.layout.reader(record), seat)))
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
    """An action as it is told, and what is left of it without the field it is told apart by.

    Actions that differ in that field only have the very same rest.
    """

    __slots__ = ("field", "rest", "told")

    def __init__(self, told: Told, field: str, shared: "dict[Any, _Rest]") -> None:
        self.told = told
        self.field = field
        self.rest = _without(told, field, shared)


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
    actions = enumerate(played.game.codes.actions(played.deck))
    found = {code: msgspec.to_builtins(action) for code, action in actions if action is not None}
    return dict(zip(found, _told_apart(list(found.values())), strict=True))


def _told_apart(told: Sequence[Told]) -> list[_Action]:
    """Actions, those of each type by the field that leaves the fewest rests."""
    shared: dict[Any, _Rest] = {}
    by_type: dict[str, list[Told]] = {}
    for action in told:
        by_type.setdefault(action["type"], []).append(action)
    fields = {kind: _best_field(actions, shared) for kind, actions in by_type.items()}
    return [_Action(action, fields[action["type"]], shared) for action in told]


def _best_field(actions: list[Told], shared: "dict[Any, _Rest]") -> str:
    """The field by which actions of one type are told in the shortest way; none for one action."""
    best, fewest = "", len(actions)
    for field, value in actions[0].items():
        rests = {_without(action, field, shared) for action in actions}
        if field != "type" and _is_scalar(value) and len(rests) < fewest:
            best, fewest = field, len(rests)
    return best


def _grouped(actions: Sequence[_Action]) -> tuple[Choices, ...]:
    """Actions of one type follow each other."""
    rests: dict[_Rest, list[_Action]] = {}
    for action in actions:
        rests.setdefault(action.rest, []).append(action)
    return tuple([_choices(rest, found) for rest, found in rests.items()])


def _choices(rest: _Rest, actions: list[_Action]) -> Choices:
    """Actions that have the same rest."""
    if len(actions) == 1:
        return Choices(actions[0].told)
    field = actions[0].field
    return Choices(rest.told, field, tuple([action.told[field] for action in actions]))


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
