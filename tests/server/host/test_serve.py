"""`menagerie serve`: it starts, survives the loss of a worker, stops in good order."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from menagerie.cli import main
from menagerie.server.host import process
from menagerie.server.host.settings import Settings
from tests.server.servers import PATIENCE, until

KEY = "some words that are long enough to sign with"
CLUSTER = ("--workers", "2", "--database", "postgresql://u:pw9x@db/m", "--bus", "redis://bus")


class Served:
    """A server that was started by its command."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.errors = folder / "errors"
        words = [sys.executable, "-m", "tests.server.stand_in", "serve", "--port", "0", *arguments]
        surroundings = os.environ | {"XDG_DATA_HOME": str(folder), "MENAGERIE_SECRET": KEY}
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                words,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=surroundings | environment,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = "".join(re.findall(r"http://\S+", self.said))

    def ask(self) -> tuple[int, float]:
        """The process that answers, and after how long its tables sleep."""
        worker, seconds = httpx2.get(self.address, timeout=PATIENCE).text.split()
        return int(worker), float(seconds)

    def workers(self, count: int) -> set[int]:
        """The processes that answer, once there are so many."""
        seen: set[int] = set()

        def has_seen_all() -> bool:
            seen.add(self.ask()[0])
            return len(seen) >= count

        until(has_seen_all)
        return seen

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, and return its status."""
        self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


Start = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Start]:
    """Start servers, and leave none behind."""
    started: list[Served] = []

    def start(*arguments: str, **environment: str) -> Served:
        started.append(Served(tmp_path, *arguments, **environment))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


def is_gone(worker: int) -> bool:
    """Whether a process has ended."""
    try:
        state = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"


def test_it_serves_and_ends_in_good_order(serve: Start) -> None:
    """The address is said first; the worker has the settings; no secret is logged."""
    server = serve("--sleep-after", "7")

    worker, seconds = server.ask()

    assert server.said == f"Menagerie is at {server.address} (Ctrl-C stops it)\n"
    assert (worker, seconds) == (server.process.pid, 7)
    assert server.end() == 0
    assert '"message":"asked with token=…"' in server.errors.read_text()
    assert KEY not in server.errors.read_text()


def test_ctrl_c_is_no_failure(serve: Start) -> None:
    """A person stops it without a traceback."""
    server = serve("--log-format", "text")
    server.ask()

    assert server.end(signal.SIGINT) == 0
    assert "Traceback" not in server.errors.read_text()


def test_messages_are_small_and_not_compressed(serve: Start) -> None:
    """A message over the limit ends its socket and nothing else."""
    server = serve("--message-bytes", "1024")
    with connect(server.address.replace("http", "ws") + "/ws?key=hush") as client:
        client.send("x" * 1000)
        assert client.recv() == "x" * 1000
        assert client.protocol.extensions == []
        client.send("x" * 2000)
        with pytest.raises(ConnectionClosed, match="1009"):
            client.recv()
    server.ask()

    assert "hush" not in server.errors.read_text()


def test_what_never_ends_is_ended(serve: Start) -> None:
    """A socket that stays for ever holds the end up for a bounded time."""
    server = serve("--shutdown-seconds", "1")
    with connect(server.address.replace("http", "ws")) as client:
        client.send("stay")
        assert client.recv() == "staying"
        assert server.end() == 0


def test_a_worker_that_is_killed_is_replaced(serve: Start) -> None:
    """The other answers meanwhile, and the new one has the same settings."""
    server = serve(*CLUSTER, "--sleep-after", "7")
    before = server.workers(2)
    lost = min(before)

    os.kill(lost, signal.SIGKILL)
    until(lambda: len(server.workers(2) - {lost}) == 2)

    assert server.ask()[1] == 7
    assert server.end() == 0
    assert "pw9x" not in server.errors.read_text()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="missing: /proc")
def test_workers_end_when_their_parent_is_killed(serve: Start) -> None:
    """Nobody keeps the port."""
    server = serve(*CLUSTER)
    workers = server.workers(2)

    server.process.kill()

    until(lambda: all(map(is_gone, workers)))


@pytest.mark.parametrize("arguments", [(), CLUSTER], ids=["one", "two"])
def test_an_application_that_cannot_start_ends_the_server(
    serve: Start, arguments: tuple[str, ...]
) -> None:
    """With a status that says so, and the reason in the log."""
    server = serve(*arguments, STAND_IN_FAILS="1")

    assert server.process.wait(PATIENCE) == 3
    assert "nothing is ready" in server.errors.read_text()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which a command is refused."""
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_port_that_is_taken_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sentence names it."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        database = f"sqlite:///{tmp_path}/m.sqlite3"
        said = refused(capsys, "--port", port, "--database", database)

    assert said == f"menagerie: port: 127.0.0.1 port {port}: address already in use\n"


def test_a_host_that_does_not_exist_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sentence names it."""
    said = refused(capsys, "--host", "no host", "--database", f"sqlite:///{tmp_path}/m.sqlite3")

    assert said.startswith("menagerie: host: no host: ")


def test_a_folder_that_cannot_be_written_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Neither where a file is in the way, nor where the database is a folder."""
    (tmp_path / "file").write_text("")

    said = refused(capsys, "--database", f"sqlite:///{tmp_path}/file/m.sqlite3")
    assert said == f"menagerie: database: {tmp_path}/file: file exists\n"
    said = refused(capsys, "--database", f"sqlite:///{tmp_path}")
    assert said == f"menagerie: database: {tmp_path}: it cannot be written\n"


def test_a_wrong_setting_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it was given."""
    monkeypatch.setenv("MENAGERIE_SLEEP_AFTER", "soon")

    said = refused(capsys)
    assert said.startswith("menagerie: MENAGERIE_SLEEP_AFTER: it must be a number from 0 to ")
    said = refused(capsys, "--sleep-after", "1", "--workers", "2")
    assert said.startswith("menagerie: workers: 2 processes need PostgreSQL ")


def test_the_browser_is_opened_when_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At the address that is said."""
    opened: list[str] = []
    served: list[Settings] = []

    def stand_in(settings: Settings, listening: socket.socket) -> int:
        listening.close()
        served.append(settings)
        return 0

    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(process, "serve", stand_in)
    monkeypatch.setattr(os, "environ", {"XDG_DATA_HOME": str(tmp_path)})

    assert main(["serve", "--open", "--port", "0", "--host", "::"]) == 0

    assert opened[0].startswith("http://[::1]:")
    assert opened[0] in capsys.readouterr().out
    assert (tmp_path / "menagerie").is_dir()
    assert os.environ["MENAGERIE_HOST"] == served[0].host == "::"


def test_the_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    """But the secret, which must not be seen on a command line."""
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said: Any = capsys.readouterr().out

    assert "--limit-tables RATE" in said
    assert "--secret" not in said
