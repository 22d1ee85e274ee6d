"""Parts of a view, made once and kept for as long as the fields they show stay the same.

Most of what is shown changes seldom, and looks the same from every seat. A part names the
fields it reads and is given no others, so that it can be found again by their bytes.
"""

from collections.abc import Callable
from functools import update_wrapper
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from menagerie.core.layout import layout_of

REMEMBERED = 4096

Shown = TypeVar("Shown")


def part(layout_class: type[Any], *fields: str) -> Callable[[Callable[..., Shown]], "Part[Shown]"]:
    """Keep what a function of a state's face returns, for as long as these fields are equal."""
    return lambda show: Part(show, layout_class, fields)


class Part(Generic[Shown]):
    """A function of some fields of a state that remembers what it returned last."""

    def __init__(
        self, show: Callable[..., Shown], layout_class: type[Any], fields: tuple[str, ...]
    ) -> None:
        self._show = show
        self._fields = fields
        self._bytes_of = itemgetter(*(_place(layout_class, field) for field in fields))
        self._kept: dict[Any, Shown] = {}
        update_wrapper(self, show)

    def __call__(self, face: Any, *arguments: int) -> Shown:
        """What the function shows of a state."""
        key = self._bytes_of(bytes(face.record_bytes)), arguments
        try:
            return self._kept[key]
        except KeyError:
            return self._keep(key, face, arguments)

    def _keep(self, key: Any, face: Any, arguments: tuple[int, ...]) -> Shown:
        if len(self._kept) >= REMEMBERED:
            self._kept.clear()
        fields = SimpleNamespace(**{field: getattr(face, field) for field in self._fields})
        shown = self._kept[key] = self._show(fields, *arguments)
        return shown


def _place(layout_class: type[Any], field: str) -> slice:
    """Where a field lies in a record."""
    places: Any = layout_of(layout_class).dtype.fields
    kind, offset, *_ = places[field]
    return slice(offset, offset + kind.itemsize)
