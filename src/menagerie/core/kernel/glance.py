"""A state that is only looked at: each field read when it is first asked for, none to write to."""

from collections.abc import Callable
from struct import Struct
from typing import Any

from menagerie.core.kernel.layout import Layout


class Glance:
    """The bytes of a record as plain ints and memoryviews."""

    def __init__(self, record_bytes: bytes) -> None:
        self.record_bytes = record_bytes


class _Field:
    """A field that is read once: what was read then stands before it."""

    __slots__ = ("name", "read")

    def __init__(self, name: str, read: Callable[[bytes], Any]) -> None:
        self.name = name
        self.read = read

    def __get__(self, glance: Glance, _: type[Glance]) -> Any:
        found = glance.__dict__[self.name] = self.read(glance.record_bytes)
        return found


def glance_at(layout: Layout) -> Callable[[bytes], Any]:
    """The class that shows the bytes of one layout's records."""
    found: dict[str, _Field] = {}
    fields: Any = layout.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        item, shape = kind.subdtype or (kind, ())
        if shape:
            read = _array(slice(offset, offset + kind.itemsize), item.char, shape)
        else:
            read = _number(Struct(f"={kind.char}").unpack_from, offset)
        found[name] = _Field(name, read)
    return type(layout.name, (Glance,), found)


def _array(place: slice, code: Any, shape: tuple[int, ...]) -> Callable[[bytes], Any]:
    return lambda record: memoryview(record[place]).cast(code, shape)


def _number(unpack: Callable[..., tuple[int]], offset: int) -> Callable[[bytes], Any]:
    return lambda record: unpack(record, offset)[0]
