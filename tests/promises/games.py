"""Each game's own part of the promises, by its key, and where a game's files lie."""

import inspect
from importlib import import_module
from pathlib import Path
from typing import cast

from menagerie import GAMES, Game
from tests.games.buffalo import promises as buffalo
from tests.games.goats import promises as goats
from tests.games.zoo import promises as zoo
from tests.promises.part import Own

ROOT = Path(__file__).parents[2]
BUILT_IN: dict[str, Own] = {"buffalo": buffalo, "goats": goats, "zoo": zoo}


def folder_of(game: Game) -> Path:
    """Where a game's modules lie."""
    return Path(inspect.getfile(game.layout_class)).parent


def rules_of(game: Game) -> Path:
    """The page of a game's rules: with those of all games, or with the game."""
    page = ROOT / "docs" / "rules" / f"{game.key}.md"
    return page if page.exists() else folder_of(game) / "rules.md"


def own_part(game: Game) -> Own:
    """A game's own part: an added game has it in the tests of its package."""
    if game.key in BUILT_IN:
        return BUILT_IN[game.key]
    package = game.layout_class.__module__.rpartition(".")[0]
    return cast("Own", import_module(f"{package}.tests.promises"))


OWN: dict[str, Own] = {key: own_part(game) for key, game in GAMES.items()}
