"""The locks: what `pyproject.toml` allows, and the lowest of it."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)
# The locks and the extras that are in each.
LOCKS = {
    "run.txt": {"server", "cluster"},
    "lowest.txt": {"server", "cluster", "load", "openspiel"},
    "dev.txt": {"server", "cluster", "load", "openspiel"},
}


def asked(extras: set[str]) -> list[Requirement]:
    """What the distribution asks for with some extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for extra in extras for line in optional[extra])]
    return [Requirement(line) for line in lines]


def locked(name: str) -> dict[str, set[Version]]:
    """The versions in a lock; some packages have several, for several Pythons."""
    found: dict[str, set[Version]] = {}
    for package, version in PINNED.findall((ROOT / "requirements" / name).read_text()):
        found.setdefault(package, set()).add(Version(version))
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_lock_holds_what_is_asked_for(lock: str) -> None:
    """In a version that is allowed."""
    versions = locked(lock)
    wrong = [
        str(need)
        for need in asked(LOCKS[lock])
        if not all(map(need.specifier.contains, versions.get(plain(need.name), {Version("0")})))
    ]

    assert wrong == []


def test_the_lowest_versions_are_the_lower_bounds() -> None:
    """So what `make lowest` tries is what `pyproject.toml` says."""
    versions = locked("lowest.txt")
    wrong = [
        str(need)
        for need in asked(LOCKS["lowest.txt"])
        for bound in need.specifier
        if bound.operator == ">=" and versions[plain(need.name)] != {Version(bound.version)}
    ]

    assert wrong == []


@pytest.mark.parametrize("lock", [*LOCKS, "build.txt"])
def test_a_lock_names_no_place_to_fetch_from(lock: str) -> None:
    """That is up to the person who installs it."""
    assert "://" not in (ROOT / "requirements" / lock).read_text()


def plain(name: str) -> str:
    """A package's name as locks write it."""
    return re.sub(r"[-_.]+", "-", name).lower()
