"""The fields of a view: how each is made, and what it reads of a state.

After an action only the fields whose inputs changed are recomputed.
"""

from collections.abc import Callable
from functools import cached_property, partial, reduce
from operator import or_
from typing import Any, NamedTuple, TypeVar

import msgspec

from menagerie.core.kernel.layout import Layout, layout_of
from menagerie.core.options import Options, options_in
from menagerie.core.view.veils import MOST_SEATS, fact_bits, score_bits, turn_bits

BYTE = 8
TO_ACT, STANDING = "to_act", "standing"

Values = dict[str, Any]
When = Callable[[Any], bool]
F = TypeVar("F", bound=Callable[..., Any])


class Declared(NamedTuple):
    """How a field is made, and the fields of the state it reads; of `rows` those of one seat.

    With `each` it is made for each seat, and its value is a tuple. With `when`, a seat has a value
    of its own only while that holds of what everybody knows.
    """

    make: Callable[..., Any]
    reads: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    each: bool = False
    when: When | None = None


class _Field:
    """A field of a view, and the bits of a look that it depends on."""

    __slots__ = ("bits", "make", "name")

    def __init__(self, name: str, declared: Declared, layout: Layout, seat: int | None) -> None:
        self.name = name
        self.make = declared.make
        self.bits = _bits(layout, declared, seat)

    def value(self, known: Any, *seat: int) -> Any:
        """Make the field."""
        return self.make(known, *seat)

    def updated(self, _old: Any, _differs: int, known: Any, *seat: int) -> Any:
        """Make the field again."""
        return self.make(known, *seat)


class _EachSeat(_Field):
    """A field that has a value for each seat."""

    __slots__ = ("bits_of_seats",)

    def __init__(self, name: str, declared: Declared, layout: Layout, seat: int | None) -> None:
        super().__init__(name, declared, layout, seat)
        self.bits_of_seats = [_bits(layout, declared, seat) for seat in range(MOST_SEATS)]

    def value(self, known: Any, *_: int) -> Any:
        """Make the value of each seat."""
        return tuple([self.make(known, seat) for seat in range(known.seats)])

    def updated(self, old: Any, differs: int, known: Any, *_: int) -> Any:
        """Make the values again of the seats whose inputs changed."""
        pairs = zip(old, self.bits_of_seats, strict=False)
        return tuple(
            [
                self.make(known, seat) if differs & bits else before
                for seat, (before, bits) in enumerate(pairs)
            ]
        )


class _Group:
    """Fields that are made together, and all bits that they depend on."""

    __slots__ = ("bits", "fields")

    def __init__(self, fields: list[_Field]) -> None:
        self.fields = fields
        self.bits = reduce(or_, [field.bits for field in fields], 0)

    def values(self, known: Any, *seat: int) -> Values:
        """Make all fields."""
        return {field.name: field.value(known, *seat) for field in self.fields}

    def updated(self, old: Values, differs: int, known: Any, *seat: int) -> Values:
        """Make the fields again whose inputs changed; the old values have all fields."""
        return old | {
            field.name: field.updated(old[field.name], differs, known, *seat)
            for field in self.fields
            if differs & field.bits
        }

    def completed(self, old: Values, differs: int, known: Any, *seat: int) -> Values:
        """The same where the old values may lack some fields, or have others."""
        return {
            field.name: old[field.name]
            if field.name in old and not differs & field.bits
            else field.value(known, *seat)
            for field in self.fields
        }


