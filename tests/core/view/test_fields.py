"""What is shown of a state: made anew where something it reads has changed, and only there."""

from typing import Any

import msgspec

from menagerie.core.kernel.glance import glance_at
from menagerie.core.view.fields import Showing, always, each_seat, number, shown
from tests.core.probe import LAYOUT, Probe


class ProbeView(msgspec.Struct, frozen=True):
    """What is shown of a probe."""

    seat: int | None
    total: int
    cards: tuple[int, ...]
    secret: int | None


made: list[str] = []


def card(face: Any, seat: int) -> int:
    """The card of a seat."""
    made.append(f"card {seat}")
    found: int = face.cards[seat]
    return found


def secret(face: Any, seat: int) -> Any:
    """A number that one seat alone sees while there is a mark."""
    return face.total + seat


def has_mark(face: Any) -> bool:
    """Whether seats see numbers of their own."""
    return bool(face.mark)


SHOWING = Showing(
    Probe,
    ProbeView,
    public={
        "total": number("total"),
        "cards": each_seat(card, rows=("cards",)),
        "secret": always(None),
    },
    own={"secret": shown(secret, "total", when=has_mark)},
)


class Seats:
    """The bytes of a probe with two seats."""

    def __init__(self, **fields: int) -> None:
        records = LAYOUT.zeros(1)
        self.face = LAYOUT.read(records)
        for name, value in fields.items():
            if name.startswith("card"):
                self.face.cards[int(name[4:])] = value
            else:
                setattr(self.face, name, value)
        self.bytes = bytes(self.face.record_bytes)

    def differs(self, other: "Seats") -> int:
        """The bits in which two differ."""
        return int.from_bytes(self.bytes, "little") ^ int.from_bytes(other.bytes, "little")

    def look(self) -> Any:
        """A face of it."""
        face = glance_at(LAYOUT)(self.bytes)
        face.seats = 2
        return face


def test_only_the_seat_that_changed_is_shown_anew() -> None:
    """The others are the very same."""
    old, new = Seats(card0=3, card1=4), Seats(card0=3, card1=5)
    before = SHOWING.public(old.look())
    made.clear()

    after = SHOWING.public_after(before, old.differs(new), new.look)

    assert after == {"total": 0, "cards": (3, 5), "secret": None}
    assert made == ["card 1"]


def test_where_nothing_changed_nothing_is_looked_at() -> None:
    """What nobody is shown may change."""
    old, new = Seats(card0=3), Seats(card0=3, mark=1)
    before = SHOWING.public(old.look())

    assert SHOWING.public_after(before, old.differs(new), lambda: None) is before


def test_a_seat_sees_what_everybody_sees_until_it_has_its_own() -> None:
    """And again when that is over."""
    old, new, last = Seats(total=7), Seats(total=7, mark=1), Seats(total=8, mark=1)
    public = SHOWING.public(old.look())
    asleep, awake = SHOWING.awake(old.look()), SHOWING.awake(new.look())
    before = SHOWING.own(old.look(), 1, asleep)
    after = SHOWING.own_after(before, old.differs(new), lambda _: new.look(), 1, (asleep, awake))
    later = SHOWING.own_after(after, new.differs(last), lambda _: last.look(), 1, (awake, awake))

    assert (before, after, later) == ({}, {"secret": 8}, {"secret": 9})
    assert SHOWING.own_after(after, 0, lambda _: None, 1, (awake, awake)) is after
    assert (
        SHOWING.own_after(after, old.differs(new), lambda _: old.look(), 1, (awake, asleep)) == {}
    )
    assert SHOWING.view(public) == ProbeView(None, 7, (0, 0), None)
    assert SHOWING.view(public, 1, before) == ProbeView(1, 7, (0, 0), None)
    assert SHOWING.view(public, 1, after) == ProbeView(1, 7, (0, 0), 8)
