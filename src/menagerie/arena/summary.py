"""The figures of a tournament."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement, permutations
from typing import Any

import msgspec

from menagerie.arena.intervals import CONFIDENCE, Estimate, Sum, mean_of, share_of, summed
from menagerie.arena.ledger import Settings, settings_of
from menagerie.arena.ratings import Ranked, ratings_of
from menagerie.arena.thinking_time import Thought, quantile, together
from menagerie.arena.tournament import Played, Tournament

SLOW = 0.95
TIE = 0.5


class Thinking(msgspec.Struct, frozen=True):
    """Processor time of decisions with a choice; and iterations, if their number is fixed."""

    decisions: int
    mean_seconds: float
    p95_seconds: float
    iterations_per_second: float | None = None


class BotFigures(msgspec.Struct, frozen=True):
    """The figures of one bot; a shared win is divided, and fair is one win in as many seats."""

    bot: str
    seatings: int
    rating: Estimate
    win_share: Estimate
    wins_over_fair: Estimate
    score: Estimate
    thinking: Thinking


class PairFigures(msgspec.Struct, frozen=True):
    """How often a seat of one bot ends ahead of a seat of the other; a tie counts half."""

    bot: str
    other: str
    ahead: Estimate


class TeamFigures(msgspec.Struct, frozen=True):
    """The points that two bots make together in a round as partners."""

    bots: tuple[str, str]
    rounds: int
    points: Estimate


class Summary(msgspec.Struct, frozen=True):
    """All figures of a tournament; an estimate is a value with its 95 % interval."""

    settings: Settings
    games: int
    deals: int
    bots: tuple[BotFigures, ...]
    pairs: tuple[PairFigures, ...]
    teams: tuple[TeamFigures, ...]


# The contribution of one game to a count.
Count = Callable[[Sequence[int], Played], Sum]


class Figures:
    """Computes the figures of some games of a tournament."""

    def __init__(self, tournament: Tournament, games: Sequence[Played]) -> None:
        self._tournament = tournament
        self._games = [(tournament.seating(game.game), game) for game in games]

    def summary(self) -> Summary:
        """All figures."""
        names = [bot.name for bot in self._tournament.everybody]
        ratings = self._ratings()
        pairs = permutations(range(len(names)), 2)
        teams = combinations_with_replacement(range(len(names)), 2)
        return Summary(
            settings_of(self._tournament),
            len(self._games),
            len({seating.deal for seating, _ in self._games}),
            tuple(self._bot(bot, ratings[bot]) for bot in range(len(names))),
            tuple(
                PairFigures(names[bot], names[other], ahead)
                for bot, other in pairs
                if (ahead := self.ahead(bot, other))
            ),
            tuple(found for pair in teams if (found := self._team(*pair))),
        )

    def wins(self, bot: int, confidence: float = CONFIDENCE) -> Estimate:
        """The share of wins of one seat of a bot."""
        return self._share(lambda bots, game: won(bots, game.ranks, bot), confidence)

    def ahead(self, bot: int, other: int, confidence: float = CONFIDENCE) -> Estimate | None:
        """How often a seat of one bot ends ahead of a seat of another; None if they never met."""
        counted = self._by_deal(lambda bots, game: got_ahead(bots, game.ranks, bot, other))
        return share_of(counted, summed(counted).weight, confidence)

    def _bot(self, bot: int, rating: Estimate) -> BotFigures:
        wins = self.wins(bot)
        return BotFigures(
            self._tournament.everybody[bot].name,
            sum(seating.seats.count(bot) for seating, _ in self._games),
            rating,
            wins,
            wins.times(self._tournament.seats),
            mean_of(self._by_deal(lambda bots, game: scored(bots, game.scores, bot))),
            self._thinking(bot),
        )

    def _thinking(self, bot: int) -> Thinking:
        thought = together([game.thoughts.get(bot, Thought()) for _, game in self._games])
        mean = thought.seconds / max(1, thought.decisions)
        iterations = self._tournament.everybody[bot].iterations
        pace = iterations / mean if iterations and mean else None
        return Thinking(thought.decisions, mean, quantile(thought, SLOW), pace)

    def _team(self, bot: int, other: int) -> TeamFigures | None:
        counted = self._by_deal(lambda bots, game: teamed(bots, game, {bot, other}))
        rounds = sum(deal.weight for deal in counted.values())
        if not rounds:
            return None
        everybody = self._tournament.everybody
        names = everybody[bot].name, everybody[other].name
        return TeamFigures(names, int(rounds), mean_of(counted))

    def _ratings(self) -> list[Estimate]:
        ranked = [Ranked(seating.deal, seating.seats, game.ranks) for seating, game in self._games]
        return ratings_of(ranked, len(self._tournament.everybody))

    def _share(self, count: Count, confidence: float) -> Estimate:
        counted = self._by_deal(count)
        games = sum(1 for seating, game in self._games if count(seating.seats, game).weight)
        return share_of(counted, games, confidence) or Estimate(0.0, 0.0, 1.0)

    def _by_deal(self, count: Count) -> dict[int, Sum]:
        """Sum a count by deal; deals without a contribution are omitted."""
        sums: dict[int, Sum] = {}
        for seating, game in self._games:
            more = count(seating.seats, game)
            if more.weight:
                before = sums.get(seating.deal, Sum(0, 0))
                sums[seating.deal] = Sum(before.credit + more.credit, before.weight + more.weight)
        return sums


def won(bots: Sequence[int], ranks: Sequence[int], bot: int) -> Sum:
    """A bot's share of the win, out of its seats."""
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Sum(sum(bots[seat] == bot for seat in best) / len(best), bots.count(bot))


def got_ahead(bots: Sequence[int], ranks: Sequence[int], bot: int, other: int) -> Sum:
    """The pairs of seats in which the first bot ended ahead of the second."""
    ends = [
        TIE if rank == against else float(rank < against)
        for rank in _of(bots, ranks, bot)
        for against in _of(bots, ranks, other)
    ]
    return Sum(sum(ends), len(ends))


def scored(bots: Sequence[int], scores: Sequence[float], bot: int) -> Sum:
    """The scores of a bot's seats."""
    return Sum(sum(_of(bots, scores, bot)), bots.count(bot))


def teamed(bots: Sequence[int], game: Played, pair: set[int]) -> Sum:
    """The points of rounds in which seats of two bots were partners."""
    teams = [team for team in game.teams if {bots[team.senior], bots[team.junior]} == pair]
    return Sum(sum(team.points for team in teams), sum(team.rounds for team in teams))


def _of(bots: Sequence[int], values: Iterable[Any], bot: int) -> list[Any]:
    """The values of a bot's seats."""
    return [value for sitting, value in zip(bots, values, strict=True) if sitting == bot]
