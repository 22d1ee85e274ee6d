"""The example bot plays every game to its end."""

import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.catalog import GAMES
from menagerie.table.commands import Start
from tests.server.running import running, until

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
SECONDS = 180


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_bot_plays_to_the_end(tmp_path: Path, game: str) -> None:
    """It joins by code; a bot of the server plays beside it."""
    with running(tmp_path) as server:
        host = server.person("Host")
        options = {"target": 1} if game == "zoo" else {}
        table = server.open_table(
            host, game, options=options, seat=None, bots={1: "random", 2: "random"}
        )
        live = server.do(server.server.hall.find(table))
        bot = subprocess.Popen(  # noqa: S603 - our own example
            [sys.executable, str(BOT), server.address, live.table.code],
            stdout=subprocess.PIPE,
            text=True,
        )
        until(lambda: live.table.seats[0].ready or bot.poll() is not None)
        server.do(server.server.hall.ask(live, Start(id="start"), host.id))
        said, _ = bot.communicate(timeout=SECONDS)

    assert bot.returncode == 0
    assert said.startswith("I was seat 0 and it ended: {'scores': ")
