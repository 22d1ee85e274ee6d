"""A layout is a typed class; from it come the NumPy record, the Numba type and a reader.

Type checkers see the class, compiled rules see the record. Interpreted rules and Python see the
reader: a generated class that shows the same bytes as plain ints, with indices and stores
checked.
"""

from collections.abc import Callable
from dataclasses import dataclass
from struct import Struct
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, get_type_hints

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
    reader: Callable[[bytes | memoryview], Any]

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
    _layouts[declaration] = Layout(declaration.__name__, dtype, record, reader)
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
    """A record's bytes as plain ints and memoryviews; over immutable bytes it only reads.

    `to_act` and `standing` are not in the bytes; they are set on the reader of the public state.
    """

    __slots__ = ("record_bytes", "standing", "to_act")
    arrays: ClassVar[dict[str, tuple[slice, Any, tuple[int, ...]]]]

    def __init__(self, record_bytes: bytes | memoryview) -> None:
        self.record_bytes = record_bytes

    def __getattr__(self, name: str) -> memoryview:
        """Make the memoryview of a field when it is first read."""
        if name not in self.arrays:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        place, code, shape = self.arrays[name]
        field = memoryview(self.record_bytes[place]).cast(code, shape)
        setattr(self, name, field)
        return field


def _reader_class(name: str, dtype: np.dtype[np.void]) -> type[_Reader]:
    """Make the class that reads the records of one layout."""
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
