"""`menagerie backup`: copy the database of a server that may be running."""

from argparse import ArgumentParser, Namespace
from os import environ
from pathlib import Path
from typing import Any

from menagerie.cli.arguments import Help
from menagerie.cli.console import out
from menagerie.cli.serve import add_config

MEBIBYTE = 1 << 20


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "backup",
        help="copy the server's database while it runs",
        description="Copy the server's SQLite database to a file, while the server keeps running.",
        formatter_class=Help,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.set_defaults(command=run)


def add_database(parser: ArgumentParser) -> None:
    """Add arguments for the database, and for the file of settings that may name it."""
    add_config(parser)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: the one that the server would use)",
    )


def database_of(given: Namespace) -> str:
    """The named database, else the one that the server would use."""
    from menagerie.server.host.settings import read_settings  # noqa: PLC0415 - no game needs it

    arguments = {"database": given.database, "config": given.config}
    return read_settings(environ, arguments).database


def run(given: Namespace) -> int:
    """Copy the database, and print the size."""
    from menagerie.server.store.backup import back_up  # noqa: PLC0415 - no game needs it

    size = back_up(database_of(given), given.file, force=given.force)
    out().print(f"Copied {size / MEBIBYTE:.1f} MiB to {given.file}", soft_wrap=True)
    return 0
