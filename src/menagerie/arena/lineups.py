"""Line-ups: every bot sits in every seat, and meets every other bot, equally often.

A round is every line-up in every rotation of its seats, all on the same deal. Contestants are
numbers here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple

NUMBER_BYTES = 8

LineUp = tuple[int, ...]


def hashed(*words: object) -> int:
    """A 64-bit hash of some words."""
    digest = sha256(" ".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest[:NUMBER_BYTES], "little")


def even_line_ups(bots: int, seats: int) -> tuple[LineUp, ...]:
    """All line-ups in which the numbers of seats of two bots differ by at most one."""
    each, rest = divmod(seats, bots)
    everybody = tuple(range(bots)) * each
    return tuple((*everybody, *more) for more in combinations(range(bots), rest))


def one_among(bots: int, seats: int) -> tuple[LineUp, ...]:
    """Each bot alone among copies of another, whose number follows theirs."""
    return tuple((bot, *(bots,) * (seats - 1)) for bot in range(bots))


class Seating(NamedTuple):
    """The deal of a game, and the contestant in each seat."""

    deal: int
    seats: LineUp


@dataclass(frozen=True)
class Rounds:
    """Rounds of line-ups, in an order that the seed determines."""

    line_ups: tuple[LineUp, ...]
    seed: str

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.line_ups[0])

    @property
    def size(self) -> int:
        """The number of games in a round."""
        return len(self.line_ups) * self.seats

    def whole(self, games: int) -> int:
        """A number of games, rounded up to whole rounds."""
        return -(-games // self.size) * self.size

    def seating(self, number: int) -> Seating:
        """The seating of one game, by its number."""
        deal, within = divmod(number, self.size)
        which, turn = divmod(within, self.seats)
        order = self._shuffled(self.line_ups[which], f"{deal} {which}")
        return Seating(deal, (*order[turn:], *order[:turn]))

    def _shuffled(self, line_up: LineUp, draw: str) -> Sequence[int]:
        """A line-up in the order that a random number gives it."""
        places = sorted(range(len(line_up)), key=lambda at: hashed(self.seed, "order", draw, at))
        return [line_up[at] for at in places]
