"""What a dog is good for: new cards before the first turn, and moving marked cards."""

from menagerie.bots.goats.policy.worth import POINT, WHIM, rivals_share
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.goats.cards import count_dogs
from menagerie.games.goats.codes import (
    AGREE,
    KEEP,
    REFUSE,
    STAY,
    herd_goal,
    herd_start,
    redraw_code,
)
from menagerie.games.goats.dogs import asks_opponent, list_herds, swap_cards
from menagerie.games.goats.ending import meadow_points
from menagerie.games.goats.state import Goats


@rule
def choose_redraw(state: Goats, seat: int) -> int:
    """G7: dogs are of no use yet, so all of them are put aside."""
    dogs = count_dogs(state, seat)
    return redraw_code(dogs) if dogs > 0 else KEEP


@rule
def swap_gain(state: Goats, seat: int, start: int, goal: int) -> int:
    """G20: how many points a swap would bring a seat; the meadow is left as it was."""
    before = meadow_points(state, seat)
    swap_cards(state, start, goal, None)
    gain = meadow_points(state, seat) - before
    swap_cards(state, start, goal, None)
    return gain


@rule
def herd_worth(state: Goats, seat: int, start: int, goal: int) -> int:
    """G16: what a dog's move counts; one that an opponent would refuse counts nothing."""
    worth = POINT * swap_gain(state, seat, start, goal)
    if asks_opponent(state, goal):
        theirs = swap_gain(state, state.mark[goal], start, goal)
        if theirs <= 0:
            return 0
        worth -= rivals_share(state, POINT * theirs)
    return worth


@rule
def choose_herd(state: Goats, seat: int, codes: Codes, dice: Dice) -> int:
    """G16: the move that brings most, or none if none brings anything."""
    best = STAY
    best_worth = WHIM
    for at in range(list_herds(state, codes) - 1):
        code = codes[at]
        worth = herd_worth(state, seat, herd_start(code), herd_goal(code)) + throw(dice, WHIM)
        if worth > best_worth:
            best = code
            best_worth = worth
    return best


@rule
def choose_answer(state: Goats, seat: int) -> int:
    """G16: agree to a swap that brings points."""
    return AGREE if swap_gain(state, seat, state.herd_from, state.herd_to) > 0 else REFUSE
