"""What results count: more for who is ahead, by how much, and all alike for equals."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from menagerie.bots.search.results import value_of
from menagerie.core.kernel.rule import INTERPRETED

pytestmark = pytest.mark.skipif(
    not INTERPRETED, reason="compiled rules can only be called by entry points"
)

OVER = 1


def values(points: Sequence[int]) -> list[float]:
    """What a finished game counts for each seat."""
    scores = [100 * score for score in points]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    tree: Any = SimpleNamespace(scores=scores, ranks=ranks)
    return [value_of(tree, len(scores), seat, OVER) for seat in range(len(scores))]


def test_equals_share_the_middle() -> None:
    """Nobody is ahead of anybody."""
    assert values([7, 7, 7]) == [0.5, 0.5, 0.5]


def test_more_points_count_more_and_never_more_than_one() -> None:
    """By a point, by ten, by a hundred; and the others lose."""
    near, clear, far = (values([20 + lead, 20, 19]) for lead in (1, 10, 100))
    assert 0.5 < near[0] < clear[0] < far[0] < 1
    assert 0.5 > near[2] > clear[2] > far[2] > 0


def test_the_first_point_ahead_counts_most() -> None:
    """To pass the best other is worth more than to leave it further behind."""
    behind, ahead, further = (values([own, 20, 0])[0] for own in (19, 21, 23))
    assert ahead - behind > further - ahead
