"""`menagerie replay`: look at a recorded game."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from menagerie.catalog import game_of, read_record, replay
from menagerie.cli.arguments import Help, UsageError
from menagerie.cli.console import out, prepare
from menagerie.cli.files import read_file
from menagerie.cli.language import add_language, names_of
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import Face, styled
from menagerie.cli.terminal.voice import Voice, voice_of
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord
from menagerie.core.state import Step


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "replay",
        help="look at a recorded game",
        description="Show a recorded game step by step, or the position after one step.",
        formatter_class=Help,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument(
        "--step", type=int, metavar="N", help="show the position after N actions; 0 is the deal"
    )
    parser.add_argument("--seat", type=int, metavar="S", help="show only what this seat may know")
    add_language(parser)
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Print the whole game, or one position."""
    record = read_record(read_file(given.file))
    game = game_of(record)
    check_seat(record, given.seat)
    prepare(game)
    steps = list(replay(record))
    voice = voice_of(game.speaker, names_of(record.seats), given.language)
    if given.step is None:
        tell(game, voice, steps, given.seat)
    else:
        show(game, voice, steps, given.step, given.seat)
    return 0


def check_seat(record: AnyRecord, seat: int | None) -> None:
    """Raise if the record has no such seat."""
    if seat is not None and not 0 <= seat < record.seats:
        raise UsageError(f"seat: the record has seats 0 to {record.seats - 1}, not {seat}")


def tell(game: Game, voice: Voice, steps: list[Step], seat: int | None) -> None:
    """Print every step in words, with its number."""
    console, face = out(), face_of(game, voice)
    seats = game.seats_of(steps[0].state)
    title = styled(game.name, "bold").append(", ")
    console.print(title.append_text(voice.text("players", {"seats": seats})))
    for number, step in enumerate(steps):
        heard = [event for event in step.events if seat is None or event.is_for(seat)]
        for at, line in enumerate(face.tell(heard, game.view(step.state, seat))):
            margin = Table.grid(padding=(0, 2))
            margin.add_row(Text(f"{number if at == 0 else '':>4}", "dim"), line)
            console.print(margin)
    if game.outcome(steps[-1].state):
        console.print()
        console.print(face.result(game.view(steps[-1].state, seat), steps[-1].events))
    else:
        console.print(voice.text("not_over", style="dim"))


def show(game: Game, voice: Voice, steps: list[Step], number: int, seat: int | None) -> None:
    """Print the position after one step."""
    if not 0 <= number < len(steps):
        raise UsageError(f"step: the record has steps 0 to {len(steps) - 1}, not {number}")
    console, face = out(), face_of(game, voice)
    facts = {"step": number, "steps": len(steps) - 1}
    console.print(voice.text("after_step", facts, "dim"))
    print_position(console, face, game, steps[number], seat)


def print_position(console: Console, face: Face, game: Game, step: Step, seat: int | None) -> None:
    """Print a position as a seat sees it, or the whole truth."""
    if seat is not None:
        console.print(face.position(game.view(step.state, seat)))
        return
    seats = range(game.seats_of(step.state))
    console.print(face.truth([game.view(step.state, other) for other in (None, *seats)]))
