"""Sets of small numbers as the bits of an int, of which the lowest 60 may be used."""

from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule, table

BITS = 60
HALF = 30
LOW_HALF = (1 << HALF) - 1
WORD = 0xFFFFFFFF
# Multiplied by a power of two, its highest five bits tell which: De Bruijn's sequence.
SEQUENCE = 0x077CB531
PLACE: Row = table(
    [next(n for n in range(32) if (SEQUENCE << n & WORD) >> 27 == top) for top in range(32)]
)


@rule
def lowest(bits: int) -> int:
    """The lowest number of a set that is not empty."""
    low = bits & LOW_HALF
    half = low if low != 0 else bits >> HALF
    return PLACE[((half & -half) * SEQUENCE & WORD) >> 27] + (0 if low != 0 else HALF)


@rule
def without_lowest(bits: int) -> int:
    """A set less its lowest number."""
    return bits & (bits - 1)
