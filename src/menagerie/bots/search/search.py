"""Search as Python meets it: a veiled state, a seed and a budget in, chances of actions out."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from time import perf_counter

import numpy as np

from menagerie.bots.player import find_player
from menagerie.bots.search import playouts, results, tree
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.kernel.layout import Records
from menagerie.core.kernel.rule import Kernel
from menagerie.core.seeds import new_dice
from menagerie.core.state import Veiled

# Nodes of a search that is bounded by time alone, and edges for each node.
MOST_NODES = 1 << 17
EDGES_PER_NODE = 4
# Iterations between two looks at the clock: at first, and at most.
FIRST_SLICE, LONGEST_SLICE = 16, 4096
SLICE_SECONDS = 0.02
# How often a search without a clock looks whether its answer is settled.
LOOKS = 32
# Seconds of the slowest game's iteration, and what a busy core may add.
SLOWEST_ITERATION, SPARE = 0.0004, 1.25
# In a mixture, actions this much less likely than the likeliest are left out.
LEAST_SHARE = 0.25
ROOM = 64
FINE = 1 << 30

_kernels: dict[str, Kernel] = {}


@dataclass(frozen=True)
class Budget:
    """How much a search may do: the first bound that is reached ends it."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise MenagerieError("budget: name iterations, seconds or both")

    @property
    def span(self) -> float:
        """Seconds that are enough, with some to spare."""
        bounds = [self.seconds, self.iterations and self.iterations * SLOWEST_ITERATION]
        return SPARE * min(bound for bound in bounds if bound is not None)

    def nodes(self) -> int:
        """How many nodes are enough."""
        needed = MOST_NODES if self.iterations is None else self.iterations * 2 + ROOM
        return min(MOST_NODES, needed)


def search_kernel(game: Game) -> Kernel:
    """The compiled search of a game."""
    if game.key not in _kernels:
        rules = (*vars(game.rulebook).values(), *find_player(game).rules.values())
        _kernels[game.key] = Kernel(game.layout, playouts.ENTRIES, rules)
    return _kernels[game.key]


