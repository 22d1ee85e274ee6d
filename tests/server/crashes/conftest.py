"""What starts servers."""

from collections.abc import Iterator

import pytest

from tests.server.crashes import processes
from tests.server.crashes.processes import Nursery
from tests.server.redis import redis_server

__all__ = ["nursery", "redis_server"]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """What starts servers without waiting for their imports."""
    with processes.nursery() as found:
        yield found
