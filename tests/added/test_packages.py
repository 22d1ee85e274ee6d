"""A game in a package of its own keeps every promise, and its skeleton does from the start."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.cli import main
from tests.house.test_rule_ids import cited_ids, defined_ids, marked_ids, prefixes, sources

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "magpies"
TINY = 300


def check(folder: Path, name: str, *more: str) -> None:
    """Run the promises and the tests of an added game, with its rules as plain Python."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", name]
    environment = {
        "MENAGERIE_GAMES": f"{name}.game:{name.upper()}",
        "MENAGERIE_INTERPRET": "1",
        "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    found = subprocess.run(  # noqa: S603 - our own arguments
        [*words, "tests/promises", str(folder), *more],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-2000:]
    assert " skipped" not in found.stdout


def code_lines(file: Path) -> int:
    """The lines of a file that are neither blank nor a comment nor a docstring."""
    text = file.read_text("utf-8")
    documents: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(
            node
        ):
            documents |= {*range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)}
    lines = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
    return sum(
        bool(line) and not line.startswith("#") and number not in documents
        for number, line in lines
    )


def test_the_example_keeps_every_promise_and_is_played_everywhere() -> None:
    """Promises, its own tests, a table, and the terminal, in a process that has the game."""
    check(EXAMPLE, "magpies", "tests/added")


def test_a_new_game_keeps_every_promise_from_the_start(tmp_path: Path) -> None:
    """What the command writes is a complete game by another name."""
    assert main(["new-game", "river_otters", "--folder", str(tmp_path)]) == 0

    check(tmp_path / "river_otters", "river_otters")


def test_the_example_is_tiny() -> None:
    """Rules, veil, guess, views, positions and wiring have fewer than 300 lines of code."""
    assert 0 < sum(map(code_lines, (EXAMPLE / "magpies").glob("*.py"))) < TINY


def test_its_rules_code_and_tests_have_the_same_ids() -> None:
    """As those of every game."""
    defined = defined_ids(EXAMPLE / "magpies" / "rules.md")
    code = [text for text in sources(EXAMPLE) if "pytest.mark.rule" not in text]
    cited = set().union(*(cited_ids(text, prefixes(defined)) for text in code))

    assert len(defined) == len(set(defined)) > 0
    assert set(defined) == cited == marked_ids(EXAMPLE)


@pytest.mark.parametrize("file", ["rules.py", "face.py", "game.py", "positions.py"])
def test_a_new_game_has_no_trace_of_the_example(file: str, tmp_path: Path) -> None:
    """Names, the letter of the rules and the title are its own."""
    main(["new-game", "newts", "--folder", str(tmp_path)])
    written = (tmp_path / "newts" / "newts" / file).read_text("utf-8")

    assert "agpies" not in written
    assert cited_ids(written, {"M", "MV"}) == set()
