"""`menagerie puzzles`: find positions with one best action in games between bots."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.text import Text

from menagerie.cli.arguments import Help, UsageError, add_game, at_least, find_game, read_options
from menagerie.cli.console import bar, out, prepare
from menagerie.cli.files import check_writable, read_file, write_file
from menagerie.cli.terminal.voice import voice_of
from menagerie.core.game import Game
from menagerie.puzzles.finder import GRADERS, Finder
from menagerie.puzzles.puzzle import Puzzle, puzzles_of, read_puzzles, written

COUNT, HARDEST = 60, 1 + len(GRADERS)


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "puzzles",
        help="find puzzles in games between bots",
        description="Let bots play, and find positions in which one action is clearly best: by "
        "solving the ending where it is short enough, else by a long search whose intervals do not "
        "overlap. Grade each by the levels of bots that miss it. Without --out, list the puzzles "
        "that a game has.",
        formatter_class=Help,
    )
    add_game(parser)
    parser.add_argument("--count", type=int, default=COUNT, metavar="N", help="how many to find")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, may be repeated",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first game played")
    parser.add_argument(
        "--easiest", type=int, default=1, metavar="GRADE", help="leave out easier ones"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the puzzles to a file")
    parser.add_argument("--add", action="store_true", help="keep those that the file has")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Find puzzles, or list those there are."""
    game = find_game(given.game)
    if given.out is None:
        if given.add:
            raise UsageError("add: name the file with --out")
        show(puzzles_of(game), game)
        return 0
    count = at_least(1, "count", given.count)
    if not 1 <= given.easiest <= HARDEST:
        raise UsageError(f"easiest: a grade is from 1 to {HARDEST}, not {given.easiest}")
    options = read_options(given.option)
    game.template(game.seats[0], options)
    check_writable(given.out)
    kept = read_puzzles(read_file(given.out)) if given.add and given.out.exists() else ()
    prepare(game, bots=True, search=True)
    found = find(Finder(game, count, options, given.seed, given.easiest))
    write_file(given.out, written([*kept, *found]))
    show(tuple(found), game)
    return 0


def find(finder: Finder) -> list[Puzzle]:
    """Find puzzles with a progress bar."""
    with bar("left") as progress:
        task = progress.add_task("Looking for puzzles", total=finder.count)
        for _ in finder.search():
            progress.advance(task)
    return finder.found


def show(puzzles: tuple[Puzzle, ...], game: Game) -> None:
    """Print a line for each puzzle: its grade, who is to act, and the action to find."""
    voice = voice_of(game.speaker)
    for number, puzzle in enumerate(puzzles, 1):
        best = voice.action(game.read_action(puzzle.best.action))
        missed = ", ".join(puzzle.missed) or "nobody"
        stars = "*" * puzzle.grade
        line = f"{number:>3}  {stars:<5}  {puzzle.proof:<8}  {best}  (missed by {missed})"
        out().print(Text(line), soft_wrap=True)
    out().print(f"{game.name}: {len(puzzles)} puzzles")
