"""Two processes serve the same tables; one of them, their database or their bus is killed."""

import asyncio
import signal

from sqlalchemy import select

from menagerie.server.hall.lease_renewal import LEASE_SECONDS
from menagerie.server.hall.rounds import ATTEND_SECONDS
from menagerie.server.host.clock import wall_clock
from menagerie.server.store import Store
from menagerie.server.store.schema import TABLES
from tests.server.crashes.conftest import MANY, Pair
from tests.server.crashes.load import at_play
from tests.server.postgres import Postgres
from tests.server.redis import RedisServer
from tests.server.servers import PATIENCE

ROUNDS = 2
SOME = 20
# Whoever is left takes tables over on a round after their lease; then they go on.
TAKING_OVER = LEASE_SECONDS + 2 * ATTEND_SECONDS


def test_people_on_both_play_one_table(pair: Pair) -> None:
    """Each table to its end, with as many connections as people."""

    async def scene() -> None:
        async with at_play(pair.parties):
            await pair.tally.wait_for(1)

    asyncio.run(scene())

    pair.check()
    assert pair.tally.connections == sum(
        len(players) for party in pair.parties for players in party.tables.values()
    )


def test_one_of_two_is_killed(pair: Pair) -> None:
    """The other goes on with its people, bots and clocks, within the time of a lease."""

    async def scene() -> None:
        async with at_play(pair.parties):
            for number in range(ROUNDS):
                await pair.tally.wait_for(SOME)
                lost = pair.servers[number % 2]
                await asyncio.to_thread(lost.end)
                async with asyncio.timeout(TAKING_OVER + PATIENCE):
                    await pair.tally.wait_for(MANY)
                lost.start()

    asyncio.run(scene())

    pair.check()


def test_one_of_two_ends_in_good_order(pair: Pair) -> None:
    """Its leases are free at once, and the other goes on without waiting for them to expire."""
    one, two = pair.servers

    async def scene() -> None:
        async with at_play(pair.parties):
            for lost in (one, two):
                await pair.tally.wait_for(SOME)
                assert await asyncio.to_thread(lost.end, signal.SIGTERM) == 0
                assert len(await holders(pair.database)) <= 1
                async with asyncio.timeout(ATTEND_SECONDS + PATIENCE):
                    await pair.tally.wait_for(MANY)
                lost.start()

    asyncio.run(scene())

    pair.check()
    assert pair.tally.closed <= {1001, 1012}


async def holders(database: str) -> set[str]:
    """Who holds leases that have not expired."""
    store = await Store.open(database)
    try:
        asked = select(TABLES.c.lease_holder).where(TABLES.c.lease_until > wall_clock())
        return {holder for (holder,) in await store._database.read(asked)}
    finally:
        await store.close()


def test_the_database_is_killed(pair: Pair, postgres: Postgres) -> None:
    """Everybody waits until it is back."""

    async def scene() -> None:
        async with at_play(pair.parties):
            for _ in range(ROUNDS):
                await pair.tally.wait_for(SOME)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                await pair.tally.wait_for(SOME)

    asyncio.run(scene())

    pair.check()


def test_the_bus_is_killed(pair: Pair, redis_server: RedisServer) -> None:
    """Tables go on by reading, and at full speed when it is back."""

    async def scene() -> None:
        async with at_play(pair.parties):
            for _ in range(ROUNDS):
                await pair.tally.wait_for(SOME)
                redis_server.kill()
                await pair.tally.wait_for(SOME)
                await asyncio.to_thread(redis_server.start)
                await pair.tally.wait_for(MANY)

    asyncio.run(scene())

    pair.check()
