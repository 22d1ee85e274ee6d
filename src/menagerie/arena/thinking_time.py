"""How long bots think: processor time of decisions, summed and sorted into steps."""

from collections import Counter
from math import floor, log2

import msgspec

# Steps of a factor of 2 ** (1 / 4), nineteen percent, from a microsecond on.
STEPS_PER_OCTAVE = 4
MICROSECOND = 1e-6


class Thought(msgspec.Struct, array_like=True):
    """The decisions of one bot in some games: how many, how long in all, how many in each step."""

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
        """The same in microseconds, which are shorter to write."""
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
    """The seconds within which a share of all decisions was made; a step is filled evenly."""
    wanted = thought.decisions * share
    for step in sorted(thought.steps):
        count = thought.steps[step]
        if wanted <= count:
            return float(MICROSECOND * 2 ** ((step + wanted / count) / STEPS_PER_OCTAVE))
        wanted -= count
    return 0.0
