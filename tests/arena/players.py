"""Players and tournaments for tests."""

import os
from dataclasses import dataclass

import numpy as np

from menagerie.arena.contestants import Contestant, read_contestant, read_contestants
from menagerie.arena.tournament import Tournament
from menagerie.bots.levels import BOTS
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.state import Veiled


def tournament(
    key: str = "goats", seats: int = 4, bots: str = "club,random", among: str | None = None
) -> Tournament:
    """A tournament of quick bots."""
    field = None if among is None else read_contestant(among, {})
    return Tournament(key, seats, {}, read_contestants(bots, {}), field, "5eed")


def between(*players: object, key: str = "goats", seats: int = 2) -> Tournament:
    """A tournament of given players."""
    named = [Contestant(f"p{number}", player) for number, player in enumerate(players)]  # type: ignore[arg-type]
    return Tournament(key, seats, {}, tuple(named), None, "5eed")


@dataclass(frozen=True)
class Witness:
    """Plays like `random`, and checks what it is given."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose; fail if given the truth, or the turn of another seat."""
        assert type(veiled) is Veiled
        assert veiled.seat in game.to_act(veiled)
        assert not np.any(veiled.records["chance"])
        assert game.guess(veiled, 1) != game.guess(veiled, 2)
        return BOTS["random"].choose(game, veiled, seed)


@dataclass(frozen=True)
class Breaking:
    """Raises at its first decision."""

    def choose(self, game: Game, *_: object) -> Action:
        """Raise."""
        raise ZeroDivisionError(f"no idea at {game.key}")


@dataclass(frozen=True)
class Dying:
    """Ends its process."""

    def choose(self, *_: object) -> Action:
        """End the process without a message."""
        os._exit(7)
