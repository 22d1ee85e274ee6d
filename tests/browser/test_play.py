"""Games to their end in two browsers, in which each sees only their own secrets."""

from typing import Any

import pytest

from tests.browser.boards import play
from tests.browser.conftest import Comes
from tests.browser.matrix import chosen
from tests.browser.person import DESK, PHONE
from tests.browser.secrets import check_keys, check_secrets
from tests.browser.tables import table_for
from tests.server.http.games import play as play_inside
from tests.server.servers import Running

SIZES = {"phone": PHONE, "desk": DESK}
# So many choices of a long game are made before the browsers come.
BEFORE = {"goats": 48}
WHOLE_GAMES = chosen(
    default=[("buffalo", "phone"), ("goats", "desk"), ("zoo", "phone")],
    more=[("buffalo", "desk"), ("goats", "phone"), ("zoo", "desk")],
)


@pytest.mark.parametrize(("game", "size"), WHOLE_GAMES)
def test_two_people_and_a_bot_play_a_whole_game(
    game: str, size: str, server: Running, comes: Comes
) -> None:
    """Neither browser was sent a card, a choice or a deal that it may not know."""
    ways: dict[str, Any] = {"size": SIZES[size]}
    ada, ben = comes("Ada", **ways), comes("Ben", **ways)
    assert ada.guest
    assert ben.guest
    table = table_for(server, game, [ada.guest, ben.guest])
    play_inside(server, table, [ada.guest, ben.guest], BEFORE.get(game, 0))
    ada.at(table)
    ben.at(table)

    play(ada, ben)

    for role, person in enumerate((ada, ben)):
        person.sees_the_end()
        check_secrets(server, table, person, role)
        assert person.traffic.complaints == []
        assert person.traffic.strangers == []
    check_keys([ada, ben])
