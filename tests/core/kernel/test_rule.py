"""`@rule`: fixed signatures, and kernels that are compiled once."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from menagerie.core.kernel import rule as rules
from menagerie.core.kernel.entries import lowest_seat
from menagerie.core.kernel.log import LOG_WIDTH
from menagerie.core.kernel.rule import INTERPRETED, Kernel, rule, show_progress
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
    fixed = [made for made in rules._rules if made in rules._fixed]
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


def test_compiling_is_announced_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, when the first rule of the first game is due."""
    monkeypatch.setattr(rules, "_said", [])
    for name in ("Probe", "Another"):
        for done in range(3):
            rules.say_progress(name, done, 2)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"menagerie: {rules.COMPILING}\n"


def test_interpreted_rules_need_no_building() -> None:
    """Or else a kernel that has no folder yet does."""
    assert new_kernel().is_built() in {INTERPRETED, (new_kernel().folder / "complete").exists()}


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
