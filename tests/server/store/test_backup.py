"""Copies of a database in use, and what the commands say."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from menagerie.cli import main
from menagerie.server.store import Report, Store
from menagerie.server.store import backup as backup_module
from menagerie.server.store.backup import back_up
from tests.server.servers import PATIENCE
from tests.server.store.conftest import opened, row, summary

TABLES = 50


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where the usual database is kept."""
    monkeypatch.setenv("MENAGERIE_DATABASE", f"sqlite:///{tmp_path / 'kept.sqlite3'}")
    return tmp_path


def keep(folder: Path, *reports: Report) -> None:
    """Keep a table and some reports."""

    async def scene() -> None:
        async with opened(f"sqlite:///{folder / 'kept.sqlite3'}") as store:
            await store.tables.append(row("t", 0), summary("t"))
            for report in reports:
                await store.reports.add(report)

    asyncio.run(scene())


async def play_on(store: Store, table: str) -> None:
    """Append for ever."""
    for number in count():
        assert await store.tables.append(
            row(table, number, bytes(500)), summary(table, touched=number)
        )


async def copy_under_load(url: str, target: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Copy while entries are appended; how far the tables were before and after."""
    tables = [f"table {number}" for number in range(TABLES)]
    async with opened(url) as store:
        playing = [asyncio.create_task(play_on(store, table)) for table in tables]
        async with asyncio.timeout(PATIENCE):
            while sum((before := await store.tables.heads(tables)).values()) < 40 * TABLES:
                assert not any(task.done() for task in playing)
            await asyncio.to_thread(back_up, url, target)
            after = await store.tables.heads(tables)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
    return before, after


def test_a_copy_is_a_moment_of_a_database_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every journal is whole up to that moment, and the server goes on meanwhile."""
    monkeypatch.setattr(backup_module, "PAGES_A_STEP", 5)
    target = tmp_path / "copy.sqlite3"
    before, after = asyncio.run(copy_under_load(f"sqlite:///{tmp_path / 'a.sqlite3'}", target))

    assert sum(after.values()) > sum(before.values())
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for table, touched in copy.execute("SELECT id, touched FROM tables").fetchall():
            found = copy.execute("SELECT sequence FROM entries WHERE table_id = ?", (table,))
            numbers = [number for (number,) in found]
            assert sorted(numbers) == list(range(touched + 1))
            assert before[table] <= touched <= after[table]


def test_a_server_starts_from_a_copy(folder: Path) -> None:
    """All that was kept is there."""
    keep(folder)
    back_up(f"sqlite:///{folder / 'kept.sqlite3'}", folder / "copy.sqlite3")

    async def scene() -> None:
        async with opened(f"sqlite:///{folder / 'copy.sqlite3'}") as store:
            assert await store.tables.entries("t") == [row("t", 0)]
            assert await store.tables.append(row("t", 1))

    asyncio.run(scene())


def test_the_command_copies_the_usual_database(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says how much, leaves one file, which only its owner reads, and replaces none unasked."""
    keep(folder)
    target = folder / "copy.sqlite3"

    assert main(["backup", str(target)]) == 0
    assert capsys.readouterr().out == f"Copied 0.1 MiB to {target}\n"
    assert target.stat().st_mode & 0o777 == 0o600
    assert {file.name for file in folder.iterdir()} == {"kept.sqlite3", "copy.sqlite3"}

    assert main(["backup", str(target)]) == 2
    assert "there is a file already; --force replaces it" in capsys.readouterr().err
    assert main(["backup", str(target), "--force"]) == 0


REFUSED = {
    "copy --database sqlite:///none.sqlite3": "none.sqlite3: there is no database here",
    "copy --database sqlite://": "database: sqlite:// is not a file",
    "none/copy": "copy: there is no directory",
    ".": "is a directory",
    "kept.sqlite3 --force": "kept.sqlite3: this is the database itself",
    "copy --database postgresql://ann:secret@host/cows": (
        "pg_dump --format=custom --file=copy postgresql://ann:…@host/cows"
    ),
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_copied_is_said(
    folder: Path, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, and nothing is written."""
    keep(folder)
    monkeypatch.chdir(folder)

    assert main(["backup", *line.split()]) == 2

    assert REFUSED[line] in capsys.readouterr().err
    assert [file.name for file in folder.iterdir()] == ["kept.sqlite3"]


def test_a_damaged_database_is_not_copied(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is no database is said to be none, and no copy is left."""
    (folder / "kept.sqlite3").write_bytes(b"not a database" * 1000)

    assert main(["backup", str(folder / "copy.sqlite3")]) == 2

    assert "file is not a database" in capsys.readouterr().err
    assert not (folder / "copy.sqlite3").exists()


def test_reports_are_listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Newest first, and what a player wrote commands no terminal."""
    keep(
        folder,
        Report(id="1", table="t", by="ann", about="bob", text="[red]rude", at=0),
        Report(id="2", table="t", by="cy", about="bob", text="\x1b[2Jagain\nand", at=86_400_000),
    )

    assert main(["reports"]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "1970-01-02 00:00 UTC  table t  cy about bob",
        "  \N{REPLACEMENT CHARACTER}[2Jagain\N{REPLACEMENT CHARACTER}and",
        "1970-01-01 00:00 UTC  table t  ann about bob",
        "  [red]rude",
    ]
    assert main(["reports", "--limit", "1"]) == 0
    assert "ann" not in capsys.readouterr().out


def test_no_reports_are_none(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And a database that is not there is not made."""
    assert main(["reports"]) == 2
    assert "there is no database here" in capsys.readouterr().err
    keep(folder)
    assert main(["reports"]) == 0
    assert capsys.readouterr().out == "Nobody has reported anything.\n"
