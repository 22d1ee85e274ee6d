"""When partners may not talk."""

import pytest

from tests.games.zoo.builders import GAME, exchange, play, zoo
from tests.games.zoo.scenes import TEAMS

ON_MICE = f"""
    {TEAMS}
    Anna holds  hedgehog whale
    Ben holds   2 fox
    Carl holds  hedgehog lion
    Dora holds  2 fox
    Ben led     2 mouse
"""


@pytest.mark.rule("Z17")
def test_partners_are_silent_while_cards_are_exchanged() -> None:
    """A player alone has nobody to settle anything with."""
    assert GAME.silent(exchange(4)) == (0, 1, 2, 3)
    assert GAME.silent(exchange(5)) == (0, 1, 3, 4)


@pytest.mark.rule("Z18")
def test_partners_are_silent_while_one_asks_the_other() -> None:
    """Before and after the question all may talk."""
    state = zoo(ON_MICE)
    assert GAME.silent(state) == ()

    asked = play(state, "Carl asks hedgehog")
    assert GAME.silent(asked) == (0, 1, 2, 3)
    assert GAME.silent(play(asked, "Anna refuses")) == ()
