"""The rules as a whole: whose turn it is, what is legal, what an action does."""

from menagerie.core.kernel.log import Log
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.buffalo.auction import (
    assign_colours,
    bid,
    list_picks,
    list_splits,
    pick_colour,
    picking_seat,
    refuse_pick,
)
from menagerie.games.buffalo.bids import is_bidder, list_bidding, refuse_bidding
from menagerie.games.buffalo.bonus import end_number, may_put, must_put, put_cow
from menagerie.games.buffalo.codes import (
    ASSIGN,
    DIGIT,
    PICK,
    PLACE,
    PUT,
    STOP,
    Refusal,
    assigned_split,
    laid_card,
    laid_pasture,
    laid_slot,
)
from menagerie.games.buffalo.herds import card_value, open_pastures
from menagerie.games.buffalo.pairs import (
    lay_pair,
    list_pairs,
    refuse_card,
    refuse_pasture,
    refuse_slot,
)
from menagerie.games.buffalo.pieces import HIGHEST_CARD, PASTURES
from menagerie.games.buffalo.placing import may_place, numbers_open, place_cows, proceed
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase


@rule
def is_sealed_phase(state: Buffalo) -> bool:
    """B8: whether several choose at the same time and in secret."""
    return (
        state.phase == Phase.CHOOSING
        or state.phase == Phase.BIDDING
        or state.phase == Phase.ASSIGNING
    )


@rule
def has_sealed(state: Buffalo, seat: int) -> bool:
    """B8: whether a seat has made the sealed choice that the phase asks for."""
    if state.phase == Phase.CHOOSING:
        return state.laid[seat] == PAIRS
    if state.phase == Phase.BIDDING:
        return state.bids[seat, state.bid_turn] != NONE
    return state.assigned[seat] != NONE


@rule
def asked_seat(state: Buffalo) -> int:
    """Whose turn it is in a phase that asks one seat; NONE when the game is over."""
    if state.phase == Phase.PLACING:
        return state.owner[state.order[state.next]]
    if state.phase == Phase.BONUS or state.phase == Phase.MARKET:
        return state.owner[state.paying_colour]
    if state.phase == Phase.PICKING:
        return picking_seat(state)
    return NONE


@rule
def may_act(state: Buffalo, seat: int) -> bool:
    """B8: whether a seat has legal actions, if only to change its sealed choice."""
    if state.phase == Phase.BIDDING:
        return is_bidder(state, seat)
    return is_sealed_phase(state) or asked_seat(state) == seat


@rule
def to_act(state: Buffalo) -> int:
    """B8: the seats the game waits for, as bits: in a sealed phase those that have not chosen."""
    if state.phase == Phase.OVER:
        return 0
    if not is_sealed_phase(state):
        return 1 << asked_seat(state)
    seats = 0
    for seat in range(state.seats):
        if may_act(state, seat) and not has_sealed(state, seat):
            seats |= 1 << seat
    return seats


@rule
def list_numbers(state: Buffalo, codes: Codes) -> int:
    """B11, B12: how many cows the next placer may put down."""
    numbers = numbers_open(state)
    count = 0
    for cows in range(HIGHEST_CARD + 1):
        if (numbers >> cows) & 1:
            codes[count] = PLACE + cows
            count += 1
    return count


@rule
def list_puts(state: Buffalo, codes: Codes) -> int:
    """B16, B17: where the next bonus cow may go, and to stop but for the first number."""
    count = 0
    for pasture in range(PASTURES):
        if may_put(state, pasture):
            codes[count] = PUT + pasture
            count += 1
    if not must_put(state):
        codes[count] = STOP
        count += 1
    return count


@rule
def legal(state: Buffalo, seat: int, codes: Codes) -> int:
    """Write a seat's legal actions in rising order of their codes; return how many."""
    if not may_act(state, seat):
        return 0
    if state.phase == Phase.CHOOSING:
        return list_pairs(state, seat, codes)
    if state.phase == Phase.PLACING:
        return list_numbers(state, codes)
    if state.phase == Phase.BIDDING:
        return list_bidding(state, seat, codes)
    if state.phase == Phase.PICKING:
        return list_picks(state, codes)
    if state.phase == Phase.ASSIGNING:
        return list_splits(codes)
    return list_puts(state, codes)


