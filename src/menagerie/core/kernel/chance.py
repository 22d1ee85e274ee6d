"""Chance inside a game: ChaCha8 with its key and counter in the state.

With a simulator this fast a short seed could be found by trying, so a seed is 256 bits. All
arithmetic is on plain ints cut to 32 bits, which gives the same numbers compiled, interpreted
and on a GPU.
"""

from typing import Annotated

import numpy as np

from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule

KEY_WORDS = 8
BLOCK_WORDS = 16
COUNTER = KEY_WORDS
USED = KEY_WORDS + 1
BLOCK = KEY_WORDS + 2
CHANCE_WORDS = BLOCK + BLOCK_WORDS

WORD = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)

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
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's mixing step on four words."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def put_row(chance: Chance, row: int, words: tuple[int, int, int, int]) -> None:
    """Write four words of the block."""
    for column in range(4):
        chance[BLOCK + 4 * row + column] = words[column] & WORD


@rule
def fill_block(chance: Chance) -> None:
    """Compute the block that belongs to the counter: constants, key, counter, zero nonce."""
    a0, a1, a2, a3 = CONSTANTS
    b0, b1, b2, b3 = word(chance, 0), word(chance, 1), word(chance, 2), word(chance, 3)
    c0, c1, c2, c3 = word(chance, 4), word(chance, 5), word(chance, 6), word(chance, 7)
    d0, d1, d2, d3 = word(chance, COUNTER), 0, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    put_row(chance, 0, (a0, a1, a2, a3))
    put_row(chance, 1, (b0, b1, b2, b3))
    put_row(chance, 2, (c0, c1, c2, c3))
    put_row(chance, 3, (d0, d1, d2, d3))
    for at in range(4):
        chance[BLOCK + at] = (word(chance, BLOCK + at) + CONSTANTS[at]) & WORD
    for at in range(KEY_WORDS + 1):
        chance[BLOCK + 4 + at] = (word(chance, BLOCK + 4 + at) + word(chance, at)) & WORD


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
