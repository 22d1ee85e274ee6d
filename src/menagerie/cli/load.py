"""`menagerie load`: a load test of a server on this machine."""

import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from rich.progress import Progress

from menagerie.bench.load.tally import Figures
from menagerie.cli.arguments import Help, UsageError, chosen_games
from menagerie.cli.console import bar, out, prepare
from menagerie.cli.files import check_writable, write_file
from menagerie.core.distribution import needs_extra

if TYPE_CHECKING:
    from menagerie.bench.load.run import Results

MOST_TABLES, MOST_SECONDS, MOST_RATE = 5_000, 600, 100_000
LOOPBACK = {"127.0.0.1", "::1", "localhost"}
KIB = 1024
FAILED = 1
# Packages of the extra `load`.
EXTRA = {"picows", "uvloop"}


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "load",
        help="measure a server under load, on this machine",
        description="Start a server with a database of its own, play at random at tables of four, "
        "and measure the time from sending an action until all four players are told.",
        formatter_class=Help,
    )
    parser.add_argument("--game", help="the game (default: all in turn)")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="the number of tables")
    parser.add_argument("--rate", type=float, default=1000, metavar="N", help="actions a second")
    parser.add_argument("--seconds", type=float, default=30, metavar="S", help="for each stage")
    parser.add_argument(
        "--saturate",
        action="store_true",
        help="then run as fast as possible, and compare with a plain echo server",
    )
    parser.add_argument(
        "--bots",
        type=int,
        default=0,
        metavar="N",
        help="more tables, each with three bots that think for half a second in the bots' threads",
    )
    parser.add_argument("--url", help="a server that is already running on this machine")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Measure and print; fail if there were errors."""
    check(given)
    running = load_generator()
    games = chosen_games(given.game)
    for game in games:
        prepare(game, bots=given.bots > 0)
    if given.json:
        check_writable(given.json)
    with bar("left") as progress:
        plan = running.Plan(
            games=tuple(game.key for game in games),
            tables=given.tables,
            rate=given.rate,
            seconds=given.seconds,
            saturate=given.saturate,
            bots=given.bots,
            url=given.url and given.url.rstrip("/"),
        )
        results = running.measure(plan, lambda *words: new_stage(progress, *words))
    report(results)
    if given.json:
        write_file(given.json, msgspec.json.format(msgspec.json.encode(results)) + b"\n")
    return FAILED if results.errors else 0


def check(given: Namespace) -> None:
    """Refuse numbers out of range, and servers on other machines."""
    for name, most in (("tables", MOST_TABLES), ("seconds", MOST_SECONDS), ("rate", MOST_RATE)):
        value = getattr(given, name)
        if not 1 <= value <= most:
            raise UsageError(f"{name}: it must be from 1 to {most}, not {value:g}")
    if not 0 <= given.bots <= MOST_TABLES:
        raise UsageError(f"bots: it must be from 0 to {MOST_TABLES}, not {given.bots}")
    if given.url is None:
        return
    parts = urlsplit(given.url)
    if parts.scheme != "http" or parts.hostname not in LOOPBACK:
        raise UsageError(f"url: only http:// on this machine is loaded, not {given.url}")
    if given.bots:
        raise UsageError("bots: bots that think for long are there only in a server started here")


def load_generator() -> Any:
    """Import the load generator; raise if its WebSocket client is not installed."""
    try:
        from menagerie.bench.load import run as running  # noqa: PLC0415 - an extra
    except ImportError as error:
        if error.name not in EXTRA:
            raise
        raise UsageError(needs_extra("load: the client that loads the server", "load")) from None
    return running


def new_stage(progress: Progress, words: str, total: float) -> Callable[[float], None]:
    """A progress bar for the next phase."""
    task = progress.add_task(words, total=total or None)
    return lambda amount: progress.advance(task, amount)


def report(results: "Results") -> None:
    """Print all figures."""
    console = out()
    memory = "unknown" if results.memory is None else f"{results.memory / KIB:.1f} KiB"
    console.print(f"{results.sockets} sockets, memory for each: {memory}")
    for line in described("at the rate", results.paced):
        console.print(line)
    if results.saturated is not None:
        for line in described("as fast as possible", results.saturated):
            console.print(line)
    if results.saturated is not None and results.echo is not None:
        part = 100 * results.saturated.frames / max(1.0, results.echo)
        words = f"{part:.0f} % of a bare echo's {results.echo:,.0f} frames/s"
        console.print(f"as fast as possible: {words}")
    errors = ", ".join(f"{count} {error}" for error, count in results.errors.items()) or "0"
    console.print(f"errors: {errors}")
    cores = os.cpu_count() or 1
    console.print(f"load average at the end: {results.load_average:.1f} on {cores} cores")


def described(words: str, figures: Figures) -> list[str]:
    """The figures of one phase, as lines."""
    cost = "unknown" if figures.server_us is None else f"{figures.server_us:,.0f} µs"
    times = f"p50 {figures.p50:.1f}, p99 {figures.p99:.1f}, max {figures.longest:.1f}"
    frames = f"{figures.frames_in:,.0f} frames/s in, {figures.frames_out:,.0f} out"
    return [
        f"{words}: {figures.actions:,.0f} actions/s for {figures.seconds:.0f} s, {frames}",
        f"{words}: action sent to last screen told, ms: {times}",
        f"{words}: message to a seat, bytes: median {figures.size}, p90 {figures.size_p90}",
        f"{words}: the server's processor time for an action: {cost}",
    ]
