"""One check of a state: what holds wherever somebody decides, and when the game is over."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo import names
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.amounts import begun_amount
from menagerie.games.buffalo.bids import COW, is_bidder
from menagerie.games.buffalo.codes import DIGITS, FIRST_SPLIT, LAST_SPLIT
from menagerie.games.buffalo.ending import board_is_full
from menagerie.games.buffalo.herds import bonus_number, spaces
from menagerie.games.buffalo.pieces import (
    COLOUR_NAMES,
    COLOURS,
    COWS,
    DEALT_EACH,
    FEWEST_SEATS,
    IN_PLAY,
    LARGEST,
    PASTURES,
    ROUNDS,
    ROW_LENGTH,
)
from menagerie.games.buffalo.positions.round import check_round
from menagerie.games.buffalo.positions.shape import (
    BEFORE_PICKING,
    PAYMENT,
    PRELIMINARY,
    SETTLEMENT,
    colours_in_play,
    colours_with,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, Buffalo, End, Phase


def check(state: Buffalo) -> None:
    """Raise PositionError, which names a field, unless the state can be met in a game.

    How the cows came to stand is not asked: any board will do that keeps to spaces, supplies and
    B12, with fewer preliminary cows than are dealt, too. While a bonus is paid, the pairs of the
    round may be missing.
    """
    check_board(state)
    check_phase(state)
    check_bids(state)
    check_colours(state)
    check_picks(state)
    check_dealt(state)
    check_round(state)
    if state.phase == Phase.OVER:
        check_end(state)
    elif plain(board_is_full)(state):
        raise PositionError("pastures: every space is taken, so the game is over (B20)")
    elif spent := spent_colours(state):
        colour = COLOUR_NAMES[spent[0]]
        raise PositionError(f"supply: {colour} has placed all cows, so the game is over (B20)")


# Cows.


def check_board(state: Buffalo) -> None:
    """B1-B3, B12: every cow is in its supply or on a pasture, within space, in unequal herds."""
    in_play = IN_PLAY[state.seats]
    placed = [0] * COLOURS
    for pasture in range(PASTURES):
        herds = names.cows(state, pasture)
        placed = [before + cows for before, cows in zip(placed, herds, strict=True)]
        room = plain(spaces)(state, pasture) if pasture in in_play else 0
        if state.free[pasture] + sum(herds) != room:
            raise PositionError(
                f"pastures: {sum(herds)} cows stand on {PASTURE_KEYS[pasture]}, "
                f"which has {room} spaces (B1)"
            )
        sizes = [size for size in herds if size]
        if len(set(sizes)) < len(sizes) and state.end != End.LAST_ROUND:
            raise PositionError(f"pastures: two herds on {PASTURE_KEYS[pasture]} are equal (B12)")
    for colour, cows in enumerate(placed):
        key, whole = COLOUR_NAMES[colour], COWS if colour in colours_in_play(state.seats) else 0
        if cows > whole or state.supply[colour] + cows != COWS:
            raise PositionError(
                f"supply: {key} has {cows} cows on pastures and {state.supply[colour]} left (B2)"
            )
    if state.phase in PRELIMINARY:
        check_preliminary_cows(state)


def check_preliminary_cows(state: Buffalo) -> None:
    """B4: before the first round a pasture has one cow at most, a colour as many as were dealt."""
    for pasture in IN_PLAY[state.seats]:
        if sum(names.cows(state, pasture)) > 1:
            raise PositionError(
                f"pastures: before the first round one cow at most stands on "
                f"{PASTURE_KEYS[pasture]} (B4)"
            )
    dealt = int(DEALT_EACH[state.seats])
    for first in range(state.seats):
        placed = [COWS - state.supply[colour] for colour in colours_with(state.seats, first)]
        # B23: both colours of a pair have a cow.
        if sum(placed) > dealt or max(placed) > dealt + 1 - len(placed):
            raise PositionError(
                f"pastures: before the first round {COLOUR_NAMES[first]} has too many cows (B4)"
            )


# Phases.


def check_phase(state: Buffalo) -> None:
    """B5, B23, BV1, BV2: the options allow the phase, and it has its round and its fields."""
    key = names.phase(state)
    if state.phase in {Phase.BIDDING, Phase.PICKING} and not state.auction:
        raise PositionError(f"phase: there is no {key} without the auction (BV1)")
    if state.phase == Phase.ASSIGNING and state.seats != FEWEST_SEATS:
        raise PositionError("phase: assigning is for two players (B23)")
    if state.phase == Phase.MARKET and not state.cattle_market:
        raise PositionError("phase: there is no market without the cattle market (BV2)")
    if state.phase in PRELIMINARY and state.round:
        raise PositionError("round: it is 0 before the first round")
    last = int(ROUNDS[state.seats])
    if state.phase not in PRELIMINARY and not 1 <= state.round <= last:
        raise PositionError(f"round: there are rounds 1 to {last}, not {state.round} (B5)")
    check_fields(state)


def check_fields(state: Buffalo) -> None:
    """What belongs to some phases is there in these, if it must be, and in no other."""
    seats, key = range(state.seats), names.phase(state)
    has_pairs = any(state.pair_card[seat, 0] != NONE for seat in seats)
    is_begun = any(state.begun[seat] != NONE for seat in seats)
    is_assigned = any(state.assigned[pair] != NONE for pair in range(FEWEST_SEATS))
    has_tiebreak = any(state.tiebreak[seat] for seat in seats)
    for field, there, phases in (
        ("dealt", state.dealt[0, 0] != NONE, {Phase.ASSIGNING}),
        ("paying", state.paying != NONE, PAYMENT),
        ("settling", state.settling != NONE, SETTLEMENT),
        ("end", state.end != End.RUNNING, {Phase.OVER}),
    ):
        if there and state.phase not in phases:
            raise PositionError(f"{field}: there is none in phase {key}")
        if not there and state.phase in phases:
            raise PositionError(f"{field}: phase {key} needs it")
    for field, there, phases in (
        ("begun", is_begun, {Phase.BIDDING}),
        ("assigned", is_assigned, {Phase.ASSIGNING}),
        ("chosen", has_pairs, SETTLEMENT | {Phase.CHOOSING}),
        ("waiting", state.waiting_count > 0, PAYMENT),
        ("markets", state.markets_count > 0, PAYMENT if state.cattle_market else frozenset()),
        ("resuming", state.resuming != NONE, {Phase.MARKET}),
        ("tiebreak", has_tiebreak, {Phase.OVER}),
    ):
        if there and state.phase not in phases:
            raise PositionError(f"{field}: there is none in phase {key}")


# The auction, and who plays what.


def tied(state: Buffalo, turn: int) -> int:
    """BV1: the seats that have bid the same as another up to a turn, as bits."""
    made = [[state.bids[seat, t] for t in range(turn + 1)] for seat in range(state.seats)]
    return sum(1 << seat for seat, bids in enumerate(made) if made.count(bids) > 1)


def bidding(state: Buffalo) -> tuple[int, int]:
    """BV1: the turn that the bids have come to, and who has to bid in it, as bits, if anybody."""
    turn, bidders = 0, (1 << state.seats) - 1
    while all(state.bids[seat, turn] != NONE for seat in range(state.seats) if bidders >> seat & 1):
        bidders = tied(state, turn) if turn + 1 < BIDS else 0
        if not bidders:
            break
        turn += 1
    return turn, bidders


def check_bids(state: Buffalo) -> None:
    """BV1: equal bids are repeated, not lower, at most twice; then the picking begins."""
    is_auction = state.auction and state.phase != Phase.ASSIGNING
    turn, bidders = bidding(state) if is_auction else (-1, 0)
    for seat in range(state.seats):
        for repeat in range(BIDS):
            if state.bids[seat, repeat] != NONE:
                check_bid(state, seat, repeat, turn)
    if (max(turn, 0), bidders) != (state.bid_turn, state.bidders):
        raise PositionError("bids: others have to bid, or in another turn (BV1)")
    key = names.phase(state)
    if state.phase == Phase.BIDDING and not bidders:
        raise PositionError("bids: nobody has to bid any more, so the bidding is over (BV1)")
    if state.phase != Phase.BIDDING and bidders:
        raise PositionError(f"bids: somebody has still to bid before phase {key} (BV1)")
    for seat in range(state.seats):
        if state.begun[seat] != NONE:
            check_begun(state, seat)


def check_bid(state: Buffalo, seat: int, repeat: int, turn: int) -> None:
    """BV1: a bid has its turn; a repeated one is of a tied seat, and not lower."""
    if turn == NONE:
        when = "before the pastures are assigned" if state.auction else "without the auction"
        raise PositionError(f"bids[{seat}]: there are none {when} (BV1)")
    if repeat > turn or (repeat > 0 and not tied(state, repeat - 1) >> seat & 1):
        raise PositionError(f"bids[{seat}]: a seat bids again only when it is tied (BV1)")
    if repeat > 0 and state.bids[seat, repeat] < state.bids[seat, repeat - 1]:
        raise PositionError(f"bids[{seat}]: a repeated bid is not lower (BV1)")


def check_begun(state: Buffalo, seat: int) -> None:
    """BV1: a begun bid has a whole cow or a decimal, and leaves one within reach that may be."""
    begun, decimals = state.begun[seat], state.decimals[seat]
    if not plain(is_bidder)(state, seat) or state.bids[seat, state.bid_turn] != NONE:
        raise PositionError(f"begun[{seat}]: the seat has no bid to make (BV1)")
    lowest = state.bids[seat, state.bid_turn - 1] if state.bid_turn else 0
    reach = begun + COW // DIGITS**decimals - 1
    if reach < lowest or (decimals == 0 and begun // COW <= lowest // COW):
        amount = begun_amount(begun, decimals)
        raise PositionError(f"begun[{seat}]: no bid begins with {amount} (BV1)")


def seats_with_colours(state: Buffalo) -> list[int]:
    """The seats that have their colours."""
    return [seat for seat in range(state.seats) if state.colour_of[seat] != NONE]


def check_colours(state: Buffalo) -> None:
    """B2, B23, BV1, B26: each colour is one seat's; only while they are picked some have none."""
    picked = seats_with_colours(state)
    for seat in picked:
        first = state.colour_of[seat]
        if any(state.owner[colour] != seat for colour in colours_with(state.seats, first)):
            raise PositionError(f"colours[{seat}]: {COLOUR_NAMES[first]} is taken")
        if first != seat and (not state.auction or state.phase in BEFORE_PICKING):
            when = "before the picking" if state.auction else "without the auction"
            raise PositionError(f"colours[{seat}]: {when} it is {COLOUR_NAMES[seat]} (B2)")
    if state.phase != Phase.PICKING and len(picked) < state.seats:
        raise PositionError("colours: every seat must have one")
    if state.phase == Phase.PICKING and len(picked) >= state.seats - 1:
        raise PositionError("colours: the last one goes without asking (B26)")


