"""Changes between two values, so that a seat is sent what is new and nothing else.

A change is `[path, value]`: the value now found there. `[path]` alone says that a name is gone.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import astuple

Change = list[Any]
Path = tuple[str | int, ...]


# Changes between two values that were compared already, by their name and identity.
Known = dict[tuple[str, int, int], list[Change]]


def changes(old: Any, new: Any) -> list[Change]:
    """What turns the old value into the new one."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def shared_changes(old: Any, new: Any, known: Known) -> list[Change]:
    """The same, for views that share most of their fields with views compared before."""
    if type(old) is not type(new):
        return changes(old, new)
    found: list[Change] = []
    for name, before, after in _fields(old, new):
        key = name, id(before), id(after)
        part = known.get(key)
        if part is None:
            part = known[key] = []
            _compare(before, after, (name,), part)
        found += part
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is new or old == new:
        return
    if type(old) is not type(new):
        found.append([path, new])
    elif isinstance(new, msgspec.Struct):
        for name, before, after in _fields(old, new):
            _compare(before, after, (*path, name), found)
    elif isinstance(new, dict):
        _compare_names(old, new, path, found)
    elif isinstance(new, tuple | list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                _compare(before, after, (*path, number), found)
    else:
        found.append([path, new])


def _fields(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields of two structs of one type as JSON names them, but not the very same values."""
    pairs = zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
    return (field for field in pairs if field[1] is not field[2])


def _compare_names(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    for name, value in new.items():
        if name in old:
            _compare(old[name], value, (*path, name), found)
        else:
            found.append([(*path, name), value])
    found.extend([(*path, name)] for name in old if name not in new)


def patched(value: Any, found: list[Change]) -> Any:
    """A value of plain JSON with changes carried out; the old one may be used up."""
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
