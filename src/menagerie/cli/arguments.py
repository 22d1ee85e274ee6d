"""Arguments that several commands share, and functions that read them."""

import argparse
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any, NoReturn

import msgspec

from menagerie.catalog import GAMES
from menagerie.core.errors import MenagerieError, OptionsError
from menagerie.core.game import Game
from menagerie.core.seeds import SEED_BYTES, seed_bytes

Command = Callable[[Namespace], int]

WORDS = {"yes": True, "on": True, "no": False, "off": False}


class UsageError(MenagerieError):
    """A command line that cannot be understood."""


class Parser(ArgumentParser):
    """A parser that raises an error with one sentence, and does not exit."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise UsageError(f"{message} (see {self.prog} --help)")


class Help(argparse.RawDescriptionHelpFormatter, argparse.ArgumentDefaultsHelpFormatter):
    """Help that keeps the lines of examples and names defaults, if there are any."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        """An argument's help with its default, if it has one."""
        is_nothing = action.default is None or action.default is False or action.default == []
        return action.help if is_nothing else super()._get_help_string(action)


def find_game(key: str) -> Game:
    """Look up a game by its key."""
    if key not in GAMES:
        raise UsageError(f"game: there is no game {key} (there are: {', '.join(GAMES)})")
    return GAMES[key]


def chosen_games(key: str | None) -> tuple[Game, ...]:
    """The named game, or all games."""
    return tuple(GAMES.values()) if key is None else (find_game(key),)


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    """Add an argument for the game."""
    names = ", ".join(GAMES)
    if optional:
        parser.add_argument("game", nargs="?", help=f"the game (default: all of them): {names}")
    else:
        parser.add_argument("game", help=f"the game: {names}")


def add_deal(parser: ArgumentParser, seats: int, seed: str | None) -> None:
    """Add arguments for the deal: seats, options, seed."""
    parser.add_argument("--seats", type=int, default=seats, metavar="N", help="how many players")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, may be repeated; `menagerie options GAME` lists them",
    )
    parser.add_argument(
        "--seed",
        default=seed,
        metavar="SEED",
        help="a whole number or 64 hexadecimal digits; the same seed deals the same game",
    )


def read_option(text: str) -> tuple[str, Any]:
    """Read NAME=VALUE; a bare name means true."""
    name, equals, value = text.partition("=")
    if not equals:
        return name, True
    if value.lower() in WORDS:
        return name, WORDS[value.lower()]
    try:
        return name, msgspec.json.decode(value.lower())
    except msgspec.DecodeError:
        return name, value


def read_options(given: list[str]) -> dict[str, Any]:
    """Read all options; the game checks them."""
    return dict(map(read_option, given))


def read_seed(text: str | None) -> bytes:
    """Read a seed; without one, take a random one."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(text) == 2 * SEED_BYTES:
        return seed_bytes(text)
    try:
        return seed_bytes(int(text))
    except ValueError:
        raise OptionsError(
            f"seed: it must be a whole number or {2 * SEED_BYTES} hexadecimal digits, not {text}"
        ) from None


def at_least(least: int, name: str, value: int) -> int:
    """Refuse a number that is too small."""
    if value < least:
        raise UsageError(f"{name}: it must be {least} or more, not {value}")
    return value
