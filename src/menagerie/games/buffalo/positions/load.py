"""Building a state from a position: what is given is decoded, what is left out is filled in."""

from collections.abc import Sequence
from itertools import product

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.buffalo.actions import Card, cards_of, colours_of, deck_of, holds_cards
from menagerie.games.buffalo.amounts import AMOUNT, parts_of, shortest
from menagerie.games.buffalo.auction import take_colour
from menagerie.games.buffalo.bids import DECIMALS
from menagerie.games.buffalo.bonus import MARKET_RANK, market_cows
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.herds import bonus_number, herd_of_rank, spaces
from menagerie.games.buffalo.names import COLOUR_NUMBERS
from menagerie.games.buffalo.pieces import (
    COLOURS,
    COWS,
    FEWEST_SEATS,
    FULL_HAND,
    IN_PLAY,
    PASTURES,
    ROUNDS,
    ROW_LENGTH,
    Colour,
)
from menagerie.games.buffalo.placing import may_place_any, placing_key
from menagerie.games.buffalo.positions.check import (
    bidding,
    check,
    possible_tiebreaks,
    seats_with_colours,
)
from menagerie.games.buffalo.positions.round import due_markets, open_pastures, placers_on
from menagerie.games.buffalo.positions.shape import (
    BEFORE_PICKING,
    PAYMENT,
    PRELIMINARY,
    SETTLEMENT,
    BuffaloPosition,
    PairPosition,
    colours_in_play,
    colours_with,
    pasture_number,
)
from menagerie.games.buffalo.setup import clear_board, clear_people
from menagerie.games.buffalo.state import BIDS, NONE, PAIRS, Buffalo, End, Phase

BY_SEAT = (
    *("colours", "hands", "chosen", "bids", "begun", "pick_order", "assigned", "discarded"),
    "tiebreak",
)
# Bids that take nothing off any score and leave the order of picking to the lot.
NO_BIDS = ("0",) * BIDS


