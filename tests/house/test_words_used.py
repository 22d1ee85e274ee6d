"""The words of games: every message is used somewhere, and every message that is asked for exists.

Code asks for a message by its whole key, in quotes, or puts the key together: `event_` and the type
of an event. `FAMILIES` in `tests/games/<game>/families.py` lists what else is put together.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from menagerie import GAMES
from menagerie.bots.player import find_player
from menagerie.cli.terminal.voice import SHARED
from menagerie.core.words import Words

ROOT = Path(__file__).parents[2]
SOURCES = ("src/menagerie", "web/src")
# The pictures of the rules have words of their own.
NOT_OF_GAMES = {"built", "rulebook"}
# Printed on the box, which `web/vite.config.ts` reads.
BOX = {"title", "pitch"}
QUOTED = re.compile(r"""["'`]([\w-]+)["'`]""")
PUT_TOGETHER = re.compile(r"""["'`](\w+)_\$?\{""")
ASKED = re.compile(r"""\b(?:say|text)\(\s*"([\w-]+)"[,)]""")
SPOKEN = [key for key in GAMES if find_spec(f"tests.games.{key}.families")]


@cache
def files() -> tuple[tuple[Path, str], ...]:
    """All code that may speak: the place of each file and its text."""
    found = [
        path
        for place in SOURCES
        for ending in ("py", "ts", "svelte")
        for path in (ROOT / place).rglob(f"*.{ending}")
        if not NOT_OF_GAMES & set(path.parts) and not path.name.endswith(".test.ts")
    ]
    return tuple((path.relative_to(ROOT), path.read_text("utf-8")) for path in found)


def code(key: str, *, shared: bool) -> str:
    """The code of a game, with all that belongs to no game if `shared`."""
    others = set(GAMES) - {key}
    return "\n".join(
        text
        for path, text in files()
        if key in path.parts or (shared and not others & set(path.parts))
    )


def families(key: str) -> dict[str, list[str]]:
    """The keys that are put together, by what they begin with."""
    game = GAMES[key]
    refusals = import_module(f"menagerie.games.{key}.codes").Refusal
    members: dict[str, Iterable[object]] = {
        "action": [kind.__struct_config__.tag for kind in game.action_type.__args__],
        "advice": [thought.key for thought in find_player(game).reasons.thoughts],
        "event": [kind.__struct_config__.tag for kind in game.event_type.__args__],
        "option": option_names(game.options),
        "reason": [refusal.name.lower() for refusal in refusals if refusal],
        **import_module(f"tests.games.{key}.families").FAMILIES,
    }
    return {first: [f"{first}_{name}" for name in names] for first, names in members.items()}


def option_names(options: type) -> Iterator[str]:
    """What the messages of options end with: titles, explanations, and values by name."""
    for field in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]
        yield field.name
        yield f"{field.name}_why"
        values = getattr(field.type, "type", field.type)
        for value in getattr(values, "values", ()):
            yield f"{field.name}_{value}"


def own_words(key: str) -> Words:
    """What only the terminal says of a game."""
    return Words(ROOT / "src/menagerie/cli/terminal" / key / "words")


@pytest.mark.parametrize("key", SPOKEN)
def test_every_message_of_a_game_is_used(key: str) -> None:
    """By the page, the game, its bots or its terminal."""
    text = code(key, shared=True)
    quoted, begun = set(QUOTED.findall(text)), set(PUT_TOGETHER.findall(text))
    together = {
        name for first, names in families(key).items() if first in begun | quoted for name in names
    }
    there = GAMES[key].speaker.words.keys | own_words(key).keys
    assert sorted(there - BOX - quoted - together) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_every_message_that_is_asked_for_exists(key: str) -> None:
    """By its whole key in Python, or by a family; the types of the page see to its whole keys."""
    text = code(key, shared=False)
    there = GAMES[key].speaker.words.keys | own_words(key).keys
    known = there.union(*(words.keys for words in SHARED))
    assert sorted(set(ASKED.findall(text)) - known) == []
    assert sorted(set(PUT_TOGETHER.findall(text)) - set(families(key))) == []
    assert [name for names in families(key).values() for name in names if name not in there] == []


# The families of the page.
TOGETHER = {"bot", "chat", "continue", "pace", "phrase", "speed", "status", "theme"}
# Whose words these are, where they are spoken, and their families.
OTHERS = {
    "web/src/texts": (ROOT / "web/src", TOGETHER),
    "src/menagerie/cli/terminal/words": (ROOT / "src/menagerie/cli", {"word"}),
}


@pytest.mark.parametrize("folder", OTHERS)
def test_every_message_of_no_game_is_used(folder: str) -> None:
    """By its whole key, or by a family; no key is asked for that is not there."""
    place, together = OTHERS[folder]
    text = "\n".join(text for path, text in files() if (ROOT / path).is_relative_to(place))
    there = Words(ROOT / folder).keys
    families = set(PUT_TOGETHER.findall(text)) & together
    quoted = set(QUOTED.findall(text))
    unused = [key for key in there - quoted if key.partition("_")[0] not in families]
    assert sorted(unused) == []
