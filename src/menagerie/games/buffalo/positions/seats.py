"""Who plays what, from a position: bids, picks, colours, and the dealt pastures of two players."""

from functools import cmp_to_key
from itertools import pairwise

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo.actions import colours_of, deck_of
from menagerie.games.buffalo.amounts import AMOUNT, parts_of, shortest
from menagerie.games.buffalo.auction import (
    everybody_has_bid,
    outbids,
    take_colour,
    tied_seats,
)
from menagerie.games.buffalo.bids import (
    COW,
    DECIMALS,
    go_on_bidding,
    is_bidder,
    lowest_bid,
    refuse_bidding,
)
from menagerie.games.buffalo.codes import (
    DIGIT,
    DIGITS,
    FIRST_SPLIT,
    LAST_SPLIT,
    RAISE,
    Refusal,
)
from menagerie.games.buffalo.names import COLOUR_NUMBERS, Dealt, Split
from menagerie.games.buffalo.pieces import COLOUR_NAMES, COWS, Colour
from menagerie.games.buffalo.positions.shape import (
    BuffaloPosition,
    colours_in_play,
    colours_with,
    pasture_number,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, Buffalo, Phase

# Bids that take nothing off any score and leave the order of picking to the lot.
NO_BIDS = (0,) * BIDS
# BV1: in the auction the seats hold the first colours for the moment.
BEFORE_PICKING = frozenset({Phase.ASSIGNING, Phase.BIDDING})


def load_bids(state: Buffalo, position: BuffaloPosition) -> None:
    """BV1: set all bids and who has to bid; left out, everybody has bid nothing three times."""
    state.bid_turn = 0
    state.bidders = 0
    if not state.auction:
        if position.bids is not None:
            raise PositionError("bids: there are none without the auction (BV1)")
        return
    if position.phase == "assigning" or (position.phase is None and position.dealt):
        if any(position.bids or ()):
            raise PositionError("bids: the pastures are assigned before anybody bids (BV1)")
        return
    state.bidders = (1 << state.seats) - 1
    nothing = () if position.phase == "bidding" else NO_BIDS
    given = enumerate(position.bids or ())
    bids = tuple(read_bids(seat, made) for seat, made in given) or (nothing,) * state.seats
    repeat_bidding(state, bids)
    for seat, made in enumerate(bids):
        if len(made) != sum(state.bids[seat, turn] != NONE for turn in range(BIDS)):
            raise PositionError(f"bids[{seat}]: a seat bids again only when it is tied (BV1)")


def read_bids(seat: int, made: tuple[str, ...]) -> tuple[int, ...]:
    """BV1: bids from 0 to 99.9999, in the parts of a cow that they are counted in."""
    try:
        bids = [parts_of(shortest(amount)) for amount in made]
    except ValueError as error:
        raise PositionError(f"bids[{seat}]: {error}") from None
    if None in bids:
        raise PositionError(f"bids[{seat}]: a bid is from 0 to 99.9999 (BV1)")
    return tuple(bid for bid in bids if bid is not None)


def repeat_bidding(state: Buffalo, bids: tuple[tuple[int, ...], ...]) -> None:
    """BV1: make the bids turn by turn, as far as they go; the tied bid again, at most twice."""
    make_bids(state, bids)
    while state.bidders and plain(everybody_has_bid)(state):
        state.bidders = plain(tied_seats)(state) if state.bid_turn + 1 < BIDS else 0
        if state.bidders:
            state.bid_turn += 1
            make_bids(state, bids)


def make_bids(state: Buffalo, bids: tuple[tuple[int, ...], ...]) -> None:
    """BV1: make the bids of one turn."""
    for seat, made in enumerate(bids):
        if plain(is_bidder)(state, seat) and len(made) > state.bid_turn:
            bid = made[state.bid_turn]
            if bid < plain(lowest_bid)(state, seat):
                raise PositionError(f"bids[{seat}]: a repeated bid is not lower (BV1)")
            state.bids[seat, state.bid_turn] = bid


def load_begun(state: Buffalo, position: BuffaloPosition) -> None:
    """BV1: set the bids that seats have only begun, by the decisions that lead to them."""
    for seat, amount in enumerate(position.begun or ()):
        if amount is None:
            continue
        codes = begun_codes(state, seat, amount)
        if not plain(is_bidder)(state, seat) or state.bids[seat, state.bid_turn] != NONE:
            raise PositionError(f"begun[{seat}]: the seat has no bid to make (BV1)")
        for code in codes:
            if plain(refuse_bidding)(state, seat, code) != Refusal.NONE:
                raise PositionError(f"begun[{seat}]: no bid begins with {amount} (BV1)")
            plain(go_on_bidding)(state, seat, code, None)


def begun_codes(state: Buffalo, seat: int, amount: str) -> list[int]:
    """BV1: the decisions that lead to a bid with up to three decimals, at least one."""
    found = AMOUNT.fullmatch(amount)
    decimals = (found[2] or "") if found else ""
    if found is None or len(decimals) >= DECIMALS:
        raise PositionError(f"begun[{seat}]: a begun bid is a number with up to three decimals")
    raises = int(found[1] or "0") - plain(lowest_bid)(state, seat) // COW
    if raises < 0 or not (raises or decimals):
        raise PositionError(f"begun[{seat}]: no bid begins with {amount} (BV1)")
    return [RAISE] * min(raises, DIGITS * DIGITS) + [DIGIT + int(digit) for digit in decimals]


def load_colours(state: Buffalo, position: BuffaloPosition) -> None:
    """B2, B23, BV1: give the seats their colours, each colour once."""
    for seat, keys in enumerate(position.colours or usual_colours(state)):
        numbers = tuple(COLOUR_NUMBERS[key] for key in keys)
        if not numbers:
            continue
        first = numbers[0]
        if first >= state.seats or numbers != colours_with(state.seats, first):
            raise PositionError(f"colours[{seat}]: {' with '.join(keys)} cannot be had (B2, B23)")
        if state.owner[first] != NONE:
            raise PositionError(f"colours[{seat}]: {keys[0]} is taken")
        if first != seat and (not state.auction or state.phase in BEFORE_PICKING):
            when = "before the picking" if state.auction else "without the auction"
            raise PositionError(f"colours[{seat}]: {when} it is {COLOUR_NAMES[seat]} (B2)")
        plain(take_colour)(state, seat, first)
    check_picks(state)


def usual_colours(state: Buffalo) -> list[list[Colour]]:
    """B2: the colours in the order of the table, or none while they are picked."""
    if state.phase == Phase.PICKING:
        return [[] for _ in range(state.seats)]
    return [
        [COLOUR_NAMES[colour] for colour in colours_with(state.seats, seat)]
        for seat in range(state.seats)
    ]


def seats_with_colours(state: Buffalo) -> list[int]:
    """The seats that have their colours."""
    return [seat for seat in range(state.seats) if state.colour_of[seat] != NONE]


def check_picks(state: Buffalo) -> None:
    """BV1, B26: while colours are picked some seats have none, at all other times all have one."""
    picked = len(seats_with_colours(state))
    if state.phase == Phase.PICKING:
        if picked >= state.seats - 1:
            raise PositionError("colours: the last one goes without asking (B26)")
    elif picked < state.seats:
        raise PositionError("colours: every seat must have one")


def load_pick_order(state: Buffalo, position: BuffaloPosition) -> None:
    """BV1: highest bid first; left out, the lot favoured those who have picked."""
    if not state.auction or state.phase in BEFORE_PICKING:
        if position.pick_order is not None:
            raise PositionError("pick_order: it follows from the bidding (BV1)")
        return
    picked = seats_with_colours(state)
    order = list(position.pick_order or usual_pick_order(state, picked))
    if sorted(order) != list(range(state.seats)):
        raise PositionError("pick_order: it must name every seat once")
    for seat, following in pairwise(order):
        if plain(outbids)(state, seat, following) < 0:
            raise PositionError(f"pick_order: seat {following} has bid more than {seat} (BV1)")
    if sorted(order[: len(picked)]) != picked:
        raise PositionError("pick_order: the seats that have picked come first (BV1)")
    for place, seat in enumerate(order):
        state.pick_order[place] = seat
    state.picked = len(picked)


def usual_pick_order(state: Buffalo, picked: list[int]) -> list[int]:
    """BV1: by bids; seats with equal ones as if the lot had favoured those that have picked."""

    def compare(seat: int, other: int) -> int:
        return plain(outbids)(state, other, seat)

    lot = sorted(range(state.seats), key=lambda seat: seat not in picked)
    return sorted(lot, key=cmp_to_key(compare))


def load_assigned(state: Buffalo, position: BuffaloPosition) -> None:
    """B23: the dealt pastures of two players, and what each gives them in secret."""
    if position.dealt is not None:
        load_dealt(state, position.dealt)
    elif state.phase == Phase.ASSIGNING:
        raise PositionError("dealt: phase assigning needs the dealt pastures (B23)")
    splits = position.assigned or ()
    if splits and None not in splits:
        raise PositionError("assigned: both have chosen, so the cows would stand (B8, B23)")
    for seat, split in enumerate(splits):
        if split is not None:
            state.assigned[seat] = split_number(state, seat, split)


def load_dealt(state: Buffalo, dealt: tuple[Dealt, Dealt]) -> None:
    """B4, B23: three pastures for each pair of colours, each once, and no cow stands yet."""
    if any(state.supply[colour] < COWS for colour in colours_in_play(state.seats)):
        raise PositionError("dealt: no cow stands before the pastures are assigned (B23)")
    if len({*dealt[0], *dealt[1]}) < len(dealt) * DEALT_TO_PAIR:
        raise PositionError("dealt: a pasture is dealt once (B4)")
    for pair, keys in enumerate(dealt):
        for place, pasture in enumerate(sorted(pasture_number(state, "dealt", k) for k in keys)):
            state.dealt[pair, place] = pasture


def split_number(state: Buffalo, seat: int, split: Split) -> int:
    """B23: the pastures that get the second colour, as bits; both colours must appear."""
    first, second = colours_of(deck_of(state, seat))
    if not {first, second} >= set(split):
        raise PositionError(f"assigned[{seat}]: the colours are {first} and {second} (B23)")
    number = sum(1 << place for place, colour in enumerate(split) if colour == second)
    if not FIRST_SPLIT <= number <= LAST_SPLIT:
        raise PositionError(f"assigned[{seat}]: both colours must appear (B23)")
    return number
