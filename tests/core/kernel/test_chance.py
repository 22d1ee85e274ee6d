"""Chance inside a game: ChaCha8 as published, unbiased numbers, fair shuffles."""

import struct
from collections import Counter
from itertools import islice, permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.kernel.chance import BLOCK_WORDS, CHANCE_WORDS, COUNTER, KEY_WORDS, USED
from menagerie.core.kernel.rule import Kernel
from menagerie.core.seeds import seed_words
from tests.core.kernel.chacha import WORD, block, stream
from tests.core.probe import CARDS, LAYOUT

KEY = bytes(range(32))
# draft-strombergson-chacha-test-vectors, TC1 with 8 rounds and a key of 256 bits.
ZERO_KEY_STREAM = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
keys = st.binary(min_size=32, max_size=32)


def with_key(key: bytes, counter: int = 0) -> Any:
    """A record whose stream begins at a block."""
    states = LAYOUT.zeros(1)
    states["chance"][0, :KEY_WORDS] = seed_words(key)
    states["chance"][0, COUNTER] = counter
    return states


def words(kernel: Kernel, states: Any, count: int) -> list[int]:
    """The next words of a stream."""
    drawn = np.zeros(count, np.int64)
    kernel.words(states, drawn)
    found: list[int] = drawn.tolist()
    return found


def draws(kernel: Kernel, states: Any, below: int, count: int) -> list[int]:
    """The next numbers below some number."""
    drawn = np.zeros(count, np.int64)
    kernel.draws(states, below, drawn)
    found: list[int] = drawn.tolist()
    return found


def test_the_plain_chacha_is_the_one_of_the_rfc() -> None:
    """RFC 8439, 2.3.2, with twenty rounds."""
    tail = (1, *struct.unpack("<3I", bytes.fromhex("000000090000004a00000000")))
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert struct.pack("<16I", *block(KEY, tail, rounds=20)).hex() == expected


def test_the_stream_is_the_published_one(kernel: Kernel) -> None:
    """The first block of a key of zeros."""
    assert struct.pack("<16I", *words(kernel, with_key(bytes(32)), 16)).hex() == ZERO_KEY_STREAM


@given(key=keys, counter=st.integers(0, WORD), count=st.integers(1, 70))
def test_the_stream_is_chacha8(kernel: Kernel, key: bytes, counter: int, count: int) -> None:
    """Block after block, for any key, past the largest counter."""
    assert words(kernel, with_key(key, counter), count) == list(islice(stream(key, counter), count))


@given(counts=st.lists(st.integers(0, 40), max_size=4))
def test_the_stream_goes_on_where_it_was_left(kernel: Kernel, counts: list[int]) -> None:
    """Drawn in parts or at once, the words are the same."""
    states = with_key(KEY)
    in_parts = [word for count in counts for word in words(kernel, states, count)]
    assert in_parts == list(islice(stream(KEY), sum(counts)))


@given(key=keys, below=st.integers(1, 2**32))
def test_a_draw_rejects_what_would_be_uneven(kernel: Kernel, key: bytes, below: int) -> None:
    """Of a word times `below` the high half is taken, unless the low half is an uneven one."""
    products = (word * below for word in stream(key))
    even = (product for product in products if product % 2**32 >= 2**32 % below)
    expected = [product >> 32 for product in islice(even, 10)]
    assert draws(kernel, with_key(key), below, 10) == expected


@pytest.mark.parametrize("below", [2**31 + 1, 3 * 2**30])
def test_a_draw_that_often_rejects_stays_even(kernel: Kernel, below: int) -> None:
    """Half or a quarter of the words are passed over, and both halves are hit alike."""
    numbers = draws(kernel, with_key(KEY), below, 4000)
    assert all(0 <= number < below for number in numbers)
    assert 1800 < sum(number < below // 2 for number in numbers) < 2200


@pytest.mark.parametrize(("below", "limit"), [(2, 20), (3, 25), (6, 35), (10, 40), (52, 110)])
def test_draws_are_even(kernel: Kernel, below: int, limit: float) -> None:
    """Chi-square far below what a bias of a few per cent would give."""
    numbers = draws(kernel, with_key(KEY), below, 200 * below)
    found = Counter(numbers)
    assert set(found) == set(range(below))
    assert sum((found[number] - 200) ** 2 / 200 for number in range(below)) < limit


def test_a_draw_below_one_is_zero(kernel: Kernel) -> None:
    """And uses a word like any other draw."""
    states = with_key(KEY)
    assert draws(kernel, states, 1, 3) == [0, 0, 0]
    assert words(kernel, states, 1) == list(islice(stream(KEY), 3, 4))


@given(key=keys, count=st.integers(0, CARDS))
def test_a_shuffle_is_a_permutation(kernel: Kernel, key: bytes, count: int) -> None:
    """Of the first cards only, by the draws of Fisher and Yates from the last down."""
    states = with_key(key)
    states["cards"][0] = range(CARDS)
    kernel.shuffle(states, count)
    expected = list(range(CARDS))
    source = with_key(key)
    for last in range(count - 1, 0, -1):
        (pick,) = draws(kernel, source, last + 1, 1)
        expected[last], expected[pick] = expected[pick], expected[last]
    assert states["cards"][0].tolist() == expected
    assert sorted(expected[:count]) == list(range(count))


def test_every_order_comes_up_alike(kernel: Kernel) -> None:
    """Each of the 24 orders of four cards, about as often as any other."""
    states = with_key(KEY)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        states["cards"][0, :4] = range(4)
        kernel.shuffle(states, 4)
        found[tuple(states["cards"][0, :4].tolist())] += 1
    assert set(found) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 60


@given(seed=keys, game=st.integers(0, WORD))
def test_each_game_of_a_series_has_its_own_key(kernel: Kernel, seed: bytes, game: int) -> None:
    """The key is the first half of the series' own block of that number."""
    states = LAYOUT.zeros(1)
    states["chance"][0] = 7
    kernel.reseed(states, seed_words(seed), game)
    key = struct.pack("<8I", *block(seed, (game, 0, 0, 0), rounds=8)[:KEY_WORDS])
    assert states.tobytes() == with_key(key).tobytes()


def test_wiped_chance_is_zeros(kernel: Kernel) -> None:
    """Key, counter, and the block that is being used up."""
    states = with_key(KEY, counter=3)
    words(kernel, states, 5)
    assert states["chance"][0, USED] == 5
    assert states["chance"][0].all()
    kernel.wipe(states)
    assert not states["chance"].any()
    assert states["chance"].shape == (1, CHANCE_WORDS)
    assert KEY_WORDS + 2 + BLOCK_WORDS == CHANCE_WORDS
