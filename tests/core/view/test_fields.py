"""The fields of a view: recomputed only where something they read has changed."""

from types import SimpleNamespace
from typing import Any

import msgspec

from menagerie.core.view.fields import ViewFields
from tests.core.probe import LAYOUT, Probe


class ProbeView(msgspec.Struct, frozen=True):
    """What is shown of a probe."""

    seat: int | None
    total: int
    cards: tuple[int, ...]
    secret: int | None


made: list[str] = []
FIELDS = ViewFields(Probe, ProbeView)
FIELDS.numbers("total")
FIELDS.constants(secret=None)


@FIELDS.each_seat(rows=("cards",), name="cards")
def card(reader: Any, seat: int) -> int:
    """The card of a seat."""
    made.append(f"card {seat}")
    found: int = reader.cards[seat]
    return found


def has_mark(reader: Any) -> bool:
    """Whether seats see numbers of their own."""
    return bool(reader.mark)


@FIELDS.own("total", when=has_mark)
def secret(reader: Any, seat: int) -> Any:
    """A number that one seat alone sees while there is a mark."""
    return reader.total + seat


class Seats:
    """The bytes of a probe with two seats."""

    def __init__(self, **fields: int) -> None:
        records = LAYOUT.zeros(1)
        self.reader = LAYOUT.read(records)
        for name, value in fields.items():
            if name.startswith("card"):
                self.reader.cards[int(name[4:])] = value
            else:
                setattr(self.reader, name, value)
        self.bytes = bytes(self.reader.record_bytes)

    def differs(self, other: "Seats") -> int:
        """The bits in which two differ."""
        return int.from_bytes(self.bytes, "little") ^ int.from_bytes(other.bytes, "little")

    def look(self) -> Any:
        """What is known of it."""
        known = LAYOUT.frozen(self.bytes)
        return SimpleNamespace(total=known.total, cards=known.cards, mark=known.mark, seats=2)


def test_only_the_seat_that_changed_is_made_again() -> None:
    """The others are not made."""
    old, new = Seats(card0=3, card1=4), Seats(card0=3, card1=5)
    before = FIELDS.make_public(old.look())
    made.clear()

    after = FIELDS.update_public(before, old.differs(new), new.look)

    assert after == {"total": 0, "cards": (3, 5), "secret": None}
    assert made == ["card 1"]


def test_where_nothing_changed_nothing_is_looked_at() -> None:
    """What nobody is shown may change."""
    old, new = Seats(card0=3), Seats(card0=3, mark=1)
    before = FIELDS.make_public(old.look())

    assert FIELDS.update_public(before, old.differs(new), lambda: None) is before


def test_a_seat_sees_what_everybody_sees_until_it_has_its_own() -> None:
    """And again when that is over."""
    old, new, last = Seats(total=7), Seats(total=7, mark=1), Seats(total=8, mark=1)
    public = FIELDS.make_public(old.look())
    idle, active = FIELDS.active(old.look()), FIELDS.active(new.look())
    before = FIELDS.make_own(old.look(), 1, idle)
    after = FIELDS.update_own(before, old.differs(new), lambda _: new.look(), 1, (idle, active))
    later = FIELDS.update_own(after, new.differs(last), lambda _: last.look(), 1, (active, active))

    assert (before, after, later) == ({}, {"secret": 8}, {"secret": 9})
    assert FIELDS.update_own(after, 0, lambda _: None, 1, (active, active)) is after
    assert FIELDS.update_own(after, old.differs(new), lambda _: old.look(), 1, (active, idle)) == {}
    assert FIELDS.view(public) == ProbeView(None, 7, (0, 0), None)
    assert FIELDS.view(public, 1, before) == ProbeView(1, 7, (0, 0), None)
    assert FIELDS.view(public, 1, after) == ProbeView(1, 7, (0, 0), 8)
