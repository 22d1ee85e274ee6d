"""SHA-256 of many games, to compare compiled, interpreted and older runs byte for byte.

`python -m tests.golden.digests FIRST GAMES` prints those of a few games from number FIRST on.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

import numpy as np

from menagerie import State
from menagerie.core.kernel.dice import DICE_SIZE
from menagerie.core.kernel.entries import FIRST_SCORE
from menagerie.core.seeds import seed_words
from tests.promises.walks import SETUPS, Setup, choose, code_buffer, new_log, spread


def playouts_digest(setup: Setup, first: int, games: int) -> str:
    """Final states, lengths, scores and places of games that the generic kernel plays."""
    game = setup.game
    states = game.layout.zeros(games)
    tallies = np.zeros((games, FIRST_SCORE + 2 * setup.seats), np.int64)
    scores, ranks = np.zeros(setup.seats, np.int64), np.zeros(setup.seats, np.int64)
    game.kernel.playouts(
        states,
        game.template(setup.seats, setup.options),
        seed_words(first),
        first,
        code_buffer(game),
        np.zeros(DICE_SIZE, np.int64),
        tallies,
        scores,
        ranks,
    )
    return sha256(states.tobytes() + tallies.tobytes()).hexdigest()


def logs_digest(setup: Setup, first: int) -> str:
    """All rows that the rules log in one game, and its states."""
    game = setup.game
    state = setup.new(first)
    digest = sha256()
    number = 0
    while chosen := choose(game, state, spread(first, number), width=first % 4):
        log = new_log()
        records = state.records.copy()
        game.kernel.apply(records, 0, *chosen, code_buffer(game), log)
        digest.update(log[: log[0, 0] + 1].tobytes() + records.tobytes())
        state = State(records)
        number += 1
    return digest.hexdigest()


def digests(setup: Setup, first: int, *numbers: int) -> Iterator[str]:
    """A line for each number of games from the first on, and one for the log of the first."""
    for games in numbers:
        yield f"{setup!r} playouts {games} {playouts_digest(setup, first, games)}"
    yield f"{setup!r} log {logs_digest(setup, first)}"


def all_digests(first: int, *numbers: int) -> list[str]:
    """The lines of all setups."""
    return [line for setup in SETUPS for line in digests(setup, first, *numbers)]


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in all_digests(*map(int, sys.argv[1:])))
