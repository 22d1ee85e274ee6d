"""`@rule`: fixed signatures, and a cache that follows the sources."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config

from menagerie.core.kernel import rule as rules
from menagerie.core.kernel.entries import lowest_seat
from menagerie.core.kernel.log import LOG_WIDTH
from menagerie.core.kernel.rule import INTERPRETED, KEPT_CACHES, Kernel, rule, show_progress
from tests.core import probe
from tests.core.probe import ENTRIES, LAYOUT, Probe, new_kernel

compiled_only = pytest.mark.skipif(INTERPRETED, reason="interpreted rules have no signatures")


@pytest.fixture
def progress() -> Iterator[list[tuple[str, int, int]]]:
    """What is told while kernels are compiled."""
    told: list[tuple[str, int, int]] = []
    before = rules._progress[0]
    show_progress(lambda *now: told.append(now))
    yield told
    show_progress(before)


def test_a_rule_is_compiled_or_left_as_it_is() -> None:
    """Interpreted, a rule is the function itself."""

    def double(number: int) -> int:
        return 2 * number

    marked: Any = rule(double)
    if INTERPRETED:
        assert marked is double
        assert marked(4) == 8
    else:
        assert marked.py_func is double
        rules._rules.remove(marked)


def test_a_table_is_read_alike_both_ways() -> None:
    """An array for compiled rules, plain ints for interpreted ones."""
    assert probe.SQUARES[11, 11] == 121
    assert isinstance(probe.SQUARES, memoryview if INTERPRETED else np.ndarray)
    assert rules.table([1, 2, -3])[2] == -3


@compiled_only
def test_a_fixed_rule_has_exactly_its_signatures(kernel: Kernel) -> None:
    """One for each alternative of its annotations, and it never compiles another."""
    assert kernel.is_built()
    fixed = [made for made in rules._rules if id(made) in rules._fixed]
    assert probe.note in fixed
    for made in fixed:
        expected = rules._signatures(made.py_func, None)
        assert {signature.args for signature in made.nopython_signatures} == {
            signature.args for signature in expected
        }
        assert len(made.overloads) == len(expected)
        assert not made._can_compile


@compiled_only
def test_signatures_are_read_from_annotations() -> None:
    """Ints are 64 bits, a layout its record, a log may be none; what is generic has none."""
    with_log, without = rules._signatures(probe.note.py_func, None)  # type: ignore[attr-defined]
    assert with_log.args[0] == without.args[0] == LAYOUT.record
    assert with_log.args[1] == numba.types.int64
    assert with_log.args[2] == numba.types.Array(numba.types.int16, 2, "C")
    assert without.args[2] == numba.types.none
    assert rules._signatures(ENTRIES["copy"], None) == []
    (copy,) = rules._signatures(ENTRIES["copy"], LAYOUT)
    assert copy.args[0] == numba.types.Array(LAYOUT.record, 1, "C")


@compiled_only
@pytest.mark.parametrize("number", [4, np.int8(4), 4.5, True])
def test_a_fixed_rule_is_never_compiled_again(kernel: Kernel, number: Any) -> None:
    """Another type of number is converted, and makes no other copy."""
    assert kernel.is_built()
    made: Any = lowest_seat

    def ask(given: Any) -> Any:
        return made(given)

    assert numba.njit(ask)(number) in {0, 2}
    assert len(made.overloads) == 1


@compiled_only
def test_a_fixed_rule_refuses_what_is_no_number(kernel: Kernel) -> None:
    """What cannot be converted is an error when it is compiled."""
    assert kernel.is_built()
    with pytest.raises(numba.errors.TypingError):
        numba.njit(lambda: lowest_seat("seats"))()  # type: ignore[arg-type]


def test_an_entry_point_that_is_not_there_is_an_error() -> None:
    """A kernel has the attributes of its entries and no others."""
    with pytest.raises(AttributeError, match="dance"):
        new_kernel().dance  # noqa: B018, the question is the test


@compiled_only
def test_a_built_kernel_is_loaded_not_compiled(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch, cache: str, progress: list[Any]
) -> None:
    """Another kernel over the same folder finds everything there."""
    monkeypatch.setenv("MENAGERIE_CACHE", cache)
    again = new_kernel()
    assert again.folder == kernel.folder
    assert again.is_built()
    again.build()
    assert again.lowest(0b1100) == 2
    assert progress == []
    assert sum(again._dispatchers["lowest"].stats.cache_hits.values()) == 1


@compiled_only
@pytest.mark.usefixtures("kernel")
def test_threads_load_one_after_the_other(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Numba keeps what it compiles is global: two at a time would mix up their folders."""
    inside: list[str] = []
    most: list[int] = []
    load = Kernel._load

    def slow(self: Kernel, name: str) -> Any:
        inside.append(name)
        most.append(len(inside))
        time.sleep(0.02)
        found = load(self, name)
        inside.remove(name)
        return found

    monkeypatch.setenv("MENAGERIE_CACHE", cache)
    monkeypatch.setattr(Kernel, "_load", slow)
    fresh = [new_kernel() for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda one: getattr(one, next(iter(ENTRIES))), fresh))

    assert most == [1, 1, 1]


