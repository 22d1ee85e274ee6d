"""Bonus rows and markets: who may put how many cows where, one at a time, and in which order."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.codes import Happening
from menagerie.games.buffalo.ending import clear_payment, cows_arrived
from menagerie.games.buffalo.herds import (
    add_cows,
    bonus_number,
    herd_of_rank,
    meets_equal_herd,
    sizes_taken,
    spaces,
)
from menagerie.games.buffalo.pieces import PASTURES, ROW_LENGTH, SMALL_MARKET
from menagerie.games.buffalo.state import NONE, Buffalo, End, Phase

# Stands for the rank of a market's cows, which belong to no row (BV2).
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
def must_put(state: Buffalo) -> bool:
    """B16: the first number of a row must be placed; of all others cows may be kept."""
    return state.phase == Phase.BONUS and state.paying_rank == 0


@rule
def only_put(state: Buffalo) -> int:
    """B16, B26: the pasture where a cow has to go; NONE where there is a choice."""
    if not must_put(state):
        return NONE
    only = NONE
    for pasture in range(PASTURES):
        if may_put(state, pasture):
            if only != NONE:
                return NONE
            only = pasture
    return only


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
    """BV2: the colour that took the last space gets its cows, the first pasture filled first."""
    pasture = state.markets[0]
    state.markets_count -= 1
    for place in range(state.markets_count):
        state.markets[place] = state.markets[place + 1]
    state.markets[state.markets_count] = NONE
    state.phase = Phase.MARKET
    state.paying = pasture
    state.paying_rank = MARKET_RANK
    state.paying_colour = state.filler[pasture]
    state.paying_cows = market_cows(state, pasture)
    state.filler[pasture] = NONE
    tell(log, Happening.MARKET_STARTED, pasture, state.paying_colour, state.paying_cows, NONE)


@rule
def has_number(state: Buffalo, pasture: int, rank: int) -> bool:
    """B15: whether a row has a number for this rank, and the pasture a herd."""
    return (
        rank < ROW_LENGTH
        and bonus_number(state, pasture, rank) > 0
        and herd_of_rank(state, pasture, rank) != NONE
    )


@rule
def interrupt_row(state: Buffalo) -> None:
    """BV2: a market comes before the next number of the row being paid."""
    rank = state.paying_rank + 1
    if state.paying != NONE and rank > 0 and has_number(state, state.paying, rank):
        state.resuming = state.paying
        state.resuming_rank = rank


@rule
def resume_row(state: Buffalo) -> None:
    """BV2: go on with the row that markets have interrupted."""
    state.paying = state.resuming
    state.paying_rank = state.resuming_rank
    state.resuming = NONE
    state.resuming_rank = 0


@rule
def start_row(state: Buffalo) -> None:
    """B18: turn to the pasture that has waited longest."""
    state.paying = state.waiting[0]
    state.paying_rank = 0
    state.waiting_count -= 1
    for place in range(state.waiting_count):
        state.waiting[place] = state.waiting[place + 1]
    state.waiting[state.waiting_count] = NONE


@rule
def start_number(state: Buffalo, log: Log | None) -> None:
    """B15: hand the number of this rank to the herd that has it; without one the row is done."""
    rank = state.paying_rank
    colour = herd_of_rank(state, state.paying, rank) if rank < ROW_LENGTH else NONE
    if colour == NONE:
        clear_payment(state)
        return
    state.phase = Phase.BONUS
    state.paying_colour = colour
    state.paying_cows = bonus_number(state, state.paying, rank)
    if state.paying_cows > 0:
        tell(log, Happening.NUMBER_STARTED, state.paying, rank, colour, state.paying_cows)


@rule
def start_payment(state: Buffalo, log: Log | None) -> None:
    """BV2, B18: markets come first, then the row being paid, then those that wait.

    After a market a row is left to be paid: that of its own pasture waits.
    """
    if state.markets_count > 0:
        interrupt_row(state)
        start_market(state, log)
        return
    if state.paying != NONE and state.paying_rank != MARKET_RANK:
        state.paying_rank += 1
    elif state.resuming != NONE:
        resume_row(state)
    else:
        start_row(state)
    start_number(state, log)


@rule
def pay(state: Buffalo, log: Log | None) -> bool:
    """B18, B26, BV2: pay all that is due; true as soon as an owner has a choice, or at the end."""
    while state.end == End.RUNNING and (state.paying != NONE or state.waiting_count > 0):
        if state.paying_cows == 0:
            start_payment(state, log)
        elif not may_put_somewhere(state):
            end_number(state, log)
        else:
            pasture = only_put(state)
            if pasture == NONE:
                return True
            put_cow(state, pasture, log)
    return state.end != End.RUNNING
