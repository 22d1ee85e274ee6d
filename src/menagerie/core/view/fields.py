"""How a game shows itself: each field of its view beside what it reads.

What reads no field that has changed need not be made again, and is the very same as before.
"""

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import msgspec

from menagerie.core.kernel.layout import Layout, layout_of
from menagerie.core.view.veils import MOST_SEATS, fact_bits, score_bits, turn_bits

BYTE = 8
TO_ACT, STANDING = "to_act", "standing"

Values = dict[str, Any]
When = Callable[[Any], bool]


class Shown(NamedTuple):
    """What shows something of a state's face, and the fields it reads; of `rows` those of a seat.

    With `each`, it is shown for each seat, and what is shown is a tuple. With `when`, a seat sees
    it in its own way only when that holds of what everybody knows.
    """

    show: Callable[..., Any]
    fields: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    each: bool = False
    when: When | None = None


def shown(
    show: Callable[..., Any], *fields: str, rows: tuple[str, ...] = (), when: When | None = None
) -> Shown:
    """Something that is read from these fields."""
    return Shown(show, fields, rows, when=when)


def each_seat(show: Callable[..., Any], *fields: str, rows: tuple[str, ...] = ()) -> Shown:
    """Something that is read for each seat from these fields and from its rows of some."""
    return Shown(show, fields, rows, each=True)


def always(value: Any) -> Shown:
    """Something that never changes."""
    return Shown(lambda _: value)


def number(field: str) -> Shown:
    """A number of the state."""
    return Shown(lambda face: getattr(face, field), (field,))


to_act = Shown(lambda face: face.to_act, (TO_ACT,))
outcome = Shown(lambda face: face.standing if face.standing.reason else None, (STANDING,))


class _Field:
    """A field of a view, and the bits of a look that it depends on."""

    __slots__ = ("bits", "name", "show")

    def __init__(self, name: str, shown: Shown, layout: Layout, seat: int | None) -> None:
        self.name = name
        self.show = shown.show
        self.bits = _bits(layout, shown, seat)

    def made(self, face: Any, *seat: int) -> Any:
        """What is shown."""
        return self.show(face, *seat)

    def made_anew(self, _old: Any, _differs: int, face: Any, *seat: int) -> Any:
        """What is shown after what was shown before."""
        return self.show(face, *seat)


class _EachSeat(_Field):
    """A field that has a value for each seat."""

    __slots__ = ("bits_of_seats",)

    def __init__(self, name: str, shown: Shown, layout: Layout, seat: int | None) -> None:
        super().__init__(name, shown, layout, seat)
        self.bits_of_seats = [_bits(layout, shown, seat) for seat in range(MOST_SEATS)]

    def made(self, face: Any, *_: int) -> Any:
        """What is shown of all seats."""
        return tuple([self.show(face, seat) for seat in range(face.seats)])

    def made_anew(self, old: Any, differs: int, face: Any, *_: int) -> Any:
        """Only seats of which something differs are shown anew."""
        pairs = zip(old, self.bits_of_seats, strict=False)
        return tuple(
            [
                self.show(face, seat) if differs & bits else before
                for seat, (before, bits) in enumerate(pairs)
            ]
        )


class _Group:
    """Fields that are made together, and all bits that they depend on."""

    __slots__ = ("bits", "fields")

    def __init__(self, fields: list[_Field]) -> None:
        self.fields = fields
        self.bits = reduce(or_, [field.bits for field in fields], 0)

    def made(self, face: Any, *seat: int) -> Values:
        """What is shown."""
        return {field.name: field.made(face, *seat) for field in self.fields}

    def made_anew(self, old: Values, differs: int, seen: Any, *seat: int) -> Values:
        """What is shown after what was shown before, where something differs."""
        return old | {
            field.name: field.made_anew(old[field.name], differs, seen, *seat)
            for field in self.fields
            if differs & field.bits
        }

    def made_from(self, old: Values, differs: int, seen: Any, *seat: int) -> Values:
        """What is shown after something else was shown before, which may have some of it."""
        return {
            field.name: old[field.name]
            if field.name in old and not differs & field.bits
            else field.made(seen, *seat)
            for field in self.fields
        }


class Showing:
    """The fields of a view as everybody sees them, and those that a seat sees in its own way.

    Faces from which the first are read also tell `to_act` and `standing`; the second are read
    from a face of what the seat may know, and are given the seat. Which of the second there are
    is `awake`: a set given as bits.
    """

    def __init__(
        self,
        layout_class: type[Any],
        view_type: Callable[..., msgspec.Struct],
        public: Mapping[str, Shown],
        own: Mapping[str, Shown],
    ) -> None:
        layout = layout_of(layout_class)
        self.named_public = public
        self.named_own = own
        self._view_type = view_type
        self._public = _Group(_fields(layout, public, None))
        self._own = [_fields(layout, own, seat) for seat in range(MOST_SEATS)]
        self._whens = [
            (1 << number, shown.when) for number, shown in enumerate(own.values()) if shown.when
        ]
        self._always = sum(1 << number for number, one in enumerate(own.values()) if not one.when)
        self._groups: dict[tuple[int, int], _Group] = {}

    def awake(self, face: Any) -> int:
        """Which fields seats see in their own way now."""
        found = self._always
        for bit, when in self._whens:
            if when(face):
                found |= bit
        return found

    def _group(self, awake: int, seat: int) -> _Group:
        """The fields that are awake, as a seat sees them."""
        group = self._groups.get((awake, seat))
        if group is None:
            fields = [field for number, field in enumerate(self._own[seat]) if awake >> number & 1]
            group = self._groups[awake, seat] = _Group(fields)
        return group

    def public(self, face: Any) -> Values:
        """What everybody sees."""
        return self._public.made(face)

    def own(self, face: Any, seat: int, awake: int) -> Values:
        """What a seat sees in its own way."""
        return self._group(awake, seat).made(face, seat)

    def public_after(self, old: Values, differs: int, face: Callable[[], Any]) -> Values:
        """What everybody sees, given what was seen and the bits of a look that differ since."""
        return self._public.made_anew(old, differs, face()) if differs & self._public.bits else old

    def own_after(
        self,
        old: Values,
        differs: int,
        face: Callable[[int], Any],
        seat: int,
        awake: tuple[int, int],
    ) -> Values:
        """What a seat sees in its own way, given what it saw; and what was awake and is."""
        before, now = awake
        group = self._group(now, seat)
        if before != now:
            return group.made_from(old, differs, face(seat), seat)
        return group.made_anew(old, differs, face(seat), seat) if differs & group.bits else old

    def view(self, public: Values, seat: int | None = None, own: Values | None = None) -> Any:
        """The view of a seat, or with None of a spectator."""
        return self._view_type(**(public | (own or {}) | {"seat": seat}))


def _fields(layout: Layout, told: Mapping[str, Shown], seat: int | None) -> list[_Field]:
    return [
        (_EachSeat if shown.each else _Field)(name, shown, layout, seat)
        for name, shown in told.items()
    ]


def _bits(layout: Layout, shown: Shown, seat: int | None) -> int:
    """The bits that something depends on; of rows, those of one seat or of all."""
    found = 0
    for field in shown.fields:
        found |= _bits_of_field(layout, field)
    for field in shown.rows:
        found |= _bits_of_field(layout, field, seat)
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
