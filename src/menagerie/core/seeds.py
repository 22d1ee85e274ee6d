"""Seeds from Python: 32 bytes for the chance of a game, a number for the dice of a bot."""

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from menagerie.core.arguments import shown, whole, wrong
from menagerie.core.errors import OptionsError
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.dice import DICE_SIZE, KEY, STREAM, WORD

SEED_BYTES = 4 * KEY_WORDS


def seed_bytes(seed: int | bytes | str) -> bytes:
    """Take a seed of 32 bytes or 64 hexadecimal digits, or stretch an int to one."""
    if isinstance(seed, str):
        return _right_length(_from_digits(seed))
    if isinstance(seed, bytes | bytearray | memoryview):
        return _right_length(bytes(seed))
    number = whole("seed", seed, f"an int, {SEED_BYTES} bytes or {2 * SEED_BYTES} digits")
    try:
        return sha256(f"menagerie {number}".encode()).digest()
    except ValueError:
        raise wrong("seed", "an int of fewer digits", seed) from None


def _from_digits(seed: str) -> bytes:
    """The bytes that hexadecimal digits stand for."""
    try:
        return bytes.fromhex(seed)
    except ValueError:
        digits = 2 * SEED_BYTES
        raise OptionsError(
            f"seed: it must be {digits} hexadecimal digits, not {shown(seed)}"
        ) from None


def _right_length(seed: bytes) -> bytes:
    """A seed that is as long as a key."""
    if len(seed) != SEED_BYTES:
        raise OptionsError(f"seed: it must have {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def seed_words(seed: int | bytes | str) -> NDArray[np.int64]:
    """A seed as the words of a ChaCha8 key."""
    return np.frombuffer(seed_bytes(seed), "<u4").astype(np.int64)


def new_dice(seed: int) -> NDArray[np.int64]:
    """Dice for a playout or a bot, from a seed of up to 64 bits."""
    number = whole("seed", seed)
    dice = np.zeros(DICE_SIZE, np.int64)
    dice[KEY] = number & WORD
    dice[STREAM] = (number >> 32) & WORD
    return dice
