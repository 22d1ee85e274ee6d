"""A state that is only looked at: all its single numbers read at once, nothing to write to."""

from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar

from menagerie.core.layout import Layout


class Glance:
    """The bytes of a record as plain ints and, when they are first asked for, memoryviews."""

    numbers: ClassVar[Struct]
    names: ClassVar[tuple[str, ...]]
    places: ClassVar[dict[str, tuple[slice, Any, tuple[int, ...]]]]

    def __init__(self, record_bytes: bytes) -> None:
        self.record_bytes = record_bytes
        self.__dict__.update(zip(self.names, self.numbers.unpack(record_bytes), strict=True))

    def __getattr__(self, name: str) -> memoryview:
        try:
            place, code, shape = self.places[name]
        except KeyError:
            raise AttributeError(f"{type(self).__name__} has no field {name}") from None
        field: memoryview = memoryview(self.record_bytes[place]).cast(code, shape)
        self.__dict__[name] = field
        return field


def glance_at(layout: Layout) -> Callable[[bytes], Any]:
    """The class that shows the bytes of one layout's records."""
    codes, names, places = ["="], [], {}
    fields: Any = layout.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        item, shape = kind.subdtype or (kind, ())
        if shape:
            places[name] = slice(offset, offset + kind.itemsize), item.char, shape
        else:
            names.append(name)
        codes.append(f"{kind.itemsize}x" if shape else kind.char)
    members = {"numbers": Struct("".join(codes)), "names": tuple(names), "places": places}
    return type(layout.name, (Glance,), members)
