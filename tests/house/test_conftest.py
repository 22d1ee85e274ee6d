"""What may not be skipped, and what makes the tests the same on every run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).parents[1] / "conftest.py"

TESTS = """
import pytest
from hypothesis import settings

def test_program(require):
    require("a-program-that-nobody-has")

def test_found(require):
    assert require("sh").endswith("sh")

def test_other():
    pytest.skip("too cold today")

def test_profile():
    assert settings().derandomize == {derandomized}
    assert settings().max_examples == {examples}

@pytest.mark.rule("B1")
def test_marker():
    pass
"""
MODULE = """
import pytest
pytest.skip("missing: a whole library", allow_module_level=True)
"""


def run(folder: Path, text: str, **variables: str) -> str:
    """Run a file of tests under this conftest, and give what pytest prints."""
    shutil.copy(CONFTEST, folder / "conftest.py")
    (folder / "test_some.py").write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers -ra\n")
    ours = ("CI", "MENAGERIE_", "PYTEST_ADDOPTS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    found = subprocess.run(  # noqa: S603, every word of the command stands here
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--color=no", str(folder)],
        cwd=folder,
        env=clean | variables | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout


def test_what_is_missing_is_skipped_with_its_name(tmp_path: Path) -> None:
    """A skip says what is not there; 0 requires nothing, and a soak tries more."""
    text = TESTS.format(derandomized=False, examples=1000)
    printed = run(tmp_path, text, MENAGERIE_REQUIRE_ALL="0", MENAGERIE_PROFILE="soak")
    assert "missing: a-program-that-nobody-has" in printed
    assert "too cold today" in printed
    assert "3 passed, 2 skipped" in printed


def test_nothing_may_be_missing_where_all_is_required(tmp_path: Path) -> None:
    """A skip for want of something is a failure then; any other skip is not."""
    text = TESTS.format(derandomized=True, examples=20)
    printed = run(tmp_path, text, MENAGERIE_REQUIRE_ALL="1", CI="true")
    assert "missing: a-program-that-nobody-has (and MENAGERIE_REQUIRE_ALL is set)" in printed
    assert "too cold today" in printed
    assert "1 failed, 3 passed, 1 skipped" in printed


def test_no_file_may_be_left_out_where_all_is_required(tmp_path: Path) -> None:
    """A file that skips itself for want of something is an error then."""
    printed = run(tmp_path, MODULE, MENAGERIE_REQUIRE_ALL="yes")
    assert "missing: a whole library (and MENAGERIE_REQUIRE_ALL is set)" in printed
    assert "1 error" in printed.splitlines()[-1]


def test_interpreted_rules_are_tried_with_few_examples(tmp_path: Path) -> None:
    """The same ones on every run."""
    few = TESTS.format(derandomized=True, examples=8)
    assert "3 passed, 2 skipped" in run(tmp_path, few, MENAGERIE_INTERPRET="1")
