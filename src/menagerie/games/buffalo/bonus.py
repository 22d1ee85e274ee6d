"""Bonus rows: who may put how many cows where, one at a time, first pasture filled first paid."""

from menagerie.core.log import Log, tell
from menagerie.core.rule import rule
from menagerie.games.buffalo.ending import clear_payment, cows_arrived
from menagerie.games.buffalo.happenings import Happening
from menagerie.games.buffalo.herds import (
    add_cows,
    bonus_number,
    herd_of_rank,
    meets_equal_herd,
    sizes_taken,
    spaces,
)
from menagerie.games.buffalo.pieces import PASTURES, ROW_LENGTH, SMALL_MARKET
from menagerie.games.buffalo.state import NONE, Buffalo, Phase

# The rank under which the market's cows are paid, before rank 0 (BV2).
MARKET_RANK = -1


@rule
def may_put(state: Buffalo, pasture: int) -> bool:
    """B16, B17: some number of the cows still to put brings the herd to a size of its own."""
    colour = state.paying_colour
    size = state.herds[pasture, colour]
    most = min(state.paying_cows, state.free[pasture], state.supply[colour])
    reachable = ((1 << most) - 1) << (size + 1)
    return reachable & ~sizes_taken(state, pasture, colour) != 0


@rule
def may_put_somewhere(state: Buffalo) -> bool:
    """B26: whether there is anything to ask the owner of a number."""
    for pasture in range(PASTURES):
        if may_put(state, pasture):
            return True
    return False


@rule
def put_cow(state: Buffalo, pasture: int, log: Log | None) -> None:
    """B16, B17: put one cow, and the next ones with it while the herd equals another."""
    colour = state.paying_colour
    forced = 0
    while forced == 0 or meets_equal_herd(state, pasture, colour, state.herds[pasture, colour]):
        add_cows(state, pasture, colour, 1)
        state.paying_cows -= 1
        tell(log, Happening.COW_PUT, state.owner[colour], colour, pasture, forced)
        forced = 1
    cows_arrived(state, pasture, colour, log)


@rule
def end_number(state: Buffalo, log: Log | None) -> None:
    """B16: the cows of a number that are not put stay in the supply."""
    colour = state.paying_colour
    tell(log, Happening.COWS_FORGONE, state.owner[colour], colour, state.paying_cows, NONE)
    state.paying_cows = 0


@rule
def market_cows(state: Buffalo, pasture: int) -> int:
    """BV2: what the last space of a pasture is worth."""
    return 1 if spaces(state, pasture) <= SMALL_MARKET else 2


@rule
def start_market(state: Buffalo, log: Log | None) -> None:
    """BV2: the colour that took the last space gets its cows before the row."""
    state.phase = Phase.MARKET
    state.paying_colour = state.filler[state.paying]
    state.paying_cows = market_cows(state, state.paying)
    tell(log, Happening.MARKET_STARTED, state.paying, state.paying_colour, state.paying_cows, NONE)


@rule
def start_number(state: Buffalo, log: Log | None) -> None:
    """B15: hand the number of this rank to the herd that has it; without one the row is done."""
    rank = state.paying_rank
    colour = herd_of_rank(state, state.paying, rank) if rank < ROW_LENGTH else NONE
    if colour == NONE:
        state.filler[state.paying] = NONE
        clear_payment(state)
        return
    state.phase = Phase.BONUS
    state.paying_colour = colour
    state.paying_cows = bonus_number(state, state.paying, rank)
    if state.paying_cows > 0:
        tell(log, Happening.NUMBER_STARTED, state.paying, rank, colour, state.paying_cows)


@rule
def start_row(state: Buffalo) -> None:
    """B18, BV2: turn to the pasture that has waited longest; the market comes before rank 0."""
    state.paying = state.waiting[0]
    state.paying_rank = MARKET_RANK - 1 if state.cattle_market else MARKET_RANK
    state.waiting_count -= 1
    for place in range(state.waiting_count):
        state.waiting[place] = state.waiting[place + 1]
    state.waiting[state.waiting_count] = NONE


@rule
def start_next_number(state: Buffalo, log: Log | None) -> None:
    """B15, BV2: go on to the next number of the row."""
    state.paying_rank += 1
    if state.paying_rank == MARKET_RANK:
        start_market(state, log)
    else:
        start_number(state, log)


@rule
def pay(state: Buffalo, log: Log | None) -> bool:
    """B18, B26: pay row after row; true as soon as an owner has a choice."""
    while state.paying != NONE or state.waiting_count > 0:
        if state.paying_cows > 0:
            if may_put_somewhere(state):
                return True
            end_number(state, log)
        elif state.paying != NONE:
            start_next_number(state, log)
        else:
            start_row(state)
    return False
