"""Ratings by openskill's Plackett-Luce model, from the final ranks of seats.

Every seat is a team of one. The rating of a bot with several seats in a game changes by the sum
of their changes, and so does its certainty. Skill does not drift between games, because bots do
not learn. Intervals come from a bootstrap over deals.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import stdev
from typing import NamedTuple

from openskill.models import PlackettLuce

from menagerie.arena.intervals import CONFIDENCE, Estimate, reach_of

# The number of bootstrap resamples; fewer if they would rate more games than this in total.
MOST_DRAWINGS, FEWEST_DRAWINGS, MOST_RATED = 100, 20, 200_000


class Ranked(NamedTuple):
    """What ratings use of a game: its deal, and bots and ranks by seat."""

    deal: int
    bots: Sequence[int]
    ranks: Sequence[int]


class Skill(NamedTuple):
    """A bot's estimated strength, and its uncertainty."""

    mu: float
    sigma: float


def rate(games: Iterable[Ranked], bots: int) -> list[float]:
    """Rate bots by games in order; all begin with 25."""
    model = PlackettLuce(tau=0.0)
    skills = [Skill(model.mu, model.sigma)] * bots
    for game in games:
        # openskill changes its arguments: each seat needs a rating of its own.
        seats = [[model.rating(*skills[bot])] for bot in game.bots]
        after = [team[0] for team in model.rate(seats, ranks=list(game.ranks))]
        skills = moved(skills, game.bots, [Skill(rating.mu, rating.sigma) for rating in after])
    return [skill.mu for skill in skills]


def moved(skills: list[Skill], bots: Sequence[int], after: Sequence[Skill]) -> list[Skill]:
    """The skills after a game, in which a bot may have had several seats."""
    found = list(skills)
    for bot, skill in zip(bots, after, strict=True):
        mu, sigma = found[bot]
        before = skills[bot]
        found[bot] = Skill(mu + skill.mu - before.mu, sigma * skill.sigma / before.sigma)
    return found


def ratings_of(games: Sequence[Ranked], bots: int) -> list[Estimate]:
    """The rating of every bot, with its interval."""
    found = rate(games, bots)
    drawn = [rate(drawing, bots) for drawing in drawings(games)]
    reach = reach_of(CONFIDENCE)
    halves = [reach * stdev(values) for values in zip(*drawn, strict=True)]
    return [Estimate(mu, mu - half, mu + half) for mu, half in zip(found, halves, strict=True)]


def drawings(games: Sequence[Ranked]) -> Iterable[list[Ranked]]:
    """Bootstrap resamples: the games of as many deals, drawn with replacement."""
    deals: dict[int, list[Ranked]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    random = Random(len(games))  # noqa: S311 - the same each time
    several = list(deals.values())
    for _ in range(max(FEWEST_DRAWINGS, min(MOST_DRAWINGS, MOST_RATED // len(games)))):
        yield [game for deal in random.choices(several, k=len(several)) for game in deal]
