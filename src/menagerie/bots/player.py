"""The player of a game: how bots play it, found by the game's key."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from menagerie.bots.thoughts import Reasoner
from menagerie.bots.verbs import any_action, by_search, no_preference, whole_game
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.kernel.dice import Dice
from menagerie.core.kernel.verbs import Codes, register

_players: dict[str, "Player"] = {}


@dataclass(frozen=True)
class Player:
    """How bots play one game; what a game leaves out is as in a game without a player.

    The first four are rules, each for the verb of its name in `bots/verbs.py`. `iterations` are
    those of a level's search where the usual number does not suit the game. `reasons` are the
    thoughts by which hints explain an action, and `begins` the actions that only begin a choice:
    advice completes it.
    """

    policy: Callable[[Any, int, Codes, Dice], int] = any_action
    prior: Callable[[Any, int, int], int] = no_preference
    epoch: Callable[[Any], int] = whole_game
    by_the_book: Callable[[Any], bool] = by_search
    iterations: Mapping[str, int] = field(default_factory=dict)
    reasons: Reasoner = field(default_factory=Reasoner)
    begins: tuple[type[Action], ...] = ()

    @property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The rules by the names of their verbs."""
        return {
            "policy": self.policy,
            "prior": self.prior,
            "epoch": self.epoch,
            "by_the_book": self.by_the_book,
        }


def find_player(game: Game) -> Player:
    """The player of a game; without one of its own, one that takes any legal action."""
    if game.key not in _players:
        name = player_module(game)
        use_player(game, Player() if name == __name__ else import_module(name).PLAYER)
    return _players[game.key]


def player_module(game: Game) -> str:
    """The name of the module that holds a game's player; this one where there is none."""
    name = f"{__package__}.{game.key}"
    return __name__ if find_spec(name) is None else f"{name}.player"


def use_player(game: Game, player: Player) -> None:
    """Let kernels play a game by the rules of a player."""
    register(game.layout, **player.rules)
    _players[game.key] = player
