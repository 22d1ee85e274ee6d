"""A layout that is no game, and kernels that let tests call what only rules can call."""

from typing import Annotated

import numpy as np

from menagerie.core.kernel.chance import Chance, Seed, draw, next_word, reseed, shuffle, wipe
from menagerie.core.kernel.dice import Dice, philox, throw, throw_word
from menagerie.core.kernel.entries import lowest_seat
from menagerie.core.kernel.layout import I8, I16, Cube, Grid, Row, States, layout, layout_of
from menagerie.core.kernel.log import Log, tell, tell_more
from menagerie.core.kernel.rule import Kernel, rule, table

CARDS = 20

Numbers = Annotated[Row, np.int64]

SQUARES = table([[row * column for column in range(12)] for row in range(12)], np.int16)


@layout
class Probe:
    """A field of each kind."""

    mark: I8
    chance: Chance
    cards: Annotated[Row, np.int8, (CARDS,)]
    sums: Annotated[Grid, np.int16, (2, 3)]
    cube: Annotated[Cube, np.int8, (2, 3, 4)]
    total: I16


LAYOUT = layout_of(Probe)


@rule
def is_marked(state: Probe) -> bool:
    """A rule that gives a truth value."""
    return state.mark != 0


@rule
def bounds(state: Probe, below: int) -> tuple[int, int]:
    """A rule that gives two numbers."""
    return state.mark, below


@rule
def note(state: Probe, value: int, log: Log | None) -> None:
    """A rule that logs, if it is given a log."""
    if is_marked(state):
        low, high = bounds(state, value)
        state.total = high - low
    tell(log, 1, value, 2, 3, 4)
    tell_more(log, 7, value)


@rule
def read_sum(state: Probe) -> int:
    """A rule that reads fields and a table with one, two and three indices."""
    product: int = SQUARES[7, 8]
    return state.total + state.sums[1, 2] + state.cube[1, 2, 3] + product


def entry_words(states: States, words: Numbers) -> None:
    """Draw as many words as there is room for."""
    for at in range(len(words)):
        words[at] = next_word(states[0].chance)


def entry_draws(states: States, below: int, numbers: Numbers) -> None:
    """Draw as many numbers as there is room for."""
    for at in range(len(numbers)):
        numbers[at] = draw(states[0].chance, below)


def entry_shuffle(states: States, count: int) -> None:
    """Shuffle the first cards."""
    shuffle(states[0].chance, states[0].cards, count)


def entry_reseed(states: States, seed: Seed, game: int) -> None:
    """Start the stream of one game of a series."""
    reseed(states[0].chance, seed, game)


def entry_wipe(states: States) -> None:
    """Forget the stream."""
    wipe(states[0].chance)


def entry_philox(key: int, high: int, low: int) -> int:
    """The random bits of one counter."""
    return philox(key, high, low)


def entry_throws(dice: Dice, below: int, numbers: Numbers) -> None:
    """Throw as many numbers as there is room for; below 0, words."""
    for at in range(len(numbers)):
        numbers[at] = throw(dice, below) if below > 0 else throw_word(dice)


def entry_note(states: States, value: int, times: int, log: Log) -> None:
    """Log some events, and once none."""
    for _ in range(times):
        note(states[0], value, log)
    note(states[0], value, None)


def entry_copy(states: States, source: int, target: int) -> int:
    """Copy one record onto another, and read it there."""
    states[target] = states[source]
    return read_sum(states[target])


def entry_lowest(seats: int) -> int:
    """The lowest of a set of seats."""
    return lowest_seat(seats)


ENTRIES = {
    name.removeprefix("entry_"): function
    for name, function in list(globals().items())
    if name.startswith("entry_")
}


def new_kernel() -> Kernel:
    """A kernel of the probe, not loaded yet."""
    return Kernel(LAYOUT, ENTRIES, [is_marked])
