"""Tables that everybody has left leave the memory, and nothing of them stays."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path

from menagerie.server.hall.live_table import LiveTable
from tests.server.crashes.load import at_play, parties
from tests.server.crashes.play import Tally
from tests.server.in_process import Hands
from tests.server.servers import Running, running, until

HOUR = 3600
MANY = 150
LEFT_UNSTARTED = 20


async def tasks() -> int:
    """How many tasks the server has."""
    return len(asyncio.all_tasks())


def rounds(server: Running, condition: Callable[[], bool]) -> None:
    """Walk the server's rounds until something is the case."""

    def walk() -> bool:
        server.do(server.server.hall.rounds.attend())
        return condition()

    until(walk)


def tables_alive() -> int:
    """How many tables are anywhere in memory."""
    gc.collect()
    return sum(isinstance(found, LiveTable) for found in gc.get_objects())


def test_the_hall_forgets(tmp_path: Path) -> None:
    """Tables played to the end, running ones, unstarted ones: no table and no task is left."""
    clock = Hands()
    with running(tmp_path, clock=clock) as server:
        hall = server.server.hall
        before = server.do(tasks())
        host = server.person("Host")
        for _ in range(LEFT_UNSTARTED):
            server.open_table(host)
            server.open_table(host, fill="random", start=True)
        tally = Tally()
        asyncio.run(play_some(server, tally))
        assert len(hall.tables.live) > 2 * LEFT_UNSTARTED

        clock.later(2 * HOUR)
        rounds(server, lambda: all(not live.is_playing for live in awake(server)))
        clock.later(HOUR)
        rounds(server, lambda: not hall.tables.live)

        until(lambda: not hall.tasks.running)
        until(lambda: server.do(tasks()) <= before)
        until(lambda: tables_alive() == 0)


async def play_some(server: Running, tally: Tally) -> None:
    """Let people play for a while, and leave."""
    async with at_play(parties([server.address], tally)):
        await tally.wait_for(MANY)


def awake(server: Running) -> list[LiveTable]:
    """The tables in memory that do not sleep."""
    return [live for live in server.server.hall.tables.live.values() if not live.table.is_asleep]
