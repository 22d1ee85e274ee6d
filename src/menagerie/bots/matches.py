"""Bots inside the kernel: one decision, and whole games between bots.

Each decision is made on a veiled copy of the state; the truth is only ever dealt, asked whose
turn it is, and changed by the action chosen.
"""

from typing import Annotated, Any

import numpy as np

from menagerie.bots.verbs import policy
from menagerie.core.kernel.chance import Seed
from menagerie.core.kernel.dice import STREAM, THROWS, Dice, throw
from menagerie.core.kernel.entries import (
    CHOICES,
    DECISIONS,
    Table,
    lowest_seat,
    record_results,
    start,
)
from menagerie.core.kernel.layout import Row, States
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes, Scores, apply, legal, to_act, veil

RANDOM, GREEDY, MISTAKEN = 0, 1, 2
# A beginner takes any action once in so many decisions.
MISTAKE = 4
NOTHING_TO_DO = -1

Players = Annotated[Row, np.int64]


@rule
def choose(state: Any, seat: int, bot: int, codes: Codes, dice: Dice) -> int:
    """The action a bot takes on a veiled state."""
    if bot == GREEDY or (bot == MISTAKEN and throw(dice, MISTAKE) > 0):
        return policy(state, seat, codes, dice)
    return codes[throw(dice, legal(state, seat, codes))]


@rule
def play_match(
    state: Any, veiled: States, bots: Players, codes: Codes, dice: Dice, tallies: Table, row: int
) -> int:
    """Let bots play a game to its end; count decisions and choices."""
    decisions = 0
    choices = 0
    acting = to_act(state)
    while acting:
        seat = lowest_seat(acting)
        veiled[0] = state
        veil(veiled[0], seat)
        choices += legal(veiled[0], seat, codes)
        apply(state, seat, choose(veiled[0], seat, bots[seat], codes, dice), None)
        decisions += 1
        acting = to_act(state)
    tallies[row, DECISIONS] = decisions
    tallies[row, CHOICES] = choices
    return decisions


def entry_choose(states: States, index: int, seat: int, bot: int, codes: Codes, dice: Dice) -> int:
    """The action a bot takes on one state, already veiled; NOTHING_TO_DO if none is asked of it."""
    if not (to_act(states[index]) >> seat) & 1:
        return NOTHING_TO_DO
    return choose(states[index], seat, bot, codes, dice)


def entry_matches(
    states: States,
    scratch: States,
    template: States,
    seed: Seed,
    first: int,
    bots: Players,
    codes: Codes,
    dice: Dice,
    tallies: Table,
    scores: Scores,
    ranks: Scores,
) -> int:
    """Deal as many games as there are states and let bots play them; return the decisions made."""
    decisions = 0
    for index in range(len(states)):
        states[index] = template[0]
        start(states[index], seed, first + index)
        dice[STREAM] = first + index
        dice[THROWS] = 0
        decisions += play_match(states[index], scratch, bots, codes, dice, tallies, index)
        record_results(states[index], tallies, index, scores, ranks)
    return decisions


ENTRIES = {
    name.removeprefix("entry_"): function
    for name, function in list(globals().items())
    if name.startswith("entry_")
}
