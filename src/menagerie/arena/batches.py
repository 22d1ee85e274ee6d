"""Many games in batches, through compiled code."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from menagerie.bots.levels import Bot, bot_kernel
from menagerie.core.game import Game
from menagerie.core.kernel.entries import FIRST_SCORE
from menagerie.core.seeds import new_dice, seed_words

# So many states that they fit the cache of a core.
BATCH = 256
DICE_BYTES = 8

Tallies = NDArray[np.int64]


@dataclass
class Batches:
    """Games of one configuration in batches, with buffers that are allocated once."""

    game: Game
    seats: int
    seed: bytes
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[Bot, ...] = ()
    size: int = BATCH

    def __post_init__(self) -> None:
        layout = self.game.layout
        self._template = self.game.template(self.seats, self.options)
        self._states = layout.zeros(self.size)
        self._scratch = layout.zeros(1)
        self._codes = np.empty(self.game.codes.count, np.int16)
        self._tallies = np.zeros((self.size, FIRST_SCORE + 2 * self.seats), np.int64)
        self._scores = np.zeros(self.seats, np.int64)
        self._ranks = np.zeros(self.seats, np.int64)
        self._words = seed_words(self.seed)
        self._dice = new_dice(int.from_bytes(self.seed[:DICE_BYTES], "little"))
        self._players = np.array([bot.number for bot in self.bots], np.int64)

    def play(self, first: int, games: int | None = None) -> int:
        """Play a batch from game number `first` on; return the number of decisions."""
        states = self._states[:games]
        shared = (self._codes, self._dice, self._tallies, self._scores, self._ranks)
        if self._needs_bots():
            decisions: int = bot_kernel(self.game).matches(
                states, self._scratch, self._template, self._words, first, self._players, *shared
            )
        else:
            decisions = self.game.kernel.playouts(
                states, self._template, self._words, first, *shared
            )
        return decisions

    def series(self, games: int) -> Iterator[Tallies]:
        """Play a number of games; yield the tallies of each batch."""
        for first in range(0, games, self.size):
            count = min(self.size, games - first)
            self.play(first, count)
            yield self._tallies[:count]

    def _needs_bots(self) -> bool:
        """Whether any seat does more than play at random."""
        return any(bot.name != "random" for bot in self.bots)
