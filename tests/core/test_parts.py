"""Parts of a view: found again by the fields they read, and given no others."""

from typing import Any

import pytest

from menagerie.core.parts import REMEMBERED, part
from tests.core.probe import LAYOUT, Probe


@part(Probe, "mark", "cards")
def sign(face: Any, card: int) -> tuple[int, int]:
    """Two numbers that depend on two fields."""
    return face.mark, face.cards[card]


@part(Probe, "mark")
def too_curious(face: Any) -> int:
    """A part that reads what it does not name."""
    total: int = face.total
    return total


def test_a_part_is_made_again_only_when_its_fields_change() -> None:
    """Another field may change; another card, or a change of its fields, makes another part."""
    face = LAYOUT.read(LAYOUT.zeros(1))
    face.cards[3] = 7
    first = sign(face, 3)
    assert first == (0, 7)

    face.total = 5
    assert sign(face, 3) is first
    assert sign(face, 4) == (0, 0)
    face.mark = 1
    assert sign(face, 3) == (1, 7)


def test_a_part_sees_no_field_that_it_does_not_name() -> None:
    """Otherwise it would be found again where that field differs."""
    with pytest.raises(AttributeError, match="total"):
        too_curious(LAYOUT.read(LAYOUT.zeros(1)))


def test_parts_are_forgotten_before_they_are_too_many() -> None:
    """However many are made, few are kept."""
    face = LAYOUT.read(LAYOUT.zeros(1))
    kept = part(Probe, "mark")(lambda face, number: face.mark + number)
    for number in range(REMEMBERED + 1):
        assert kept(face, number) == number
    assert len(kept._young) == 1
    assert len(kept._kept) == REMEMBERED


@part(Probe, "mark", rows=("cards",))
def card_of(face: Any, _row: int, other: int) -> tuple[int, int]:
    """A part of one row, which is asked for another one, too."""
    return face.mark, face.cards[other]


def test_a_part_of_a_row_is_made_again_only_when_that_row_changes() -> None:
    """Another row may change."""
    face = LAYOUT.read(LAYOUT.zeros(1))
    first = card_of(face, 3, 3)
    face.cards[4] = 7
    assert card_of(face, 3, 3) is first
    assert card_of(face, 4, 4) == (0, 7)
    face.cards[3] = 1
    assert card_of(face, 3, 3) == (0, 1)


def test_a_part_of_a_row_sees_no_other() -> None:
    """Otherwise it would be found again where that one differs."""
    with pytest.raises(AttributeError, match="row 4"):
        card_of(LAYOUT.read(LAYOUT.zeros(1)), 3, 4)


def test_parts_that_are_asked_for_again_are_kept() -> None:
    """Only what nobody asked for is forgotten."""
    face = LAYOUT.read(LAYOUT.zeros(1))
    kept = part(Probe, "mark")(lambda face, number: [face.mark + number])
    first = kept(face, 0)
    for number in range(1, 2 * REMEMBERED):
        kept(face, number)
        if number % 100 == 0:
            assert kept(face, 0) is first
