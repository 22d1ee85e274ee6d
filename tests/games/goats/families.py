"""Keys of words that code puts together, by what they begin with."""

from collections.abc import Iterable
from typing import get_args

from menagerie.games.goats.names import PhaseKey
from menagerie.games.goats.pieces import KIND_NAMES, MOST_SEATS

FAMILIES: dict[str, Iterable[object]] = {
    "kind": KIND_NAMES,
    "ordinal": range(1, MOST_SEATS + 1),
    "phase": get_args(PhaseKey),
    "where": ("display", "meadow", "hand", "pile", "gone", "unseen"),
}
