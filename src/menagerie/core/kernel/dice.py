"""Dice for playouts and bots: Philox2x32-10, apart from the chance of the game itself.

Dice are three ints: a key, the number of a stream, and how many throws were made.
"""

from typing import Annotated

import numpy as np

from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule

WORD = 0xFFFFFFFF
KEY, STREAM, THROWS = 0, 1, 2
DICE_SIZE = 3
# Philox's multiplier less 2**32, which is added again to the upper word: products of the whole one
# would not fit an int of 64 bits, and compilers may take for granted that they do.
FACTOR = 0xD256D193 - (1 << 32)

Dice = Annotated[Row, np.int64]


@rule
def philox(key: int, high: int, low: int) -> int:
    """Ten rounds of Philox2x32 over the counter (low, high): 32 random bits."""
    for _ in range(10):
        product = FACTOR * low
        low = (((product >> 32) + low) & WORD) ^ key ^ high
        high = product & WORD
        key = (key + 0x9E3779B9) & WORD
    return low


@rule
def throw_word(dice: Dice) -> int:
    """The next 32 random bits."""
    bits = philox(dice[KEY], dice[STREAM], dice[THROWS])
    dice[THROWS] = (dice[THROWS] + 1) & WORD
    return bits


@rule
def throw(dice: Dice, below: int) -> int:
    """A number from 0 to `below` - 1, even to one part in 2**32 / `below`."""
    return (throw_word(dice) * below) >> 32
