"""Compiled and interpreted rules give the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core.kernel.rule import INTERPRETED
from tests.golden.digests import all_digests

ROOT = Path(__file__).parents[2]
FIRST_GAME, GAMES = 1000, 4


@pytest.mark.skipif(INTERPRETED, reason="compiled rules ask interpreted ones in this test")
def test_compiled_and_interpreted_agree() -> None:
    """Another process runs the rules interpreted: the same states, scores and logs come out."""
    found = subprocess.run(  # noqa: S603, every word of the command stands here
        [sys.executable, "-m", "tests.golden.digests", str(FIRST_GAME), str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "MENAGERIE_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.splitlines() == all_digests(FIRST_GAME, GAMES)
