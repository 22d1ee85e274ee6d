"""A fault of our own is not mistaken for a wrong argument."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from menagerie import GAMES, Game

ZOO = GAMES["zoo"]
CALLS: dict[str, Callable[[Game, Any], object]] = {
    "to_act": lambda game, state: game.to_act(state),
    "results": lambda game, state: game.standing(state),
    "veil": lambda game, state: game.veil(state, 0),
    "refusal": lambda game, state: game.why_not(state, 0, game.read_action({"type": "pass"})),
}


class Broken:
    """Entry points of which one fails."""

    def __init__(self, game: Game, name: str) -> None:
        self._kernel = game.kernel
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Fail where asked for; else as the game does."""
        return self._fail if name == self._name else getattr(self._kernel, name)

    def _fail(self, *_: object) -> None:
        raise TypeError("a fault inside")


@pytest.mark.parametrize("name", CALLS)
def test_a_fault_is_told_as_it_is(name: str) -> None:
    """The arguments are right, so the error is the kernel's own."""
    state = ZOO.new(4, seed=1)
    game = replace(ZOO)
    game.__dict__["kernel"] = Broken(ZOO, name)

    with pytest.raises(TypeError, match=r"^a fault inside$"):
        CALLS[name](game, state)
