"""Rewrite the golden files. Review a difference as a change of the rules."""

import sys
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"

if __name__ == "__main__":
    sys.exit(pytest.main(["--quiet", "--write-golden", str(GOLDEN)]))
