"""A real PostgreSQL of the tests' own, on loopback, in a temporary folder."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.conftest import MISSING
from tests.server.ports import LOOPBACK, Port

FOLDERS = "postgresql/*/bin"
UNPRIVILEGED = "postgres"


class Postgres:
    """A server that can be killed and started again."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(mkdtemp(prefix="menagerie-postgres-"))
        self._port = Port()
        self._numbers = count(1)
        self._emptied: str | None = None
        # The server refuses to run as root.
        self._user = UNPRIVILEGED if os.getuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "--pgdata", self._data, "--username", "tests", "-A", "trust", "-N")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-h {LOOPBACK} -p {self._port.number} -k '' -c fsync=on -c max_connections=200"
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "--wait", "--pgdata", self._data, "-l", log, "-o", options)

    def kill(self) -> None:
        """Stop without any tidying: what is not on the disk is lost."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata", self._data, "--mode", "immediate")

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self.kill()
        shutil.rmtree(self._folder)
        self._port.free()

    def new_database(self) -> str:
        """The URL of a new database."""
        name = f"tests{next(self._numbers)}"
        self._run("createdb", *self._where, name)
        return f"postgresql://tests@{LOOPBACK}:{self._port.number}/{name}"

    def empty_database(self) -> str:
        """The URL of a database that is empty each time; a new one costs a thousand files."""
        if self._emptied is None:
            self._emptied = self.new_database()
        emptying = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", *self._where, "--command", emptying, self._emptied.rpartition("/")[2])
        return self._emptied

    @property
    def _where(self) -> tuple[str, ...]:
        return "--host", LOOPBACK, "--port", str(self._port.number), "--username", "tests"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(  # noqa: S603 - every word of the command stands here
            [self._programs / program, *arguments],
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            cwd=self._folder,
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            # A server that is started inherits it, and a pipe would then never end.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL if program == "pg_ctl" else subprocess.PIPE,
            check=False,
        )
        if done.returncode:
            said = (self._folder / "log").read_text() if program == "pg_ctl" else done.stderr
            raise RuntimeError(f"{program} failed with status {done.returncode}: {said!r}")


def find_programs() -> Path:
    """The folder of the newest PostgreSQL there is, or skip the test."""
    found = sorted(Path("/usr/lib").glob(FOLDERS), key=lambda path: int(path.parent.name))
    on_path = shutil.which("initdb")
    if not found and on_path is not None:
        found = [Path(on_path).parent]
    if not found:
        pytest.skip(f"{MISSING} PostgreSQL (initdb, under /usr/lib/{FOLDERS} or on the path)")
    if os.getuid() == 0 and not has_user(UNPRIVILEGED):
        pytest.skip(f"{MISSING} a user {UNPRIVILEGED}: PostgreSQL refuses to run as root")
    return found[-1]


def has_user(name: str) -> bool:
    """Whether the system knows a user."""
    return any(user.pw_name == name for user in pwd.getpwall())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs for the session."""
    server = Postgres(find_programs())
    try:
        server.start()
        yield server
    finally:
        server.remove()
