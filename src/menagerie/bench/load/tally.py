"""Counts of a run, and the figures computed from them."""

from array import array
from collections import Counter
from dataclasses import dataclass, field

import msgspec

MEDIAN, NINETY, NINETY_NINE = 0.5, 0.9, 0.99


@dataclass
class Tally:
    """Counts of one phase of a run; times in seconds, sizes in bytes."""

    latencies: "array[float]" = field(default_factory=lambda: array("d"))
    sizes: "array[int]" = field(default_factory=lambda: array("I"))
    frames_in: int = 0
    frames_out: int = 0
    errors: Counter[str] = field(default_factory=Counter)


class Figures(msgspec.Struct, frozen=True):
    """Figures of one phase: times in milliseconds, sizes in bytes, the rest per second."""

    seconds: float
    actions: float
    frames_in: float
    frames_out: float
    p50: float
    p99: float
    longest: float
    size: int
    size_p90: int
    server_us: float | None

    @property
    def frames(self) -> float:
        """Frames a second, in both directions."""
        return self.frames_in + self.frames_out


def figures(tally: Tally, seconds: float, server_seconds: float | None) -> Figures:
    """The figures of a phase of so many seconds."""
    times, sizes = sorted(tally.latencies), sorted(tally.sizes)
    count = len(times)
    return Figures(
        seconds=seconds,
        actions=count / seconds,
        frames_in=tally.frames_in / seconds,
        frames_out=tally.frames_out / seconds,
        p50=1000 * share(times, MEDIAN),
        p99=1000 * share(times, NINETY_NINE),
        longest=1000 * share(times, 1),
        size=int(share(sizes, MEDIAN)),
        size_p90=int(share(sizes, NINETY)),
        server_us=None if server_seconds is None else 1e6 * server_seconds / max(1, count),
    )


def share(ordered: list[float] | list[int], part: float) -> float:
    """A quantile of sorted values; 0 if there are none."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