class ViewFields:
    """The fields of a view: those that everybody sees alike, and those of a seat's own.

    A function that is decorated here makes the field of its name. The public fields are made from
    what a spectator knows, with `to_act` and `standing`; a seat's own from what that seat knows.
    Which fields of their own seats have now is `active`, a set given as bits.
    """

    def __init__(self, layout_class: type[Any], view_type: type[msgspec.Struct]) -> None:
        self._layout = layout_of(layout_class)
        self._view_type = view_type
        self.public_fields: dict[str, Declared] = {
            "to_act": Declared(lambda known: known.to_act, (TO_ACT,)),
            "outcome": Declared(
                lambda known: known.standing if known.standing.reason else None, (STANDING,)
            ),
        }
        self.own_fields: dict[str, Declared] = {}
        self._groups: dict[tuple[int, int], _Group] = {}

    # Declaring fields.

    def public(self, *reads: str, name: str | None = None) -> Callable[[F], F]:
        """The decorated function makes a public field."""
        return _declare(self.public_fields, name, lambda make: Declared(make, reads))

    def each_seat(
        self, *reads: str, rows: tuple[str, ...] = (), name: str | None = None
    ) -> Callable[[F], F]:
        """The decorated function makes a public field's value of each seat."""
        return _declare(
            self.public_fields, name, lambda make: Declared(make, reads, rows, each=True)
        )

    def own(
        self,
        *reads: str,
        rows: tuple[str, ...] = (),
        when: When | None = None,
        name: str | None = None,
    ) -> Callable[[F], F]:
        """The decorated function makes a field of a seat's own, while `when` holds."""
        return _declare(self.own_fields, name, lambda make: Declared(make, reads, rows, when=when))

    def numbers(self, *names: str) -> None:
        """Public fields that are numbers of the state, by the same names."""
        for name in names:
            self.public(name, name=name)(_number(name))

    def options(self, kind: type[Options]) -> None:
        """The options of the game, as a public field."""
        self.public(*kind.__struct_fields__, name="options")(partial(options_in, kind))

    def constants(self, **values: Any) -> None:
        """Public fields that never change: a seat may have a value of its own."""
        for name, value in values.items():
            self.public(name=name)(_constant(value))

    # Making views.

    @cached_property
    def _public(self) -> _Group:
        return _Group(self._fields(self.public_fields, None))

    @cached_property
    def _own(self) -> list[list[_Field]]:
        return [self._fields(self.own_fields, seat) for seat in range(MOST_SEATS)]

    @cached_property
    def _whens(self) -> list[tuple[int, When | None]]:
        own = self._in_order(self.own_fields)
        return [(1 << number, declared.when) for number, (_, declared) in enumerate(own)]

    def _in_order(self, fields: dict[str, Declared]) -> list[tuple[str, Declared]]:
        """Fields in the order of the view's."""
        return [
            (name, fields[name]) for name in self._view_type.__struct_fields__ if name in fields
        ]

    def _fields(self, fields: dict[str, Declared], seat: int | None) -> list[_Field]:
        return [
            (_EachSeat if declared.each else _Field)(name, declared, self._layout, seat)
            for name, declared in self._in_order(fields)
        ]

    def active(self, known: Any) -> int:
        """Which fields of their own seats have now."""
        found = 0
        for bit, when in self._whens:
            if when is None or when(known):
                found |= bit
        return found

    def _group(self, active: int, seat: int) -> _Group:
        """The active fields of a seat."""
        group = self._groups.get((active, seat))
        if group is None:
            fields = [field for number, field in enumerate(self._own[seat]) if active >> number & 1]
            group = self._groups[active, seat] = _Group(fields)
        return group

    def make_public(self, known: Any) -> Values:
        """What everybody sees."""
        return self._public.values(known)

    def make_own(self, known: Any, seat: int, active: int) -> Values:
        """What a seat alone sees."""
        return self._group(active, seat).values(known, seat)

    def update_public(self, old: Values, differs: int, read: Callable[[], Any]) -> Values:
        """What everybody sees, given what was seen and the bits of a look that differ since."""
        return self._public.updated(old, differs, read()) if differs & self._public.bits else old

    def update_own(
        self,
        old: Values,
        differs: int,
        read: Callable[[int], Any],
        seat: int,
        active: tuple[int, int],
    ) -> Values:
        """What a seat alone sees, given what it saw; and what was active and is."""
        before, now = active
        group = self._group(now, seat)
        if before != now:
            return group.completed(old, differs, read(seat), seat)
        return group.updated(old, differs, read(seat), seat) if differs & group.bits else old

    def view(self, public: Values, seat: int | None = None, own: Values | None = None) -> Any:
        """The view of a seat, or with None of a spectator."""
        return self._view_type(**(public | (own or {}) | {"seat": seat}))


def _declare(
    fields: dict[str, Declared], name: str | None, declared: Callable[[F], Declared]
) -> Callable[[F], F]:
    """A decorator that keeps a function as the one that makes a field."""

    def declare(make: F) -> F:
        fields[name or make.__name__] = declared(make)
        return make

    return declare


def _number(name: str) -> Callable[[Any], Any]:
    return lambda known: getattr(known, name)


def _constant(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def _bits(layout: Layout, declared: Declared, seat: int | None) -> int:
    """The bits that a field depends on; of rows, those of one seat or of all."""
    found = 0
    for name in declared.reads:
        found |= _bits_of_field(layout, name)
    for name in declared.rows:
        found |= _bits_of_field(layout, name, seat)
    return found


def _bits_of_field(layout: Layout, field: str, seat: int | None = None) -> int:
    """The bits of a field in a look, or of its row of one seat: none where nobody can sit."""
    behind = BYTE * layout.dtype.itemsize
    if field == TO_ACT:
        return (fact_bits(TO_ACT) if seat is None else turn_bits(seat)) << behind
    if field == STANDING:
        return (fact_bits(STANDING) if seat is None else score_bits(seat)) << behind
    places: Any = layout.dtype.fields
    kind: Any
    start: int
    kind, start, *_ = places[field]
    size: int = kind.itemsize
    if seat is not None:
        rows = kind.shape[0]
        size //= rows
        start += seat * size
        if seat >= rows:
            return 0
    return (1 << BYTE * (start + size)) - (1 << BYTE * start)
