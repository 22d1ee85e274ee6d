"""Legal actions in few bytes: those that differ in one field only are told together."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from menagerie.core.game import Game, Veiled

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


def legal_choices(game: Game, veiled: Veiled) -> tuple[Choices, ...]:
    """What the seat whose knowledge is given may do."""
    if veiled.seat is None:
        return ()
    codes = game.legal_array(veiled, veiled.seat)
    if not len(codes):
        return ()
    deck = game.face.codes.deck(game.glance(veiled), veiled.seat)
    key = game.key, deck, codes.tobytes()
    found = _told.get(key)
    if found is None:
        if len(_told) >= REMEMBERED:
            _told.clear()
        actions = _actions(_Deck(game, deck))
        found = _told[key] = _grouped([actions[code] for code in codes.tolist()])
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
    """An action as it is told, and what is left of it without one of its fields."""

    __slots__ = ("_rests", "fields", "told", "type")

    def __init__(self, told: Told) -> None:
        self.told = told
        self.type = told["type"]
        self.fields = [n for n, value in told.items() if n != "type" and _is_scalar(value)]
        self._rests: dict[str, tuple[Any, Told]] = {}

    def without(self, field: str) -> tuple[Any, Told]:
        """The rest of an action, as a key and as it is told."""
        found = self._rests.get(field)
        if found is None:
            rest = {name: value for name, value in self.told.items() if name != field}
            key = tuple(tuple(part) if isinstance(part, list) else part for part in rest.values())
            found = self._rests[field] = key, rest
        return found


@lru_cache(REMEMBERED)
def _actions(played: _Deck) -> dict[int, _Action]:
    """All actions that a deck has, by their codes."""
    actions = played.game.face.codes.actions(played.deck)
    return {
        code: _Action(msgspec.to_builtins(action))
        for code, action in enumerate(actions)
        if action is not None
    }


def grouped(told: Sequence[Told]) -> tuple[Choices, ...]:
    """Tell actions that differ in one field only together."""
    return _grouped([_Action(action) for action in told])


def _grouped(actions: Sequence[_Action]) -> tuple[Choices, ...]:
    return tuple(
        choice
        for _, run in groupby(actions, key=lambda action: action.type)
        for choice in _fewest(list(run))
    )


def _fewest(actions: list[_Action]) -> list[Choices]:
    """The shortest way to tell actions of one type."""
    ways = [_by_field(actions, field) for field in actions[0].fields if len(actions) > 1]
    return min([[Choices(action.told) for action in actions], *ways], key=len)


def _by_field(actions: list[_Action], field: str) -> list[Choices]:
    """Actions told together where only this field differs."""
    values: dict[Any, list[Scalar]] = {}
    rests: list[Told] = []
    for action in actions:
        key, rest = action.without(field)
        if key not in values:
            values[key] = []
            rests.append(rest)
        values[key].append(action.told.get(field))
    return [
        Choices(rest, field, tuple(found))
        for rest, found in zip(rests, values.values(), strict=True)
    ]


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
