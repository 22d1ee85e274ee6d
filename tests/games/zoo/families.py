"""Keys of words that code puts together, by what they begin with."""

from collections.abc import Iterable
from typing import get_args

from menagerie.games.zoo.names import PhaseKey
from menagerie.games.zoo.pieces import CARD_NAMES, MOST_SEATS

FAMILIES: dict[str, Iterable[object]] = {
    "headline": get_args(PhaseKey),
    "kind": CARD_NAMES,
    "many": CARD_NAMES,
    "memory": ("known", "taken", "played"),
    "ordinal": range(1, MOST_SEATS + 1),
    "part": ("order", "team", "lions", "hedgehog"),
    "role": ("junior", "senior", "alone"),
    "stack": ("can", "ask", "cannot"),
}