class Search:
    """One search of one seat, which can be continued; nothing but the seat's knowledge goes in.

    A search that is counting plays every game to its end, whatever its tree learns from.
    """

    def __init__(
        self,
        game: Game,
        veiled: Veiled,
        seed: int,
        nodes: int = MOST_NODES,
        *,
        counting: bool = False,
    ) -> None:
        if veiled.seat is None:
            raise MenagerieError("search: a spectator has nothing to do")
        if veiled.seat not in game.to_act(veiled):
            raise MenagerieError(f"search: seat {veiled.seat} has nothing to do")
        kernel = search_kernel(game)
        self._think, self._throw = kernel.think, kernel.throw
        self.seat = veiled.seat
        self._states = _scratch(game, veiled)
        self._nodes = np.zeros((nodes, tree.NODE_SIZE), np.int64)
        self._edges = np.zeros((nodes * EDGES_PER_NODE, tree.EDGE_SIZE), np.int64)
        self._sums = np.zeros((len(self._edges), tree.SUM_SIZE), np.float64)
        self._counters = np.zeros(tree.COUNTERS, np.int64)
        self._counters[tree.ROOT] = tree.NOTHING
        self._dice = new_dice(seed)
        seats = game.seats_of(veiled)
        counted = game.codes.count if counting else 0
        self.tally = np.zeros((counted, results.columns(seats)), np.float64)
        self._arrays = self._all_arrays(game, seats)

    def _all_arrays(self, game: Game, seats: int) -> tuple[object, ...]:
        """The arguments of the kernel."""
        slots = 1 << (2 * len(self._nodes) - 1).bit_length()
        codes = game.codes.count
        return (
            self._states,
            self._states.view(np.int32),
            np.zeros(slots, np.int64),
            self._nodes,
            self._edges,
            self._sums,
            np.zeros((tree.DEEPEST, tree.STEP_SIZE), np.int64),
            self._counters,
            np.zeros(codes, np.int64),
            np.zeros(seats, np.int64),
            np.zeros(seats, np.float64),
            np.zeros(seats, np.int64),
            np.zeros(seats, np.int64),
            np.zeros(codes, np.int16),
            self._dice,
            self.tally,
        )

    def run(self, iterations: int, forced: int = tree.NOTHING) -> int:
        """Iterate this many times more; return how many there were in all.

        With a forced code the searcher begins each of them with that action.
        """
        self._counters[tree.FORCED] = forced
        done: int = self._think(*self._arrays, self.seat, iterations)
        return done

    def run_within(
        self, budget: Budget, forced: int = tree.NOTHING, *, settles: bool = False
    ) -> int:
        """Iterate until the budget is used up; return how many iterations there were.

        Iterations made before count as used, time does not. A search that settles ends as soon as
        no more of the budget could change its answer.
        """
        most = inf if budget.iterations is None else budget.iterations
        end = perf_counter() + (inf if budget.seconds is None else budget.seconds)
        size = FIRST_SLICE
        if budget.seconds is None:
            size = max(size, int(most) // (LOOKS if settles else 1))
        done = self.iterations
        while done < most and (started := perf_counter()) < end:
            before, done = done, self.run(int(min(size, most - done)), forced)
            now = perf_counter()
            left = min(most - done, SPARE * (done - before) * (end - now) / (now - started))
            if settles and self.lead > left:
                break
            if now - started < SLICE_SECONDS / 2 and budget.seconds is not None:
                size = min(2 * size, LONGEST_SLICE)
        return done

    @property
    def lead(self) -> int:
        """How many more visits the answer has than any other; 0 for a mixture, where all count."""
        if self.is_sealed:
            return 0
        visits = sorted(self._visits().values(), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    @property
    def iterations(self) -> int:
        """How many iterations there were."""
        return int(self._counters[tree.ITERATIONS])

    @property
    def is_sealed(self) -> bool:
        """Whether the answer is a mixture."""
        return bool(self._nodes[self._counters[tree.ROOT], tree.SEALED])

    @property
    def nodes_used(self) -> int:
        """How many nodes the tree has."""
        return int(self._counters[tree.NODES])

    def chances(self) -> dict[int, float]:
        """The share of visits of each action: they add to one, and the likeliest comes first."""
        return _shares(self._visits())

    def _visits(self) -> dict[int, int]:
        """How often each action was visited."""
        visits = {}
        edge = self._nodes[self._counters[tree.ROOT], tree.FIRST]
        while edge != tree.NOTHING:
            visits[int(self._edges[edge, tree.CODE])] = int(self._edges[edge, tree.TAKEN])
            edge = self._edges[edge, tree.NEXT]
        return visits

    def answer(self) -> int:
        """The code of the action to take: thrown from the mixture, or the most visited."""
        shares = self.chances()
        if not self.is_sealed:
            return next(iter(shares))
        likely = max(shares.values()) * LEAST_SHARE
        kept = _shares({code: share for code, share in shares.items() if share >= likely})
        left = self._throw(self._dice, FINE) / FINE
        return _picked(kept, left)


def _scratch(game: Game, veiled: Veiled) -> Records:
    """The states of a playout, the first of them what its seat knows."""
    states = game.layout.zeros(tree.STATES)
    states.view(np.uint8)[: game.layout.dtype.itemsize] = veiled.records.view(np.uint8)
    return states


def _shares(weights: Mapping[int, float]) -> dict[int, float]:
    """Weights that add to one, the greatest first."""
    total = sum(weights.values())
    ordered = sorted(weights.items(), key=lambda item: (-item[1], item[0]))
    even = 1 / max(1, len(ordered))
    return {code: weight / total if total else even for code, weight in ordered}


def _picked(shares: dict[int, float], point: float) -> int:
    """The action whose share a point between 0 and 1 falls into."""
    for code, share in shares.items():
        point -= share
        if point < 0:
            return code
    return next(iter(shares))
