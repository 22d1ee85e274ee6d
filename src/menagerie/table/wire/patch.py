"""Changes between two values, so that a seat is sent only what is new.

A change is `[path, value]`, the new value at a path. `[path]` alone removes a name.
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

Change = list[Any]
Path = tuple[str | int, ...]

# Types of values without parts.
PLAIN = {int, float, str, bool, type(None)}


def changes(old: Any, new: Any) -> list[Change]:
    """The changes from an old value to a new one."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, (), found)
    return found


def changes_at(old: Any, new: Any, path: Path) -> list[Change]:
    """The changes from an old value at a path to a new one."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Collect the changes of a value that differs from the old one."""
    kind = type(new)
    if kind in PLAIN or kind is not type(old):
        found.append([path, new])
    elif issubclass(kind, msgspec.Struct):
        pairs = zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
        for name, before, after in pairs:
            if before is not after and before != after:
                _compare(before, after, (*path, name), found)
    elif kind is dict:
        _compare_names(old, new, path, found)
    elif (kind is tuple or kind is list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                _compare(before, after, (*path, number), found)
    else:
        found.append([path, new])


def _compare_names(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    for name, value in new.items():
        if name in old:
            found += changes_at(old[name], value, (*path, name))
        else:
            found.append([(*path, name), value])
    found.extend([(*path, name)] for name in old if name not in new)


def patched(value: Any, found: list[Change]) -> Any:
    """A value of plain JSON with changes applied; may modify the old value."""
    for change in found:
        path = change[0]
        if not path:
            value = change[1]
            continue
        place = value
        for part in path[:-1]:
            place = place[part]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return value
