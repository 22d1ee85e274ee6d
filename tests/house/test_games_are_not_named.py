"""A game is named in its own rooms and in the catalog: everything else finds it by its key."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie import GAMES

PACKAGE = Path(__file__).parents[2] / "src" / "menagerie"
# The rooms of which each game may have one, named by its key.
OWN_ROOMS = ("games", "bots", "cli/terminal")
# Keys and names in any spelling, also as a part of a longer name such as that of a class.
NAMES = (word for game in GAMES.values() for word in (game.key, game.name))
NAME = re.compile("|".join(NAMES), re.IGNORECASE)

LONG = "search:100,search:1000,search:10000"
# Every line elsewhere that may name a game, by its file; in the catalog, the list of games, any.
CATALOG = "catalog.py"
EXAMPLES = {
    # What `menagerie --help` shows to type.
    "cli/commands.py": [
        "menagerie play buffalo --seats 4",
        "menagerie sim buffalo --games 100000 --seats 5 --bots greedy,random,random,random,random",
        "menagerie arena goats --bots club,fox,owl --games 600 --out goats.json",
    ],
    # What `menagerie arena --help` shows to type.
    "cli/arena.py": [
        "menagerie arena zoo --seats 5 --bots club,search:0.2s,search:2s,random --games 2000",
        f"menagerie arena goats --bots {LONG} --among club --out goats.json",
    ],
}


def is_own(path: str) -> bool:
    """Whether a file is in the room of a game."""
    return any(path.startswith(f"{room}/{key}/") for room in OWN_ROOMS for key in GAMES)


def named_in(text: str) -> list[str]:
    """The lines of a text that name a game."""
    return [line.strip() for line in text.splitlines() if NAME.search(line)]


def sources() -> Iterator[tuple[str, str]]:
    """The path and text of every source file that is in no game's own room."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if not is_own(name):
            yield name, path.read_text("utf-8")


def test_only_the_catalog_and_examples_name_a_game() -> None:
    """A game that is added needs no line in any other file."""
    found = {name: lines for name, text in sources() if (lines := named_in(text))}

    assert found.pop(CATALOG)
    assert found == EXAMPLES


@pytest.mark.parametrize(
    "line", ["from menagerie.games.zoo.game import ZOO", "GoatsFace()", 'f"menagerie_buffalo"']
)
def test_a_name_is_found_in_any_spelling(line: str) -> None:
    """In an import, in a class, in a string."""
    assert named_in(f"first\n  {line}\nlast") == [line]


@pytest.mark.parametrize(
    ("room", "file"), [("games", "game.py"), ("bots", "player.py"), ("cli/terminal", "board.py")]
)
def test_a_room_that_is_found_by_key_has_a_key(room: str, file: str) -> None:
    """A mistyped folder would leave its game with general bots, or with the generic face."""
    found = {path.parent.name for path in (PACKAGE / room).glob(f"*/{file}")}

    assert found == set(GAMES)
