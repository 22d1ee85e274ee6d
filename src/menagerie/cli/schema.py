"""`menagerie options` and `menagerie schema`: the options and the data of a game."""

from argparse import Namespace
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from menagerie.cli.arguments import Help, UsageError, add_game, find_game
from menagerie.cli.console import out
from menagerie.cli.terminal.face import styled
from menagerie.core.game import Game
from menagerie.core.records import record_type

KINDS = ("action", "event", "view", "options", "record", "position")


def add_to(commands: Any) -> None:
    """Add both commands to a parser."""
    options = commands.add_parser(
        "options",
        help="list the options of a game",
        description="List the options of a game.",
        formatter_class=Help,
    )
    add_game(options)
    options.set_defaults(command=list_options)
    schema = commands.add_parser(
        "schema",
        help="print the JSON Schema of what a game reads and writes",
        description="Print the JSON Schema of one kind of data.",
        formatter_class=Help,
    )
    add_game(schema)
    schema.add_argument(
        "kind", nargs="?", default="action", metavar="KIND", help=f"one of: {', '.join(KINDS)}"
    )
    schema.set_defaults(command=print_schema)


def list_options(given: Namespace) -> int:
    """Print all options with their defaults and descriptions."""
    game = find_game(given.game)
    schema = msgspec.json.schema(game.options)
    fields = schema["$defs"][game.options.__name__]["properties"]
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    table.add_column("Option", no_wrap=True)
    table.add_column("Default")
    table.add_column("What it does")
    for name, field in fields.items():
        table.add_row(Text(name, "bold"), _written(field["default"]), field["description"])
    console = out()
    seats = f"{game.seats[0]} to {game.seats[-1]} players"
    console.print(styled(game.name, "bold").append(f", {seats}"))
    console.print(table)
    return 0


def _written(value: Any) -> str:
    """A value as written on a command line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def print_schema(given: Namespace) -> int:
    """Print the JSON Schema of one kind of data."""
    game = find_game(given.game)
    if given.kind not in KINDS:
        raise UsageError(f"kind: there is no kind {given.kind} (there are: {', '.join(KINDS)})")
    schema = msgspec.json.schema(type_of(game, given.kind))
    print(msgspec.json.format(msgspec.json.encode(schema)).decode())
    return 0


def type_of(game: Game, kind: str) -> Any:
    """The struct or union of structs of one kind of data."""
    types = {
        "action": game.action_type,
        "event": game.event_type,
        "view": game.view_type,
        "options": game.options,
        "record": record_type(game),
        "position": game.position_type,
    }
    return types[kind]
