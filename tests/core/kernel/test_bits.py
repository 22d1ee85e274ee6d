"""Sets of small numbers as bits."""

import pytest

from menagerie.core.kernel.bits import BITS, lowest, without_lowest
from menagerie.core.kernel.rule import plain


@pytest.mark.parametrize("number", range(BITS))
def test_the_lowest_number_is_found_and_left_out(number: int) -> None:
    """Alone, and below all others that there may be."""
    others = (1 << BITS) - (2 << number)

    assert plain(lowest)(1 << number) == number
    assert plain(lowest)(1 << number | others) == number
    assert plain(without_lowest)(1 << number | others) == others
