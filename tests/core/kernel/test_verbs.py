"""Verbs are chosen by the record of the state they are handed."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from menagerie import GAMES, Game
from menagerie.core.kernel.verbs import VERBS, implementation


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_verb_of_a_record_is_the_rule_of_its_game(verb: Callable[..., Any], game: Game) -> None:
    """Each game's own rule stands behind the verb, with as many arguments as the verb has."""
    chosen = implementation(verb, game.layout.record)

    assert chosen.__closure__ is not None
    (rule,) = (cell.cell_contents for cell in chosen.__closure__)
    assert rule is getattr(game.rulebook, verb.__name__)
    assert len(inspect.signature(chosen).parameters) == len(inspect.signature(verb).parameters)
