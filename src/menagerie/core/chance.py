"""Chance inside a game: ChaCha8 with its key and counter in the state.

With a simulator this fast a short seed could be found by trying, so a seed is 256 bits. All
arithmetic is on plain ints cut to 32 bits, which gives the same numbers compiled, interpreted
and on a GPU.
"""

from typing import Annotated

import numpy as np

from menagerie.core.layout import Row
from menagerie.core.rule import rule

KEY_WORDS = 8
BLOCK_WORDS = 16
COUNTER = KEY_WORDS
USED = KEY_WORDS + 1
BLOCK = KEY_WORDS + 2
CHANCE_WORDS = BLOCK + BLOCK_WORDS

WORD = 0xFFFFFFFF

Chance = Annotated[Row, np.uint32, (CHANCE_WORDS,)]
Seed = Annotated[Row, np.int64]


@rule
def word(chance: Chance, index: int) -> int:
    """One stored word as a plain int."""
    return chance[index] & WORD


@rule
def rotate(value: int, bits: int) -> int:
    """A 32-bit word turned left."""
    return ((value << bits) | (value >> (32 - bits))) & WORD


@rule
def quarter_round(chance: Chance, a: int, b: int, c: int, d: int) -> None:
    """ChaCha's mixing step on four words of the block."""
    wa, wb, wc, wd = word(chance, a), word(chance, b), word(chance, c), word(chance, d)
    wa = (wa + wb) & WORD
    wd = rotate(wd ^ wa, 16)
    wc = (wc + wd) & WORD
    wb = rotate(wb ^ wc, 12)
    wa = (wa + wb) & WORD
    wd = rotate(wd ^ wa, 8)
    wc = (wc + wd) & WORD
    wb = rotate(wb ^ wc, 7)
    chance[a] = wa
    chance[b] = wb
    chance[c] = wc
    chance[d] = wd


@rule
def initial_word(chance: Chance, index: int) -> int:
    """A word of the block before mixing: constants, key, counter, zero nonce."""
    if index == 0:
        return 0x61707865
    if index == 1:
        return 0x3320646E
    if index == 2:
        return 0x79622D32
    if index == 3:
        return 0x6B206574
    if index < 12:
        return word(chance, index - 4)
    if index == 12:
        return word(chance, COUNTER)
    return 0


@rule
def fill_block(chance: Chance) -> None:
    """Compute the block that belongs to the counter."""
    for index in range(BLOCK_WORDS):
        chance[BLOCK + index] = initial_word(chance, index)
    for _ in range(4):
        for column in range(4):
            at = BLOCK + column
            quarter_round(chance, at, at + 4, at + 8, at + 12)
        for column in range(4):
            quarter_round(
                chance,
                BLOCK + column,
                BLOCK + 4 + (column + 1) % 4,
                BLOCK + 8 + (column + 2) % 4,
                BLOCK + 12 + (column + 3) % 4,
            )
    for index in range(BLOCK_WORDS):
        mixed = word(chance, BLOCK + index) + initial_word(chance, index)
        chance[BLOCK + index] = mixed & WORD


@rule
def next_word(chance: Chance) -> int:
    """The next 32 bits of the stream."""
    if chance[USED] == BLOCK_WORDS:
        chance[COUNTER] = (word(chance, COUNTER) + 1) & WORD
        chance[USED] = 0
    if chance[USED] == 0:
        fill_block(chance)
    used = word(chance, USED)
    chance[USED] = used + 1
    return word(chance, BLOCK + used)


@rule
def draw(chance: Chance, below: int) -> int:
    """An unbiased number from 0 to `below` - 1.

    The high half of a product is even but for a few low halves, which are drawn again; whether
    one is among them needs a division only when it is small.
    """
    while True:
        product = next_word(chance) * below
        low = product & WORD
        if low >= below or low >= (WORD + 1) % below:
            return (product >> 32) & WORD


@rule
def shuffle(chance: Chance, cards: Row, count: int) -> None:
    """Put the first `count` items of a row into random order."""
    for last in range(count - 1, 0, -1):
        pick = draw(chance, last + 1)
        held = cards[last]
        cards[last] = cards[pick]
        cards[pick] = held


@rule
def reseed(chance: Chance, seed: Seed, index: int) -> None:
    """Start the stream of game number `index` of a series: its key is a block of the series' own.

    The series is itself a ChaCha8 stream, so that each key is 256 bits and can be recorded.
    """
    for at in range(KEY_WORDS):
        chance[at] = seed[at] & WORD
    chance[COUNTER] = index & WORD
    fill_block(chance)
    for at in range(KEY_WORDS):
        chance[at] = word(chance, BLOCK + at)
    chance[COUNTER] = 0
    chance[USED] = 0
    for at in range(BLOCK, CHANCE_WORDS):
        chance[at] = 0


@rule
def wipe(chance: Chance) -> None:
    """Forget key and stream: what nobody at the table may know."""
    for index in range(CHANCE_WORDS):
        chance[index] = 0
