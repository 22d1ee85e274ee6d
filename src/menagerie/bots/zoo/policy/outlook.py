"""What a seat counts before it decides, and the chance that a set stands.

All of it follows from what the seat may know: a veiled state and the truth behind it give the
same. Chances are in hundredths.
"""

from collections.abc import Iterable
from math import comb
from typing import NamedTuple

import numpy as np

from menagerie.core.kernel.layout import Cube, Grid, Row
from menagerie.core.kernel.rule import rule, table
from menagerie.games.zoo.pieces import ANIMALS, BOXES, CARD_NAMES, JOKER, LATEST, MOST_SEATS
from menagerie.games.zoo.sets import KIND, MOST_NUMBER, REAL
from menagerie.games.zoo.state import HANDED, NONE, Zoo
from menagerie.games.zoo.teams import is_alone

HUNDRED = 100
FEW_CARDS = 2
PAIR = 2
# Counts of all animals lie in one int, four bits for each; two animals share a byte.
COUNT_BITS = 4
COUNT_MASK = (1 << COUNT_BITS) - 1
BYTES = ANIMALS // 2
BYTE_BITS = 2 * COUNT_BITS
BYTE_MASK = (1 << BYTE_BITS) - 1
EACH_SECOND = sum(COUNT_MASK << BYTE_BITS * byte for byte in range(BYTES))

MOST_MENACE = 127
# A set stands in half of all cases if this many groups that beat it are to be expected.
EVEN = 2


def packed(counts: Iterable[int]) -> int:
    """Counts of all animals as one int."""
    return sum(count << COUNT_BITS * kind for kind, count in enumerate(counts))


def standing(others: int, number: int, menace: int) -> int:
    """The chance of a set, if so many groups menace it, of which each is in one hand by chance."""
    even: int = EVEN * others**number
    return HUNDRED * even // max(1, even + menace)


# By rules version and seats: all animals that are dealt.
DEALT: Grid = table(
    [
        [packed(box.deck(seats)[:ANIMALS]) for seats in range(MOST_SEATS + 1)]
        for box in BOXES.values()
    ],
    np.int64,
)
# By kind: the counts of those that beat it.
BEATERS: Row = table(
    [
        packed(COUNT_MASK * (name in BOXES[LATEST].beaters(prey)) for name in CARD_NAMES[:ANIMALS])
        for prey in CARD_NAMES[:ANIMALS]
    ],
    np.int64,
)
# By size and the counts of two kinds: how many groups of that size they make, in their places.
COMBINED: Grid = table(
    [
        [
            packed(
                min(comb(count, size), COUNT_MASK) for count in divmod(counts, COUNT_MASK + 1)[::-1]
            )
            for counts in range(1 << BYTE_BITS)
        ]
        for size in range(MOST_NUMBER + 2)
    ],
    np.int16,
)
# By others in play, the cards of a set, and the groups that menace it.
STANDING: Cube = table(
    [
        [
            [standing(others, number, menace) for menace in range(MOST_MENACE + 1)]
            for number in range(MOST_NUMBER + 1)
        ]
        for others in range(MOST_SEATS)
    ]
)


class Outlook(NamedTuple):
    """What a seat sees when it looks around."""

    # Counts of the cards that others may hold, and of the pairs they make.
    unseen: int
    pairs: int
    others: int
    # How many animals the hand has.
    groups: int
    # Whether a rival has few cards left.
    hurried: bool
    # Z22: whether lions and hedgehogs count; the lions won and those on the table; whether a
    # hedgehog is wanted, and whether one lies there.
    animals: bool
    lions_won: int
    lions: int
    wants_hedgehog: bool
    hedgehog: bool


@rule
def count_unseen(state: Zoo, seat: int) -> int:
    """The animals that others may hold, as far as a seat can count."""
    counts = DEALT[state.rules_version - 1, state.seats]
    for kind in range(ANIMALS):
        counts -= state.hands[seat, kind] << COUNT_BITS * kind
    for other in range(state.seats):
        for kind in range(ANIMALS):
            counts -= state.played[other, kind] << COUNT_BITS * kind
    if is_alone(state, seat):
        for place in range(HANDED):
            if state.handed[seat, place] != NONE and state.handed[seat, place] != JOKER:
                counts -= 1 << COUNT_BITS * state.handed[seat, place]
    return counts


@rule
def count_of(counts: int, kind: int) -> int:
    """How many of a kind are counted."""
    return (counts >> COUNT_BITS * kind) & COUNT_MASK


@rule
def count_groups(state: Zoo, seat: int) -> int:
    """How many animals a seat holds."""
    count = 0
    for kind in range(ANIMALS):
        count += 1 if state.hands[seat, kind] > 0 else 0
    return count


@rule
def on_table(state: Zoo, kind: int) -> int:
    """How many cards of a kind lie in the trick."""
    count = 0
    for play in range(state.plays):
        if KIND[state.trick_set[play]] == kind:
            count += REAL[state.trick_set[play]]
    return count


@rule
def is_hurried(state: Zoo, seat: int) -> bool:
    """Whether somebody else than the partner has few cards left."""
    for other in range(state.seats):
        if other != seat and other != state.partner[seat] and 0 < state.cards[other] <= FEW_CARDS:
            return True
    return False


@rule
def count_others(state: Zoo, seat: int) -> int:
    """How many others are in play."""
    count = 0
    for other in range(state.seats):
        count += 1 if other != seat and state.cards[other] > 0 else 0
    return count


@rule
def combine(counts: int, size: int) -> int:
    """How many groups of a size the counted cards make, for each kind."""
    groups = 0
    for byte in range(BYTES):
        shift = BYTE_BITS * byte
        groups |= COMBINED[size, (counts >> shift) & BYTE_MASK] << shift
    return groups


@rule
def add_up(counts: int) -> int:
    """The sum of all counts: bytes add up to what is left of their number divided by 255."""
    return ((counts & EACH_SECOND) + ((counts >> COUNT_BITS) & EACH_SECOND)) % BYTE_MASK


@rule
def chance(look: Outlook, kind: int, number: int) -> int:
    """Z7: the chance that nobody beats so many of a kind, by the groups others may have."""
    groups = look.unseen if number == 1 else look.pairs
    if number > PAIR:
        groups = combine(look.unseen, number)
    menace = look.others * add_up(groups & BEATERS[kind])
    menace += COMBINED[number + 1, count_of(look.unseen, kind)]
    return STANDING[look.others, number, min(menace, MOST_MENACE)]


@rule
def burden(look: Outlook, kind: int, number: int) -> int:
    """The chance that a group in the hand does not win the lead back; none is no burden."""
    return HUNDRED - chance(look, kind, number) if number > 0 else 0


@rule
def relief(look: Outlook, kind: int, held: int, number: int) -> int:
    """How much lighter the burden of a hand gets by so many of the held cards of a kind."""
    return burden(look, kind, held) - burden(look, kind, held - number)
