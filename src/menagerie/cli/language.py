"""The language of the terminal, and the names of those who play there."""

import getpass
import os
from argparse import ArgumentParser

from menagerie.core.messages import LANGUAGES
from menagerie.core.words import ENGLISH

# What POSIX reads, in this order.
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
# What bots are called, by seat; the page calls them so, too.
BOT_NAMES = ("Alma", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta")


def add_language(parser: ArgumentParser) -> None:
    """Add an argument for the language; the locale decides without it."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=language_of_locale(),
        help="the language of the game",
    )


def language_of_locale() -> str:
    """The language of the environment, if the games speak it, else English."""
    named = next(filter(None, map(os.environ.get, LOCALES)), "")
    return named[:2].lower() if named[:2].lower() in LANGUAGES else ENGLISH


def name_of_user() -> str:
    """What the person is called: the name of the account, with a capital."""
    try:
        return getpass.getuser().capitalize()
    except (ImportError, KeyError, OSError):
        return "Player"


def names_of(seats: int, person: int | None = None, name: str = "") -> list[str]:
    """A name for each seat; bots with the person's name change it."""
    names = list(BOT_NAMES[:seats])
    if person is not None:
        names = [f"{bot} 2" if bot == name else bot for bot in names]
        names[person] = name
    return names
