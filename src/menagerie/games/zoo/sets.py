"""Sets of cards (Z3), which beats which (Z7), and which cards ask for a set or complete it (Z18).

A set is numbered by its kind, then its real cards, mosquito and joker. One *group* more is the
joker alone, which is no set but may be handed to a partner (Z18).

What the rules say of one group is kept in tables as sets of groups, a few words each: bit b of
word w stands for group `BITS` * w + b. No kind has groups in two words.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from menagerie.core.kernel.bits import BITS
from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import plain, rule, table
from menagerie.games.zoo.pieces import (
    ANIMALS,
    BEATEN_BY,
    BOXES,
    ELEPHANT,
    JOKER,
    KINDS,
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
MOST_REAL = max(group.real for group in SETS)
MOST_MOSQUITOES = max(group.real for group in SETS if group.kind == MOSQUITO)
MOST_NUMBER = max(group.number for group in SETS)
WORDS = 1 + (GROUP_COUNT - 1) // BITS

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


@rule
def kind_meant(shown: int, top: int) -> int:
    """Z18: the animal that shown cards are meant for; a mosquito may be meant for elephants."""
    if KIND[shown] == MOSQUITO and KIND[top] != MOSQUITO:
        return ELEPHANT
    return KIND[shown]


@rule
def asks(version: int, shown: int, top: int) -> bool:
    """Z18: whether cards may be shown: too few of a set that beats, with one mosquito at most."""
    kind = kind_meant(shown, top)
    return (
        (rivals(version, KIND[top]) >> kind) & 1 == 1
        and mosquito_in(shown, kind) <= 1
        and NUMBER[shown] < number_needed(top, kind)
    )


@rule
def joins(group: int, kind: int, mosquitoes: int, real: int) -> bool:
    """Z3, Z18: whether a group makes a set of a kind with so many mosquitoes and real cards."""
    own_real = real_in(group, kind)
    own_mosquitoes = mosquito_in(group, kind)
    return (
        own_real + own_mosquitoes + WITH_JOKER[group] == NUMBER[group]
        and own_mosquitoes + mosquitoes <= 1
        and own_real + real > 0
    )


def words_of(fits: Callable[[int], bool]) -> list[int]:
    """The words of the set of all groups that fit."""
    words = [0] * WORDS
    for group in range(GROUP_COUNT):
        if fits(group):
            words[group // BITS] |= 1 << group % BITS
    return words


def held(kind: int, number: int) -> int:
    """Z3: the groups of a kind with up to so many real cards, in the kind's own word."""
    return sum(words_of(lambda group: GROUPS[group].kind == kind and GROUPS[group].real <= number))


def helped(mosquitoes: int, jokers: int) -> list[int]:
    """Z3: the groups that need no more helpers than these."""
    return words_of(
        lambda group: GROUPS[group].mosquito <= mosquitoes and GROUPS[group].joker <= jokers
    )


def beaters(version: int, top: int) -> list[int]:
    """Z7: the groups that may be played on a set."""
    return words_of(lambda group: plain(beats)(version, group, top))


def questions(version: int, top: int) -> list[int]:
    """Z18: the groups that may be shown to beat a set with the partner's help."""
    return words_of(lambda group: plain(asks)(version, group, top))


def joining(kind: int, mosquitoes: int, real: int) -> list[int]:
    """Z18: the groups that may join shown cards."""
    return words_of(lambda group: plain(joins)(group, kind, mosquitoes, real))


def numbered(number: int) -> list[int]:
    """The groups of so many cards."""
    return words_of(lambda group: GROUPS[group].number == number)


# The first kind of each word, and the end of the last.
FIRST_KIND: Row = table([*(GROUPS[BITS * word].kind for word in range(WORDS)), KINDS])
# By what a hand holds: a kind and its number; the numbers of mosquitoes and jokers.
HELD: Grid = table([[held(k, n) for n in range(MOST_REAL + 1)] for k in range(KINDS)], np.int64)
HELPED: Cube = table(
    [[helped(m, jokers) for jokers in range(2)] for m in range(MOST_MOSQUITOES + 1)], np.int64
)
# Z6: all sets.
LEADS: Row = table(words_of(lambda group: group < SET_COUNT), np.int64)
# By rules version and the set on top.
BEATERS: Cube = table([[beaters(v, top) for top in range(SET_COUNT)] for v in BOXES], np.int64)
QUESTIONS: Cube = table([[questions(v, top) for top in range(SET_COUNT)] for v in BOXES], np.int64)
# By the kind asked for, and by twice the mosquitoes shown for it, plus one if real cards are.
JOINING: Cube = table(
    [[joining(k, shown // 2, shown % 2) for shown in range(4)] for k in range(ANIMALS)], np.int64
)
# By the number of cards, up to what the largest set on top can lack.
NUMBERED: Grid = table([numbered(n) for n in range(MOST_NUMBER + 2)], np.int64)
