"""Which groups a hand holds, and which fit on a trick or beside shown cards, as sets of groups.

A set of groups is a few words: bit b of word w stands for group `BITS` * w + b. No kind has
groups in two words.
"""

from collections.abc import Callable

import numpy as np

from menagerie.core.kernel.bits import BITS
from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import table
from menagerie.games.zoo.pieces import ANIMALS, BEATEN_BY, BOXES, ELEPHANT, JOKER, KINDS, MOSQUITO
from menagerie.games.zoo.sets import GROUP_COUNT, GROUPS, SETS, Group

WORDS = 1 + (GROUP_COUNT - 1) // BITS
MOST_REAL = max(group.real for group in SETS)
MOST_MOSQUITOES = max(group.real for group in SETS if group.kind == MOSQUITO)
MOST_NUMBER = max(group.number for group in SETS)


def words_of(fits: Callable[[Group], bool]) -> list[int]:
    """The words of the set of all groups that fit."""
    words = [0] * WORDS
    for number, group in enumerate(GROUPS):
        if fits(group):
            words[number // BITS] |= 1 << number % BITS
    return words


def rivals_of(version: int, top: Group) -> list[int]:
    """Z7: the kinds that may be played on a set."""
    return [k for k in range(ANIMALS) if k == top.kind or BEATEN_BY[version - 1, top.kind] >> k & 1]


def needed(top: Group, kind: int) -> int:
    """Z7: as many of a rival as the set on top counts, or one more of the same animal."""
    return top.number + (kind == top.kind)


def beats(version: int, group: Group, top: Group) -> bool:
    """Z7: whether a group may be played on a set."""
    return group.kind in rivals_of(version, top) and group.number == needed(top, group.kind)


def asks(version: int, group: Group, top: Group) -> bool:
    """Z18: whether a group may be shown; a single mosquito may be meant for elephants."""
    rivals = rivals_of(version, top)
    if group.kind in rivals:
        return group.number < needed(top, group.kind)
    helps = group.kind == MOSQUITO and group.real == 1 and ELEPHANT in rivals
    return helps and group.number < needed(top, ELEPHANT)


def joins(group: Group, kind: int, mosquito: int, real: int) -> bool:
    """Z3, Z18: whether a group makes a set with shown cards, a mosquito or real ones among them."""
    if group.kind == kind:
        return group.mosquito + mosquito <= 1
    helps = group.kind == MOSQUITO and group.real == 1 and kind == ELEPHANT and mosquito == 0
    return real > 0 and (helps or group.kind == JOKER)


def held(kind: int, number: int) -> int:
    """Z3: the groups of a kind with up to so many real cards, in the kind's own word."""
    return sum(words_of(lambda group: group.kind == kind and group.real <= number))


def helped(mosquitoes: int, jokers: int) -> list[int]:
    """Z3: the groups that need no more helpers than these."""
    return words_of(lambda group: group.mosquito <= mosquitoes and group.joker <= jokers)


def beaters(version: int, top: Group) -> list[int]:
    """Z7: the groups that may be played on a set."""
    return words_of(lambda group: beats(version, group, top))


def questions(version: int, top: Group) -> list[int]:
    """Z18: the groups that may be shown to beat a set with the partner's help."""
    return words_of(lambda group: asks(version, group, top))


def joining(kind: int, mosquito: int, real: int) -> list[int]:
    """Z18: the groups that may join shown cards."""
    return words_of(lambda group: joins(group, kind, mosquito, real))


def numbered(number: int) -> list[int]:
    """The groups of so many cards."""
    return words_of(lambda group: group.number == number)


# The first kind of each word, and the end of the last.
FIRST_KIND: Row = table([*(GROUPS[BITS * word].kind for word in range(WORDS)), KINDS])
# By what a hand holds: a kind and its number; the numbers of mosquitoes and jokers.
HELD: Grid = table([[held(k, n) for n in range(MOST_REAL + 1)] for k in range(KINDS)], np.int64)
HELPED: Cube = table(
    [[helped(m, jokers) for jokers in range(2)] for m in range(MOST_MOSQUITOES + 1)], np.int64
)
# Z6: all sets.
LEADS: Row = table(words_of(lambda group: group.kind != JOKER), np.int64)
# By rules version and the set on top.
BEATERS: Cube = table([[beaters(v, top) for top in SETS] for v in BOXES], np.int64)
QUESTIONS: Cube = table([[questions(v, top) for top in SETS] for v in BOXES], np.int64)
# By the kind asked for, and by twice the mosquitoes shown for it, plus one if real cards are.
JOINING: Cube = table(
    [[joining(k, shown // 2, shown % 2) for shown in range(4)] for k in range(ANIMALS)], np.int64
)
# By the number of cards, up to what the largest set on top can lack.
NUMBERED: Grid = table([numbered(n) for n in range(MOST_NUMBER + 2)], np.int64)
