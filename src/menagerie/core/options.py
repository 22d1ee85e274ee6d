"""Options as data that a page can build its form from."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from menagerie.core.errors import OptionsError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table may choose; each game's own options are fields with a description."""


Own = TypeVar("Own", bound=Options)


def read_options(kind: type[Own], given: Options | Mapping[str, Any] | None) -> Own:
    """Check options against a game's own; a sentence names what is wrong."""
    if isinstance(given, kind):
        return given
    if not isinstance(given, Mapping | None):
        raise OptionsError(f"options: {type(given).__name__} is of another game")
    try:
        return msgspec.convert(dict(given or {}), kind)
    except msgspec.ValidationError as error:
        known = ", ".join(kind.__struct_fields__)
        raise OptionsError(f"options: {error} (there are: {known})") from None


def write_options(state: Any, options: Options) -> None:
    """Write options into an undealt state, whose fields have their names."""
    for name, names in _fields(type(options)):
        value = getattr(options, name)
        setattr(state, name, names.index(value) if names else value)


def options_in(kind: type[Own], state: Any) -> Own:
    """Read the options off a state."""
    values = {name: getattr(state, name) for name, _ in _fields(kind)}
    named = {name: names[values[name]] for name, names in _fields(kind) if names}
    return kind(**(values | named))


@cache
def _fields(kind: type[Options]) -> list[tuple[str, tuple[Any, ...]]]:
    """The options of a game, each with the values that the state numbers, if it does."""
    return [(name, _values(hint)) for name, hint in get_type_hints(kind).items()]


def _values(hint: Any) -> tuple[Any, ...]:
    """Yes and no, or the values of a choice; a number stands for itself."""
    return (False, True) if hint is bool else get_args(hint)
