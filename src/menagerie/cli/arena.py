"""`menagerie arena`: tournaments between bots."""

from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from menagerie.arena.contestants import (
    Contestant,
    Maker,
    Player,
    read_contestant,
    read_contestants,
)
from menagerie.arena.crews import Alone, Crew, Processes, cores
from menagerie.arena.ledger import Ledger, settings_of
from menagerie.arena.pictures.curve import MEASURES, curve_picture
from menagerie.arena.pictures.ratings import ratings_picture
from menagerie.arena.ray import Cluster
from menagerie.arena.summary import Figures, Summary
from menagerie.arena.tournament import Tournament
from menagerie.bench.openspiel import find_pyspiel
from menagerie.bots.search.search import Budget
from menagerie.cli.arena_report import show
from menagerie.cli.arguments import (
    Help,
    UsageError,
    add_deal,
    add_game,
    at_least,
    find_game,
    read_options,
    read_seed,
)
from menagerie.cli.console import aside, bar, out, prepare
from menagerie.cli.files import check_writable, write_file
from menagerie.core.distribution import needs_extra

EXAMPLES = """
  menagerie arena zoo --seats 5 --bots club,search:0.2s,search:2s,random --games 2000
  menagerie arena goats --bots search:100,search:1000,search:10000 --among club --out goats.json
"""


def openspiel(budget: Budget, *, own_rollouts: bool = False) -> Player:
    """OpenSpiel's search as a player, if it is installed."""
    if find_pyspiel() is None:
        raise UsageError(needs_extra("bots: openspiel", "openspiel"))
    from menagerie.envs.ismcts import OpenSpielBot  # noqa: PLC0415 - an extra

    return OpenSpielBot(budget, own_rollouts)


# Bots of other libraries that take a budget.
OTHERS: dict[str, Maker] = {
    "openspiel": openspiel,
    "openspiel-fast": partial(openspiel, own_rollouts=True),
}


class Files(NamedTuple):
    """The files of results."""

    summary: Path
    games: Path
    ratings: Path
    curve: Path


def files_beside(path: Path) -> Files:
    """The file of figures, and the files of games and pictures next to it."""
    stem = path.with_suffix("") if path.suffix == ".json" else path
    beside = [stem.with_name(stem.name + end) for end in (".games.jsonl", ".svg", "-curve.svg")]
    return Files(path, *beside)


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "arena",
        help="let bots play tournaments and rate them",
        description="Let bots play balanced tournaments: every bot in every seat and against "
        "every other equally often, all line-ups on the same deals. Print ratings, who ends "
        "ahead of whom, wins, scores and thinking times.",
        epilog=f"examples:{EXAMPLES}",
        formatter_class=Help,
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="bots by name; NAME:300 thinks for 300 iterations and NAME:0.2s for 0.2 seconds a "
        "decision; search is the strongest level, openspiel is OpenSpiel's own search",
    )
    parser.add_argument(
        "--among", metavar="BOT", help="seat each bot alone among copies of this one"
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games")
    add_deal(parser, seats=4, seed="0")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.json",
        help="write the figures to this file, and games and pictures next to it; the same "
        "command continues where it was stopped",
    )
    parser.add_argument(
        "--curve",
        choices=MEASURES,
        default="wins",
        help="what to plot against thinking time, if a bot has several budgets",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="how many processes play (default: every core)"
    )
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster")
    parser.add_argument(
        "--ray-address", metavar="ADDRESS", help="a running cluster; without it one is started here"
    )
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Play the missing games and print the results."""
    tournament = read_tournament(given)
    games = tournament.rounds.whole(at_least(1, "games", given.games))
    crew = read_crew(given)
    files = files_beside(given.out) if given.out else None
    if files:
        check_writable(files.summary)
    ledger = Ledger(files and files.games, settings_of(tournament))
    try:
        play(tournament, ledger, games, crew)
    finally:
        ledger.close()
    with bar("left") as progress:
        progress.add_task("Rating", total=None)
        summary = Figures(tournament, ledger.first(games)).summary()
    show(summary, tournament.game, out())
    if files:
        write(summary, files, given.curve)
    return 0


def read_tournament(given: Namespace) -> Tournament:
    """Read and check the tournament that the arguments describe."""
    return Tournament(
        find_game(given.game).key,
        given.seats,
        read_options(given.option),
        read_contestants(given.bots, OTHERS),
        read_contestant(given.among, OTHERS) if given.among is not None else None,
        read_seed(given.seed).hex(),
    )


def read_crew(given: Namespace) -> Crew:
    """The crew that plays the games."""
    workers = None if given.workers is None else at_least(1, "workers", given.workers)
    if given.ray:
        return Cluster(given.ray_address, workers)
    if given.ray_address:
        raise UsageError("ray-address: it needs --ray")
    count = workers or cores()
    return Processes(count) if count > 1 else Alone()


def play(tournament: Tournament, ledger: Ledger, games: int, crew: Crew) -> None:
    """Play the missing games, with a progress bar."""
    missing = ledger.missing(games)
    prepare(tournament.game, bots=True, search=any(map(searches, tournament.everybody)))
    if not missing:
        return
    with bar("left") as progress:
        task = progress.add_task("Playing", total=games, completed=games - len(missing))
        try:
            for played in crew.play(tournament, missing):
                ledger.add(played)
                progress.advance(task)
        except KeyboardInterrupt:
            done = games - len(ledger.missing(games))
            aside().print(f"Stopped after {done:,} of {games:,} games.")
            raise


def searches(contestant: Contestant) -> bool:
    """Whether a contestant needs the compiled search."""
    return contestant.budget is not None


def write(summary: Summary, files: Files, measure: str) -> None:
    """Write the figures and the pictures."""
    write_file(files.summary, msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    write_file(files.ratings, ratings_picture(summary).encode())
    curve = curve_picture(summary, measure)
    if curve:
        write_file(files.curve, curve.encode())
