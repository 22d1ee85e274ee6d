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
from menagerie.cli.hint import actions_of, sentences
from menagerie.cli.language import add_language, names_of
from menagerie.cli.terminal.voice import Voice, voice_of
from menagerie.core.advice import Analysis, Misstep
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, replay

PERCENT = 100
# About the most lines in the table of chances.
MOST_LINES = 24


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
    add_language(parser)
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
    names = names_of(record.seats)
    tell(found, record, voice_of(game.speaker, names, given.language), game)
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


def tell(found: Analysis, record: AnyRecord, voice: Voice, game: Game) -> None:
    """Print the chances, then the costliest decisions."""
    console = out()
    facts = {"seats": found.seats, "decisions": found.decisions, "iterations": found.iterations}
    console.print(f"{game.name}, {voice.say('analysis', facts)}", soft_wrap=True)
    console.print(chances(found, voice))
    if not found.missteps:
        console.print(voice.text("no_missteps"))
    steps = list(replay(game, record))
    for misstep in found.missteps:
        view = game.view(steps[misstep.step].state, misstep.seat)
        said = told(misstep, len(record.actions), voice, game, view)
        console.print(Text(said), soft_wrap=True)


def chances(found: Analysis, voice: Voice) -> Table:
    """A table of the chances to win in percent, by seat, at some of the steps."""
    table = Table(
        voice.say("step"),
        *map(str, map(voice.name, range(found.seats))),
        box=None,
        padding=(0, 2, 0, 0),
    )
    every = max(1, -(-len(found.points) // MOST_LINES))
    last = len(found.points) - 1
    for place, point in enumerate(found.points):
        if place % every == 0 or place == last:
            table.add_row(
                str(point.step),
                *(voice.say("percent", {"share": round(PERCENT * one)}) for one in point.chances),
            )
    return table


def told(misstep: Misstep, last: int, voice: Voice, game: Game, view: Any) -> str:
    """A costly decision as text: what was played, what was better, and why."""
    facts = {
        "step": misstep.step,
        "steps": last,
        "seat": misstep.seat,
        "cost": round(PERCENT * misstep.cost),
        "error": round(PERCENT * misstep.error),
    }
    played = [voice.action(action, view) for action in actions_of(game, misstep.played)]
    lines = [
        voice.say("misstep_played", {"what": ", ".join(played)}),
        *(
            voice.say("misstep_better", {"what": sentence})
            for sentence in sentences(game, misstep.better, view, voice)
        ),
    ]
    return "\n".join(["", voice.say("misstep", facts), *(f"  {line}" for line in lines)])
