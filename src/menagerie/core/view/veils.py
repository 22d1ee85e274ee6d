"""A look at one state: what each role may know of it and do, kept as bytes to be compared."""

from functools import cache
from typing import Any

import numpy as np

from menagerie.core.kernel.entries import END, TO_ACT
from menagerie.core.kernel.layout import Layout, Records

MOST_SEATS = 8
# After whose turn it is and why the game ended, the facts of a look have room for most seats.
SCORES = 2
RANKS = SCORES + MOST_SEATS
FACTS = RANKS + MOST_SEATS
WORD = 64


def fact_bits(fact: str) -> int:
    """The bits of a fact: whose turn it is, or how everybody stands."""
    return (1 << WORD) - 1 if fact == "to_act" else (1 << FACTS * WORD) - (1 << END * WORD)


def turn_bits(seat: int) -> int:
    """The bit that tells whether it is a seat's turn."""
    return 1 << seat


def score_bits(seat: int) -> int:
    """The bits of a seat's score."""
    first = (SCORES + seat) * WORD
    return (1 << first + WORD) - (1 << first)


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set given as bits."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Look:
    """All that everybody may know of one state; roles are the seats, and last a spectator."""

    __slots__ = (
        "_codes",
        "_data",
        "_ends",
        "_facts",
        "_numbers",
        "_size",
        "facts",
        "layout",
        "to_act",
        "watching",
    )

    def __init__(
        self, kernel: Any, layout: Layout, records: Records, seats: int, count: int
    ) -> None:
        self.layout = layout
        self._size = layout.dtype.itemsize
        data = bytearray(self._size * (seats + 1))
        veiled: Records = np.frombuffer(data, layout.dtype)
        codes, found = np.empty(count, np.int16), np.empty(count * seats, np.int16)
        ends, facts = np.empty(seats, np.int16), np.zeros(FACTS, np.int64)
        rest = facts[SCORES:RANKS], facts[RANKS:]
        kernel.look(records, veiled, codes, found, ends, facts, *rest)
        self._data = bytes(data)
        self._ends = [0, *ends.tolist()]
        self._codes = found[: self._ends[-1]].tobytes()
        self._facts = facts.tobytes()
        self.facts: list[int] = facts.tolist()
        self.to_act = seats_in(self.facts[TO_ACT])
        # The role of a spectator.
        self.watching = seats
        self._numbers: list[int | None] = [None] * (seats + 1)

    def record(self, role: int) -> bytes:
        """What a role may know."""
        return self._data[role * self._size : (role + 1) * self._size]

    def legal(self, seat: int) -> bytes:
        """The codes of what a seat may do, two bytes each."""
        return self._codes[2 * self._ends[seat] : 2 * self._ends[seat + 1]]

    def number(self, role: int) -> int:
        """What a role may know, the facts behind it, as one number: bits tell what differs."""
        found = self._numbers[role]
        if found is None:
            found = int.from_bytes(self.record(role) + self._facts, "little")
            self._numbers[role] = found
        return found

    def differs(self, other: "Look", role: int) -> int:
        """The bits by which what a role may know differs from another look."""
        return self.number(role) ^ other.number(role)
