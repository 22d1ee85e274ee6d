"""The preliminary cows of two players (B23), and the author's colour auction (BV1)."""

from menagerie.core.kernel.chance import draw
from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.buffalo.bids import COW, go_on_bidding, is_bidder
from menagerie.games.buffalo.codes import (
    FIRST_SPLIT,
    LAST_SPLIT,
    PICK,
    Happening,
    Refusal,
    assign_code,
)
from menagerie.games.buffalo.herds import add_cows
from menagerie.games.buffalo.pieces import COLOURS, FEWEST_SEATS, PAIR_STEP
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, Buffalo, Phase


@rule
def outbids(state: Buffalo, seat: int, other: int) -> int:
    """BV1: above 0 if a seat chooses before another, 0 if their bids are all equal."""
    for turn in range(BIDS):
        if state.bids[seat, turn] != state.bids[other, turn]:
            return state.bids[seat, turn] - state.bids[other, turn]
    return 0


@rule
def tied_seats(state: Buffalo) -> int:
    """BV1: the seats whose bids so far equal another's, as bits."""
    tied = 0
    for seat in range(state.seats):
        for other in range(state.seats):
            if other != seat and outbids(state, seat, other) == 0:
                tied |= 1 << seat
    return tied


@rule
def everybody_has_bid(state: Buffalo) -> bool:
    """B8: whether the bids can be revealed."""
    for seat in range(state.seats):
        if is_bidder(state, seat) and state.bids[seat, state.bid_turn] == NONE:
            return False
    return True


@rule
def order_picks(state: Buffalo) -> None:
    """BV1: highest bid first; a lot decides between seats still equal."""
    for seat in range(state.seats):
        place = draw(state.chance, seat + 1)
        state.pick_order[seat] = state.pick_order[place]
        state.pick_order[place] = seat
    for last in range(1, state.seats):
        seat = state.pick_order[last]
        place = last
        while place > 0 and outbids(state, seat, state.pick_order[place - 1]) > 0:
            state.pick_order[place] = state.pick_order[place - 1]
            place -= 1
        state.pick_order[place] = seat


@rule
def give_back_colours(state: Buffalo) -> None:
    """BV1: the colours that the seats held for the moment are free to be picked."""
    for seat in range(state.seats):
        state.colour_of[seat] = NONE
    for colour in range(COLOURS):
        state.owner[colour] = NONE


@rule
def reveal_bids(state: Buffalo, log: Log | None) -> None:
    """BV1: show the bids; equal ones are repeated, at most twice, then a lot decides."""
    for seat in range(state.seats):
        if is_bidder(state, seat):
            bid = state.bids[seat, state.bid_turn]
            tell(log, Happening.BID_REVEALED, seat, bid // COW, state.bid_turn, bid % COW)
    tied = tied_seats(state)
    if tied != 0 and state.bid_turn + 1 < BIDS:
        tell(log, Happening.BIDS_TIED, tied, NONE, NONE, NONE)
        state.bid_turn += 1
        state.bidders = tied
        return
    if tied != 0:
        tell(log, Happening.LOT_DRAWN, tied, NONE, NONE, NONE)
    state.bidders = 0
    order_picks(state)
    give_back_colours(state)
    state.phase = Phase.PICKING


@rule
def bid(state: Buffalo, seat: int, code: int, log: Log | None) -> None:
    """BV1, B8: go on with a bid; when the last one is sealed, all are revealed."""
    if go_on_bidding(state, seat, code, log) and everybody_has_bid(state):
        reveal_bids(state, log)


@rule
def picking_seat(state: Buffalo) -> int:
    """BV1: whose turn it is to pick a colour."""
    return state.pick_order[state.picked]


@rule
def refuse_pick(state: Buffalo, colour: int) -> int:
    """BV1: the first colours of B2's table, as many as players, each once."""
    if colour >= state.seats:
        return Refusal.NOT_IN_PLAY
    if state.owner[colour] != NONE:
        return Refusal.COLOUR_TAKEN
    return Refusal.NONE


@rule
def list_picks(state: Buffalo, codes: Codes) -> int:
    """BV1: the colours still to be had."""
    count = 0
    for colour in range(COLOURS):
        if refuse_pick(state, colour) == Refusal.NONE:
            codes[count] = PICK + colour
            count += 1
    return count


@rule
def take_colour(state: Buffalo, seat: int, colour: int) -> None:
    """B2, B23: give a seat its colour, and with two players the second one of the pair."""
    state.colour_of[seat] = colour
    state.owner[colour] = seat
    if state.seats == FEWEST_SEATS:
        state.owner[colour + PAIR_STEP] = seat


@rule
def first_free_colour(state: Buffalo) -> int:
    """The lowest colour nobody has picked."""
    colour = 0
    while state.owner[colour] != NONE:
        colour += 1
    return colour


@rule
def start_rounds(state: Buffalo, log: Log | None) -> None:
    """B5: the first round begins."""
    state.phase = Phase.CHOOSING
    state.round = 1
    tell(log, Happening.ROUND_STARTED, 1, NONE, NONE, NONE)


@rule
def start_play(state: Buffalo, log: Log | None) -> None:
    """BV1: the auction follows the preliminary round; without it the first round begins."""
    if state.auction:
        state.phase = Phase.BIDDING
        state.bidders = (1 << state.seats) - 1
    else:
        start_rounds(state, log)


@rule
def pick_colour_left(state: Buffalo, log: Log | None) -> None:
    """B26: the last seat gets the last colour, and play begins."""
    seat = picking_seat(state)
    colour = first_free_colour(state)
    take_colour(state, seat, colour)
    tell(log, Happening.COLOUR_PICKED, seat, colour, NONE, NONE)
    state.picked += 1
    start_rounds(state, log)


@rule
def pick_colour(state: Buffalo, seat: int, colour: int, log: Log | None) -> None:
    """BV1, B26: take a colour; the last one left goes without asking."""
    take_colour(state, seat, colour)
    tell(log, Happening.COLOUR_PICKED, seat, colour, NONE, NONE)
    state.picked += 1
    if state.picked == state.seats - 1:
        pick_colour_left(state, log)


@rule
def list_splits(codes: Codes) -> int:
    """B23: every way to give the dealt pastures to two colours that both appear."""
    for split in range(FIRST_SPLIT, LAST_SPLIT + 1):
        codes[split - FIRST_SPLIT] = assign_code(split)
    return LAST_SPLIT


@rule
def put_assigned_cows(state: Buffalo, log: Log | None) -> None:
    """B4, B23: put the preliminary cows of two players."""
    for seat in range(FEWEST_SEATS):
        pair = state.colour_of[seat]
        for place in range(DEALT_TO_PAIR):
            second = (state.assigned[seat] >> place) & 1
            colour = pair + PAIR_STEP * second
            add_cows(state, state.dealt[pair, place], colour, 1)
            tell(log, Happening.COW_DEALT, seat, colour, state.dealt[pair, place], NONE)
            state.dealt[pair, place] = NONE
        state.assigned[seat] = NONE


@rule
def assign_colours(state: Buffalo, seat: int, split: int, log: Log | None) -> None:
    """B23, B8: seal which dealt pasture gets which colour; the last seat's choice reveals both."""
    state.assigned[seat] = split
    tell(log, Happening.SPLIT_SEALED, seat, split, NONE, NONE)
    tell(log, Happening.SPLIT_MADE, seat, NONE, NONE, NONE)
    if state.assigned[0] != NONE and state.assigned[1] != NONE:
        put_assigned_cows(state, log)
        start_play(state, log)
