"""What a start is refused for, and how it is told."""

from pathlib import Path

import msgspec

from tests.server.crashes.processes import Nursery, Served, served

STARTUP_FAILURE = 3


def errors(server: Served) -> list[str]:
    """What a server has logged as errors."""
    lines = map(msgspec.json.decode, server.log.read_text().splitlines()[1:])
    return [line["message"] for line in lines if line["level"] == "error"]


def refused(server: Served) -> str:
    """The one sentence with which a start is refused."""
    server.start()
    try:
        assert server.wait() == STARTUP_FAILURE
    finally:
        server.close()
    assert "Traceback" not in server.log.read_text()
    sentence, ending = errors(server)
    assert ending == "Application startup failed. Exiting."
    return sentence


def test_a_file_has_one_server(nursery: Nursery, tmp_path: Path) -> None:
    """A second one is refused while the first lives, and welcome after it was killed."""
    file = tmp_path / "tables.sqlite3"
    words = ("--database", f"sqlite:///{file}")
    with served(nursery, tmp_path / "first", *words) as first:
        said = refused(Served(nursery, tmp_path / "second", *words))
        assert said == f"database: {file}: another server has it open already"
        first.end()
        with served(nursery, tmp_path / "third", *words) as third:
            assert errors(third) == []


def test_a_file_that_is_no_database_is_refused(nursery: Nursery, tmp_path: Path) -> None:
    """In one sentence."""
    file = tmp_path / "tables.sqlite3"
    file.write_text("a diary, not a database " * 100)

    said = refused(Served(nursery, tmp_path / "log", "--database", f"sqlite:///{file}"))

    assert said == "database: file is not a database"
