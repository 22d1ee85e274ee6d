"""Layouts: one record, no byte without a name, and a reader of the same bytes."""

from typing import Annotated, Any

import numpy as np
import pytest

from menagerie.core.kernel.layout import (
    I8,
    I16,
    LARGEST_STATE,
    Grid,
    Row,
    find_layout,
    layout,
    layout_of,
)
from menagerie.core.kernel.rule import Kernel
from tests.core.probe import CARDS, LAYOUT, Probe


def fields(dtype: Any) -> dict[str, tuple[Any, int]]:
    """The fields of a record, with type and offset."""
    return {name: (kind, offset) for name, (kind, offset, *_) in dtype.fields.items()}


def test_no_byte_lies_between_fields() -> None:
    """Widest fields first, and what is left over at the end has a name."""
    places = fields(LAYOUT.dtype)
    assert sum(kind.itemsize for kind, _ in places.values()) == LAYOUT.dtype.itemsize
    assert LAYOUT.dtype.itemsize % 4 == 0
    assert "spare" in places
    end = 0
    for kind, offset in sorted(places.values(), key=lambda place: place[1]):
        assert offset == end
        end += kind.itemsize


def test_a_layout_that_fits_has_no_spare_bytes() -> None:
    """Nothing is added where nothing is left over."""

    @layout
    class Even:
        one: I16
        two: I8
        three: I8

    assert set(fields(layout_of(Even).dtype)) == {"one", "two", "three"}
    assert layout_of(Even).dtype.itemsize == 4


def test_equal_layouts_are_refused() -> None:
    """Numba would take one game's records for the other's."""

    @layout
    class First:
        apples: I8
        pears: Annotated[Row, np.int16, (3,)]

    with pytest.raises(TypeError, match=r"^Second has the same fields as First$"):

        @layout
        class Second:
            apples: I8
            pears: Annotated[Row, np.int16, (3,)]

    assert find_layout(First) is layout_of(First)


def test_a_layout_over_two_kibibytes_is_refused() -> None:
    """The largest that is allowed is exactly that large."""

    @layout
    class Largest:
        row: Annotated[Row, np.int8, (LARGEST_STATE,)]

    assert layout_of(Largest).dtype.itemsize == LARGEST_STATE == 2048
    with pytest.raises(TypeError, match=r"^TooLarge takes 2052 bytes, over 2048$"):

        @layout
        class TooLarge:
            row: Annotated[Row, np.int8, (LARGEST_STATE,)]
            word: Annotated[int, np.int32]


def test_only_layout_classes_have_layouts() -> None:
    """Any other annotation has none."""
    assert find_layout(Probe) is LAYOUT
    for hint in (int, "Probe", None, Annotated[Grid, np.int8]):
        assert find_layout(hint) is None


def test_a_reader_reads_and_writes_the_same_bytes() -> None:
    """What is written through the reader is in the record, and the other way round."""
    states = LAYOUT.zeros(3)
    reader = LAYOUT.read(states, 1)
    reader.mark = -7
    reader.total = 12345
    reader.cards[CARDS - 1] = 99
    reader.sums[1, 2] = -300
    reader.chance[0] = 0xFFFFFFFF
    assert states["mark"].tolist() == [0, -7, 0]
    assert states["total"].tolist() == [0, 12345, 0]
    assert states["cards"][1, -1] == 99
    assert states["sums"][1].tolist() == [[0, 0, 0], [0, 0, -300]]
    assert states["chance"][1, 0] == 2**32 - 1
    states["mark"][1] = 5
    states["cube"][1, 1, 2, 3] = 6
    assert reader.mark == 5
    assert reader.cube[1, 2, 3] == 6
    assert type(reader.mark) is type(reader.cube[1, 2, 3]) is int
    assert not states[0].tobytes().strip(b"\0")
    assert not states[2].tobytes().strip(b"\0")


@pytest.mark.parametrize(
    ("field", "value"), [("mark", 128), ("mark", -129), ("total", 32768), ("total", "1")]
)
def test_a_reader_refuses_what_does_not_fit(field: str, value: Any) -> None:
    """Nothing wraps around."""
    reader = LAYOUT.read(LAYOUT.zeros(1))
    with pytest.raises((ValueError, TypeError)):
        setattr(reader, field, value)
    assert getattr(reader, field) == 0


def test_a_reader_checks_indices_and_names() -> None:
    """An index past the end and a field that is not there are errors."""
    reader = LAYOUT.read(LAYOUT.zeros(1))
    with pytest.raises(IndexError):
        reader.cards[CARDS] = 1
    with pytest.raises(IndexError):
        reader.sums[2, 0] = 1
    with pytest.raises(AttributeError, match="marks"):
        reader.marks  # noqa: B018, the question is the test
    with pytest.raises(ValueError, match="invalid value"):
        reader.cards[0] = 1000
    with pytest.raises(AttributeError, match="no attribute 'crads'"):
        reader.crads = 1


def test_a_reader_of_immutable_bytes_only_reads() -> None:
    """Numbers, rows, grids and cubes read as they do where they can be written."""
    reader = LAYOUT.read(LAYOUT.zeros(1))
    reader.mark, reader.total, reader.cards[3] = -1, 300, 7
    reader.sums[1, 2], reader.cube[1, 2, 3] = -9, 5

    frozen = LAYOUT.frozen(bytes(reader.record_bytes))

    assert (frozen.mark, frozen.total) == (-1, 300)
    assert (frozen.cards[3], frozen.sums[1, 2], frozen.cube[1, 2, 3]) == (7, -9, 5)
    assert frozen.cards is frozen.cards
    with pytest.raises(TypeError, match="read-only"):
        frozen.cards[3] = 8
    with pytest.raises(TypeError, match="read-only"):
        frozen.mark = 8


def test_records_are_copied_whole(kernel: Kernel) -> None:
    """Assigning one record to another copies every byte, and rules read it there."""
    states = LAYOUT.zeros(2)
    reader = LAYOUT.read(states)
    reader.total, reader.sums[1, 2], reader.cube[1, 2, 3] = 1000, 200, 30
    reader.chance[25] = 9
    assert kernel.copy(states, 0, 1) == 1000 + 200 + 30 + 56
    assert states[1].tobytes() == states[0].tobytes()
