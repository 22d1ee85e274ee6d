"""`menagerie analyse`: the chances during a recorded game, and the costliest decisions."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from menagerie.bots.advice.analysis import ITERATIONS, Analysing
from menagerie.catalog import game_of, read_record
from menagerie.cli.arguments import Help, at_least
from menagerie.cli.console import bar, out, prepare
from menagerie.cli.files import check_writable, read_file, write_file
from menagerie.core.advice import Analysis, Misstep, Suggestion
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord

PERCENT = 100
# About the most lines in the table of chances.
MOST_LINES = 24
LETTERS = "ABCDEFG"


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "analyse",
        help="find the decisions of a recorded game that cost most",
        description="Search every decision of a recorded game again, from what its seat could know "
        "at the time. Print every seat's chances to win over the course of the game, and the "
        "decisions that cost most, with what would have been better and why.",
        formatter_class=Help,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument(
        "--iterations",
        type=int,
        default=ITERATIONS,
        metavar="N",
        help="iterations of the search for each decision",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the analysis to a file")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Analyse with a progress bar, and print the result."""
    at_least(1, "iterations", given.iterations)
    if given.json is not None:
        check_writable(given.json)
    record = read_record(read_file(given.file))
    game = game_of(record)
    prepare(game, bots=True, search=True)
    found = analysed(game, record, given.iterations)
    tell(game, record, found)
    if given.json is not None:
        write_file(given.json, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0


def analysed(game: Game, record: AnyRecord, iterations: int) -> Analysis:
    """Analyse a record."""
    work = Analysing(game, record, iterations)
    with bar("left") as progress:
        task = progress.add_task("Thinking it over", total=work.total)
        while work.go_on():
            progress.update(task, completed=work.done)
    return work.result()


def tell(game: Game, record: AnyRecord, found: Analysis) -> None:
    """Print the chances, then the costliest decisions."""
    console = out()
    console.print(
        f"{game.name}, {found.seats} seats: {found.decisions} decisions, "
        f"{found.iterations} games thought ahead for each",
        soft_wrap=True,
    )
    console.print(chances(found))
    if not found.missteps:
        console.print("Nobody threw away a chance that could be measured.")
    for misstep in found.missteps:
        console.print(Text(told(misstep, len(record.actions))), soft_wrap=True)


def chances(found: Analysis) -> Table:
    """A table of the chances to win in percent, by seat, at some of the steps."""
    table = Table("step", *LETTERS[: found.seats], box=None, padding=(0, 2, 0, 0))
    every = max(1, -(-len(found.points) // MOST_LINES))
    last = len(found.points) - 1
    for place, point in enumerate(found.points):
        if place % every == 0 or place == last:
            table.add_row(str(point.step), *(f"{PERCENT * one:.0f} %" for one in point.chances))
    return table


def told(misstep: Misstep, last: int) -> str:
    """A costly decision as text."""
    cost = f"{PERCENT * misstep.cost:.0f} % ± {PERCENT * misstep.error:.0f}"
    return (
        f"\nAfter step {misstep.step} of {last}, seat {LETTERS[misstep.seat]} lost {cost}:\n"
        f"  played  {written(misstep.played)}\n"
        f"  better  {written(misstep.better)}\n"
        f"          {misstep.better.reason.message}"
    )


def written(suggestion: Suggestion) -> str:
    """A suggestion as text: the action as JSON, and its chance to win."""
    action = msgspec.json.encode(suggestion.action).decode()
    return f"{action}  {PERCENT * suggestion.win:.0f} % to win"
