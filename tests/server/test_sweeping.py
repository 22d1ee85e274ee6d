"""Garbage that holds itself is found, but not while many wait."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from menagerie.server.metrics import Tally
from menagerie.server.sweeping import LONGEST, QUIET, YOUNG, Sweeper, sweep_young


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Python sweeps as it did when a test is over."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def old_garbage() -> "ref[Circle]":
    """Garbage that has outlived its youth."""
    circle = Circle()
    gc.collect(0)
    return ref(circle)


def test_old_garbage_is_swept_when_it_is_quiet() -> None:
    """As after any minute with few entries."""
    sweep_young()
    entries = Tally("entries", "")
    sweeper, left = Sweeper(entries), old_garbage()
    entries.inc(QUIET)
    gc.collect(0)
    assert left() is not None
    asyncio.run(sweeper.sweep())
    assert left() is None


def test_while_many_would_wait_it_is_put_off_but_not_for_ever() -> None:
    """And then again for as long."""
    sweep_young()
    entries = Tally("entries", "")
    sweeper = Sweeper(entries)
    for _ in range(2):
        left = old_garbage()
        for _ in range(LONGEST):
            entries.inc(QUIET + 1)
            asyncio.run(sweeper.sweep())
            assert left() is not None
        entries.inc(QUIET + 1)
        asyncio.run(sweeper.sweep())
        assert left() is None


def test_young_garbage_is_swept_by_python_itself() -> None:
    """After so many new things."""
    sweep_young()
    left = ref(Circle())
    kept = [Circle() for _ in range(2 * YOUNG)]
    assert left() is None
    assert len(kept) == 2 * YOUNG