@compiled_only
def test_building_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, progress: list[Any]
) -> None:
    """From nothing done to all of it, one step at a time."""
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path))
    made = Kernel(LAYOUT, {"lowest": ENTRIES["lowest"]}, [])
    assert not made.is_built()
    assert made.lowest(0b1000) == 3
    assert made.is_built()
    total = progress[-1][2]
    assert progress == [("Probe", done, total) for done in range(total + 1)]


def test_compiling_is_announced_once(capsys: pytest.CaptureFixture[str]) -> None:
    """On standard error, when the first rule is due."""
    for done in range(3):
        rules.say_progress("Probe", done, 2)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("compiling Probe") == 1


def test_interpreted_rules_need_no_building() -> None:
    """Or else a kernel that has no folder yet does."""
    assert new_kernel().is_built() in {INTERPRETED, (new_kernel().folder / "complete").exists()}


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
    found = rules._import_closure(["menagerie.toys.first"])
    assert found["menagerie.toys.first"] == modules["first"]
    assert found["menagerie.toys.second"] == modules["second"]
    assert "menagerie.core.kernel.layout" in found
    assert "menagerie.toys.third" not in found
    assert "menagerie.core.game" not in found


def digest() -> str:
    """The part of a folder's name that follows from the sources of the toys."""
    return rules._digest(rules._import_closure(["menagerie.toys.first"]))


def test_a_folder_is_named_after_the_sources(modules: dict[str, Path]) -> None:
    """A change in a module, or in one that it imports, makes another name."""
    before = digest()
    assert digest() == before
    modules["third"].write_text("changed = True\n")
    assert digest() == before
    modules["second"].write_text("changed = True\n")
    changed = digest()
    assert changed != before
    os.utime(modules["first"], (1, 1))
    assert digest() not in {before, changed}


@pytest.mark.parametrize("flag", ["BOUNDSCHECK", "OPT"])
def test_a_folder_is_named_after_the_flags(
    flag: str, modules: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was compiled without bounds checks is not taken for what has them."""
    assert modules
    before = digest()
    monkeypatch.setattr(config, flag, "another")
    assert digest() != before


def test_the_cache_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`MENAGERIE_CACHE` comes before the user's own cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    assert rules._cache_root() == tmp_path / "user" / "menagerie"
    assert (tmp_path / "user" / "menagerie").is_dir()
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path / "named"))
    assert rules._cache_root() == tmp_path / "named"
    assert new_kernel().folder.parent == tmp_path / "named"
    assert new_kernel().folder.name.startswith("probe-")


def test_a_home_is_where_the_cache_is_by_default(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without any variable it lies in the home folder."""
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert rules._cache_root() == tmp_path / ".cache" / "menagerie"


def test_a_cache_that_cannot_be_made_falls_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file in its place, or a folder that may not be written to."""
    monkeypatch.delenv("MENAGERIE_CACHE", raising=False)
    temporary = Path(tempfile.gettempdir()) / "menagerie"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert rules._cache_root() == temporary
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert rules._cache_root() == temporary


def test_old_caches_are_removed(tmp_path: Path) -> None:
    """The newest of a layout stay, and those of other layouts."""
    for age in range(KEPT_CACHES + 3):
        folder = tmp_path / f"probe-{age:016x}"
        folder.mkdir()
        (folder / "complete").touch()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "other-0123456789abcdef").mkdir()
    rules._prune(tmp_path / "probe-0000000000000000")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {f"probe-{age:016x}" for age in range(KEPT_CACHES)} | {"other-0123456789abcdef"}


def test_a_log_keeps_counting_when_it_is_full(kernel: Kernel) -> None:
    """Rows past the end overwrite the last, and the count tells; without a log nothing is told."""
    states, log = LAYOUT.zeros(1), np.zeros((512, LOG_WIDTH), np.int16)
    kernel.note(states, 8, 3, log)
    assert log[0, 0] == 3
    assert log[3].tolist() == [1, 8, 2, 3, 4, -1, -1, 8, -1, -1]
    assert not log[4:].any()
    states["mark"] = 2
    kernel.note(states, 9, 600, log)
    assert log[0, 0] == 603
    assert log[511].tolist() == [1, 9, 2, 3, 4, -1, -1, 9, -1, -1]
    assert states["total"][0] == 7


@pytest.mark.parametrize(("seats", "lowest"), [(1, 0), (0b110, 1), (1 << 5, 5)])
def test_the_lowest_seat_acts_first(kernel: Kernel, seats: int, lowest: int) -> None:
    """In generic kernels, where the order of sealed choices does not matter."""
    assert kernel.lowest(seats) == lowest


def test_the_probe_is_known_by_its_class() -> None:
    """A layout is looked up by the class that declares it."""
    assert LAYOUT.name == Probe.__name__