def load(state: Buffalo, position: BuffaloPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    clear(state)
    load_chance(state.chance, position.chance)
    load_phase(state, position)
    load_begun(state, position)
    load_colours(state, position)
    load_pick_order(state, position)
    load_cows(state, position)
    load_assigned(state, position)
    load_cards(state, position)
    load_pairs(state, position)
    load_settling(state, position)
    load_paying(state, position)
    load_lines(state, position)
    load_end(state, position)
    check(state)


def clear(state: Buffalo) -> None:
    """Take back what the deal has done."""
    for pasture, colour in product(range(PASTURES), range(COLOURS)):
        state.herds[pasture, colour] = 0
    plain(clear_people)(state)
    plain(clear_board)(state)


def once(field: str, names: Sequence[str]) -> None:
    """A list names everything at most once."""
    for name in names:
        if names.count(name) > 1:
            raise PositionError(f"{field}: {name} is there twice")


# The phase, the auction, and who plays what.


def load_phase(state: Buffalo, position: BuffaloPosition) -> None:
    """Set phase, round and bids.

    Left out, the phase follows from `end`, `dealt`, bids to be made or colours to be picked, and
    is choosing else. The round is the first, and the last when the game is over.
    """
    phase = position.phase or ("over" if position.end else None)
    if phase is None and position.dealt:
        phase = "assigning"
    state.bid_turn = state.bidders = 0
    load_bids(state, position, phase)
    if state.auction and phase != "assigning":
        state.bid_turn, state.bidders = bidding(state)
    if phase is None and state.bidders:
        phase = "bidding"
    if phase is None and state.auction and not all(position.colours or [True]):
        phase = "picking"
    state.phase = Phase[(phase or "choosing").upper()]
    first = 0 if state.phase in PRELIMINARY else 1
    start = int(ROUNDS[state.seats]) if state.phase == Phase.OVER else first
    state.round = start if position.round is None else position.round


def load_bids(state: Buffalo, position: BuffaloPosition, phase: str | None) -> None:
    """BV1: set all bids; left out after the bidding, everybody has bid nothing three times."""
    is_over = state.auction and phase not in {"bidding", "assigning"}
    usual = (NO_BIDS if is_over else (),) * state.seats
    for seat, made in enumerate(position.bids or usual):
        if len(made) > BIDS:
            raise PositionError(f"bids[{seat}]: nobody bids more than three times (BV1)")
        for turn, amount in enumerate(made):
            state.bids[seat, turn] = bid_of(f"bids[{seat}]", amount)


def bid_of(field: str, amount: str) -> int:
    """BV1: a bid from 0 to 99.9999, in the parts of a cow that it is counted in."""
    try:
        bid = parts_of(shortest(amount))
    except ValueError as error:
        raise PositionError(f"{field}: {error}") from None
    if bid is None:
        raise PositionError(f"{field}: a bid is from 0 to 99.9999 (BV1)")
    return bid


def load_begun(state: Buffalo, position: BuffaloPosition) -> None:
    """BV1: set the bids that seats have only begun, with up to three decimals."""
    for seat, amount in enumerate(position.begun or ()):
        if amount is not None:
            state.begun[seat] = bid_of(f"begun[{seat}]", amount)
            found = AMOUNT.fullmatch(amount.strip())
            state.decimals[seat] = len((found and found[2]) or "")
            if state.decimals[seat] >= DECIMALS:
                raise PositionError(f"begun[{seat}]: it has up to three decimals (BV1)")


def load_colours(state: Buffalo, position: BuffaloPosition) -> None:
    """B2, B23: set the seats' colours; left out, those of the table, or none while they pick."""
    if position.colours is None and state.phase != Phase.PICKING:
        for seat in range(state.seats):
            plain(take_colour)(state, seat, seat)
    for seat, keys in enumerate(position.colours or ()):
        numbers = tuple(COLOUR_NUMBERS[key] for key in keys)
        first = numbers[0] if numbers else 0
        if numbers and (first >= state.seats or numbers != colours_with(state.seats, first)):
            raise PositionError(f"colours[{seat}]: {' with '.join(keys)} cannot be had (B2, B23)")
        if numbers:
            plain(take_colour)(state, seat, first)


def load_pick_order(state: Buffalo, position: BuffaloPosition) -> None:
    """BV1: highest bid first; left out, the lot favoured those who have picked."""
    has_order = state.auction and state.phase not in BEFORE_PICKING
    picked = seats_with_colours(state)
    state.picked = len(picked) if has_order else 0

    def bids(seat: int) -> list[int]:
        return [-state.bids[seat, turn] for turn in range(BIDS)]

    usual = sorted(range(state.seats), key=lambda seat: (bids(seat), seat not in picked))
    for place, seat in enumerate(position.pick_order or (usual if has_order else ())):
        state.pick_order[place] = seat


# Cows.


def load_cows(state: Buffalo, position: BuffaloPosition) -> None:
    """B1-B3: put the cows on their pastures; left out, supplies are what these leave."""
    placed = [0] * COLOURS
    for key, herds in (position.pastures or {}).items():
        pasture = pasture_number(state, "pastures", key)
        for colour, cows in herds.items():
            number = colour_number(state, "pastures", colour)
            state.herds[pasture, number] = cows
            placed[number] += cows
        state.free[pasture] = max(plain(spaces)(state, pasture) - sum(herds.values()), 0)
    for number, cows in enumerate(placed):
        state.supply[number] = max(COWS - cows, 0)
    for colour, cows in (position.supply or {}).items():
        state.supply[colour_number(state, "supply", colour)] = cows


def colour_number(state: Buffalo, field: str, key: Colour) -> int:
    """B2: the number of a colour, which must be in play."""
    if COLOUR_NUMBERS[key] not in colours_in_play(state.seats):
        raise PositionError(f"{field}: {key} is not in play with {state.seats} players (B2)")
    return COLOUR_NUMBERS[key]


def load_assigned(state: Buffalo, position: BuffaloPosition) -> None:
    """B23: set the dealt pastures of two players, and what each gives them in secret."""
    for pair, keys in enumerate(position.dealt or ()):
        for place, pasture in enumerate(sorted(pasture_number(state, "dealt", k) for k in keys)):
            state.dealt[pair, place] = pasture
    for seat, split in enumerate(position.assigned or ()):
        if split is not None:
            own = colours_of(deck_of(state, seat))
            if not {*own} >= {*split}:
                raise PositionError(f"assigned[{seat}]: the colours are {' and '.join(own)} (B23)")
            state.assigned[seat] = sum(1 << p for p, key in enumerate(split) if key != own[0])


# Cards and pairs.


def own_cards(state: Buffalo, seat: int) -> tuple[Card, ...]:
    """B2, BV1: the cards of a seat's deck; none while its colour is only held for the moment."""
    return cards_of(deck_of(state, seat)) if holds_cards(state, seat) else ()


def cards_as_bits(field: str, deck: Sequence[Card], names: Sequence[Card]) -> int:
    """B2: some cards of a seat's deck, each once."""
    once(field, names)
    for name in names:
        if name not in deck:
            raise PositionError(f"{field}: the seat has no card {name} (B2)")
    return sum(1 << deck.index(name) for name in names)


def load_cards(state: Buffalo, position: BuffaloPosition) -> None:
    """B2, B5, B7: set what each seat holds, has shown, and has discarded unseen.

    Left out, a hand is what is left once the lowest cards are spent, of those not known to be.
    """
    full = int(FULL_HAND[state.seats])
    is_sealed = state.phase <= Phase.CHOOSING
    rounds = max(state.round - 1, 0) if is_sealed else state.round
    for seat in range(state.seats):
        deck = own_cards(state, seat)
        chosen = position.chosen[seat] if position.chosen else ()
        thrown = [pair.card for pair in chosen if is_thrown(state, pair)]
        shown = [pair.card for pair in chosen if not is_thrown(state, pair)]
        named = position.discarded[seat] if position.discarded else ()
        laid = cards_as_bits(f"chosen[{seat}]", deck, shown)
        discarded = cards_as_bits(f"discarded[{seat}]", deck, [*named, *thrown])
        if laid & discarded:
            raise PositionError(f"discarded[{seat}]: a card of these is in a pair (B7)")
        rest = sorted(name for at, name in enumerate(deck) if not (laid | discarded) >> at & 1)
        known = discarded if is_sealed else discarded | laid
        spent = max(PAIRS * rounds - known.bit_count(), 0)
        hand = position.hands[seat] if position.hands else rest[spent:]
        held = cards_as_bits(f"hands[{seat}]", deck, hand)
        if held & (laid | discarded):
            raise PositionError(f"hands[{seat}]: a card of these is laid or discarded (B2)")
        state.hands[seat] = (held | laid if is_sealed else held) if deck else full
        state.discarded[seat] = discarded.bit_count()
        state.seen[seat] = full & ~state.hands[seat] & ~discarded


def is_thrown(state: Buffalo, pair: PairPosition) -> bool:
    """B7: whether a pair without a pasture is a card already discarded."""
    return pair.pasture is None and state.phase in SETTLEMENT and state.seats > FEWEST_SEATS


def load_pairs(state: Buffalo, position: BuffaloPosition) -> None:
    """B5, B8: lay the pairs, sealed or revealed, the smaller pasture first."""
    for seat, pairs in enumerate(position.chosen or ()):
        if len(pairs) > PAIRS:
            raise PositionError(f"chosen[{seat}]: there are two pairs (B5)")
        laid = [pair_numbers(state, seat, pair) for pair in pairs if not is_thrown(state, pair)]
        for pair, (pasture, slot, card) in enumerate(sorted(laid)):
            state.pair_pasture[seat, pair] = pasture
            state.pair_slot[seat, pair] = slot
            state.pair_card[seat, pair] = card
        state.laid[seat] = len(laid)
    for seat in range(state.seats if state.phase in SETTLEMENT else 0):
        state.laid[seat] = PAIRS


def pair_numbers(state: Buffalo, seat: int, pair: PairPosition) -> tuple[int, int, int]:
    """A pair's pasture, its colour as first or second of the seat, its card.

    B24: a revealed pair without a pasture is on the only one that is open.
    """
    field, deck = f"chosen[{seat}]", deck_of(state, seat)
    pasture, colours, free = NOWHERE, colours_of(deck), open_pastures(state)
    if pair.pasture is not None:
        pasture = pasture_number(state, field, pair.pasture)
    elif state.phase in SETTLEMENT and len(free) == 1:
        pasture = free[0]
    colour = pair.colour or (colours[0] if len(colours) == 1 else None)
    if colour is None:
        raise PositionError(f"{field}: with two players a pair names its colour (B23)")
    if colour not in colours:
        raise PositionError(f"{field}: {colour} is another seat's colour (B2, B23)")
    return pasture, colours.index(colour), cards_of(deck).index(pair.card)


# The pasture being settled, the number being paid, and what waits.


def load_settling(state: Buffalo, position: BuffaloPosition) -> None:
    """B9, B10: set the pasture being settled.

    Left out, it is the smallest where somebody has a choice, or the one whose row is paid. The
    order is that of the herds as they are; the first with a choice is next.
    """
    if given := position.settling:
        line_up(state, pasture_number(state, "settling", given.pasture), given.order)
        if given.order is None and given.next is not None:
            raise PositionError("settling: next means nothing without the order")
        state.next = state.next if given.next is None else given.next
    elif state.phase == Phase.PLACING:
        for pasture in IN_PLAY[state.seats]:
            line_up(state, pasture, None)
            if state.next < state.entrants:
                return
    elif state.phase in PAYMENT and position.paying:
        row = position.resuming or position.paying
        line_up(state, pasture_number(state, "paying", row.pasture), None)


def line_up(state: Buffalo, pasture: int, order: tuple[Colour, ...] | None) -> None:
    """B10, B19, B26: set the order of placing, and the next: nobody where a pasture is full."""
    state.settling = pasture
    cards = placers_on(state, pasture)
    line = sorted(cards, key=lambda colour: plain(placing_key)(state, colour, cards[colour]))
    if order is not None:
        once("settling", order)
        line = [COLOUR_NUMBERS[key] for key in order]
    for place in range(COLOURS):
        colour = line[place] if place < len(line) else NONE
        state.order[place] = colour
        state.order_card[place] = cards.get(colour, NONE)
    state.entrants = len(line)
    state.next = 0
    while state.next < state.entrants and not (state.free[pasture] and plain(may_place_any)(state)):
        state.next += 1


def load_paying(state: Buffalo, position: BuffaloPosition) -> None:
    """B15, B16, BV2: set the number being paid; left out, it is its owner's, and none is put yet.

    A market has no owner unless one is given.
    """
    paying = position.paying
    if paying is None:
        return
    state.paying = pasture_number(state, "paying", paying.pasture)
    state.paying_rank, owner, number = paying.rank, NONE, 0
    if state.phase == Phase.MARKET:
        number = plain(market_cows)(state, state.paying)
        if paying.rank:
            raise PositionError("paying: a market belongs to no row and is written as rank 0 (BV2)")
        state.paying_rank = MARKET_RANK
    elif paying.rank < ROW_LENGTH:
        owner = plain(herd_of_rank)(state, state.paying, paying.rank)
        number = plain(bonus_number)(state, state.paying, paying.rank)
    state.paying_colour = COLOUR_NUMBERS[paying.colour] if paying.colour else owner
    state.paying_cows = number if paying.cows is None else paying.cows


def load_lines(state: Buffalo, position: BuffaloPosition) -> None:
    """B18, BV2: set what waits; left out, only the rows wait whose markets are due."""
    if position.resuming is not None:
        state.resuming = pasture_number(state, "resuming", position.resuming.pasture)
        state.resuming_rank = position.resuming.rank
    once("markets", [market.pasture for market in position.markets])
    for place, market in enumerate(position.markets):
        pasture = pasture_number(state, "markets", market.pasture)
        state.markets[place] = pasture
        state.filler[pasture] = COLOUR_NUMBERS[market.colour]
    state.markets_count = len(position.markets)
    once("waiting", position.waiting)
    waiting = [pasture_number(state, "waiting", key) for key in position.waiting]
    for place, pasture in enumerate(waiting or due_markets(state)):
        state.waiting[place] = pasture
        state.waiting_count = place + 1


def load_end(state: Buffalo, position: BuffaloPosition) -> None:
    """B20, B22: set the end and what breaks a tie; left out, the last round, and the only herds."""
    if state.phase == Phase.OVER or position.end:
        state.end = End[(position.end or "last_round").upper()]
    tiebreak = position.tiebreak
    if tiebreak is None and state.phase == Phase.OVER:
        possible = possible_tiebreaks(state)
        if len(possible) > 1:
            raise PositionError(f"tiebreak: it may be one of {possible}; say which (B22)")
        tiebreak = possible[0] if possible else ()
    for seat, size in enumerate(tiebreak or ()):
        state.tiebreak[seat] = size
