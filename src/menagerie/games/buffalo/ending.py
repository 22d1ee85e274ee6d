"""The end: three ways to it, the final bonus, scores and ranks."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, Scores
from menagerie.games.buffalo.codes import Happening
from menagerie.games.buffalo.herds import add_cows, bonus_number, colour_in, herd_of_rank
from menagerie.games.buffalo.pieces import (
    COLOURS,
    COWS,
    FEWEST_SEATS,
    LARGEST,
    PASTURES,
    ROW_LENGTH,
)
from menagerie.games.buffalo.state import BIDS, NONE, PAIRS, Buffalo, End, Phase


@rule
def slots(state: Buffalo) -> int:
    """B23: how many colours a seat plays."""
    return 2 if state.seats == FEWEST_SEATS else 1


@rule
def clear_pairs(state: Buffalo) -> None:
    """B14: take the round's pairs off the table."""
    state.settling = NONE
    state.entrants = 0
    state.next = 0
    for colour in range(COLOURS):
        state.order[colour] = NONE
        state.order_card[colour] = NONE
    for seat in range(state.seats):
        state.laid[seat] = 0
        for pair in range(PAIRS):
            state.pair_pasture[seat, pair] = NONE
            state.pair_card[seat, pair] = NONE
            state.pair_slot[seat, pair] = NONE


@rule
def clear_payment(state: Buffalo) -> None:
    """Forget the number being paid, and the row that a market interrupted."""
    state.paying = NONE
    state.paying_rank = 0
    state.paying_colour = NONE
    state.paying_cows = 0
    state.resuming = NONE
    state.resuming_rank = 0


@rule
def note_tiebreak(state: Buffalo) -> None:
    """B22, B25: note each seat's largest herd on the largest pasture in play."""
    largest = LARGEST[state.seats]
    for seat in range(state.seats):
        best = 0
        for slot in range(slots(state)):
            best = max(best, state.herds[largest, colour_in(state, seat, slot)])
        state.tiebreak[seat] = best


@rule
def board_is_full(state: Buffalo) -> bool:
    """B20: whether every space of every pasture is taken."""
    for pasture in range(PASTURES):
        if state.free[pasture] > 0:
            return False
    return True


@rule
def join_lines(state: Buffalo, pasture: int, colour: int) -> None:
    """B18, BV2: let the row of a full pasture wait, and its market in a line of its own."""
    state.waiting[state.waiting_count] = pasture
    state.waiting_count += 1
    if state.cattle_market:
        state.filler[pasture] = colour
        state.markets[state.markets_count] = pasture
        state.markets_count += 1


@rule
def cows_arrived(state: Buffalo, pasture: int, colour: int, log: Log | None) -> None:
    """B15, B18, B20: note what new cows bring about: the end, or a bonus row to pay."""
    if state.free[pasture] == 0:
        tell(log, Happening.PASTURE_FILLED, pasture, colour, NONE, NONE)
    if state.seats > FEWEST_SEATS and state.supply[colour] == 0:
        state.end = End.ALL_COWS
    elif state.free[pasture] == 0:
        join_lines(state, pasture, colour)
        if board_is_full(state):
            state.end = End.BOARD_FULL


@rule
def pay_final_bonus(state: Buffalo, pasture: int, log: Log | None) -> None:
    """B21: pay a pasture's row into itself, by the ranks from before."""
    ranked = state.order
    for rank in range(ROW_LENGTH):
        ranked[rank] = herd_of_rank(state, pasture, rank)
    for rank in range(ROW_LENGTH):
        colour = ranked[rank]
        if colour != NONE:
            cows = min(
                bonus_number(state, pasture, rank), state.free[pasture], state.supply[colour]
            )
            if cows > 0:
                add_cows(state, pasture, colour, cows)
                tell(
                    log,
                    Happening.FINAL_BONUS_PAID,
                    state.owner[colour],
                    colour,
                    pasture,
                    cows,
                )


@rule
def finish(state: Buffalo, log: Log | None) -> None:
    """B20, B21: pay the final bonus after the last round; all that waits or was laid is lost."""
    note_tiebreak(state)
    if state.end == End.LAST_ROUND:
        for pasture in range(PASTURES):
            if state.free[pasture] > 0:
                pay_final_bonus(state, pasture, log)
    state.phase = Phase.OVER
    clear_pairs(state)
    clear_payment(state)
    state.waiting_count = 0
    state.markets_count = 0
    for pasture in range(PASTURES):
        state.waiting[pasture] = NONE
        state.markets[pasture] = NONE
        state.filler[pasture] = NONE
    tell(log, Happening.GAME_ENDED, state.end, NONE, NONE, NONE)


@rule
def last_bid(state: Buffalo, seat: int) -> int:
    """BV1: what is taken off a seat's score."""
    bid = 0
    for turn in range(BIDS):
        bid = max(bid, state.bids[seat, turn])
    return bid


@rule
def score(state: Buffalo, seat: int) -> int:
    """B22, B25, BV1: cows on pastures minus the last bid."""
    cows = 0
    for slot in range(slots(state)):
        cows += COWS - state.supply[colour_in(state, seat, slot)]
    return POINT * cows - last_bid(state, seat)


@rule
def placed_all(state: Buffalo, seat: int) -> bool:
    """B20: whether this seat won on the spot."""
    return state.end == End.ALL_COWS and state.supply[state.colour_of[seat]] == 0


@rule
def is_ahead(state: Buffalo, seat: int, other: int) -> bool:
    """B20, B22, B25: whether a seat ranks before another."""
    if placed_all(state, seat) != placed_all(state, other):
        return placed_all(state, seat)
    if score(state, seat) != score(state, other):
        return score(state, seat) > score(state, other)
    return state.tiebreak[seat] > state.tiebreak[other]


@rule
def results(state: Buffalo, scores: Scores, ranks: Scores) -> int:
    """B22, BV1: scores and shared places, the next one skipped; bidders have no cows yet."""
    for seat in range(state.seats):
        has_cows = state.phase != Phase.BIDDING and state.colour_of[seat] != NONE
        scores[seat] = score(state, seat) if has_cows else 0
        ranks[seat] = 1
    if state.phase == Phase.OVER:
        for seat in range(state.seats):
            for other in range(state.seats):
                if is_ahead(state, other, seat):
                    ranks[seat] += 1
    return state.end
