"""Random rollouts in the kernel: a state is played to its end, and its ranks are told."""

import numpy as np

from menagerie.core.game import Game
from menagerie.core.kernel.dice import Dice
from menagerie.core.kernel.entries import FIRST_SCORE, Table, play_out
from menagerie.core.kernel.layout import States, copy_records
from menagerie.core.kernel.rule import Kernel
from menagerie.core.kernel.verbs import Codes, Scores, results
from menagerie.core.state import State

_kernels: dict[str, Kernel] = {}


def entry_roll_out(
    states: States, codes: Codes, dice: Dice, tallies: Table, scores: Scores, ranks: Scores
) -> None:
    """Play a state to its end by random actions, and say who ends where."""
    state = states[0]
    play_out(state, codes, dice, tallies, 0)
    results(state, scores, ranks)


def rollout_kernel(game: Game) -> Kernel:
    """The compiled rollouts of a game."""
    if game.key not in _kernels:
        rules = vars(game.rulebook).values()
        _kernels[game.key] = Kernel(game.layout, {"roll_out": entry_roll_out}, rules)
    return _kernels[game.key]


def roll_out(game: Game, state: State, dice: Dice) -> list[int]:
    """The ranks of all seats after a random end of the game."""
    seats = game.seats_of(state)
    codes = np.empty(game.codes.count, np.int16)
    tallies = np.empty((1, FIRST_SCORE), np.int64)
    scores, ranks = np.zeros((2, seats), np.int64)
    records = copy_records(state.records)
    rollout_kernel(game).roll_out(records, codes, dice, tallies, scores, ranks)
    found: list[int] = ranks.tolist()
    return found
