"""What starts servers, and two of them with people who play at both."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crashes import processes
from tests.server.crashes.checks import check_all
from tests.server.crashes.load import parties
from tests.server.crashes.play import Tally
from tests.server.crashes.processes import Nursery, Served, served
from tests.server.postgres import Postgres
from tests.server.redis import RedisServer, redis_server

__all__ = ["nursery", "pair", "redis_server"]

MANY = 60


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """What starts servers without waiting for their imports."""
    with processes.nursery() as found:
        yield found


class Pair:
    """Two processes, the people who play at both, and what all of them need."""

    def __init__(self, one: Served, two: Served, database: str) -> None:
        self.servers = (one, two)
        self.database = database
        self.tally = Tally()
        self.parties = parties([one.address, two.address], self.tally)

    def check(self) -> None:
        """Nothing acknowledged is lost, no table damaged, nobody left behind."""
        counted = asyncio.run(check_all(self.database, self.parties))
        assert counted.tables >= len(self.parties)
        assert counted.acknowledged >= MANY
        for server in self.servers:
            assert "Traceback" not in server.log.read_text()


@pytest.fixture
def pair(
    nursery: Nursery, postgres: Postgres, redis_server: RedisServer, tmp_path: Path
) -> Iterator[Pair]:
    """Two processes that share an empty database and a bus."""
    database = postgres.empty_database()
    words = ("--database", database, "--bus", redis_server.url)
    with (
        served(nursery, tmp_path / "one", *words) as one,
        served(nursery, tmp_path / "two", *words) as two,
    ):
        yield Pair(one, two, database)
