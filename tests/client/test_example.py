"""The example bot plays every game to its end."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menagerie.catalog import GAMES
from menagerie.table.wire.commands import Start
from tests.server.servers import running, until

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
SECONDS = 600


@contextmanager
def example(address: str, code: str) -> Iterator[subprocess.Popen[str]]:
    """Run the example at a table; it is ended with the block."""
    words = [sys.executable, str(BOT), address, code]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as bot:  # noqa: S603 - our own example
        try:
            yield bot
        finally:
            bot.kill()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_bot_plays_to_the_end(tmp_path: Path, game: str) -> None:
    """It joins by code, and plays against a bot of the server."""
    with running(tmp_path) as server:
        host = server.person("Host")
        options = {"target": 1} if game == "zoo" else {}
        table = server.open_table(
            host, game, options=options, seat=None, bots={1: "random", 2: "random"}
        )
        live = server.do(server.server.hall.tables.find(table))
        with example(server.address, live.table.code) as bot:
            until(lambda: live.table.seats[0].ready or bot.poll() is not None)
            server.do(server.server.hall.decisions.ask(live, Start(id="start"), host.id))
            said, _ = bot.communicate(timeout=SECONDS)

    assert bot.returncode == 0
    assert said.startswith("I was seat 0 and it ended: {'scores': ")