def check_picks(state: Buffalo) -> None:
    """BV1: the seats pick in the order of their bids."""
    order = [state.pick_order[seat] for seat in range(state.seats)]
    if not state.auction or state.phase in BEFORE_PICKING:
        if set(order) != {NONE}:
            raise PositionError("pick_order: it follows from the bidding (BV1)")
        return
    if sorted(order) != list(range(state.seats)):
        raise PositionError("pick_order: it must name every seat once")
    made = [tuple(state.bids[seat, turn] for turn in range(BIDS)) for seat in order]
    if made != sorted(made, reverse=True):
        raise PositionError("pick_order: the seats that have bid more come first (BV1)")
    picked = seats_with_colours(state)
    if sorted(order[: state.picked]) != picked:
        raise PositionError("pick_order: the seats that have picked come first (BV1)")


def check_dealt(state: Buffalo) -> None:
    """B4, B8, B23: six pastures for two pairs of colours, no cow yet, and one split at most."""
    if state.phase != Phase.ASSIGNING:
        return
    places = [(pair, place) for pair in range(FEWEST_SEATS) for place in range(DEALT_TO_PAIR)]
    if len({state.dealt[pair, place] for pair, place in places}) < len(places):
        raise PositionError("dealt: a pasture is dealt once (B4)")
    if any(state.supply[colour] < COWS for colour in range(COLOURS)):
        raise PositionError("dealt: no cow stands before the pastures are assigned (B23)")
    splits = [state.assigned[seat] for seat in range(state.seats)]
    for seat, split in enumerate(splits):
        if split != NONE and not FIRST_SPLIT <= split <= LAST_SPLIT:
            raise PositionError(f"assigned[{seat}]: both colours must appear (B23)")
    if NONE not in splits:
        raise PositionError("assigned: both have chosen, so the cows would stand (B8, B23)")


