"""`menagerie completion`: a script with which a shell completes commands and arguments."""

import argparse
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from menagerie.catalog import GAMES
from menagerie.cli.arguments import Help

SHELLS = ("bash", "zsh", "fish", "tcsh")
# Where each of these shells finds the script.
EXAMPLES = """
  menagerie completion bash > ~/.local/share/bash-completion/completions/menagerie
  menagerie completion zsh > ~/.zfunc/_menagerie     # with fpath+=~/.zfunc before compinit
  menagerie completion fish > ~/.config/fish/completions/menagerie.fish
"""


def add_to(commands: Any, whole: ArgumentParser) -> None:
    """Add the command to a parser, for the whole of which it writes the script."""
    parser = commands.add_parser(
        "completion",
        help="print a script with which a shell completes these commands",
        description="Print a script with which a shell completes commands, arguments, games and "
        "files.",
        epilog=f"examples:{EXAMPLES}",
        formatter_class=Help,
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell")
    parser.set_defaults(command=partial(run, whole))


def run(whole: ArgumentParser, given: Namespace) -> int:
    """Print the script."""
    import shtab  # noqa: PLC0415 - other commands need not wait for it

    for action in actions_of(whole):
        if action.dest == "game":
            action.choices = tuple(GAMES)
        elif action.type is Path or action.metavar == "FILE":
            vars(action)["complete"] = shtab.FILE
    print(shtab.complete(whole, given.shell))
    return 0


def actions_of(parser: ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments of a parser and of its commands."""
    for action in parser._actions:  # noqa: SLF001 - shtab reads them, too
        yield action
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in action.choices.values():
                yield from actions_of(command)
