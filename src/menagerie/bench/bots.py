"""How long bots, hints and analyses take on one core."""

from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from rich.progress import Progress

from menagerie.bench import openspiel
from menagerie.bots.advice.advisor import advise
from menagerie.bots.advice.analysis import Analysing
from menagerie.bots.levels import LEVELS
from menagerie.bots.search.search import Budget, Search
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, new_record
from menagerie.core.seeds import seed_bytes
from menagerie.core.state import Veiled

if TYPE_CHECKING:
    from menagerie.core.actions import Action

SEATS = 4
SEED = seed_bytes(7)
CLUB = LEVELS["club"]
# How many choices of a game are measured, and how often a quick one is repeated.
CHOICES, TIMES = 24, 20
ITERATIONS = 1000
# OpenSpiel's search with its own rollouts is given a tenth of the iterations.
FEWER = 10
SLOW = 0.95
THOUSAND = 1000


class BotsBench(msgspec.Struct, frozen=True):
    """Figures of one game's bots at four seats, on one core.

    Hints and analyses have the same budgets as at a table. `openspiel` is the iterations a second
    of OpenSpiel's search, `openspiel_fast` the same with our rollouts.
    """

    game: str
    choice_ms: float
    iterations: float
    hint_ms: float
    slow_hint_ms: float
    decisions: int
    analysis_seconds: float
    openspiel: float | None
    openspiel_fast: float | None


class AllBots(msgspec.Struct, frozen=True):
    """Figures of the bots of some games, and of OpenSpiel's search on its own games."""

    games: tuple[BotsBench, ...]
    openspiel: dict[str, float]


class Played(NamedTuple):
    """A game between club players, and the veiled states in which there was a choice."""

    record: AnyRecord
    choices: list[Veiled]


def measure_bots(games: Sequence[Game], progress: Progress) -> AllBots:
    """Measure bots, hints and analyses of some games."""
    pyspiel = openspiel.find_pyspiel()
    found = tuple(measure_game(game, progress, has_peer=pyspiel is not None) for game in games)
    theirs = openspiel.SEARCHED if pyspiel else ()
    rates = {name: median(openspiel.searches(pyspiel, name, ITERATIONS)) for name in theirs}
    return AllBots(found, rates)


def measure_game(game: Game, progress: Progress, *, has_peer: bool) -> BotsBench:
    """Measure bots, hints and analyses of one game, and OpenSpiel's search on it."""
    record, choices = club_game(game)
    some = choices[:: max(1, len(choices) // CHOICES)]
    analysing = Analysing(game, record)
    measures = 5 if has_peer else 3
    task = progress.add_task(f"{game.name}: bots", total=measures * len(some) + analysing.total)

    def measure(work: Callable[[Veiled], object], times: int = 1) -> list[float]:
        found = []
        for veiled in some:
            found.append(seconds_of(lambda: [work(veiled) for _ in range(times)]) / times)  # noqa: B023 - used at once
            progress.advance(task)
        return found

    choosing = measure(lambda veiled: CLUB.choose(game, veiled, 0), TIMES)
    searches = measure(lambda veiled: Search(game, veiled, 0, 2 * ITERATIONS).run(ITERATIONS))
    peers = [measure(work) for work in peer_searches(game)] if has_peer else []
    hints = measure(lambda veiled: advise(game, veiled))
    started = thread_time()
    while analysing.go_on():
        progress.advance(task)
    return BotsBench(
        game=game.key,
        choice_ms=THOUSAND * median(choosing),
        iterations=ITERATIONS / median(searches),
        hint_ms=THOUSAND * median(hints),
        slow_hint_ms=THOUSAND * slowest(hints),
        decisions=analysing.total,
        analysis_seconds=thread_time() - started,
        openspiel=ITERATIONS // FEWER / median(peers[0]) if peers else None,
        openspiel_fast=ITERATIONS / median(peers[1]) if peers else None,
    )


def peer_searches(game: Game) -> tuple[Callable[[Veiled], object], ...]:
    """OpenSpiel's search with its own rollouts, and with ours."""
    kind = import_module("menagerie.envs.ismcts").OpenSpielBot
    own = kind(Budget(iterations=ITERATIONS // FEWER))
    fast = kind(Budget(iterations=ITERATIONS), own_rollouts=True)
    return lambda veiled: own.choose(game, veiled, 0), lambda veiled: fast.choose(game, veiled, 0)


def club_game(game: Game) -> Played:
    """Play a game between club players to its end."""
    start = state = game.new(SEATS, seed=SEED)
    played: list[tuple[int, Action]] = []
    choices = []
    while acting := game.to_act(state):
        veiled = game.veil(state, acting[0])
        if len(game.legal_array(veiled, acting[0])) > 1:
            choices.append(veiled)
        played.append((acting[0], CLUB.choose(game, veiled, len(played))))
        state = game.apply(state, *played[-1]).state
    return Played(new_record(game, start, SEED, played), choices)


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time of a piece of work."""
    started = thread_time()
    work()
    return thread_time() - started


def slowest(times: Sequence[float]) -> float:
    """The 95th percentile of some times."""
    return sorted(times)[min(len(times) - 1, int(SLOW * len(times)))]
