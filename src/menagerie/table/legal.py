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


class _Key:
    """What decides how legal actions are told; compared by the codes, not by the game."""

    __slots__ = ("codes", "deck", "game")

    def __init__(self, game: Game, deck: Any, codes: tuple[int, ...]) -> None:
        self.game = game
        self.deck = deck
        self.codes = codes

    def __hash__(self) -> int:
        return hash((self.game.key, self.deck, self.codes))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Key)
            and self.game is other.game
            and self.deck == other.deck
            and self.codes == other.codes
        )


def legal_choices(game: Game, veiled: Veiled) -> tuple[Choices, ...]:
    """What the seat whose knowledge is given may do."""
    if veiled.seat is None:
        return ()
    codes = tuple(game.legal_codes(veiled, veiled.seat))
    if not codes:
        return ()
    deck = game.face.codes.deck(game.layout.read(veiled.records), veiled.seat)
    return _choices(_Key(game, deck, codes))


@lru_cache(REMEMBERED)
def _choices(key: _Key) -> tuple[Choices, ...]:
    actions = key.game.face.codes.actions(key.deck)
    return grouped([msgspec.to_builtins(actions[code]) for code in key.codes])


def grouped(told: Sequence[Told]) -> tuple[Choices, ...]:
    """Tell actions that differ in one field only together."""
    return tuple(
        choice
        for _, run in groupby(told, key=lambda action: action["type"])
        for choice in _fewest(list(run))
    )


def _fewest(told: list[Told]) -> list[Choices]:
    """The shortest way to tell actions of one type."""
    fields = [name for name, value in told[0].items() if name != "type" and _is_scalar(value)]
    ways = [_by_field(told, field) for field in fields if len(told) > 1]
    return min([[Choices(action) for action in told], *ways], key=len)


def _by_field(told: list[Told], field: str) -> list[Choices]:
    """Actions told together where only this field differs."""
    values: dict[tuple[Any, ...], list[Scalar]] = {}
    rests: list[Told] = []
    for action in told:
        rest = {name: value for name, value in action.items() if name != field}
        key = tuple(tuple(part) if isinstance(part, list) else part for part in rest.values())
        if key not in values:
            values[key] = []
            rests.append(rest)
        values[key].append(action.get(field))
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
