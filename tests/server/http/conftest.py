"""A server for all tests of the API, and browsers to ask it with."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx2
import pytest

from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running, running

Visit = Callable[..., httpx2.Client]


# It ends with the tests of this folder: others change what the bots at its tables are.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def visit(server: Running) -> Iterator[Visit]:
    """Ask as somebody, or as nobody."""
    with ExitStack() as opened:

        def visit(guest: Guest | None = None, **headers: str) -> httpx2.Client:
            return opened.enter_context(server.client(guest, **headers))

        yield visit


@pytest.fixture
def ada(server: Running) -> Guest:
    """Somebody."""
    return server.person("Ada")


@pytest.fixture(scope="package")
def people(server: Running) -> list[Guest]:
    """Three people who play with each other."""
    return [server.person(name) for name in ("Ada", "Ben", "Cyd")]


@pytest.fixture(scope="package")
def finished(server: Running, people: list[Guest]) -> str:
    """A table of theirs whose game is over."""
    table = table_of(server, people)
    play(server, table, people)
    return table


@pytest.fixture
def playing(server: Running, people: list[Guest]) -> str:
    """A table of theirs that has just started, with the memory aid."""
    return table_of(server, people, options={"memory_aid": True})
