"""Seeds from Python: 32 bytes for the chance of a game, a number for the dice of a bot."""

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from menagerie.core.errors import OptionsError
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.dice import DICE_SIZE, KEY, STREAM, WORD

SEED_BYTES = 4 * KEY_WORDS


def seed_bytes(seed: int | bytes | str) -> bytes:
    """Take a seed of 32 bytes or 64 hexadecimal digits, or stretch an int to one."""
    if isinstance(seed, int):
        return sha256(f"menagerie {seed}".encode()).digest()
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise OptionsError("seed: it must be 64 hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise OptionsError(f"seed: it must have {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def seed_words(seed: int | bytes | str) -> NDArray[np.int64]:
    """A seed as the words of a ChaCha8 key."""
    return np.frombuffer(seed_bytes(seed), "<u4").astype(np.int64)


def new_dice(seed: int) -> NDArray[np.int64]:
    """Dice for a playout or a bot, from a seed of up to 64 bits."""
    dice = np.zeros(DICE_SIZE, np.int64)
    dice[KEY] = seed & WORD
    dice[STREAM] = (seed >> 32) & WORD
    return dice
