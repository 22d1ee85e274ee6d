"""All commands, with one parser and one way to report errors."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from menagerie.cli import (
    REFUSED,
    analyse,
    arena,
    backup,
    bench,
    compile_rules,
    completion,
    lessons,
    load,
    new_game,
    perft,
    play,
    puzzles,
    replay,
    reports,
    schema,
    serve,
    sim,
    verify,
)
from menagerie.cli.arguments import Command, Help, Parser
from menagerie.cli.console import never_fail_to_print
from menagerie.core.distribution import installed_version
from menagerie.core.errors import MenagerieError

INTERRUPTED, PIPE_CLOSED = 130, 141

EXAMPLES = """
  menagerie play buffalo --seats 4
  menagerie serve --open
  menagerie sim buffalo --games 100000 --seats 5 --bots greedy,random,random,random,random
  menagerie arena goats --bots club,fox,owl --games 600 --out goats.json
  menagerie replay game.json --step 12 --seat 0
  menagerie analyse game.json
  menagerie verify game.json
  menagerie bench --json bench.json
"""


def run(arguments: Sequence[str] | None) -> int:
    """Run a command; wrong input becomes one sentence and status 2."""
    never_fail_to_print()
    try:
        given = parser().parse_args(arguments)
        status = chosen(given)(given)
        sys.stdout.flush()
    except MenagerieError as error:
        print(f"menagerie: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has closed it; Python must not fail again when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


def chosen(given: Namespace) -> Command:
    """The function of the chosen command."""
    command: Command = given.command
    return command


def parser() -> Parser:
    """The parser of the whole command line."""
    whole = Parser(
        prog="menagerie",
        description="Animal board games: play them, serve them, let bots play, analyse games.",
        epilog=f"examples:{EXAMPLES}",
        formatter_class=Help,
    )
    whole.add_argument("--version", action="version", version=f"menagerie {installed_version()}")
    whole.set_defaults(command=partial(show_help, whole))
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for module in (
        play,
        serve,
        sim,
        arena,
        replay,
        analyse,
        puzzles,
        verify,
        perft,
        bench,
        load,
        compile_rules,
        schema,
        backup,
        reports,
        lessons,
        new_game,
    ):
        module.add_to(commands)
    completion.add_to(commands, whole)
    return whole


def show_help(whole: Parser, _: Namespace) -> int:
    """Print the help, if no command is named."""
    whole.print_help()
    return 0
