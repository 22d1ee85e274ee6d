"""Bids (BV1): made of small decisions, whole cows first and then decimal after decimal."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, Codes
from menagerie.games.buffalo.codes import DIGIT, DIGITS, PICK, RAISE, Happening, Refusal
from menagerie.games.buffalo.state import NONE, Buffalo

# A whole cow in the parts that bids are counted in.
COW = POINT
DECIMALS = 4
HIGHEST_BID = 100 * COW - 1


@rule
def is_bidder(state: Buffalo, seat: int) -> bool:
    """BV1: whether a seat bids in this turn of the auction."""
    return (state.bidders >> seat) & 1 == 1


@rule
def lowest_bid(state: Buffalo, seat: int) -> int:
    """BV1: a repeated bid is not lower than the one before."""
    return state.bids[seat, state.bid_turn - 1] if state.bid_turn > 0 else 0


@rule
def bid_so_far(state: Buffalo, seat: int) -> int:
    """BV1: what a bid comes to; it begins with the whole cows of the lowest allowed one."""
    if state.begun[seat] != NONE:
        return state.begun[seat]
    return lowest_bid(state, seat) // COW * COW


@rule
def next_decimal(state: Buffalo, seat: int) -> int:
    """BV1: what one counts at the next decimal of a bid."""
    worth = COW // DIGITS
    for _ in range(state.decimals[seat]):
        worth //= DIGITS
    return worth


@rule
def refuse_raise(state: Buffalo, seat: int) -> int:
    """BV1: whole cows come before the decimals, 99 of them at most."""
    if not is_bidder(state, seat):
        return Refusal.NOT_TIED
    if state.decimals[seat] > 0:
        return Refusal.DECIMALS_BEGUN
    if bid_so_far(state, seat) + COW > HIGHEST_BID:
        return Refusal.NO_SUCH_BID
    return Refusal.NONE


@rule
def refuse_digit(state: Buffalo, seat: int, digit: int) -> int:
    """BV1: a decimal must leave a bid within reach that is not lower than the last."""
    if not is_bidder(state, seat):
        return Refusal.NOT_TIED
    reach = bid_so_far(state, seat) + (digit + 1) * next_decimal(state, seat) - 1
    return Refusal.BID_LOWER if reach < lowest_bid(state, seat) else Refusal.NONE


@rule
def refuse_bidding(state: Buffalo, seat: int, code: int) -> int:
    """BV1: why a decision of a bid is not allowed."""
    if code == RAISE:
        return refuse_raise(state, seat)
    return refuse_digit(state, seat, code - DIGIT)


@rule
def list_bidding(state: Buffalo, seat: int, codes: Codes) -> int:
    """BV1: every next decision of a bid."""
    count = 0
    for code in range(DIGIT, PICK):
        if refuse_bidding(state, seat, code) == Refusal.NONE:
            codes[count] = code
            count += 1
    return count


@rule
def withdraw_bid(state: Buffalo, seat: int) -> None:
    """BV1, B8: take back the bid of this turn, sealed or only begun."""
    state.bids[seat, state.bid_turn] = NONE
    state.begun[seat] = NONE
    state.decimals[seat] = 0


@rule
def reopen_bid(state: Buffalo, seat: int, log: Log | None) -> None:
    """B8: a decision after the seal begins the bid again."""
    if state.bids[seat, state.bid_turn] != NONE:
        withdraw_bid(state, seat)
        tell(log, Happening.CHOICE_REOPENED, seat, NONE, NONE, NONE)


@rule
def seal_bid(state: Buffalo, seat: int, bid: int, log: Log | None) -> None:
    """BV1, B8: lay a bid face down."""
    withdraw_bid(state, seat)
    state.bids[seat, state.bid_turn] = bid
    tell(log, Happening.BID_SEALED, seat, bid // COW, NONE, bid % COW)
    tell(log, Happening.BID_MADE, seat, NONE, NONE, NONE)


@rule
def go_on_bidding(state: Buffalo, seat: int, code: int, log: Log | None) -> bool:
    """BV1: add a whole cow or a decimal to a bid; true when the last decimal seals it."""
    reopen_bid(state, seat, log)
    bid = bid_so_far(state, seat)
    if code == RAISE:
        state.begun[seat] = bid + COW
        return False
    bid += (code - DIGIT) * next_decimal(state, seat)
    if state.decimals[seat] == DECIMALS - 1:
        seal_bid(state, seat, bid, log)
        return True
    state.begun[seat] = bid
    state.decimals[seat] += 1
    return False
