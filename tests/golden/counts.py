"""Perft: how many paths of some actions lead on from a state."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import NamedTuple

import numpy as np

from menagerie import Game, State
from tests.promises.walks import Setup, code_buffer, play_on, usual_length

# The most states that are visited for one count.
MOST_STATES = 1100
# How far into a playout the counted states lie.
PERCENT = (0, 25, 50, 75, 100)


class Count(NamedTuple):
    """The paths of `depth` actions after the first `after` of a seeded playout."""

    setup: str
    after: int
    depth: int
    paths: int

    def __str__(self) -> str:
        return f"{self.setup} after {self.after} depth {self.depth} paths {self.paths}"

    @classmethod
    def read(cls, line: str) -> "Count":
        """Read a count as it is written."""
        setup, _, after, _, depth, _, paths = line.split()
        return cls(setup, int(after), int(depth), int(paths))


def perft(game: Game, state: State, depth: int) -> int:
    """Count the paths of `depth` actions, the lowest acting seat always first."""
    states = game.layout.zeros(depth)
    states[0] = state.records[0]
    picks = np.zeros(depth, np.int64)
    return int(game.kernel.perft(states, depth, code_buffer(game), picks))


def states_after(setup: Setup, points: Sequence[int]) -> Iterator[State]:
    """The states after so many actions of a playout; the points rise."""
    deal = setup.new(seed=0)
    played = chain([deal], (taken.step.state for taken in play_on(setup.game, deal, 0)))
    for before, after in pairwise([-1, *points]):
        yield next(islice(played, after - before - 1, None))


def deepest(game: Game, state: State) -> tuple[int, int]:
    """The greatest depth that visits few enough states, and its paths."""
    depth, paths, visited = 1, perft(game, state, 1), 1
    while visited + paths <= MOST_STATES and (deeper := perft(game, state, depth + 1)):
        visited += paths
        depth, paths = depth + 1, deeper
    return depth, paths


def counts(setup: Setup) -> list[Count]:
    """A few counts from states along a playout."""
    length = usual_length(setup)
    points = sorted({max(length * percent // 100 - 4, 0) for percent in PERCENT})
    return [
        Count(repr(setup), after, *deepest(setup.game, state))
        for after, state in zip(points, states_after(setup, points), strict=True)
    ]
