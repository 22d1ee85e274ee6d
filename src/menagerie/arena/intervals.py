"""Shares and means with intervals, for games on the same deal, which are not independent.

Counts are first summed by deal. The spread between deals says how many independent games a share
is worth, but never more than were counted. Wilson's interval is computed for that number.
"""

from collections.abc import Mapping
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

CONFIDENCE = 0.95


class Sum(NamedTuple):
    """A count on one deal: credit, and out of how much."""

    credit: float
    weight: float


class Estimate(msgspec.Struct, frozen=True, array_like=True):
    """A figure and the bounds of its confidence interval."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        """The same estimate in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def reach_of(confidence: float, deals: int | None = None) -> float:
    """The half-width of a confidence interval, in standard errors.

    With a number of deals the error itself is estimated from them: Student's distribution, by the
    first terms of its expansion, which are good from four deals on.
    """
    normal = NormalDist().inv_cdf((1 + confidence) / 2)
    if deals is None:
        return normal
    freedom = max(1, deals - 1)
    terms: tuple[float, ...] = (
        (normal**3 + normal) / 4,
        (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96,
        (3 * normal**7 + 19 * normal**5 + 17 * normal**3 - 15 * normal) / 384,
    )
    return normal + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def summed(counted: Mapping[int, Sum]) -> Sum:
    """The sum of counts over all deals."""
    return Sum(
        sum(deal.credit for deal in counted.values()), sum(deal.weight for deal in counted.values())
    )


def error_of(counted: Mapping[int, Sum]) -> float | None:
    """The standard error of credit over weight, from the spread between deals; None for one."""
    deals = len(counted)
    if deals < 2:  # noqa: PLR2004 - one deal has no spread
        return None
    whole = summed(counted)
    share = whole.credit / whole.weight
    squares = sum((deal.credit - share * deal.weight) ** 2 for deal in counted.values())
    return sqrt(squares * deals / (deals - 1)) / whole.weight


def share_of(
    counted: Mapping[int, Sum], most: float, confidence: float = CONFIDENCE
) -> Estimate | None:
    """The mean of something between 0 and 1, counted at most so many times; None if never."""
    whole = summed(counted)
    if not whole.weight:
        return None
    share = whole.credit / whole.weight
    error = error_of(counted)
    worth = 1.0 if error is None else most
    if error:
        worth = min(worth, share * (1 - share) / error**2)
    reach = reach_of(confidence, len(counted))
    return Estimate(share, *wilson(share, max(1.0, worth), reach))


def wilson(share: float, games: float, reach: float) -> tuple[float, float]:
    """Wilson's interval of a share of independent games."""
    weight = reach**2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = reach * sqrt(share * (1 - share) / games + weight / games / 4) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_of(counted: Mapping[int, Sum], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of anything; with one deal its bounds are the mean itself."""
    whole = summed(counted)
    mean = whole.credit / whole.weight
    half = (error_of(counted) or 0.0) * reach_of(confidence, len(counted))
    return Estimate(mean, mean - half, mean + half)
