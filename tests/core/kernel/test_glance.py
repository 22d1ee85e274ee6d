"""A state that is only looked at."""

import pytest

from menagerie.core.kernel.glance import glance_at
from tests.core.probe import LAYOUT


def test_a_glance_shows_what_the_record_holds() -> None:
    """Single numbers, rows, grids and cubes read as they do where they can be written."""
    records = LAYOUT.zeros(1)
    face = LAYOUT.read(records)
    face.mark, face.total, face.cards[3], face.sums[1, 2], face.cube[1, 2, 3] = -1, 300, 7, -9, 5

    glance = glance_at(LAYOUT)(bytes(face.record_bytes))

    assert (glance.mark, glance.total) == (-1, 300)
    assert (glance.cards[3], glance.sums[1, 2], glance.cube[1, 2, 3]) == (7, -9, 5)
    assert glance.cards is glance.cards
    with pytest.raises(TypeError, match="read-only"):
        glance.cards[3] = 8
    with pytest.raises(AttributeError, match="'Probe' object has no attribute 'herds'"):
        _ = glance.herds
