"""The first run on a machine: people play before anything is compiled, and notice no change."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import httpx2
import pytest

from menagerie.catalog import GAMES
from menagerie.cli.first_run import serve_meanwhile
from menagerie.server.host.process import listen
from menagerie.server.host.settings import to_environment
from tests.server.crashes.checks import check_all
from tests.server.crashes.load import at_play, parties
from tests.server.crashes.play import Party, Tally
from tests.server.ports import LOOPBACK
from tests.server.servers import COMPILING, PATIENCE, running, settings_for, spawned, until

SOME = 12
IS_SOAK = os.environ.get("MENAGERIE_PROFILE") == "soak"


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """What a test changes of signals is put back."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


class StandIn:
    """Work that is done once people have played, in the place of compiling."""

    def __init__(self) -> None:
        self.done = threading.Event()

    def go_on(self) -> bool:
        """Wait a moment; return whether people have not played enough."""
        return not self.done.wait(0.05)


def test_people_play_on_interpreted_rules_and_then_on_compiled_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was acknowledged is lost by the change, and everybody comes back."""
    settings = settings_for(tmp_path, host=LOOPBACK)
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)
    listening = listen(LOOPBACK, 0)
    port = listening.getsockname()[1]
    work, swapped, finished = StandIn(), threading.Event(), threading.Event()
    tally, everybody = Tally(), list[Party]()

    async def scene() -> None:
        async with at_play(everybody):
            await tally.wait_for(SOME)
            work.done.set()
            await asyncio.to_thread(swapped.wait, PATIENCE)
            await tally.wait_for(SOME)

    def play() -> None:
        everybody.extend(parties([f"http://{LOOPBACK}:{port}"], tally))
        asyncio.run(scene())
        finished.set()

    players = threading.Thread(target=play, daemon=True)
    players.start()
    assert serve_meanwhile(settings, listening, work) is None
    listening.close()
    with running(tmp_path, port=port):
        swapped.set()
        assert finished.wait(PATIENCE)
    asyncio.run(check_all(settings.database, everybody))
    assert tally.closed


def test_a_server_that_cannot_start_ends_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its status, whatever is left to compile."""
    (tmp_path / "tables.sqlite3").write_text("a diary, not a database " * 100)
    settings = settings_for(tmp_path, host=LOOPBACK)
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)

    with listen(LOOPBACK, 0) as listening:
        assert serve_meanwhile(settings, listening, StandIn()) == 3


def test_a_server_that_compiles_answers_and_ends_at_once(tmp_path: Path) -> None:
    """On an empty cache; that it compiles is said once."""
    with spawned(tmp_path, MENAGERIE_CACHE=str(tmp_path / "cache")) as server:
        assert httpx2.get(server.address, timeout=PATIENCE).status_code == HTTPStatus.OK
        assert server.end() == 0
    assert (tmp_path / "errors").read_text().count("Compiling") == 1


@pytest.mark.skipif(not IS_SOAK, reason="compiling takes a minute and more: MENAGERIE_PROFILE=soak")
def test_a_server_changes_to_the_rules_that_it_compiled(tmp_path: Path) -> None:
    """Once all of them are there, a second process answers at the same address."""
    errors = tmp_path / "errors"
    with spawned(tmp_path, MENAGERIE_CACHE=str(tmp_path / "cache")) as server:
        until(lambda: errors.read_text().count("Application startup complete") == 2, COMPILING)
        assert httpx2.get(server.address, timeout=PATIENCE).status_code == HTTPStatus.OK
        assert server.end() == 0
    assert len(list(tmp_path.glob("cache/*/complete"))) == 3 * len(GAMES)
