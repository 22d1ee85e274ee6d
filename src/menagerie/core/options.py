"""What a game is dealt with: options, as data that a page builds its form from, and seats."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from menagerie.core.arguments import converted, shown, whole, wrong
from menagerie.core.errors import OptionsError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table may choose; each game's own options are fields with a description."""


Own = TypeVar("Own", bound=Options)


def read_options(kind: type[Own], given: Options | Mapping[str, Any] | None) -> Own:
    """Check options against a game's own; a sentence names what is wrong."""
    if isinstance(given, kind):
        given = msgspec.structs.asdict(given)
    if not isinstance(given, Mapping | None):
        raise wrong("options", f"a mapping or {kind.__name__}", given)
    try:
        read: Own = converted(dict(given or {}), kind)
    except msgspec.ValidationError as error:
        known = ", ".join(kind.__struct_fields__)
        raise OptionsError(f"options: {error} (there are: {known})") from None
    return read


def read_seats(name: str, allowed: range, given: Any) -> int:
    """A number of seats that the game of a name is for."""
    fewest, most = allowed[0], allowed[-1]
    seats = whole("seats", given, f"a whole number from {fewest} to {most}")
    if seats not in allowed:
        raise OptionsError(f"seats: {name} is for {fewest} to {most} players, not {shown(seats)}")
    return seats


def read_version(key: str, versions: tuple[int, ...], given: Any) -> int:
    """A version of the rules that there is, the newest where none is given."""
    if given is None:
        return versions[-1]
    known = f"(there are: {', '.join(map(str, versions))})"
    version = whole("rules_version", given, f"a version of {key} {known}")
    if version not in versions:
        raise OptionsError(f"rules_version: {key} has no version {shown(version)} {known}")
    return version


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
