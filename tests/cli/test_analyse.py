"""`menagerie analyse`: the analysis of a record in the terminal."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_chances_and_missteps_are_told(menagerie: Run, saved: Path, tmp_path: Path) -> None:
    """There is a line of chances for some of the steps, and the same in a file."""
    file = tmp_path / "analysis.json"
    said = menagerie(f"analyse {saved} --iterations 4 --json {file}")

    assert said.status == 0
    assert "4 games were played in thought" in said.out
    assert "step  Alma  Bruno " in said.out
    found = json.loads(file.read_text())
    assert found["iterations"] == 4
    assert f"{found['points'][-1]['step']} " in said.out
    assert ("Better: " in said.out) == bool(found["missteps"])


def test_a_budget_and_a_place_are_checked_first(menagerie: Run, saved: Path) -> None:
    """Before any search."""
    none = menagerie(f"analyse {saved} --iterations 0")
    assert (none.status, none.err) == (2, "menagerie: iterations: it must be 1 or more, not 0\n")
    nowhere = menagerie(f"analyse {saved} --json /nowhere/analysis.json")
    assert nowhere.status == 2
