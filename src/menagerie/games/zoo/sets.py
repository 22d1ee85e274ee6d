"""Sets of cards (Z3) and which beats which (Z7).

A set is numbered by its kind, then its real cards, mosquito and joker. One *group* more is the
joker alone, which is no set but may be handed to a partner (Z18).
"""

from collections.abc import Iterator
from typing import NamedTuple

from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule, table
from menagerie.games.zoo.pieces import (
    ANIMALS,
    BEATEN_BY,
    BOXES,
    ELEPHANT,
    JOKER,
    LATEST,
    MOSQUITO,
    MOST_SEATS,
)


class Group(NamedTuple):
    """Cards that lie together: real cards of a kind, and the helpers with them."""

    kind: int
    real: int
    mosquito: int
    joker: int

    @property
    def number(self) -> int:
        """Z3: how many of its kind the group counts as."""
        return self.real + self.mosquito + self.joker


def all_sets() -> Iterator[Group]:
    """Z3: the 128 sets, in the order of their numbers."""
    for kind, held in enumerate(BOXES[LATEST].deck(MOST_SEATS)[:ANIMALS]):
        for real in range(1, held + 1):
            for mosquito in range(2 if kind == ELEPHANT else 1):
                for joker in range(2):
                    yield Group(kind, real, mosquito, joker)


SETS = tuple(all_sets())
SET_COUNT = len(SETS)
GROUPS = (*SETS, Group(JOKER, 0, 0, 1))
GROUP_COUNT = len(GROUPS)

KIND: Row = table([group.kind for group in GROUPS])
NUMBER: Row = table([group.number for group in GROUPS])
REAL: Row = table([group.real for group in GROUPS])
WITH_MOSQUITO: Row = table([group.mosquito for group in GROUPS])
WITH_JOKER: Row = table([group.joker for group in GROUPS])
# Where the sets of a kind begin, and how far apart two are that differ by one real card.
FIRST: Row = table([min(s for s in range(SET_COUNT) if SETS[s].kind == k) for k in range(ANIMALS)])
STEP: Row = table([4 if kind == ELEPHANT else 2 for kind in range(ANIMALS)])


@rule
def set_code(kind: int, real: int, mosquito: int, joker: int) -> int:
    """Z3: the number of a set, which has at least one real card."""
    return FIRST[kind] + STEP[kind] * (real - 1) + 2 * mosquito + joker


@rule
def real_in(group: int, kind: int) -> int:
    """Z3: the real cards of a kind in a group."""
    return REAL[group] if KIND[group] == kind else 0


@rule
def mosquito_in(group: int, kind: int) -> int:
    """Z3: the mosquitoes of a group that help elephants; none if mosquitoes are meant."""
    if kind != ELEPHANT:
        return 0
    return WITH_MOSQUITO[group] + real_in(group, MOSQUITO)


@rule
def rivals(version: int, kind: int) -> int:
    """Z7: the kinds that may be played on a kind, itself included, as bits."""
    return BEATEN_BY[version - 1, kind] | (1 << kind)


@rule
def number_needed(top: int, kind: int) -> int:
    """Z7: as many of a rival as the set on top counts, or one more of the same animal."""
    return NUMBER[top] + (1 if kind == KIND[top] else 0)


@rule
def beats(version: int, group: int, top: int) -> bool:
    """Z7: whether a set beats another."""
    kind = KIND[group]
    return (rivals(version, KIND[top]) >> kind) & 1 == 1 and NUMBER[group] == number_needed(
        top, kind
    )
