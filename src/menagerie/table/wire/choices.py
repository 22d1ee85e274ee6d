"""Legal actions in few bytes: actions that differ in one field only are grouped."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

Scalar = str | int | None
Told = dict[str, Any]


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action; or, with a field, one action for each of the values it may have."""

    action: Annotated[Told, Meta(description="The action, without `field` if that is given.")]
    field: Annotated[str, Meta(description="The field that can have several values.")] = ""
    values: Annotated[tuple[Scalar, ...], Meta(description="One action for each of these.")] = ()


class ToldAction:
    """An action as plain JSON, and its rest: the action without the field that varies.

    Actions that differ in that field only share one rest object.
    """

    __slots__ = ("field", "rest", "told")

    def __init__(self, told: Told, field: str, shared: "dict[Any, _Rest]") -> None:
        self.told = told
        self.field = field
        self.rest = _without(told, field, shared)


class _Rest:
    """An action without the field that varies, as plain JSON."""

    __slots__ = ("told",)

    def __init__(self, told: Told) -> None:
        self.told = told


def _without(told: Told, field: str, shared: dict[Any, _Rest]) -> _Rest:
    """The rest of an action without a field."""
    rest = {name: value for name, value in told.items() if name != field}
    values = [tuple(part) if isinstance(part, list) else part for part in rest.values()]
    return shared.setdefault((field, *rest, *values), _Rest(rest))


def told_apart(told: Sequence[Told]) -> list[ToldAction]:
    """Split each action by the field that leaves the fewest rests of its type."""
    shared: dict[Any, _Rest] = {}
    by_type: dict[str, list[Told]] = {}
    for action in told:
        by_type.setdefault(action["type"], []).append(action)
    fields = {kind: _best_field(actions, shared) for kind, actions in by_type.items()}
    return [ToldAction(action, fields[action["type"]], shared) for action in told]


def _best_field(actions: list[Told], shared: "dict[Any, _Rest]") -> str:
    """The field that groups actions of one type best; empty for a single action."""
    best, fewest = "", len(actions)
    for field, value in actions[0].items():
        rests = {_without(action, field, shared) for action in actions}
        if field != "type" and _is_scalar(value) and len(rests) < fewest:
            best, fewest = field, len(rests)
    return best


def grouped(actions: Sequence[ToldAction]) -> tuple[Choices, ...]:
    """Group actions that share a rest."""
    rests: dict[_Rest, list[ToldAction]] = {}
    for action in actions:
        rests.setdefault(action.rest, []).append(action)
    return tuple([_choices(rest, found) for rest, found in rests.items()])


def _choices(rest: _Rest, actions: list[ToldAction]) -> Choices:
    """One group: actions that share a rest."""
    if len(actions) == 1:
        return Choices(actions[0].told)
    field = actions[0].field
    return Choices(rest.told, field, tuple([action.told[field] for action in actions]))


def _is_scalar(value: Any) -> bool:
    return isinstance(value, str | int | None)


def spread(told: Iterable[Choices]) -> list[Told]:
    """Expand groups into single actions."""
    found: list[Told] = []
    for choice in told:
        if choice.field:
            found += [{**choice.action, choice.field: value} for value in choice.values]
        else:
            found.append(choice.action)
    return found
