"""The cache of compiled kernels: folders that follow the sources."""

import os
import sys
import tempfile
from pathlib import Path

import pytest
from numba.core import config

from menagerie.core.kernel.cache import (
    KEPT_CACHES,
    FolderLocator,
    cache_root,
    cached_in,
    hash_of,
    remove_old_caches,
    sources_of,
)
from menagerie.core.kernel.rule import Kernel
from tests.core.probe import ENTRIES, LAYOUT, is_marked, new_kernel, read_sum


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Three modules of this package: the first imports the second, and nobody the third."""
    texts = {
        "first": "from menagerie.toys import (\n    second,\n)\n",
        "second": "from menagerie.core.kernel.layout import Row\n",
        "third": "",
    }
    paths = {}
    for name, text in texts.items():
        paths[name] = tmp_path / f"{name}.py"
        paths[name].write_text(text)
        module = type(sys)(f"menagerie.toys.{name}")
        module.__file__ = str(paths[name])
        monkeypatch.setitem(sys.modules, module.__name__, module)
    return paths


def test_a_kernel_is_made_of_its_modules_and_what_they_import(modules: dict[str, Path]) -> None:
    """Modules that no rule can reach do not count."""
    found = sources_of(["menagerie.toys.first"])
    assert found["menagerie.toys.first"] == modules["first"]
    assert found["menagerie.toys.second"] == modules["second"]
    assert "menagerie.core.kernel.layout" in found
    assert "menagerie.toys.third" not in found
    assert "menagerie.core.game" not in found


def digest() -> str:
    """The part of a folder's name that follows from the sources of the toys."""
    return hash_of(sources_of(["menagerie.toys.first"]), ["squeak"])


def test_a_folder_is_named_after_the_sources(modules: dict[str, Path]) -> None:
    """A change in a module, or in one that it imports, makes another name; its date does not."""
    before = digest()
    assert digest() == before
    modules["third"].write_text("changed = True\n")
    assert digest() == before
    modules["second"].write_text("changed = True\n")
    changed = digest()
    assert changed != before
    os.utime(modules["first"], (1, 1))
    assert digest() == changed


def test_a_folder_is_named_after_the_rules() -> None:
    """Another rule behind a verb makes another kernel, though no source has changed."""
    first, second = (Kernel(LAYOUT, ENTRIES, [made]) for made in (is_marked, read_sum))

    assert first.sources == second.sources
    assert first.folder != second.folder
    assert first.folder == new_kernel().folder


@pytest.mark.parametrize("flag", ["BOUNDSCHECK", "OPT"])
def test_a_folder_is_named_after_the_flags(
    flag: str, modules: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was compiled without bounds checks is not taken for what has them."""
    assert modules
    before = digest()
    monkeypatch.setattr(config, flag, "another")
    assert digest() != before


def test_another_checkout_shares_what_was_compiled(tmp_path: Path) -> None:
    """Where the sources lie does not count; which room they are in does."""
    files = [
        tmp_path / place / "entries.py" for place in ("one/kernel", "two/kernel", "one/search")
    ]
    for file in files:
        file.parent.mkdir(parents=True)
        file.touch()
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    with cached_in(tmp_path / "probe-1"):
        first, second, third = (FolderLocator.from_function(digest, str(file)) for file in files)
    assert first.get_cache_path() == second.get_cache_path() == str(tmp_path / "probe-1" / "kernel")
    assert first.get_source_stamp() == second.get_source_stamp() == "probe-1"
    assert third.get_cache_path() != first.get_cache_path()
    assert before == (config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES)


def test_the_cache_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`MENAGERIE_CACHE` comes before the user's own cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    assert cache_root() == tmp_path / "user" / "menagerie"
    assert (tmp_path / "user" / "menagerie").is_dir()
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path / "named"))
    assert cache_root() == tmp_path / "named"
    assert new_kernel().folder.parent == tmp_path / "named"
    assert new_kernel().folder.name.startswith("probe-")


def test_a_home_is_where_the_cache_is_by_default(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without any variable it lies in the home folder."""
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "menagerie"


def test_a_cache_that_cannot_be_made_falls_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file in its place, or a folder that may not be written to."""
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    temporary = Path(tempfile.gettempdir()) / "menagerie"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert cache_root() == temporary
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert cache_root() == temporary


def test_old_caches_are_removed(tmp_path: Path) -> None:
    """The newest of a layout stay, and those of other layouts."""
    for age in range(KEPT_CACHES + 3):
        folder = tmp_path / f"probe-{age:016x}"
        folder.mkdir()
        (folder / "complete").touch()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "other-0123456789abcdef").mkdir()
    remove_old_caches(tmp_path / "probe-0000000000000000")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {f"probe-{age:016x}" for age in range(KEPT_CACHES)} | {"other-0123456789abcdef"}
