"""Processor time of decisions, as a sum and a histogram."""

from collections import Counter
from math import floor, log2

import msgspec

# Bins grow by a factor of 2 ** (1 / 4), 19 %, from a microsecond on.
STEPS_PER_OCTAVE = 4
MICROSECOND = 1e-6


class Thought(msgspec.Struct, array_like=True):
    """The decisions of one bot in some games: their number, total time, and histogram."""

    decisions: int = 0
    seconds: float = 0.0
    steps: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count one decision."""
        step = floor(log2(max(1.0, seconds / MICROSECOND)) * STEPS_PER_OCTAVE)
        self.decisions += 1
        self.seconds += seconds
        self.steps[step] = self.steps.get(step, 0) + 1

    def rounded(self) -> "Thought":
        """The same, rounded to microseconds, which is shorter to write."""
        return Thought(self.decisions, round(self.seconds, 6), dict(sorted(self.steps.items())))


def together(thoughts: list[Thought]) -> Thought:
    """Add up the decisions of many games."""
    steps: Counter[int] = Counter()
    for thought in thoughts:
        steps.update(thought.steps)
    return Thought(
        sum(thought.decisions for thought in thoughts),
        sum(thought.seconds for thought in thoughts),
        dict(steps),
    )


def quantile(thought: Thought, share: float) -> float:
    """The seconds within which a share of decisions was made, evenly spread within a bin."""
    wanted = thought.decisions * share
    for step in sorted(thought.steps):
        count = thought.steps[step]
        if wanted <= count:
            return float(MICROSECOND * 2 ** ((step + wanted / count) / STEPS_PER_OCTAVE))
        wanted -= count
    return 0.0
