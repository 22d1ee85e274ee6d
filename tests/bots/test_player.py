"""The player of a game is found by the game's key; a game without one is played all the same."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from menagerie import GAMES, Game
from menagerie.bots import player
from menagerie.bots.player import Player, find_player, player_module
from tests.core.probe import LAYOUT

ROOT = Path(__file__).parents[2]
NO_OWN: Any = SimpleNamespace(key="mice", layout=LAYOUT)
# Searches and chooses for a copy of a game under a key that has no player.
GENERAL = """
from dataclasses import replace
from menagerie import GAMES
from menagerie.bots.levels import LEVELS
from menagerie.bots.advice.advisor import advise
from menagerie.bots.player import Player, find_player
from menagerie.bots.search.search import Budget

game = replace(GAMES["goats"], key="kids")
state = game.new(2, seed=3)
veiled = game.veil(state, game.to_act(state)[0])
assert find_player(game) == Player()
for level in ("club", "fox"):
    action = LEVELS[level].choose(game, veiled, 1)
    assert game.why_not(state, veiled.seat, action) is None
print(advise(game, veiled, Budget(20)).suggestions[0].reason.key)
"""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_has_its_own_player(game: Game) -> None:
    """With a policy and a prior that know the game, and reasons for hints."""
    found, general = find_player(game), Player()

    assert player_module(game) == f"menagerie.bots.{game.key}.player"
    assert found.policy is not general.policy
    assert found.prior is not general.prior
    assert found.reasons.thoughts


def test_a_game_without_a_player_gets_a_general_one() -> None:
    """It takes any legal action, prefers none, and gives no reasons."""
    assert find_player(NO_OWN) == Player()
    assert player_module(NO_OWN) == player.__name__


def test_a_player_that_cannot_be_imported_is_an_error() -> None:
    """A folder with the game's key must hold its player."""
    with pytest.raises(ModuleNotFoundError, match="player"):
        find_player(SimpleNamespace(key="search", layout=LAYOUT))  # type: ignore[arg-type]


def test_a_game_without_a_player_is_played_and_searched() -> None:
    """In a process of its own: what a layout is played by is settled when it is compiled."""
    told = subprocess.run(  # noqa: S603 - our own lines
        [sys.executable, "-c", GENERAL],
        cwd=ROOT,
        env=os.environ | {"MENAGERIE_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert told.stderr == ""
    assert told.stdout.strip() in {"best_by_search", "nothing_better", "only_action"}