# The end.


def spent_colours(state: Buffalo) -> list[int]:
    """B20: the colours whose last cow ends the game; none with two players."""
    colours = () if state.seats == FEWEST_SEATS else colours_in_play(state.seats)
    return [colour for colour in colours if state.supply[colour] == 0]


def check_end(state: Buffalo) -> None:
    """B20-B22: the reason of the end is true, and what breaks a tie was there before it."""
    spent = [COLOUR_NAMES[colour] for colour in spent_colours(state)]
    if state.end == End.LAST_ROUND:
        if state.round != ROUNDS[state.seats]:
            raise PositionError(f"end: round {state.round} is not the last (B20)")
        check_final_bonus(state)
    elif state.end == End.ALL_COWS and len(spent) != 1:
        raise PositionError(f"end: {len(spent)} colours have placed all cows, not one (B20)")
    elif state.end == End.BOARD_FULL and spent:
        raise PositionError(f"end: {spent[0]} has placed all cows, which comes first (B20)")
    elif state.end == End.BOARD_FULL and not plain(board_is_full)(state):
        raise PositionError("end: not every space is taken (B20)")
    possible = possible_tiebreaks(state)
    given = tuple(state.tiebreak[seat] for seat in range(state.seats))
    if given not in possible:
        herds = " or ".join(map(str, possible))
        raise PositionError(f"tiebreak: the herds were {herds}, not {given} (B22, B25)")


