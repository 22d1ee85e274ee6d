"""An attentive beginner at Zoo: gets rid of cards, weak ones first, and helps the partner.

The state is veiled: others are judged by the number of their cards, by the cards played, and by
those known to be in their hands.
"""

from menagerie.bots.zoo.playing import play_worth
from menagerie.bots.zoo.sharing import ask_worth, exchange_worth, give_worth
from menagerie.core.dice import Dice, throw
from menagerie.core.dispatch import Codes
from menagerie.core.layout import layout_of
from menagerie.core.rule import rule
from menagerie.games.zoo.codes import ASK, GIVE, PASS, PLAY, PUSH, REFUSE
from menagerie.games.zoo.rules import legal
from menagerie.games.zoo.state import Zoo

LAYOUT = layout_of(Zoo)
# Worths are told apart by dice where they are nearly equal.
WHIM = 4


@rule
def action_worth(state: Zoo, seat: int, code: int) -> int:
    """What an action counts; to pass and to refuse count nothing."""
    if code < PASS:
        return play_worth(state, seat, code - PLAY)
    if code >= PUSH:
        return exchange_worth(state, seat, code)
    if ASK <= code < GIVE:
        return ask_worth(state, seat, code - ASK)
    if GIVE <= code < REFUSE:
        return give_worth(state, seat, code - GIVE)
    return 0


@rule
def greedy(state: Zoo, seat: int, codes: Codes, dice: Dice) -> int:
    """The action an attentive beginner takes."""
    count = legal(state, seat, codes)
    best = codes[0]
    best_worth = WHIM * action_worth(state, seat, best) + throw(dice, WHIM)
    for at in range(1, count):
        worth = WHIM * action_worth(state, seat, codes[at]) + throw(dice, WHIM)
        if worth > best_worth:
            best = codes[at]
            best_worth = worth
    return best


@rule
def epoch(state: Zoo) -> int:
    """Z11: hands are dealt anew each round, and no further is foreseen."""
    return state.round
