"""Matching pennies: two sealed choices, the first seat wins if they are the same."""

from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np

from menagerie.bots.player import Player, use_player
from menagerie.core.kernel.chance import KEY_WORDS, Chance, wipe
from menagerie.core.kernel.dice import Dice, throw, throw_word
from menagerie.core.kernel.layout import I8, Row, layout, layout_of
from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes, Rulebook, Scores, register
from menagerie.core.state import Veiled

PLAYERS = 2
OPEN, HIDDEN = 0, 3
WIN = 100


@layout
class Pennies:
    """What each seat chose: OPEN, 1 or 2, and HIDDEN to the other."""

    chance: Chance
    seats: I8
    coins: Annotated[Row, np.int8, (PLAYERS,)]


LAYOUT = layout_of(Pennies)


@rule
def deal(state: Pennies) -> None:
    """Nobody has chosen."""
    state.coins[0] = OPEN
    state.coins[1] = OPEN


@rule
def to_act(state: Pennies) -> int:
    """Who has not chosen."""
    return (1 if state.coins[0] == OPEN else 0) + (2 if state.coins[1] == OPEN else 0)


@rule
def legal(state: Pennies, _seat: int, codes: Codes) -> int:
    """Heads or tails, until both have chosen."""
    codes[0] = 0
    codes[1] = 1
    return 2 if to_act(state) else 0


@rule
def apply(state: Pennies, seat: int, code: int, _log: Log | None) -> None:
    """Choose a side."""
    state.coins[seat] = code + 1


@rule
def refusal(_state: Pennies, _seat: int, _code: int) -> int:
    """Nothing is explained."""
    return 0


@rule
def veil(state: Pennies, seat: int) -> None:
    """The other's choice stays sealed until both are made."""
    wipe(state.chance)
    for other in range(PLAYERS):
        if other != seat and to_act(state) and state.coins[other] != OPEN:
            state.coins[other] = HIDDEN


@rule
def guess(state: Pennies, seat: int, dice: Dice) -> None:
    """A sealed coin may show either side."""
    for index in range(KEY_WORDS):
        state.chance[index] = throw_word(dice)
    if state.coins[1 - seat] == HIDDEN:
        state.coins[1 - seat] = 1 + throw(dice, 2)


@rule
def results(state: Pennies, scores: Scores, ranks: Scores) -> int:
    """The first seat wins if both sides are the same, else the second."""
    winner = 0 if state.coins[0] == state.coins[1] else 1
    scores[winner] = WIN
    scores[1 - winner] = 0
    ranks[winner] = 1
    ranks[1 - winner] = 2
    return 0 if to_act(state) else 1


@rule
def greedy(_state: Pennies, _seat: int, _codes: Codes, _dice: Dice) -> int:
    """Always heads."""
    return 0


@rule
def prior(_state: Pennies, _seat: int, code: int) -> int:
    """Towards heads."""
    return -100 * code


RULEBOOK = Rulebook(deal, to_act, legal, apply, refusal, veil, guess, results)
register(LAYOUT, **vars(RULEBOOK))


def waiting(state: Veiled) -> tuple[int, ...]:
    """The seats that have not chosen."""
    coins = LAYOUT.read(state.records).coins
    return tuple(seat for seat in range(PLAYERS) if coins[seat] == OPEN)


GAME: Any = SimpleNamespace(
    key="pennies",
    layout=LAYOUT,
    rulebook=RULEBOOK,
    codes=SimpleNamespace(count=2),
    to_act=waiting,
    seats_of=lambda _: PLAYERS,
)
use_player(GAME, Player(policy=greedy, prior=prior))


def pennies(seat: int, *, sealed: bool = False) -> Veiled:
    """What a seat knows before it chooses; the other may have sealed a choice."""
    records = LAYOUT.zeros(1)
    reader = LAYOUT.read(records)
    reader.seats = PLAYERS
    if sealed:
        reader.coins[1 - seat] = HIDDEN
    return Veiled(records, seat)
