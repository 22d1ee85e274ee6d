"""Parts of a view, made once and kept for as long as the fields they show stay the same.

Most of what is shown changes seldom, and looks the same from every seat. A part names the
fields it reads and is given no others, so that it can be found again by their bytes. Of fields
that have a row for each seat, a part that is about one seat names the rows.
"""

from collections.abc import Callable
from functools import update_wrapper
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from menagerie.core.layout import Layout, layout_of

REMEMBERED = 2048

Shown = TypeVar("Shown")


def part(
    layout_class: type[Any], *fields: str, rows: tuple[str, ...] = ()
) -> Callable[[Callable[..., Shown]], "Part[Shown]"]:
    """Keep what a function of a state's face returns, for as long as these fields are equal.

    Of `rows`, only the row is looked at that the function's first argument names.
    """
    return lambda show: Part(show, layout_class, fields, rows)


class Part(Generic[Shown]):
    """A function of some fields of a state that remembers what it returned lately."""

    def __init__(
        self,
        show: Callable[..., Shown],
        layout_class: type[Any],
        fields: tuple[str, ...],
        rows: tuple[str, ...],
    ) -> None:
        self._show = show
        self._fields = fields
        self._rows = rows
        layout = layout_of(layout_class)
        whole = [_place(layout, field) for field in fields]
        each = zip(*(_row_places(layout, field) for field in rows), strict=False)
        self._by_row = [itemgetter(*whole, *places) for places in each]
        self._bytes_of = None if rows else itemgetter(*whole)
        # What is asked for again moves to the young; when these are many, the others are forgotten.
        self._young: dict[Any, Shown] = {}
        self._kept: dict[Any, Shown] = {}
        update_wrapper(self, show)

    def __call__(self, face: Any, *arguments: Any) -> Shown:
        """What the function shows of a state."""
        bytes_of = self._bytes_of or self._by_row[arguments[0]]
        key = bytes_of(bytes(face.record_bytes)), arguments
        try:
            return self._young[key]
        except KeyError:
            return self._keep(key, face, arguments)

    def _keep(self, key: Any, face: Any, arguments: tuple[Any, ...]) -> Shown:
        if len(self._young) >= REMEMBERED:
            self._young, self._kept = {}, self._young
        if key in self._kept:
            shown = self._kept[key]
        else:
            fields = {field: getattr(face, field) for field in self._fields}
            for field in self._rows:
                fields[field] = _OneRow(getattr(face, field), arguments[0])
            shown = self._show(SimpleNamespace(**fields), *arguments)
        self._young[key] = shown
        return shown


class _OneRow:
    """A field of which only one row may be seen."""

    __slots__ = ("_field", "_row")

    def __init__(self, field: Any, row: int) -> None:
        self._field = field
        self._row = row

    def __getitem__(self, index: Any) -> Any:
        row = index[0] if isinstance(index, tuple) else index
        if row != self._row:
            raise AttributeError(f"row {row} is none of this part, which shows row {self._row}")
        return self._field[index]


def _place(layout: Layout, field: str) -> slice:
    """Where a field lies in a record."""
    places: Any = layout.dtype.fields
    kind, offset, *_ = places[field]
    return slice(offset, offset + kind.itemsize)


def _row_places(layout: Layout, field: str) -> list[slice]:
    """Where the rows of a field lie in a record."""
    places: Any = layout.dtype.fields
    kind, offset, *_ = places[field]
    count = kind.shape[0]
    size = kind.itemsize // count
    return [slice(offset + row * size, offset + (row + 1) * size) for row in range(count)]
