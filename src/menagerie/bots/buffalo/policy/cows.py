"""Placing cows and putting bonus cows: how many, and where."""

from menagerie.bots.buffalo.policy.worth import (
    COW,
    PROMISED,
    WHIM,
    WORST,
    cows_worth,
    fill_worth,
    gained_number,
    promised_number,
    rivals_share,
)
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.bonus import may_put, must_put
from menagerie.games.buffalo.codes import PLACE, PUT, STOP
from menagerie.games.buffalo.herds import card_value, meets_equal_herd
from menagerie.games.buffalo.pieces import HIGHEST_CARD, PASTURES
from menagerie.games.buffalo.placing import may_place
from menagerie.games.buffalo.state import PAIRS, Buffalo


@rule
def waiting_cows(state: Buffalo, size: int, free: int) -> int:
    """B10, B12: what rivals still to place may put next to an own herd of this size."""
    total = 0
    for place in range(state.next + 1, state.entrants):
        colour = state.order[place]
        herd = state.herds[state.settling, colour]
        value = card_value(state, state.owner[colour], state.order_card[place])
        cows = min(value, free - total)
        while cows > 0 and (
            herd + cows == size or meets_equal_herd(state, state.settling, colour, herd + cows)
        ):
            cows -= 1
        total += cows if state.owner[colour] != state.owner[state.order[state.next]] else 0
    return total


@rule
def place_worth(state: Buffalo, cows: int) -> int:
    """B11: what it counts to place a number of cows."""
    pasture = state.settling
    colour = state.order[state.next]
    size = state.herds[pasture, colour] + cows
    left = state.free[pasture] - cows
    worth = cows_worth(state, colour, cows)
    worth += PROMISED * promised_number(state, pasture, colour, size)
    if left == 0:
        return worth + fill_worth(state, pasture, colour, size)
    return worth - rivals_share(state, waiting_cows(state, size, left))


@rule
def choose_number(state: Buffalo) -> int:
    """B11: the number of cows that counts most, the larger of two equals."""
    best = 0
    best_worth = WORST
    for cows in range(HIGHEST_CARD + 1):
        if may_place(state, cows):
            worth = place_worth(state, cows)
            if worth >= best_worth:
                best = cows
                best_worth = worth
    return PLACE + best


@rule
def lost_cows(state: Buffalo, seat: int, pasture: int, left: int) -> int:
    """B9, B19: the cows of a seat's open pair that find no space if so much is left."""
    lost = 0
    for pair in range(PAIRS):
        if state.pair_pasture[seat, pair] == pasture:
            lost += max(0, card_value(state, seat, state.pair_card[seat, pair]) - left)
    return lost


@rule
def crowding_worth(state: Buffalo, pasture: int, left: int) -> int:
    """B19: what it counts that pairs not yet settled find less space."""
    worth = 0
    if pasture > state.settling:
        own = state.owner[state.paying_colour]
        for seat in range(state.seats):
            lost = lost_cows(state, seat, pasture, left)
            worth += -COW * lost if seat == own else rivals_share(state, lost)
    return worth


@rule
def put_worth(state: Buffalo, pasture: int, cows: int) -> int:
    """B16: what it counts to put this many bonus cows on one pasture."""
    colour = state.paying_colour
    left = state.free[pasture] - cows
    worth = cows_worth(state, colour, cows) + crowding_worth(state, pasture, left)
    worth += PROMISED * gained_number(state, pasture, colour, cows)
    if left == 0:
        worth += fill_worth(state, pasture, colour, state.herds[pasture, colour] + cows)
    return worth


@rule
def best_put_worth(state: Buffalo, pasture: int) -> int:
    """B16, B17: what a cow put there counts, alone or as one of several."""
    colour = state.paying_colour
    size = state.herds[pasture, colour]
    best = WORST
    most = min(state.paying_cows, state.free[pasture], state.supply[colour])
    for cows in range(1, most + 1):
        if not meets_equal_herd(state, pasture, colour, size + cows):
            best = max(best, put_worth(state, pasture, cows) // cows)
    return best


@rule
def choose_put(state: Buffalo, dice: Dice) -> int:
    """B16: the pasture where a bonus cow counts most; none only if each does harm and may stay."""
    best = STOP
    best_worth = WORST if must_put(state) else 0
    for pasture in range(PASTURES):
        if may_put(state, pasture):
            worth = best_put_worth(state, pasture) + throw(dice, WHIM)
            if worth > best_worth:
                best = PUT + pasture
                best_worth = worth
    return best
