"""A state that is only looked at: each field read when it is first asked for, none to write to."""

from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar

from menagerie.core.layout import Layout


class Glance:
    """The bytes of a record as plain ints and memoryviews."""

    numbers: ClassVar[dict[str, tuple[Callable[..., tuple[int]], int]]]
    places: ClassVar[dict[str, tuple[slice, Any, tuple[int, ...]]]]

    def __init__(self, record_bytes: bytes) -> None:
        self.record_bytes = record_bytes

    def __getattr__(self, name: str) -> Any:
        found: Any
        if name in self.numbers:
            unpack, offset = self.numbers[name]
            (found,) = unpack(self.record_bytes, offset)
        elif name in self.places:
            place, code, shape = self.places[name]
            found = memoryview(self.record_bytes[place]).cast(code, shape)
        else:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        self.__dict__[name] = found
        return found


def glance_at(layout: Layout) -> Callable[[bytes], Any]:
    """The class that shows the bytes of one layout's records."""
    numbers, places = {}, {}
    fields: Any = layout.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        item, shape = kind.subdtype or (kind, ())
        if shape:
            places[name] = slice(offset, offset + kind.itemsize), item.char, shape
        else:
            numbers[name] = Struct(f"={kind.char}").unpack_from, offset
    return type(layout.name, (Glance,), {"numbers": numbers, "places": places})
