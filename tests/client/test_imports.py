"""The process of a client loads the wire, but no games and no compiled rules."""

import subprocess
import sys

import pytest

HEAVY = ("numba", "numpy", "menagerie.catalog", "menagerie.games")


def loaded(statement: str) -> set[str]:
    """The modules of a new process after a statement."""
    program = f"{statement}\nimport sys\nprint(*sys.modules)"
    found = subprocess.run(  # noqa: S603 - this Python and a program of this test
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60
    )
    return set(found.stdout.split())


@pytest.mark.parametrize("module", ["menagerie", "menagerie.client"])
def test_a_client_loads_neither_games_nor_compiled_rules(module: str) -> None:
    """A client starts without the compiler."""
    assert loaded(f"import {module}").isdisjoint(HEAVY)


def test_the_package_loads_its_names_on_demand() -> None:
    """All its names are there, and using them loads games and the compiler."""
    found = loaded("from menagerie import *\nassert GAMES and replay and Veiled")

    assert {"numba", "menagerie.catalog"} <= found


def test_a_name_that_the_package_lacks_is_named() -> None:
    """The error is that of any module."""
    with pytest.raises(subprocess.CalledProcessError) as failed:
        loaded("import menagerie; menagerie.nothing")

    assert "module menagerie has no attribute nothing" in failed.value.stderr
