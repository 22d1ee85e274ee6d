"""`menagerie serve`: the server, for tables in the browser."""

import argparse
import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from typing import Any

from menagerie.catalog import GAMES
from menagerie.cli.arguments import Help
from menagerie.cli.console import aside, out
from menagerie.core.distribution import needs_extra
from menagerie.core.kernel.rule import COMPILING
from menagerie.server.host.settings import (
    CONFIG,
    EXPLAINED,
    HIDDEN,
    PREFIX,
    Days,
    Rate,
    Seconds,
    Settings,
    read_settings,
    to_environment,
    to_text,
    variable,
)

DEFAULTS_IN_WORDS = ("database", "bot_threads")
# Packages of the extra `server`.
FASTER = ("httptools", "uvloop")


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "serve",
        help="serve tables for people, in the browser",
        description="Serve tables for people, in the browser. Every setting can also be given as "
        f"an environment variable, such as {PREFIX}PORT, or in a TOML file, such as port = 8000; "
        "the secret only in these ways. An argument is stronger than a variable, and a variable "
        "stronger than the file.",
        formatter_class=Help,
    )
    add_config(parser)
    for name in EXPLAINED:
        if name not in HIDDEN:
            parser.add_argument(
                f"--{name.replace('_', '-')}",
                default=argparse.SUPPRESS,
                metavar=unit_of(name),
                help=described(name),
            )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(command=run)


def add_config(parser: ArgumentParser) -> None:
    """Add an argument for the file of settings."""
    parser.add_argument(
        f"--{CONFIG}", metavar="FILE", help=f"a TOML file of settings (default: {variable(CONFIG)})"
    )


def unit_of(name: str) -> str:
    """The unit of a setting, else its name."""
    kind = Settings.__annotations__[name]
    for unit, known in (("RATE", Rate), ("DAYS", Days), ("SECONDS", Seconds)):
        if kind == known:
            return unit
    return name.rpartition("_")[2].upper()


def described(name: str) -> str:
    """The help of a setting: its meaning and default."""
    usual = to_text(getattr(Settings(), name))
    if not usual or name in DEFAULTS_IN_WORDS:
        return EXPLAINED[name]
    return f"{EXPLAINED[name]} (default: {usual})"


def run(given: Namespace) -> int:
    """Serve until stopped."""
    from menagerie.server.host import process  # noqa: PLC0415 - other commands need not wait for it

    settings = read_settings(os.environ, arguments_of(given), usual_here())
    process.prepare_folder(settings)
    listening = process.listen(settings.host, settings.port)
    address = settings.public_url or process.address_of(settings.host, listening)
    out().print(f"Menagerie is at {address} (Ctrl-C stops it)", soft_wrap=True)
    if not is_fast():
        out().print(needs_extra("To answer faster, the server", "server"), soft_wrap=True)
    sys.stdout.flush()
    if given.open:
        webbrowser.open(address)
    os.environ.update(to_environment(settings))
    status = serve_first(settings, listening)
    return process.serve(settings, listening) if status is None else status


def serve_first(settings: Settings, listening: socket.socket) -> int | None:
    """Compile what is missing, with interpreted rules until then; a status if the server ended."""
    from menagerie.cli import compile_rules, first_run  # noqa: PLC0415 - as for the server

    missing = [game for game in GAMES.values() if not compile_rules.is_compiled(game)]
    if not missing:
        return None
    aside().print(f"{COMPILING} Until then, strong bots think less far.", soft_wrap=True)
    work = compile_rules.compiling_quietly(missing)
    return first_run.serve_meanwhile(settings, listening, work)


def arguments_of(given: Namespace) -> dict[str, str | None]:
    """The settings on the command line."""
    return {name: getattr(given, name, None) for name in (CONFIG, *EXPLAINED)}


def usual_here() -> dict[str, str]:
    """What is usual in a terminal: logs are text."""
    return {"log_format": "text"} if sys.stderr.isatty() else {}


def is_fast() -> bool:
    """Whether the extra `server` is installed; some systems have nothing faster."""
    return sys.platform == "win32" or all(map(find_spec, FASTER))
