"""Who plays what, from a position: bids, picks, colours, and the dealt pastures of two players."""

from functools import cmp_to_key
from itertools import pairwise

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
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
from menagerie.games.buffalo.pieces import COLOUR_NAMES, COWS, Colour
from menagerie.games.buffalo.positions.shape import (
    COLOUR_NUMBERS,
    BuffaloPosition,
    Dealt,
    Split,
    colours_in_play,
    colours_of_seat,
    colours_with,
    pasture_number,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, Buffalo, Phase

# Bids that take nothing off any score and leave the order of picking to the lot.
NO_BIDS = (0,) * BIDS
# BV1: in the auction the seats hold the first colours for the moment.
BEFORE_PICKING = frozenset({Phase.ASSIGNING, Phase.BIDDING})


def load_bids(face: Buffalo, position: BuffaloPosition) -> None:
    """BV1: set all bids and who has to bid; left out, everybody has bid nothing three times."""
    face.bid_turn = 0
    face.bidders = 0
    if not face.auction:
        if position.bids is not None:
            raise PositionError("bids: there are none without the auction (BV1)")
        return
    if position.phase == "assigning" or (position.phase is None and position.dealt):
        if any(position.bids or ()):
            raise PositionError("bids: the pastures are assigned before anybody bids (BV1)")
        return
    face.bidders = (1 << face.seats) - 1
    nothing = () if position.phase == "bidding" else NO_BIDS
    given = enumerate(position.bids or ())
    bids = tuple(read_bids(seat, made) for seat, made in given) or (nothing,) * face.seats
    repeat_bidding(face, bids)
    for seat, made in enumerate(bids):
        if len(made) != sum(face.bids[seat, turn] != NONE for turn in range(BIDS)):
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


def repeat_bidding(face: Buffalo, bids: tuple[tuple[int, ...], ...]) -> None:
    """BV1: make the bids turn by turn, as far as they go; the tied bid again, at most twice."""
    make_bids(face, bids)
    while face.bidders and plain(everybody_has_bid)(face):
        face.bidders = plain(tied_seats)(face) if face.bid_turn + 1 < BIDS else 0
        if face.bidders:
            face.bid_turn += 1
            make_bids(face, bids)


def make_bids(face: Buffalo, bids: tuple[tuple[int, ...], ...]) -> None:
    """BV1: make the bids of one turn."""
    for seat, made in enumerate(bids):
        if plain(is_bidder)(face, seat) and len(made) > face.bid_turn:
            bid = made[face.bid_turn]
            if bid < plain(lowest_bid)(face, seat):
                raise PositionError(f"bids[{seat}]: a repeated bid is not lower (BV1)")
            face.bids[seat, face.bid_turn] = bid


def load_begun(face: Buffalo, position: BuffaloPosition) -> None:
    """BV1: set the bids that seats have only begun, by the decisions that lead to them."""
    for seat, amount in enumerate(position.begun or ()):
        if amount is None:
            continue
        codes = begun_codes(face, seat, amount)
        if not plain(is_bidder)(face, seat) or face.bids[seat, face.bid_turn] != NONE:
            raise PositionError(f"begun[{seat}]: the seat has no bid to make (BV1)")
        for code in codes:
            if plain(refuse_bidding)(face, seat, code) != Refusal.NONE:
                raise PositionError(f"begun[{seat}]: no bid begins with {amount} (BV1)")
            plain(go_on_bidding)(face, seat, code, None)


def begun_codes(face: Buffalo, seat: int, amount: str) -> list[int]:
    """BV1: the decisions that lead to a bid with up to three decimals, at least one."""
    found = AMOUNT.fullmatch(amount)
    decimals = (found[2] or "") if found else ""
    if found is None or len(decimals) >= DECIMALS:
        raise PositionError(f"begun[{seat}]: a begun bid is a number with up to three decimals")
    raises = int(found[1] or "0") - plain(lowest_bid)(face, seat) // COW
    if raises < 0 or not (raises or decimals):
        raise PositionError(f"begun[{seat}]: no bid begins with {amount} (BV1)")
    return [RAISE] * min(raises, DIGITS * DIGITS) + [DIGIT + int(digit) for digit in decimals]


def load_colours(face: Buffalo, position: BuffaloPosition) -> None:
    """B2, B23, BV1: give the seats their colours, each colour once."""
    for seat, keys in enumerate(position.colours or usual_colours(face)):
        numbers = tuple(COLOUR_NUMBERS[key] for key in keys)
        if not numbers:
            continue
        first = numbers[0]
        if first >= face.seats or numbers != colours_with(face.seats, first):
            raise PositionError(f"colours[{seat}]: {' with '.join(keys)} cannot be had (B2, B23)")
        if face.owner[first] != NONE:
            raise PositionError(f"colours[{seat}]: {keys[0]} is taken")
        if first != seat and (not face.auction or face.phase in BEFORE_PICKING):
            when = "before the picking" if face.auction else "without the auction"
            raise PositionError(f"colours[{seat}]: {when} it is {COLOUR_NAMES[seat]} (B2)")
        plain(take_colour)(face, seat, first)
    check_picks(face)


def usual_colours(face: Buffalo) -> list[list[Colour]]:
    """B2: the colours in the order of the table, or none while they are picked."""
    if face.phase == Phase.PICKING:
        return [[] for _ in range(face.seats)]
    return [
        [COLOUR_NAMES[colour] for colour in colours_with(face.seats, seat)]
        for seat in range(face.seats)
    ]


def seats_with_colours(face: Buffalo) -> list[int]:
    """The seats that have their colours."""
    return [seat for seat in range(face.seats) if face.colour_of[seat] != NONE]


def check_picks(face: Buffalo) -> None:
    """BV1, B26: while colours are picked some seats have none, at all other times all have one."""
    picked = len(seats_with_colours(face))
    if face.phase == Phase.PICKING:
        if picked >= face.seats - 1:
            raise PositionError("colours: the last one goes without asking (B26)")
    elif picked < face.seats:
        raise PositionError("colours: every seat must have one")


def load_pick_order(face: Buffalo, position: BuffaloPosition) -> None:
    """BV1: highest bid first; left out, the lot favoured those who have picked."""
    if not face.auction or face.phase in BEFORE_PICKING:
        if position.pick_order is not None:
            raise PositionError("pick_order: it follows from the bidding (BV1)")
        return
    picked = seats_with_colours(face)
    order = list(position.pick_order or usual_pick_order(face, picked))
    if sorted(order) != list(range(face.seats)):
        raise PositionError("pick_order: it must name every seat once")
    for seat, following in pairwise(order):
        if plain(outbids)(face, seat, following) < 0:
            raise PositionError(f"pick_order: seat {following} has bid more than {seat} (BV1)")
    if sorted(order[: len(picked)]) != picked:
        raise PositionError("pick_order: the seats that have picked come first (BV1)")
    for place, seat in enumerate(order):
        face.pick_order[place] = seat
    face.picked = len(picked)


def usual_pick_order(face: Buffalo, picked: list[int]) -> list[int]:
    """BV1: by bids; seats with equal ones as if the lot had favoured those that have picked."""

    def compare(seat: int, other: int) -> int:
        return plain(outbids)(face, other, seat)

    lot = sorted(range(face.seats), key=lambda seat: seat not in picked)
    return sorted(lot, key=cmp_to_key(compare))


def load_assigned(face: Buffalo, position: BuffaloPosition) -> None:
    """B23: the dealt pastures of two players, and what each gives them in secret."""
    if position.dealt is not None:
        load_dealt(face, position.dealt)
    elif face.phase == Phase.ASSIGNING:
        raise PositionError("dealt: phase assigning needs the dealt pastures (B23)")
    splits = position.assigned or ()
    if splits and None not in splits:
        raise PositionError("assigned: both have chosen, so the cows would stand (B8, B23)")
    for seat, split in enumerate(splits):
        if split is not None:
            face.assigned[seat] = split_number(face, seat, split)


def load_dealt(face: Buffalo, dealt: tuple[Dealt, Dealt]) -> None:
    """B4, B23: three pastures for each pair of colours, each once, and no cow stands yet."""
    if any(face.supply[colour] < COWS for colour in colours_in_play(face.seats)):
        raise PositionError("dealt: no cow stands before the pastures are assigned (B23)")
    if len({*dealt[0], *dealt[1]}) < len(dealt) * DEALT_TO_PAIR:
        raise PositionError("dealt: a pasture is dealt once (B4)")
    for pair, keys in enumerate(dealt):
        for place, pasture in enumerate(sorted(pasture_number(face, "dealt", k) for k in keys)):
            face.dealt[pair, place] = pasture


def split_number(face: Buffalo, seat: int, split: Split) -> int:
    """B23: the pastures that get the second colour, as bits; both colours must appear."""
    first, second = (COLOUR_NAMES[colour] for colour in colours_of_seat(face, seat))
    if not {first, second} >= set(split):
        raise PositionError(f"assigned[{seat}]: the colours are {first} and {second} (B23)")
    number = sum(1 << place for place, colour in enumerate(split) if colour == second)
    if not FIRST_SPLIT <= number <= LAST_SPLIT:
        raise PositionError(f"assigned[{seat}]: both colours must appear (B23)")
    return number
