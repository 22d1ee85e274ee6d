"""`menagerie bench --bots`: what bots, hints and analyses take of one core."""

from collections.abc import Callable, Sequence
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress

from menagerie.bots.advising import advise
from menagerie.bots.analysing import Analysing
from menagerie.bots.policy import LEVELS
from menagerie.bots.searching import Search
from menagerie.cli.bench_report import figures_table
from menagerie.core.game import Game, Veiled
from menagerie.core.record import AnyRecord, new_record
from menagerie.core.seeds import seed_bytes

if TYPE_CHECKING:
    from menagerie.core.actions import Action

SEATS = 4
SEED = seed_bytes(7)
CLUB = LEVELS["club"]
# So many choices of a game are looked at, and a quick one is made so often.
CHOICES, TIMES = 24, 20
ITERATIONS = 1000
SLOW = 0.95
THOUSAND = 1000


class BotsBench(msgspec.Struct, frozen=True):
    """The bots of one game at four seats; times are those of one core.

    A hint and an analysis have the budgets that they have at a table.
    """

    game: str
    choice_ms: float
    iterations: float
    hint_ms: float
    slow_hint_ms: float
    decisions: int
    analysis_seconds: float


class Played(NamedTuple):
    """A game between club players, and what was known where there was a choice."""

    record: AnyRecord
    choices: list[Veiled]


def measure_bots(game: Game, progress: Progress) -> BotsBench:
    """Measure all that thinks."""
    record, choices = club_game(game)
    some = choices[:: max(1, len(choices) // CHOICES)]
    analysing = Analysing(game, record)
    task = progress.add_task(f"{game.name}: bots", total=3 * len(some) + analysing.total)

    def measure(work: Callable[[Veiled], object], times: int = 1) -> list[float]:
        found = []
        for veiled in some:
            found.append(seconds_of(lambda: [work(veiled) for _ in range(times)]) / times)  # noqa: B023 - used at once
            progress.advance(task)
        return found

    choosing = measure(lambda veiled: CLUB.choose(game, veiled, 0), TIMES)
    searches = measure(lambda veiled: Search(game, veiled, 0, 2 * ITERATIONS).run(ITERATIONS))
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
    )


def club_game(game: Game) -> Played:
    """A game that club players play to its end."""
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
    """The processor time that something takes."""
    started = thread_time()
    work()
    return thread_time() - started


def slowest(times: Sequence[float]) -> float:
    """The time that nearly all are within."""
    return sorted(times)[min(len(times) - 1, int(SLOW * len(times)))]


def report_bots(benches: Sequence[BotsBench], console: Console) -> None:
    """Print all figures."""
    table = figures_table(
        f"Bots at {SEATS} seats, one core",
        "Game",
        "Club's choice",
        "Iterations/s",
        "Hint",
        "95 % within",
        "Analysis",
        "of decisions",
    )
    for bench in benches:
        table.add_row(
            bench.game,
            f"{bench.choice_ms:.3f} ms",
            f"{bench.iterations:,.0f}",
            f"{bench.hint_ms:.0f} ms",
            f"{bench.slow_hint_ms:.0f} ms",
            f"{bench.analysis_seconds:.1f} s",
            str(bench.decisions),
        )
    console.print(table)
