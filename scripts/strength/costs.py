"""The estimated cost of a comparison, in hours of one core."""

from dataclasses import dataclass
from functools import cache
from statistics import mean
from time import thread_time

from menagerie.arena.contestants import Contestant
from menagerie.bots.levels import LEVELS
from menagerie.bots.search.search import Search
from menagerie.catalog import GAMES
from scripts.strength.plan import Comparison
from scripts.strength.proofs import tournament_of

TRIED, TRIED_GAMES, EVERY = 200, 2, 12
HOUR = 3600
# Seconds for a decision without search, with everything around it.
PLAIN = 1e-4
# Rough iterations a second of OpenSpiel's search on our games: with its rollouts, with ours.
OPENSPIEL = {"openspiel": 500, "openspiel-fast": 5000}


@dataclass(frozen=True)
class Pace:
    """How many choices a seat has in a game, and how many iterations a second a search does."""

    choices: float
    iterations: float


@cache
def pace(key: str, seats: int) -> Pace:
    """Play a few games between club players, and time a search now and then."""
    game, club = GAMES[key], LEVELS["club"]
    choices, spent = 0, []
    for seed in range(TRIED_GAMES):
        state = game.new(seats, seed=seed)
        while acting := game.to_act(state):
            veiled = game.veil(state, acting[0])
            if len(game.legal_array(veiled, acting[0])) > 1:
                choices += 1
                if choices % EVERY == 0:
                    spent.append(search_time(Search(game, veiled, choices, 2 * TRIED)))
            state = game.apply(state, acting[0], club.choose(game, veiled, choices)).state
    return Pace(choices / seats / TRIED_GAMES, TRIED / mean(spent))


def search_time(search: Search) -> float:
    """Time a short search, in seconds."""
    started = thread_time()
    search.run(TRIED)
    return thread_time() - started


def seconds_a_choice(bot: Contestant, iterations: float) -> float:
    """Seconds for one decision of a bot."""
    budget = bot.budget
    if budget is None:
        return PLAIN
    rate = OPENSPIEL.get(bot.kind, iterations)
    bounds = [budget.seconds, budget.iterations and budget.iterations / rate]
    return min(bound for bound in bounds if bound is not None)


def core_hours(comparison: Comparison, games: int) -> float:
    """The most core-hours that this number of games of a comparison takes."""
    tournament = tournament_of(comparison)
    found = pace(comparison.key, comparison.seats)
    line_ups = tournament.rounds.line_ups
    seat = mean(
        seconds_a_choice(tournament.everybody[bot], found.iterations)
        for line_up in line_ups
        for bot in line_up
    )
    return games * comparison.seats * found.choices * seat / HOUR
