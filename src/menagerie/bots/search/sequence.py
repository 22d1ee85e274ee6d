"""Actions of several codes in a row: what begins with one decision is handed over whole."""

from collections.abc import Callable

import numpy as np

from menagerie.core.actions import Action
from menagerie.core.game import Game, new_log
from menagerie.core.kernel.layout import copy_records
from menagerie.core.state import Veiled

# What is decided next on a veiled state, as a code.
Follow = Callable[[Veiled], int]


def completed(game: Game, veiled: Veiled, code: int, follow: Follow) -> Action:
    """The action that a code is, or that it begins and others complete."""
    codec, seat = game.codes, veiled.seat or 0
    sequences = codec.sequences
    if sequences is None or code not in sequences.parts:
        return codec.decode(game.layout.read(veiled.records), seat, code)
    here = Veiled(copy_records(veiled.records), veiled.seat)
    known = game.layout.read(here.records)
    buffer = np.empty(codec.count, np.int16)
    while (whole := sequences.completed(known, seat, code)) is None:
        game.kernel.apply(here.records, 0, seat, code, buffer, new_log())
        code = follow(here)
    return whole
