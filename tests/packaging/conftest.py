"""A wheel of this checkout, and an environment with nothing but it and what it asks for."""

import os
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from menagerie.server.http.page import INDEX, read_files

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution, with the page that is there."""
    if INDEX not in read_files():
        pytest.skip("missing: the built page")
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", str(folder))
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    """The wheel."""
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def clean_python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python where only the wheel is installed, with what it depends on and no extra."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    run(*pip, "--no-index", "--no-deps", str(wheel))
    (site,) = folder.glob("lib/python3*/site-packages")
    for needed in dependencies_of(wheel):
        link(needed, site)
    return python


def run(*command: str) -> None:
    """Run a command that builds or installs, and never the page's hook."""
    subprocess.run(  # noqa: S603 - our own commands
        command,
        cwd=ROOT,
        check=True,
        capture_output=True,
        env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"},
    )


def dependencies_of(wheel: Path) -> list[Distribution]:
    """What a wheel asks for without extras, and all that this asks for, as installed here."""
    with ZipFile(wheel) as file:
        (metadata,) = (name for name in file.namelist() if name.endswith("/METADATA"))
        head = file.read(metadata).decode().partition("\n\n")[0].splitlines()
    field = "Requires-Dist: "
    asked = [line.removeprefix(field) for line in head if line.startswith(field)]
    pending = [(Requirement(line), frozenset[str]()) for line in asked]
    found: dict[str, Distribution] = {}
    while pending:
        requirement, extras = pending.pop()
        if not applies(requirement, extras):
            continue
        needed = distribution(requirement.name)
        found[needed.name] = needed
        more = frozenset(requirement.extras)
        pending += [(Requirement(line), more) for line in needed.requires or []]
    return list(found.values())


def applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    """Whether something is needed here, where a package was asked for with some extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": name}) for name in {"", *extras})


def link(needed: Distribution, site: Path) -> None:
    """Put an installed distribution into another environment."""
    for top in {file.parts[0] for file in needed.files or []} - {"..", "__pycache__"}:
        (site / top).symlink_to(needed.locate_file(top))  # type: ignore[arg-type]
