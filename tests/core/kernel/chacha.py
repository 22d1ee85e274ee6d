"""ChaCha and Philox written again from their papers, as plain as can be, to compare with."""

import struct
from collections.abc import Iterator

WORD = 0xFFFFFFFF
CONSTANTS = struct.unpack("<4I", b"expand 32-byte k")


def turned(value: int, bits: int) -> int:
    """A word turned left."""
    return (value << bits | value >> 32 - bits) & WORD


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1."""
    for one, two, three, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[two]) & WORD
        x[three] = turned(x[three] ^ x[one], bits)


def block(key: bytes, tail: tuple[int, int, int, int], rounds: int) -> tuple[int, ...]:
    """RFC 8439, 2.3: sixteen words of the stream; the tail is counter and nonce."""
    start = [*CONSTANTS, *struct.unpack("<8I", key), *tail]
    x = list(start)
    for _ in range(rounds // 2):
        for column in range(4):
            quarter_round(x, column, column + 4, column + 8, column + 12)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    return tuple((mixed + word) & WORD for mixed, word in zip(x, start, strict=True))


def stream(key: bytes, counter: int = 0) -> Iterator[int]:
    """The words of ChaCha8 without a nonce."""
    while True:
        yield from block(key, (counter, 0, 0, 0), rounds=8)
        counter = (counter + 1) & WORD


def philox2x32(counter: tuple[int, int], key: int) -> tuple[int, int]:
    """Philox2x32-10 of Salmon, Moraes, Dror and Shaw, as in Random123."""
    left, right = counter
    for _ in range(10):
        high, low = divmod(0xD256D193 * left, 2**32)
        left, right = high ^ key ^ right, low
        key = (key + 0x9E3779B9) & WORD
    return left, right
