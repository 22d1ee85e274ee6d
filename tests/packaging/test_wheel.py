"""What is in the wheel and in the source distribution."""

import os
import tarfile
import tomllib
from email.parser import HeaderParser
from pathlib import Path
from zipfile import ZipFile

import pytest

from menagerie.core.distribution import DISTRIBUTION
from menagerie.server.http.page import BUILT, INDEX

ROOT = Path(__file__).parents[2]
INSIDE = "menagerie/server/http/built/"


def names_in(built: Path) -> set[str]:
    """The files of the source distribution, from its top."""
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as file:
        return {name.partition("/")[2] for name in file.getnames()}


def files_of_the_page() -> set[str]:
    """The page as it is built here."""
    return {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}


def test_both_contain_every_file_of_the_page(built: Path, wheel: Path) -> None:
    """Git ignores what was built: who installs it needs no Node."""
    page = files_of_the_page()
    in_wheel = set(ZipFile(wheel).namelist())
    in_sources = names_in(built)

    assert {INDEX, f"{INDEX}.br", f"{INDEX}.gz"} <= page
    assert {name.removeprefix(INSIDE) for name in in_wheel if name.startswith(INSIDE)} == page
    assert {f"src/{INSIDE}{name}" for name in page} <= in_sources


def test_the_wheel_is_the_package_and_nothing_else(wheel: Path) -> None:
    """With the mark that it is typed."""
    names = set(ZipFile(wheel).namelist())

    assert {name.split("/")[0].partition("-")[0] for name in names} == {
        "menagerie",
        "menagerie_games",
    }
    assert "menagerie/py.typed" in names
    assert [name for name in names if "__pycache__" in name] == []


def test_a_wheel_can_be_built_from_the_source_distribution(built: Path) -> None:
    """It has the hook, what the hook builds from, and neither Node's packages nor caches."""
    names = names_in(built)

    assert {"pyproject.toml", "PKG-INFO", "README.md", "LICENSE", "scripts/page.py"} <= names
    assert {"web/package-lock.json", "docs/rules/zoo.md"} <= names
    assert [name for name in names if "node_modules" in name or "__pycache__" in name] == []


def test_every_wheel_is_built_with_the_page() -> None:
    """The hook belongs to all that is built, and what was built goes in."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]

    assert build["hooks"]["custom"]["path"] == "scripts/page.py"
    assert build["artifacts"] == [f"src/{INSIDE.rstrip('/')}"]


def test_the_metadata_names_the_extras(wheel: Path) -> None:
    """And the distribution by the name that messages tell people to install."""
    with ZipFile(wheel) as file:
        (path,) = (name for name in file.namelist() if name.endswith("/METADATA"))
        head = HeaderParser().parsestr(file.read(path).decode())

    assert head["Name"] == DISTRIBUTION
    assert set(head.get_all("Provides-Extra", [])) == {
        "server",
        "cluster",
        "load",
        "openspiel",
        "ray",
    }


def test_a_page_is_built_again_only_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A source distribution brings its page, whatever the times of its files are."""
    monkeypatch.syspath_prepend(ROOT)
    import scripts.page as hook  # noqa: PLC0415 - outside the package

    page, source = tmp_path / "index.html", tmp_path / "web" / "src" / "app.ts"
    source.parent.mkdir(parents=True)
    source.write_text("")
    for name, path in {"PAGE": page, "WEB": tmp_path / "web", "ROOT": tmp_path}.items():
        monkeypatch.setattr(hook, name, path)
    monkeypatch.setattr(hook, "SOURCE_DISTRIBUTION", tmp_path / "PKG-INFO")

    assert not hook.is_fresh()
    page.write_text("")
    assert hook.is_fresh()
    later = page.stat().st_mtime + 1
    os.utime(source, (later, later))
    assert not hook.is_fresh()
    (tmp_path / "PKG-INFO").write_text("")
    assert hook.is_fresh()
