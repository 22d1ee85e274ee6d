"""A game of each kind, played to its end without a mouse and without a finger."""

import pytest

from tests.browser.boards import play
from tests.browser.conftest import Comes
from tests.browser.tables import SHORT, table_for
from tests.server.servers import Running

FEWEST = {"buffalo": 2, "goats": 2, "zoo": 3}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keyboard_alone(game: str, server: Running, comes: Comes) -> None:
    """Every choice can be reached by Tab and arrows, and made with Enter."""
    ada = comes("Ada", hands="keys")
    assert ada.guest
    ada.at(table_for(server, game, [ada.guest], **(SHORT[game] | {"seats": FEWEST[game]})))

    play(ada)

    assert ada.is_over
    assert ada.traffic.complaints == []
