"""Compiled and interpreted rules give the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

from menagerie.core.rule import INTERPRETED
from tests.golden.digests import digests

ROOT = Path(__file__).parents[2]
FIRST_GAME = 1000


def test_compiled_and_interpreted_agree() -> None:
    """Another process runs the rules the other way: the same states, scores and logs come out."""
    other = {**os.environ, "MENAGERIE_INTERPRET": "0" if INTERPRETED else "1"}
    found = subprocess.run(  # noqa: S603, every word of the command stands here
        [sys.executable, "-m", "tests.golden.digests", str(FIRST_GAME)],
        cwd=ROOT,
        env=other,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.splitlines() == digests(FIRST_GAME)
