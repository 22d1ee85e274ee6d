"""`menagerie bench`: how fast rules and bots run on one core, compared with OpenSpiel."""

import os
import platform
from argparse import Namespace
from dataclasses import dataclass
from importlib.metadata import version
from itertools import chain, zip_longest
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from menagerie.arena.batches import BATCH, Batches
from menagerie.bench import openspiel
from menagerie.bench.bots import AllBots, measure_bots
from menagerie.bench.rates import Lane, measure
from menagerie.bench.results import Bench, GameBench, Machine, RivalBench, SeatsBench
from menagerie.bench.startup import measure_starts
from menagerie.cli.arguments import Help, UsageError, add_game, chosen_games
from menagerie.cli.bench_report import report, report_bots
from menagerie.cli.console import aside, bar, out, prepare
from menagerie.cli.files import check_writable, write_file
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, final_state, new_record
from menagerie.core.seeds import seed_bytes

if TYPE_CHECKING:
    from menagerie.core.actions import Action

REPLAYS = 200
STRIDE = 31
SEED = seed_bytes(7)


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "bench",
        help="measure decisions a second, start time and memory",
        description="Measure uniformly random games under the full rules on one core, compared "
        "with OpenSpiel if it is installed; and compiling, starting, memory and replaying.",
        formatter_class=Help,
    )
    add_game(parser, optional=True)
    parser.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="seconds for each measurement"
    )
    parser.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=Path("bench.json"),
        metavar="FILE",
        help="write the figures to a file (without a name: bench.json)",
    )
    parser.add_argument(
        "--no-start",
        action="store_true",
        help="skip compiling and starting, which take a minute",
    )
    parser.add_argument(
        "--bots",
        action="store_true",
        help="measure bots, hints and analyses instead, which takes a minute",
    )
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Measure, print, and write the figures if a file is named."""
    games = chosen_games(given.game)
    if not given.seconds > 0:
        raise UsageError(f"seconds: it must be more than 0, not {given.seconds:g}")
    if given.json:
        check_writable(given.json)
    has_peer = given.bots and openspiel.find_pyspiel() is not None
    for game in games:
        prepare(game, bots=given.bots, search=given.bots, rollouts=has_peer)
    found = bench_bots(games) if given.bots else bench_rules(games, given)
    if given.json:
        write_file(given.json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


def bench_rules(games: tuple[Game, ...], given: Namespace) -> Bench:
    """Measure the rules and print the figures."""
    bench = measure_all(games, given.seconds, starts=not given.no_start)
    report(bench, out())
    return bench


def bench_bots(games: tuple[Game, ...]) -> AllBots:
    """Measure the bots and print the figures."""
    with bar("left") as progress:
        found = measure_bots(games, progress)
    report_bots(found, out())
    return found


@dataclass(frozen=True)
class Ours:
    """One of our games at one number of seats, with its lane."""

    game: Game
    seats: int
    lane: Lane


@dataclass(frozen=True)
class Theirs:
    """A game of OpenSpiel, with a lane for each way to play it."""

    name: str
    whole: openspiel.Pace
    rollouts: openspiel.Pace
    whole_lane: Lane
    rollouts_lane: Lane


def measure_all(games: tuple[Game, ...], seconds: float, *, starts: bool) -> Bench:
    """Measure our games and OpenSpiel's, in turn."""
    ours = [our_lane(game, seats) for game in games for seats in game.seats]
    theirs = their_lanes()
    theirs_in_a_row = chain.from_iterable((t.whole_lane, t.rollouts_lane) for t in theirs)
    mixed = zip_longest((our.lane for our in ours), theirs_in_a_row)
    lanes = [lane for pair in mixed for lane in pair if lane is not None]
    with bar("left") as progress:
        measure(lanes, seconds, progress)
        task = progress.add_task("Starting again", total=len(games), visible=starts)
        benches = []
        for game in games:
            seats = tuple(seats_bench(our) for our in ours if our.game is game)
            found = measure_starts(game) if starts else None
            benches.append(GameBench(game.key, game.layout.dtype.itemsize, seats, found))
            progress.advance(task)
    return Bench(machine(), seconds, tuple(benches), tuple(map(rival_bench, theirs)))


def our_lane(game: Game, seats: int) -> Ours:
    """Random games at one number of seats."""
    batches = Batches(game, seats, SEED, size=BATCH)
    return Ours(game, seats, Lane(lambda number: batches.play(number * batches.size)))


def their_lanes() -> list[Theirs]:
    """The games of OpenSpiel; none, with a clear message, if it is not installed."""
    pyspiel = openspiel.find_pyspiel()
    if pyspiel is None:
        aside().print(openspiel.MISSING, style="bold yellow")
        return []
    lanes = []
    for name in openspiel.GAMES:
        whole = openspiel.whole_games(pyspiel, name)
        rollouts = openspiel.rollouts(pyspiel, name)
        lanes.append(Theirs(name, whole, rollouts, Lane(whole.play), Lane(rollouts.play)))
    return lanes


def rival_bench(theirs: Theirs) -> RivalBench:
    """The figures of one game of OpenSpiel."""
    return RivalBench(
        game=theirs.name,
        decisions_a_game=theirs.whole.decisions,
        steps_a_game=theirs.whole.steps,
        whole_decisions=theirs.whole_lane.rate().times(theirs.whole.decisions),
        whole_steps=theirs.whole_lane.rate().times(theirs.whole.steps),
        rollout_decisions=theirs.rollouts_lane.rate().times(theirs.rollouts.decisions),
        rollout_steps=theirs.rollouts_lane.rate().times(theirs.rollouts.steps),
    )


def seats_bench(ours: Ours) -> SeatsBench:
    """The figures of one number of seats."""
    record = sample_record(ours.game, ours.seats)
    return SeatsBench(
        seats=ours.seats,
        decisions=ours.lane.rate(),
        decisions_a_game=len(record.actions),
        replay_ms=replay_ms(ours.game, record),
    )


def sample_record(game: Game, seats: int) -> AnyRecord:
    """A sample game as a record, which takes its actions from varying places of the list."""
    start = state = game.new(seats, seed=SEED)
    played: list[tuple[int, Action]] = []
    while acting := game.to_act(state):
        actions = game.legal_actions(state, acting[0])
        action = actions[STRIDE * len(played) % len(actions)]
        played.append((acting[0], action))
        state = game.apply(state, acting[0], action).state
    return new_record(game, start, SEED, played)


def replay_ms(game: Game, record: AnyRecord) -> float:
    """Milliseconds from a record to its final state."""
    times = []
    for _ in range(REPLAYS):
        started = perf_counter()
        final_state(game, record)
        times.append(perf_counter() - started)
    return 1000 * median(times)


def machine() -> Machine:
    """The machine on which the benchmark runs."""
    return Machine(
        processor=processor_name(),
        cores=os.cpu_count() or 1,
        system=platform.platform(),
        python=platform.python_version(),
        numba=version("numba"),
        numpy=version("numpy"),
    )


def processor_name() -> str:
    """The name of the processor, if the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()
