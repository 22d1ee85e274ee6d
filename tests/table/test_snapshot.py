"""Who opens a table is sent the whole game so far."""

import pytest

from menagerie.table.news.snapshot import snapshot
from tests.table.builders import table


@pytest.mark.parametrize("game", ["buffalo", "goats", "zoo"])
def test_a_page_that_is_opened_again_tells_the_whole_game(game: str) -> None:
    """Each role is sent every event that it has heard of, in order, however long ago."""
    sitting = table(game, 3).sit("Ann", "Ben", "Cid").start().play_to_end()
    for role in (0, sitting.table.watching):
        seat = None if role == sitting.table.watching else role
        told = [event for one in sitting.told for event in one.events if event.is_for(seat)]
        public = [event for event in told if event.audience == "everybody"]
        found = snapshot(sitting.table, role).events
        assert [event for event in found if event.audience == "everybody"] == public
        assert set(found) <= set(told)
