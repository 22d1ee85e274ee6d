"""The measured processes, a server or a plain echo, as context managers."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from menagerie.core.errors import MenagerieError
from menagerie.server.host.settings import PREFIX, Rate, Settings, to_environment

SPARE_SOCKETS = 100
PATIENCE = 10.0
KIB = 1024
UNLIMITED = "0/1"


class Measured:
    """A serving process and its use of memory and processor."""

    def __init__(self, pid: int | None, address: str) -> None:
        self.pid = pid
        self.address = address

    @property
    def memory(self) -> int | None:
        """Its resident memory in bytes; None if the system does not say."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGESIZE")

    @property
    def seconds(self) -> float | None:
        """The processor time of all its threads; None if the system does not say."""
        try:
            facts = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(sockets: int, *, bots: bool) -> Iterator[Measured]:
    """A server with a temporary database and without rate limits."""
    module = "menagerie.bench.load.slow_bot" if bots else "menagerie"
    with TemporaryDirectory(prefix="menagerie-load-") as folder:
        environment = settings_for(Path(folder), sockets)
        with process([module, "serve"], environment) as found:
            yield found


@contextmanager
def echo(sockets: int) -> Iterator[Measured]:
    """A plain echo server with the same settings."""
    with TemporaryDirectory(prefix="menagerie-load-") as folder:
        environment = settings_for(Path(folder), sockets)
        with process(["menagerie.bench.load.echo"], environment) as found:
            yield found


def settings_for(folder: Path, sockets: int) -> dict[str, str]:
    """The settings of a measured process, as environment variables."""
    settings = Settings(
        database=f"sqlite:///{folder}/load.sqlite3",
        port=0,
        sockets=sockets + SPARE_SOCKETS,
        log_level="warning",
    )
    limits = [name for name, kind in Settings.__annotations__.items() if kind is Rate]
    unlimited = {PREFIX + name.upper(): UNLIMITED for name in limits}
    return to_environment(settings) | unlimited


@contextmanager
def process(arguments: list[str], settings: Mapping[str, str]) -> Iterator[Measured]:
    """Run a Python module that prints the address at which it serves."""
    child = subprocess.Popen(  # noqa: S603 - this Python, our own modules
        [sys.executable, "-m", *arguments],
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Measured(child.pid, announced(child))
    finally:
        end(child)


def announced(child: "subprocess.Popen[str]") -> str:
    """The address that a process prints."""
    assert child.stdout is not None  # noqa: S101 - it was asked for
    found = re.search(r"http://\S+", child.stdout.readline())
    if found is None:
        raise MenagerieError("the server did not start: its own words say why")
    return found[0]


def end(child: "subprocess.Popen[str]") -> None:
    """End a process, with SIGTERM first."""
    child.send_signal(signal.SIGTERM)
    try:
        child.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
    if child.stdout is not None:
        child.stdout.close()
