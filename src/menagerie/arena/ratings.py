"""Ratings by openskill's Plackett-Luce model, from the final ranks of seats.

Every seat is a team of one. A bot that has several seats of a game is moved by the sum of what
moves them, and grows surer by all of them. Bots do not change, so neither does their skill from
game to game. Intervals come from the spread of ratings over games drawn anew, deal by deal.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import stdev
from typing import NamedTuple

from openskill.models import PlackettLuce

from menagerie.arena.intervals import CONFIDENCE, Estimate, reach_of

# So many drawings, or fewer where they would rate more games than this.
MOST_DRAWINGS, FEWEST_DRAWINGS, MOST_RATED = 100, 20, 200_000


class Ranked(NamedTuple):
    """A game as ratings see it: its deal, and bots and ranks by seat."""

    deal: int
    bots: Sequence[int]
    ranks: Sequence[int]


class Skill(NamedTuple):
    """What is thought of a bot's strength: how strong, and how unsure that is."""

    mu: float
    sigma: float


def rate(games: Iterable[Ranked], bots: int) -> list[float]:
    """Rate bots by games in their order; all begin with 25."""
    model = PlackettLuce(tau=0.0)
    skills = [Skill(model.mu, model.sigma)] * bots
    for game in games:
        # openskill changes what it is handed: each seat needs a rating of its own.
        seats = [[model.rating(*skills[bot])] for bot in game.bots]
        after = [team[0] for team in model.rate(seats, ranks=list(game.ranks))]
        skills = moved(skills, game.bots, [Skill(rating.mu, rating.sigma) for rating in after])
    return [skill.mu for skill in skills]


def moved(skills: list[Skill], bots: Sequence[int], after: Sequence[Skill]) -> list[Skill]:
    """Skills after a game, in which a bot may have had several seats."""
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
    """The games of as many deals as there were, drawn with replacement, again and again."""
    deals: dict[int, list[Ranked]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    random = Random(len(games))  # noqa: S311 - the same each time
    several = list(deals.values())
    for _ in range(max(FEWEST_DRAWINGS, min(MOST_DRAWINGS, MOST_RATED // len(games)))):
        yield [game for deal in random.choices(several, k=len(several)) for game in deal]
