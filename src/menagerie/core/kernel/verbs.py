"""The verbs every game has; a kernel calls the rule that belongs to the type of its state.

A verb is declared once, and each game registers its rule for it. Compiled, the type of the record
chooses the rule while a kernel is compiled; interpreted, the type of the state does with each
call. A kernel that calls verbs can be cached on disk; one that closes over a game's rules would
be compiled again in every process.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any, TypeVar, cast

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

F = TypeVar("F", bound=Callable[..., Any])

# The rules of every verb by the type of the state, compiled and interpreted.
_rules: dict[str, dict[Any, Any]] = {}


def verb(declared: F) -> F:
    """Declare a function that each game has a rule for: its first argument is the state."""
    rules = _rules[declared.__name__] = {}

    @wraps(declared)
    def call(state: Any, *rest: Any) -> Any:
        return rules[type(state)](state, *rest)

    if not INTERPRETED:
        arity = declared.__code__.co_argcount
        overload(call, strict=False)(lambda *kinds: call_of(rules[kinds[0]], arity))
    return cast("F", call)


def register(layout: Layout, **rules: Callable[..., Any]) -> None:
    """Let kernels call these rules on states of a layout, each by the name of its verb."""
    for name, rule in rules.items():
        _rules[name] |= {layout.record: rule, layout.reader: rule, layout.frozen: rule}


def call_of(rule: Callable[..., Any], arity: int) -> Callable[..., Any]:
    """A function with this number of named arguments, as Numba needs it, that calls a rule."""
    if arity == 1:
        return lambda state: rule(state)
    if arity == 2:
        return lambda state, a: rule(state, a)
    if arity == 3:
        return lambda state, a, b: rule(state, a, b)
    return lambda state, a, b, c: rule(state, a, b, c)


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game, by the names of their verbs."""

    deal: Callable[[Any], None]
    to_act: Callable[[Any], int]
    legal: Callable[[Any, int, Codes], int]
    apply: Callable[[Any, int, int, Log | None], None]
    refusal: Callable[[Any, int, int], int]
    veil: Callable[[Any, int], None]
    guess: Callable[[Any, int, Dice], None]
    results: Callable[[Any, Scores, Scores], int]


@verb
def deal(state: Any) -> None:
    """Set up a state whose seats, options and chance are given."""


@verb
def to_act(state: Any) -> int:
    """The seats the game waits for, as bits; 0 when it is over."""


@verb
def legal(state: Any, seat: int, codes: Codes) -> int:
    """Write the codes of a seat's legal actions in rising order, and return how many."""


@verb
def apply(state: Any, seat: int, code: int, log: Log | None) -> None:
    """Carry out a legal action and all that follows from it without a choice."""


@verb
def refusal(state: Any, seat: int, code: int) -> int:
    """Why an action is not legal, as a number of the game's own; 0 when it is."""


@verb
def veil(state: Any, seat: int) -> None:
    """Wipe what a seat, or with -1 a spectator, cannot know."""


@verb
def guess(state: Any, seat: int, dice: Dice) -> None:
    """Fill a veiled state with a random truth that fits all its seat knows."""


@verb
def results(state: Any, scores: Scores, ranks: Scores) -> int:
    """Write scores, in parts of a POINT, and ranks; return why the game ended, 0 while it runs."""
