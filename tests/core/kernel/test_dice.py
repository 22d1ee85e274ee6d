"""Dice for playouts and bots: Philox2x32-10 as published."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.kernel.dice import KEY, STREAM, THROWS, WORD
from menagerie.core.kernel.rule import Kernel
from menagerie.core.seeds import new_dice
from tests.core.kernel.chacha import philox2x32

# Random123's kat_vectors: counter, key, answer.
KNOWN = [
    ((0, 0), 0, (0xFF1DAE59, 0x6CD10DF2)),
    ((WORD, WORD), WORD, (0x2C3F628B, 0xAB4FD7AD)),
    ((0x243F6A88, 0x85A308D3), 0x13198A2E, (0xDD7CE038, 0xF62A4C12)),
]
word = st.integers(0, WORD)


def throws(kernel: Kernel, dice: Any, below: int, count: int) -> list[int]:
    """The next numbers below some number, or words."""
    numbers = np.zeros(count, np.int64)
    kernel.throws(dice, below, numbers)
    found: list[int] = numbers.tolist()
    return found


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_philox_gives_the_known_answers(
    kernel: Kernel, counter: tuple[int, int], key: int, answer: tuple[int, int]
) -> None:
    """The plain one both words, the rule the first."""
    assert philox2x32(counter, key) == answer
    low, high = counter
    assert kernel.philox(key, high, low) == answer[0]


@given(key=word, high=word, low=word)
def test_philox_is_philox(kernel: Kernel, key: int, high: int, low: int) -> None:
    """For any key and counter."""
    assert kernel.philox(key, high, low) == philox2x32((low, high), key)[0]


@given(seed=st.integers(0, 2**64 - 1), count=st.integers(1, 20))
def test_throws_count_on(kernel: Kernel, seed: int, count: int) -> None:
    """The counter is the number of the throw and the stream; the key stays."""
    dice = new_dice(seed)
    key, upper = seed & WORD, seed >> 32
    expected = [philox2x32((number, upper), key)[0] for number in range(count)]
    assert throws(kernel, dice, 0, count) == expected
    assert dice.tolist() == [key, upper, count]
    assert (KEY, STREAM, THROWS) == (0, 1, 2)


def test_throws_begin_again_after_the_last_word(kernel: Kernel) -> None:
    """The counter stays within 32 bits."""
    dice = new_dice(5)
    dice[THROWS] = WORD
    assert throws(kernel, dice, 0, 2) == [philox2x32((WORD, 0), 5)[0], philox2x32((0, 0), 5)[0]]


@given(seed=st.integers(0, WORD), below=st.integers(1, 2000))
def test_a_throw_scales_a_word(kernel: Kernel, seed: int, below: int) -> None:
    """From 0 to just under the number asked for."""
    scaled = [word * below // 2**32 for word in throws(kernel, new_dice(seed), 0, 8)]
    assert throws(kernel, new_dice(seed), below, 8) == scaled
    assert all(0 <= number < below for number in scaled)


@pytest.mark.parametrize(("below", "limit"), [(2, 20), (6, 35), (100, 180)])
def test_throws_are_even(kernel: Kernel, below: int, limit: float) -> None:
    """Chi-square far below what a bias of a few per cent would give."""
    found = Counter(throws(kernel, new_dice(1), below, 200 * below))
    assert set(found) == set(range(below))
    assert sum((found[number] - 200) ** 2 / 200 for number in range(below)) < limit
