"""Garbage that holds itself is found, but not while many wait."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from menagerie.server.host import garbage as sweeping
from menagerie.server.host.garbage import FEW, QUIET, Sweeper, leave_sweeping, sweep_again
from menagerie.server.host.metrics import Tally


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def left_to_the_sweeper() -> Iterator[None]:
    """Python sweeps as it did when a test is over."""
    leave_sweeping()
    assert not gc.isenabled()
    yield
    sweep_again()
    assert gc.isenabled()


def garbage(count: int) -> "ref[Circle]":
    """Leave circles behind; the last one of them."""
    last = Circle()
    for _ in range(count):
        last = Circle()
    return ref(last)


@pytest.mark.parametrize(("entries", "is_swept"), [(QUIET, True), (QUIET + 1, False)])
def test_it_is_swept_when_it_is_quiet(entries: int, *, is_swept: bool) -> None:
    """Only what was written since the last time counts."""
    written = Tally("entries", "")
    written.inc(10 * QUIET)
    sweeper = Sweeper(written)
    written.inc(entries)
    left = garbage(FEW)

    asyncio.run(sweeper.sweep())
    assert (left() is None) is is_swept
    asyncio.run(sweeper.sweep())
    assert left() is None


def test_little_is_left_lying() -> None:
    """To look for it would not be worth it."""
    left = garbage(10)

    asyncio.run(Sweeper(Tally("entries", "")).sweep())

    assert left() is not None


def test_much_is_swept_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory has an end."""
    monkeypatch.setattr(sweeping, "MOST", FEW)
    written = Tally("entries", "")
    sweeper, left = Sweeper(written), garbage(FEW)
    written.inc(QUIET + 1)

    asyncio.run(sweeper.sweep())

    assert left() is None
