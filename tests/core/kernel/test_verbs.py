"""Verbs are chosen by the record of their state."""

import inspect
from dataclasses import fields

import pytest

from menagerie import GAMES, Game
from menagerie.core.kernel import verbs
from menagerie.core.kernel.verbs import Rulebook, call_of

NAMES = [field.name for field in fields(Rulebook)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_verb_of_a_record_is_the_rule_of_its_game(name: str, game: Game) -> None:
    """Each game's own rule stands behind the verb, compiled and interpreted."""
    rule = getattr(game.rulebook, name)

    assert verbs._rules[name][game.layout.record] is rule
    assert verbs._rules[name][game.layout.reader] is rule


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_is_called_with_the_arguments_of_its_verb(name: str) -> None:
    """With as many as the verb has, each by a name, as Numba asks for it."""
    arity = len(inspect.signature(getattr(verbs, name)).parameters)
    call = call_of(lambda *arguments: arguments, arity)

    assert len(inspect.signature(call).parameters) == arity
    assert call(*range(arity)) == tuple(range(arity))


def test_a_verb_that_was_never_declared_has_no_rules() -> None:
    """A mistyped name is refused when a game is registered."""
    with pytest.raises(KeyError, match="dance"):
        verbs.register(GAMES["goats"].layout, dance=lambda state: state)
