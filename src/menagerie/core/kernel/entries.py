"""Kernels written once for every game, and the entry points through which Python calls them.

An entry point takes an array of states and an index: handing over a record costs ten times
as much. Each crosses the border once per action, not once per question.
"""

from typing import Annotated, Any

import numpy as np

from menagerie.core.kernel.chance import Seed, reseed
from menagerie.core.kernel.dice import STREAM, THROWS, Dice, throw
from menagerie.core.kernel.layout import Grid, States
from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import (
    Codes,
    Scores,
    apply,
    deal,
    guess,
    legal,
    refusal,
    results,
    to_act,
    veil,
)

DECISIONS, CHOICES, REASON, FIRST_SCORE = 0, 1, 2, 3

SPECTATOR = -1
# The first facts of a look: whose turn it is, and why the game ended.
TO_ACT, END = 0, 1

# Multiplied by one of eight bits, bits 5 to 7 of De Bruijn's sequence tell which; an int holds
# the eight answers, as a table would make the games of a GPU wait for one another.
SEQUENCE = 0x17
SEATS_BY_SEQUENCE = sum(seat << 3 * ((SEQUENCE << seat) >> 5 & 7) for seat in range(8))

Table = Annotated[Grid, np.int64]


@rule
def lowest_seat(seats: int) -> int:
    """The lowest seat of a set of seats."""
    alone = seats & -seats
    return (SEATS_BY_SEQUENCE >> 3 * (alone * SEQUENCE >> 5 & 7)) & 7


@rule
def play_out(state: Any, codes: Codes, dice: Dice, tallies: Table, row: int) -> int:
    """Play uniformly random legal actions to the end; count decisions and choices."""
    decisions = 0
    choices = 0
    acting = to_act(state)
    while acting:
        seat = lowest_seat(acting)
        count = legal(state, seat, codes)
        apply(state, seat, codes[throw(dice, count)], None)
        decisions += 1
        choices += count
        acting = to_act(state)
    tallies[row, DECISIONS] = decisions
    tallies[row, CHOICES] = choices
    return decisions


@rule
def record_results(state: Any, tallies: Table, row: int, scores: Scores, ranks: Scores) -> None:
    """Write the reason of the end, scores and ranks next to the length of a game."""
    tallies[row, REASON] = results(state, scores, ranks)
    for seat in range(state.seats):
        tallies[row, FIRST_SCORE + 2 * seat] = scores[seat]
        tallies[row, FIRST_SCORE + 2 * seat + 1] = ranks[seat]


@rule
def start(state: Any, seed: Seed, game: int) -> None:
    """Deal game number `game` of a series."""
    reseed(state.chance, seed, game)
    deal(state)


def entry_deal(states: States, index: int) -> None:
    """Set up one state."""
    deal(states[index])


def entry_to_act(states: States, index: int) -> int:
    """The seats one state waits for."""
    return to_act(states[index])


def entry_legal(states: States, index: int, seat: int, codes: Codes) -> int:
    """The legal actions of one seat."""
    return legal(states[index], seat, codes)


def entry_apply(states: States, index: int, seat: int, code: int, codes: Codes, log: Log) -> bool:
    """Carry out an action if it is among the legal ones; else change nothing."""
    state = states[index]
    for at in range(legal(state, seat, codes)):
        if codes[at] == code:
            apply(state, seat, code, log)
            return True
    return False


def entry_replay(states: States, index: int, seats: Codes, actions: Codes, codes: Codes) -> int:
    """Carry out a list of actions; return how many were legal before the first that was not."""
    state = states[index]
    for done in range(len(actions)):
        known = False
        for at in range(legal(state, seats[done], codes)):
            known = known or codes[at] == actions[done]
        if not known:
            return done
        apply(state, seats[done], actions[done], None)
    return len(actions)


def entry_refusal(states: States, index: int, seat: int, code: int) -> int:
    """Why one action is not legal."""
    return refusal(states[index], seat, code)


def entry_veil(states: States, index: int, seat: int) -> None:
    """Wipe what one seat cannot know."""
    veil(states[index], seat)


def entry_guess(states: States, index: int, seat: int, dice: Dice) -> None:
    """Fill in what one seat cannot know."""
    guess(states[index], seat, dice)


def entry_results(states: States, index: int, scores: Scores, ranks: Scores) -> int:
    """Scores, ranks and the reason of the end of one state."""
    return results(states[index], scores, ranks)


def entry_look(
    states: States,
    veiled: States,
    codes: Codes,
    found: Codes,
    ends: Codes,
    facts: Scores,
    scores: Scores,
    ranks: Scores,
) -> None:
    """Veil one state for each seat and last for a spectator, and list each seat's legal actions.

    The legal actions are found seat after seat; `ends` says where those of each seat end.
    """
    watching = len(veiled) - 1
    count = 0
    for seat in range(watching):
        veiled[seat] = states[0]
        veil(veiled[seat], seat)
        for at in range(legal(veiled[seat], seat, codes)):
            found[count] = codes[at]
            count += 1
        ends[seat] = count
    veiled[watching] = states[0]
    veil(veiled[watching], SPECTATOR)
    facts[TO_ACT] = to_act(veiled[watching])
    facts[END] = results(veiled[watching], scores, ranks)


def entry_playouts(
    states: States,
    template: States,
    seed: Seed,
    first: int,
    codes: Codes,
    dice: Dice,
    tallies: Table,
    scores: Scores,
    ranks: Scores,
) -> int:
    """Deal and play out as many games as there are states; return the decisions made."""
    decisions = 0
    for index in range(len(states)):
        states[index] = template[0]
        state = states[index]
        start(state, seed, first + index)
        dice[STREAM] = first + index
        dice[THROWS] = 0
        decisions += play_out(state, codes, dice, tallies, index)
        record_results(state, tallies, index, scores, ranks)
    return decisions


def entry_perft(states: States, depth: int, codes: Codes, picks: Scores) -> int:
    """Count the paths of `depth` actions from the first state, the lowest seat acting first."""
    paths = 0
    level = 0
    picks[0] = 0
    while level >= 0:
        state = states[level]
        acting = to_act(state)
        if acting == 0:
            level -= 1
            continue
        seat = lowest_seat(acting)
        count = legal(state, seat, codes)
        if level == depth - 1:
            paths += count
            level -= 1
        elif picks[level] == count:
            level -= 1
        else:
            code = codes[picks[level]]
            picks[level] += 1
            level += 1
            states[level] = states[level - 1]
            picks[level] = 0
            apply(states[level], seat, code, None)
    return paths


ENTRIES = {
    name.removeprefix("entry_"): function
    for name, function in list(globals().items())
    if name.startswith("entry_")
}
