"""A server that is told to stop under load."""

import asyncio
import signal
from pathlib import Path

from tests.server.crashes.checks import check_all
from tests.server.crashes.load import at_play, parties
from tests.server.crashes.play import Tally
from tests.server.crashes.processes import Nursery, served

ROUNDS, SOME = 3, 20
# By both a server says that it goes and that one may come back.
GOING_AWAY, RESTARTING = 1001, 1012


def test_a_server_ends_in_good_order(nursery: Nursery, tmp_path: Path) -> None:
    """Sockets are told so, its status is 0, and all goes on with the next one."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with served(nursery, tmp_path / "log", "--database", database) as server:
        tally = Tally()
        everybody = parties([server.address], tally)

        async def scene() -> None:
            async with at_play(everybody):
                for _ in range(ROUNDS):
                    await tally.wait_for(SOME)
                    assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
                    server.start()

        asyncio.run(scene())
        asyncio.run(check_all(database, everybody))

    assert tally.closed
    assert tally.closed <= {GOING_AWAY, RESTARTING}
    assert "Traceback" not in server.log.read_text()