@rule
def carry_out(state: Buffalo, seat: int, code: int, log: Log | None) -> None:
    """Do what an action says, and nothing that follows from it."""
    if code < PLACE:
        lay_pair(state, seat, laid_pasture(code), laid_slot(code), laid_card(code), log)
    elif code < PUT:
        place_cows(state, code - PLACE, log)
    elif code < STOP:
        put_cow(state, code - PUT, log)
    elif code < DIGIT:
        end_number(state, log)
    elif code < PICK:
        bid(state, seat, code, log)
    elif code < ASSIGN:
        pick_colour(state, seat, code - PICK, log)
    else:
        assign_colours(state, seat, assigned_split(code), log)


@rule
def apply(state: Buffalo, seat: int, code: int, log: Log | None) -> None:
    """Carry out a legal action and all that follows without asking (B26)."""
    carry_out(state, seat, code, log)
    if state.phase == Phase.PLACING or state.phase == Phase.BONUS or state.phase == Phase.MARKET:
        proceed(state, log)


@rule
def phase_allows(state: Buffalo, code: int) -> bool:
    """Whether the phase asks for this kind of action."""
    phase = state.phase
    if code < PLACE:
        return phase == Phase.CHOOSING
    if code < PUT:
        return phase == Phase.PLACING
    if code < DIGIT:
        return phase == Phase.BONUS or phase == Phase.MARKET
    if code < PICK:
        return phase == Phase.BIDDING
    if code < ASSIGN:
        return phase == Phase.PICKING
    return phase == Phase.ASSIGNING


@rule
def refuse_number(state: Buffalo, cows: int) -> int:
    """B11, B12: why a number of cows may not be placed."""
    if may_place(state, cows):
        return Refusal.NONE
    colour = state.order[state.next]
    if cows > card_value(state, state.owner[colour], state.order_card[state.next]):
        return Refusal.OVER_CARD
    if cows > state.free[state.settling]:
        return Refusal.NO_SPACE
    if cows > state.supply[colour]:
        return Refusal.NO_SUPPLY
    return Refusal.EQUAL_HERD


@rule
def refuse_put(state: Buffalo, pasture: int) -> int:
    """B16, B17: why a bonus cow may not go to a pasture."""
    if may_put(state, pasture):
        return Refusal.NONE
    if state.free[pasture] == 0:
        return Refusal.NO_SPACE_TO_PUT
    return Refusal.EQUAL_HERD_AHEAD


@rule
def refuse_pair(state: Buffalo, seat: int, code: int) -> int:
    """B5: why a pair may not be laid."""
    reason = refuse_slot(state, seat, laid_slot(code))
    if reason == Refusal.NONE:
        reason = refuse_pasture(state, seat, laid_pasture(code), open_pastures(state))
    if reason == Refusal.NONE:
        reason = refuse_card(state, seat, laid_card(code))
    return reason


@rule
def refusal(state: Buffalo, seat: int, code: int) -> int:
    """Why an action is not legal; Refusal.NONE when it is."""
    if state.phase == Phase.OVER:
        return Refusal.OVER
    if not phase_allows(state, code):
        return Refusal.NOT_NOW
    if state.phase == Phase.BIDDING:
        return refuse_bidding(state, seat, code)
    if not may_act(state, seat):
        return Refusal.NOT_YOUR_TURN
    if state.phase == Phase.CHOOSING:
        return refuse_pair(state, seat, code)
    if state.phase == Phase.PLACING:
        return refuse_number(state, code - PLACE)
    if state.phase == Phase.PICKING:
        return refuse_pick(state, code - PICK)
    if state.phase == Phase.ASSIGNING:
        return Refusal.NONE
    if code == STOP:
        return Refusal.MUST_PUT if must_put(state) else Refusal.NONE
    return refuse_put(state, code - PUT)
