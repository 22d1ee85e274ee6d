"""The verbs every game has, chosen by the layout of the state when a generic kernel is compiled.

A stub with an overload is cached with the kernel that calls it; a kernel that closes over a
game's functions would be compiled anew in every process.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
from numba.extending import overload

from menagerie.core.kernel.dice import Dice
from menagerie.core.kernel.layout import Layout, Row
from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import INTERPRETED

Codes = Annotated[Row, np.int16]
Scores = Annotated[Row, np.int64]

# Scores inside are in ten-thousandths of a point.
POINT = 10_000


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game that generic kernels call."""

    deal: Callable[[Any], None]
    to_act: Callable[[Any], int]
    legal: Callable[[Any, int, Codes], int]
    apply: Callable[[Any, int, int, Log | None], None]
    refusal: Callable[[Any, int, int], int]
    veil: Callable[[Any, int], None]
    guess: Callable[[Any, int, Dice], None]
    results: Callable[[Any, Scores, Scores], int]


_rulebooks: dict[Any, Rulebook] = {}


def register(layout: Layout, rulebook: Rulebook) -> None:
    """Let generic kernels play the game that has this layout."""
    _rulebooks[layout.record] = rulebook
    _rulebooks[layout.reader] = rulebook


def deal(state: Any) -> None:
    """Set up a state whose seats, options and chance are given."""
    _rulebooks[type(state)].deal(state)


def to_act(state: Any) -> int:
    """The seats the game waits for, as bits; 0 when it is over."""
    return _rulebooks[type(state)].to_act(state)


def legal(state: Any, seat: int, codes: Codes) -> int:
    """Write the codes of a seat's legal actions in rising order, and return how many."""
    return _rulebooks[type(state)].legal(state, seat, codes)


def apply(state: Any, seat: int, code: int, log: Log | None) -> None:
    """Carry out a legal action and all that follows without asking."""
    _rulebooks[type(state)].apply(state, seat, code, log)


def refusal(state: Any, seat: int, code: int) -> int:
    """Why an action is not legal, as a number of the game's own; 0 when it is."""
    return _rulebooks[type(state)].refusal(state, seat, code)


def veil(state: Any, seat: int) -> None:
    """Wipe what a seat, or with -1 a spectator, cannot know."""
    _rulebooks[type(state)].veil(state, seat)


def guess(state: Any, seat: int, dice: Dice) -> None:
    """Fill a veiled state with a random truth that fits all its seat knows."""
    _rulebooks[type(state)].guess(state, seat, dice)


def results(state: Any, scores: Scores, ranks: Scores) -> int:
    """Write scores, in parts of a POINT, and ranks; return why the game ended, 0 while it runs."""
    return _rulebooks[type(state)].results(state, scores, ranks)


def implementation(stub: Callable[..., Any], record: Any) -> Callable[..., Any]:
    """The rule of the game that has this record, behind the signature of its stub."""
    chosen = getattr(_rulebooks[record], stub.__name__)
    arity = stub.__code__.co_argcount
    if arity == 1:
        return lambda state: chosen(state)
    if arity == 2:
        return lambda state, a: chosen(state, a)
    if arity == 3:
        return lambda state, a, b: chosen(state, a, b)
    return lambda state, a, b, c: chosen(state, a, b, c)


def _dispatch(stub: Callable[..., Any]) -> None:
    """Compile a stub as the rule that the type of its state calls for."""
    overload(stub, strict=False)(lambda *arguments: implementation(stub, arguments[0]))


VERBS = (deal, to_act, legal, apply, refusal, veil, guess, results)

if not INTERPRETED:
    for _verb in VERBS:
        _dispatch(_verb)
