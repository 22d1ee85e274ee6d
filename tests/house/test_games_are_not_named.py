"""A game is named in its own rooms and in the catalog: everything else finds it by its key."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.catalog import BUILT_IN
from menagerie.core.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "menagerie"
PAGE = ROOT / "web" / "src"
KEYS = [game.key for game in BUILT_IN]
# The rooms of which each game may have one, named by its key.
OWN_ROOMS = ("games", "bots", "cli/terminal")
# Keys and names in any spelling, also as a part of a longer name such as that of a class.
NAMES = (word for game in BUILT_IN for word in (game.key, game.name))
NAME = re.compile("|".join(NAMES), re.IGNORECASE)
# On the page keys are words of English texts, too: there, a key in quotes or in a path, a part of
# a longer name, or the name on the box.
BOXES = "|".join(game.name for game in BUILT_IN)
TYPES = "|".join(key.capitalize() for key in KEYS)
ON_PAGE = re.compile(rf"""["'`/]({"|".join(KEYS)})["'`/]|\b({TYPES})[A-Z]|{BOXES}""")

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
    return any(path.startswith(f"{room}/{key}/") for room in OWN_ROOMS for key in KEYS)


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


# What the page generates from the server's types, and the credits that its licence asks for.
GENERATED = "wire.ts"
CREDITS = re.compile(r'"about_variants": ')


def page_sources() -> Iterator[tuple[str, str]]:
    """The path and text of every source file of the page that is in no game's own folder."""
    for path in sorted(PAGE.rglob("*.*")):
        name = path.relative_to(PAGE).as_posix()
        is_source = path.suffix in {".css", ".json", ".svelte", ".ts"}
        if is_source and not name.startswith(tuple(f"games/{key}/" for key in KEYS)):
            yield name, path.read_text("utf-8")


def test_the_page_names_no_game_outside_its_folder() -> None:
    """A game that is added needs no line in any other file; its words have title and pitch."""
    found = {
        name: lines
        for name, text in page_sources()
        if name != GENERATED and not name.endswith(".test.ts")
        if (lines := [line.strip() for line in text.splitlines() if ON_PAGE.search(line)])
    }

    texts = {f"texts/{language}.json" for language in LANGUAGES}
    assert all(CREDITS.match(line) for name in texts for line in found.pop(name, []))
    assert found == {}


@pytest.mark.parametrize(
    "line", ['import "../games/zoo/tokens.css"', "GoatsView", '"buffalo"', "<h1>Zoff im Zoo</h1>"]
)
def test_a_name_on_the_page_is_found(line: str) -> None:
    """As a key, in a path, in a type, and as it is printed."""
    assert ON_PAGE.search(line)


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

    assert found == set(KEYS)
