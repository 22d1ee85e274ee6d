"""A state that is only looked at: each field read when it is first asked for, none to write to."""

from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar

from menagerie.core.layout import Layout


class Glance:
    """The bytes of a record as plain ints and memoryviews."""

    readers: ClassVar[dict[str, Callable[[bytes], Any]]]

    def __init__(self, record_bytes: bytes) -> None:
        self.record_bytes = record_bytes

    def __getattr__(self, name: str) -> Any:
        reader = self.readers.get(name)
        if reader is None:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        found = self.__dict__[name] = reader(self.record_bytes)
        return found


def glance_at(layout: Layout) -> Callable[[bytes], Any]:
    """The class that shows the bytes of one layout's records."""
    readers = {}
    fields: Any = layout.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        item, shape = kind.subdtype or (kind, ())
        if shape:
            readers[name] = _array(slice(offset, offset + kind.itemsize), item.char, shape)
        else:
            readers[name] = _number(Struct(f"={kind.char}").unpack_from, offset)
    return type(layout.name, (Glance,), {"readers": readers})


def _array(place: slice, code: Any, shape: tuple[int, ...]) -> Callable[[bytes], Any]:
    return lambda record: memoryview(record[place]).cast(code, shape)


def _number(unpack: Callable[..., tuple[int]], offset: int) -> Callable[[bytes], Any]:
    return lambda record: unpack(record, offset)[0]