def possible_tiebreaks(state: Buffalo) -> list[tuple[int, ...]]:
    """B22, B25: what each seat's largest herd on the largest pasture can have been."""
    largest = int(LARGEST[state.seats])
    found = [herds_of(state, largest)]
    if state.end == End.LAST_ROUND:
        found = herds_before(state, largest)
    colours = [colours_with(state.seats, state.colour_of[seat]) for seat in range(state.seats)]
    return sorted({tuple(max(herds.get(c, 0) for c in own) for own in colours) for herds in found})


def check_final_bonus(state: Buffalo) -> None:
    """B20, B21: each pasture was full before, or is paid its row; nobody had placed all cows."""
    gained = set()
    for pasture in IN_PLAY[state.seats]:
        now, before = herds_of(state, pasture), herds_before(state, pasture)
        if not before:
            key = PASTURE_KEYS[pasture]
            raise PositionError(f"pastures: no final bonus leaves these herds on {key} (B21)")
        gained |= {colour for herds in before for colour in now if herds[colour] < now[colour]}
    if ended := set(spent_colours(state)) - gained:
        colour = COLOUR_NAMES[min(ended)]
        raise PositionError(f"end: {colour} had placed all cows before the final bonus (B20)")


def herds_of(state: Buffalo, pasture: int) -> dict[int, int]:
    """The herds of a pasture by colour."""
    return {colour: cows for colour, cows in enumerate(names.cows(state, pasture)) if cows}


def herds_before(state: Buffalo, pasture: int) -> list[dict[int, int]]:
    """B12, B21: the herds from which the final bonus can have made those of a pasture."""
    now = herds_of(state, pasture)
    row = [plain(bonus_number)(state, pasture, rank) for rank in range(ROW_LENGTH)]
    was_full = state.free[pasture] == 0 and len({*now.values()}) == len(now)
    before = [now] if was_full else []
    return before + [herds for herds in rankings(now, row) if is_paid(state, pasture, herds, row)]


def rankings(now: dict[int, int], row: list[int]) -> list[dict[int, int]]:
    """B15: the herds that numbers of a row can have made so large, the largest first."""
    found: list[dict[int, int]] = [{}]
    for number in [*row, *[0] * len(now)][: len(now)]:
        found = [
            {**herds, colour: size}
            for herds in found
            for colour in now.keys() - herds.keys()
            if max(now[other] for other in now.keys() - herds.keys()) < now[colour] + max(row)
            for size in range(max(now[colour] - number, 1), now[colour] + 1)
            if size < min(herds.values(), default=size + 1)
        ]
    return found


def is_paid(state: Buffalo, pasture: int, ranked: dict[int, int], row: list[int]) -> bool:
    """B21: whether every rank got its number, as far as there was space and supply."""
    now = herds_of(state, pasture)
    free = state.free[pasture] + sum(now.values()) - sum(ranked.values())
    if free == 0:
        return False
    for colour, number in zip(ranked, row, strict=False):
        cows = now[colour] - ranked[colour]
        due = min(number, free)
        if cows > due or (cows < due and state.supply[colour] > 0):
            return False
        free -= cows
    return True
