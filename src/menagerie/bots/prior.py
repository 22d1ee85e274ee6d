"""How far a club player leans to an action: what a search tries first, and most.

Leanings are in hundredths; of two actions that differ by one hundred, a club player would take
the better one e times as often.
"""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from menagerie.core.kernel.layout import Layout
from menagerie.core.kernel.rule import INTERPRETED

FULL = 100

Leaning = Callable[[Any, int, int], int]

_leanings: dict[Any, Leaning] = {}


def register(layout: Layout, leaning: Leaning) -> None:
    """Let a search of the game that has this layout begin with what a club player would do."""
    _leanings[layout.record] = leaning
    _leanings[layout.reader] = leaning


def leaning_of(layout: Layout) -> Leaning:
    """The leanings of a game."""
    return _leanings[layout.record]


def leaning(state: Any, seat: int, code: int) -> int:
    """How far a club player leans to a legal action."""
    return _leanings[type(state)](state, seat, code)


def _choose_leaning(state: Any, *_: Any) -> Any:
    found = _leanings[state]
    return lambda state, seat, code: found(state, seat, code)


if not INTERPRETED:
    overload(leaning, strict=False)(_choose_leaning)
