"""Rates of several lanes, measured in turn.

Every lane runs for a short time in each round, so that disturbances of a shared machine affect
all of them alike.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import msgspec
from rich.progress import Progress

ROUNDS = 5


class Rate(msgspec.Struct, frozen=True):
    """A rate per second: the median of the rounds, and their extremes."""

    median: float
    lowest: float
    highest: float

    def times(self, factor: float) -> "Rate":
        """The rate of something that occurs `factor` times in each."""
        return Rate(self.median * factor, self.lowest * factor, self.highest * factor)


@dataclass
class Lane:
    """Something played in batches; `play(n)` plays batch number n and returns its size."""

    play: Callable[[int], float]
    rates: list[float] = field(default_factory=list)
    batches: int = 0

    def run(self, seconds: float) -> None:
        """Play batches for a time and store the rate."""
        started = perf_counter()
        played = 0.0
        while not played or perf_counter() - started < seconds:
            played += self.play(self.batches)
            self.batches += 1
        self.rates.append(played / (perf_counter() - started))

    def rate(self) -> Rate:
        """The rate over all rounds."""
        return Rate(median(self.rates), min(self.rates), max(self.rates))


def measure(lanes: Sequence[Lane], seconds: float, progress: Progress) -> None:
    """Run all lanes in turn, in several rounds, each lane for `seconds` in total."""
    task = progress.add_task("Measuring", total=ROUNDS * len(lanes))
    for lane in lanes:
        lane.play(0)
    for _ in range(ROUNDS):
        for lane in lanes:
            lane.run(seconds / ROUNDS)
            progress.advance(task)
