"""Keys of words that code puts together, by what they begin with."""

from collections.abc import Iterable
from typing import get_args

from menagerie.cli.terminal.buffalo.board import COLUMNS
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.names import PhaseKey
from menagerie.games.buffalo.pieces import BOXES, COLOUR_NAMES, LATEST, MOST_SEATS

RANKS = max(len(pasture.bonus) for pasture in BOXES[LATEST].pastures)

FAMILIES: dict[str, Iterable[object]] = {
    "colour": COLOUR_NAMES,
    "cows": COLOUR_NAMES,
    "heading": COLUMNS,
    "letter": COLOUR_NAMES,
    "ordinal": range(1, MOST_SEATS + 1),
    "pasture": PASTURE_KEYS,
    "phase": get_args(PhaseKey),
    "rank": range(RANKS),
    "side": ("meadow", "grid"),
    "sign": COLOUR_NAMES,
}
