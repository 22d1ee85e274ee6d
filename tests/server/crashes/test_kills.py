"""The only server is killed again and again; it comes back on the same file."""

import asyncio
import os
from pathlib import Path
from random import Random

from tests.server.crashes.checks import check_all
from tests.server.crashes.load import at_play, parties
from tests.server.crashes.play import Party, Tally
from tests.server.crashes.processes import Nursery, Served, served

KILLS = int(os.environ.get("MENAGERIE_KILLS", "20"))
# A game goes on for so many acknowledged commands, at most, before the next kill.
MOST_BETWEEN = 25
SECONDS = 600 + 30 * KILLS


async def kill_under(server: Served, party: list[Party], tally: Tally) -> None:
    """Kill the server at random moments while everybody plays."""
    random = Random(KILLS)  # noqa: S311 - moments are random enough by themselves
    async with at_play(party, SECONDS):
        for _ in range(KILLS):
            await tally.wait_for(random.randint(1, MOST_BETWEEN))
            await asyncio.to_thread(server.end)
            server.start()


def test_a_killed_server_has_lost_nothing(nursery: Nursery, tmp_path: Path) -> None:
    """No acknowledged command, no table, and nobody who played."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with served(nursery, tmp_path / "log", "--database", database) as server:
        tally = Tally()
        everybody = parties([server.address], tally)
        asyncio.run(kill_under(server, everybody, tally))
        counted = asyncio.run(check_all(database, everybody))

    assert counted.tables >= len(everybody)
    assert counted.acknowledged >= KILLS
    assert tally.connections >= KILLS
    assert "Traceback" not in server.log.read_text()
