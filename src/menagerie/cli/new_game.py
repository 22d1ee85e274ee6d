"""`menagerie new-game`: a package for a new game, to be changed bit by bit."""

import keyword
import re
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from menagerie.catalog import GAMES, KEY
from menagerie.cli.arguments import Help, UsageError
from menagerie.cli.files import FileError, make_folder, write_file

# The example is the template: in a wheel beside this file, in a checkout where it is.
HERE = Path(__file__)
TEMPLATES = (HERE.parent / "template", HERE.parents[3] / "examples" / "magpies")
EXAMPLE = "magpies"
NAMES = re.compile(EXAMPLE, re.IGNORECASE)
LETTER = re.compile(r"\bM(V?\d+)\b")
TITLE = re.compile(r'"title": "[^"]*"')
COPIED = {".json", ".md", ".py", ".toml"}
# Where modules are found by the key of a game.
ROOMS = ("menagerie.games", "menagerie.bots", "menagerie.cli.terminal")

NEXT = """\
{folder}: a game that works already, to be changed bit by bit.

  cd {folder}
  export PYTHONPATH=. MENAGERIE_GAMES={name}.game:{constant}
  menagerie play {name} --seats 3

Then write its rules in {name}/rules.md. README.md has the other files and the tests.
"""


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "new-game",
        help="write the package of a new game",
        description="Write a package for a game of your own: a complete small game by its name, "
        "with rules, words, positions and tests, which you change bit by bit.",
        formatter_class=Help,
    )
    parser.add_argument("name", metavar="NAME", help="the key of the game, such as otters")
    parser.add_argument(
        "--folder", type=Path, default=Path(), metavar="FOLDER", help="where the package goes"
    )
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Write the package, and say what to do next."""
    check_name(given.name)
    folder = given.folder / given.name
    if folder.exists():
        raise FileError(f"{folder}: it exists already")
    for file in sorted(template().rglob("*")):
        if file.suffix in COPIED:
            place = folder / renamed(str(file.relative_to(template())), given.name)
            make_folder(place.parent)
            write_file(place, written(file, given.name).encode())
    print(NEXT.format(folder=folder, name=given.name, constant=given.name.upper()), end="")
    return 0


def check_name(name: str) -> None:
    """A name must be fit for addresses, folders and modules, and belong to nothing else."""
    if not KEY.fullmatch(name):
        raise UsageError(f"name: small letters, digits and _, a letter first, not {name!r}")
    if keyword.iskeyword(name):
        raise UsageError(f"name: {name} is a word of Python")
    if name in GAMES:
        raise UsageError(f"name: there is a game {name} already")
    for module in (name, *(f"{room}.{name}" for room in ROOMS)):
        if find_spec(module) is not None:
            raise UsageError(f"name: there is a module {module} already")


def template() -> Path:
    """Where the example lies."""
    return next(folder for folder in TEMPLATES if folder.exists())


def written(file: Path, name: str) -> str:
    """A file of the template for another game; what people read has its title."""
    title = name.replace("_", " ").title()
    text = renamed(file.read_text("utf-8"), name, "" if file.suffix == ".py" else title)
    return TITLE.sub(f'"title": "{title}"', text) if file.suffix == ".json" else text


def renamed(text: str, name: str, title: str = "") -> str:
    """A text of the example with the names of another game, and the letter of its rules."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    names = {EXAMPLE: name, EXAMPLE.capitalize(): title or camel, EXAMPLE.upper(): name.upper()}
    text = LETTER.sub(rf"{name[0].upper()}\1", text)
    return NAMES.sub(lambda found: names[found[0]], text)
