"""`menagerie puzzles`: the puzzles of a game, and finding more."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_puzzles_are_listed(menagerie: Run) -> None:
    """Each with its grade, how it is known, what to find, and who misses it."""
    said = menagerie("puzzles goats")
    assert said.status == 0
    first, *_, last = said.out.splitlines()
    assert first.startswith("  1  *      ")
    assert "missed by nobody" in first
    assert last.startswith("Herr der Ziegen: ")


def test_puzzles_are_found_and_added(menagerie: Run, tmp_path: Path) -> None:
    """To those that a file has."""
    file = tmp_path / "puzzles.json"
    assert menagerie(f"puzzles zoo --count 1 --option target=7 --seed 2 --out {file}").status == 0
    one = json.loads(file.read_text())
    more = f"puzzles zoo --count 1 --option target=7 --seed 3 --out {file} --add"
    assert menagerie(more).status == 0
    assert len(one) == 1
    assert one[0] in json.loads(file.read_text())
    assert len(json.loads(file.read_text())) == 2


def test_wrong_requests_are_refused_first(menagerie: Run, tmp_path: Path) -> None:
    """Before any search."""
    assert menagerie("puzzles zoo --add").status == 2
    assert menagerie(f"puzzles zoo --count 0 --out {tmp_path / 'x'}").status == 2
    assert menagerie("puzzles zoo --out /nowhere/x.json").status == 2
    assert menagerie(f"puzzles zoo --option target=x --out {tmp_path / 'x'}").status == 2
