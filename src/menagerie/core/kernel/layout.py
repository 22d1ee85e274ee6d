"""A layout is a typed class; from it come the NumPy record, the Numba type and readers.

Type checkers see the class, compiled rules see the record. Interpreted rules and Python see a
reader: a generated class that shows the same bytes as plain ints, with indices and stores
checked. A reader of bytes that never change keeps every field that it has read.
"""

from collections.abc import Callable
from dataclasses import dataclass
from struct import Struct
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, cast, get_type_hints

import numpy as np
from numba import from_dtype
from numpy.typing import NDArray

LARGEST_STATE = 2048


class Row(Protocol):
    """A field, table or buffer with one index."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A field, table or buffer with two indices."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A field or table with three indices."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int, int], value: int, /) -> None: ...


class States(Protocol):
    """An array of records of one layout; an item is a view, and assigning one copies it."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Any: ...
    def __setitem__(self, index: int, value: Any, /) -> None: ...


I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]

Records = NDArray[np.void]


def copy_records(records: Records) -> Records:
    """Copy records as bytes, which is far faster than NumPy's copy field by field."""
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))


C = TypeVar("C", bound=type[Any])


@dataclass(frozen=True)
class Layout:
    """What is derived from one layout class."""

    name: str
    dtype: np.dtype[np.void]
    record: Any
    reader: Callable[[memoryview], Any]
    frozen: Callable[[bytes], Any]

    def zeros(self, count: int) -> Records:
        """Make `count` records of zeros."""
        return np.zeros(count, self.dtype)

    def read(self, states: Records, index: int = 0) -> Any:
        """Show one record through plain Python ints; writing to it writes to the record."""
        size = self.dtype.itemsize
        data = states.view(np.uint8).data.cast("B")
        return self.reader(data[index * size : (index + 1) * size])


_layouts: dict[type[Any], Layout] = {}


def layout(declaration: C) -> C:
    """Register a class of annotated fields as the layout of a game's state."""
    dtype = _record_dtype(declaration)
    record = from_dtype(dtype)
    for other in _layouts.values():
        if other.record == record:
            # Numba tells records apart by their fields alone.
            raise TypeError(f"{declaration.__name__} has the same fields as {other.name}")
    reader = _reader_class(declaration.__name__, dtype)
    frozen = _frozen_class(declaration.__name__, dtype)
    _layouts[declaration] = Layout(declaration.__name__, dtype, record, reader, frozen)
    return declaration


def layout_of(declaration: type[Any]) -> Layout:
    """Look up what was derived from a layout class."""
    return _layouts[declaration]


def find_layout(hint: object) -> Layout | None:
    """Look up a layout by an annotation, which may be anything."""
    return _layouts.get(hint) if isinstance(hint, type) else None


def _record_dtype(declaration: type[Any]) -> np.dtype[np.void]:
    """Widest fields first, so that no byte lies between them, and spare bytes named at the end."""
    hints = get_type_hints(declaration, include_extras=True)
    fields = [(name, *hint.__metadata__) for name, hint in hints.items()]
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    size = np.dtype(fields).itemsize
    widest = np.dtype(fields[0][1]).itemsize
    if size % widest:
        fields.append(("spare", np.int8, (widest - size % widest,)))
    dtype = np.dtype(fields, align=True)
    if dtype.itemsize > LARGEST_STATE:
        raise TypeError(
            f"{declaration.__name__} takes {dtype.itemsize} bytes, over {LARGEST_STATE}"
        )
    return dtype


class _Reader:
    """A record's bytes as plain ints and memoryviews; writing to them writes to the record."""

    __slots__ = ("record_bytes",)
    arrays: ClassVar[dict[str, tuple[slice, Any, tuple[int, ...]]]]

    def __init__(self, record_bytes: memoryview) -> None:
        self.record_bytes = record_bytes

    def __getattr__(self, name: str) -> memoryview:
        """Make the memoryview of a field when it is first read."""
        if name not in self.arrays:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        place, code, shape = self.arrays[name]
        field = self.record_bytes[place].cast(code, shape)
        setattr(self, name, field)
        return field


def _reader_class(name: str, dtype: np.dtype[np.void]) -> type[_Reader]:
    """Make the class that reads and writes the records of one layout."""
    members: dict[str, Any] = {"arrays": {}}
    for field, (kind, offset, *_) in (dtype.fields or {}).items():
        item, shape = kind.subdtype or (kind, ())
        array = field if shape else f"_{field}"
        place = slice(offset, offset + kind.itemsize)
        members["arrays"][array] = (place, item.char, shape or (1,))
        if not shape:
            members[field] = _scalar(array, Struct(f"={item.char}"), offset)
    members["__slots__"] = tuple(members["arrays"])
    return type(name, (_Reader,), members)


def _scalar(array: str, number: Struct, offset: int) -> property:
    """A field that is one number; stores go through an array of one, which checks them."""
    unpack = number.unpack_from

    def get(self: Any) -> int:
        value: int = unpack(self.record_bytes, offset)[0]
        return value

    def put(self: Any, value: int) -> None:
        getattr(self, array)[0] = value

    return property(get, put)


class _Frozen:
    """A record's bytes that never change, as plain ints and memoryviews.

    `to_act` and `standing` are not in the bytes; they are set on the reader of the public state.
    """

    record_bytes: bytes
    to_act: tuple[int, ...]
    standing: Any

    def __init__(self, record_bytes: bytes) -> None:
        self.__dict__["record_bytes"] = record_bytes

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse to change what the bytes say."""
        if name in vars(type(self)):
            raise TypeError(f"{type(self).__name__}: {name} is read-only")
        super().__setattr__(name, value)


class _ReadOnce:
    """A field of a frozen record; the value read first hides it in the reader's dictionary."""

    __slots__ = ("name", "read")

    def __init__(self, name: str, read: Callable[[bytes], Any]) -> None:
        self.name = name
        self.read = read

    def __get__(self, reader: _Frozen, _: type[_Frozen]) -> Any:
        value = reader.__dict__[self.name] = self.read(reader.record_bytes)
        return value


def _frozen_class(name: str, dtype: np.dtype[np.void]) -> type[_Frozen]:
    """Make the class that reads records of one layout that never change."""
    members = {
        field: _ReadOnce(field, _field_of(kind, offset))
        for field, (kind, offset, *_) in (dtype.fields or {}).items()
    }
    return type(name, (_Frozen,), members)


def _field_of(kind: np.dtype[Any], offset: int) -> Callable[[bytes], Any]:
    """The function that reads one field of a record."""
    item, shape = kind.subdtype or (kind, ())
    if not shape:
        unpack = Struct(f"={item.char}").unpack_from
        return lambda record: unpack(record, offset)[0]
    place, code = slice(offset, offset + kind.itemsize), cast("Any", item.char)
    return lambda record: memoryview(record[place]).cast(code, shape)
