"""What the positions of all games share: chance, and one entry for each seat."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.core.errors import PositionError
from menagerie.core.kernel.chance import (
    BLOCK_WORDS,
    COUNTER,
    KEY_WORDS,
    USED,
    WORD,
    Chance,
    fill_block,
    wipe,
)
from menagerie.core.kernel.rule import plain

WORD_BYTES = 4


class ChancePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stream of chance: its key, the number of the block, how many words of it are used."""

    key: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    counter: Annotated[int, Meta(ge=0, le=WORD)] = 0
    used: Annotated[int, Meta(ge=0, le=BLOCK_WORDS)] = 0


def dump_chance(chance: Chance) -> ChancePosition:
    """Write down all that the stream follows from."""
    words = (chance[index].to_bytes(WORD_BYTES, "little") for index in range(KEY_WORDS))
    return ChancePosition(b"".join(words).hex(), chance[COUNTER], chance[USED])


def load_chance(chance: Chance, position: ChancePosition | None) -> None:
    """Set the stream; left out, it has no key and nothing was drawn."""
    plain(wipe)(chance)
    if position is None:
        return
    key = bytes.fromhex(position.key)
    for index in range(KEY_WORDS):
        start = WORD_BYTES * index
        chance[index] = int.from_bytes(key[start : start + WORD_BYTES], "little")
    chance[COUNTER] = position.counter
    chance[USED] = position.used
    if position.used:
        plain(fill_block)(chance)


def check_one_per_seat(field: str, given: Sequence[object] | None, seats: int) -> None:
    """A field that is given by seat has an entry for each."""
    if given is not None and len(given) != seats:
        raise PositionError(f"{field}: there are {seats} seats, but {len(given)} entries")
