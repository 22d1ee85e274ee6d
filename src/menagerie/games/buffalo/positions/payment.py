"""The middle of a round from a position: the pasture being settled, the bonus being paid."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo.actions import PASTURE_KEYS, PastureKey
from menagerie.games.buffalo.bonus import (
    MARKET_RANK,
    has_number,
    market_cows,
    may_put_somewhere,
    only_put,
)
from menagerie.games.buffalo.herds import bonus_number, card_value, herd_of_rank
from menagerie.games.buffalo.names import COLOUR_NUMBERS
from menagerie.games.buffalo.pieces import COLOUR_NAMES, IN_PLAY, ROW_LENGTH, Colour
from menagerie.games.buffalo.placing import line_up, may_place_any, placing_key
from menagerie.games.buffalo.positions.shape import (
    BuffaloPosition,
    PayingPosition,
    SettlingPosition,
    pasture_number,
)
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase


def load_settling(state: Buffalo, position: BuffaloPosition) -> None:
    """B9, B10: set where the round has got to."""
    if position.settling is not None:
        resume_settling(state, position.settling)
    elif state.phase == Phase.PLACING:
        find_placer(state)
    else:
        plain(line_up)(state, interrupted_pasture(state, first_paid(position)), None)
    if state.phase == Phase.PLACING and state.next == state.entrants:
        raise PositionError("settling: nobody has a choice, so it would be settled (B26)")


def find_placer(state: Buffalo) -> None:
    """B9, B26: begin with the smallest pasture where somebody has a choice."""
    for pasture in IN_PLAY[state.seats]:
        plain(line_up)(state, pasture, None)
        pass_placers(state)
        if state.next < state.entrants:
            return


def pass_placers(state: Buffalo) -> None:
    """B26: pass over those who can only place zero."""
    while state.next < state.entrants and not plain(may_place_any)(state):
        state.next += 1


def first_paid(position: BuffaloPosition) -> PastureKey:
    """B18, BV2: the pasture whose row is paid, also where a market interrupts it."""
    paying = paying_of(position)
    return position.resuming.pasture if position.resuming else paying.pasture


def interrupted_pasture(state: Buffalo, row: PastureKey) -> int:
    """B15, B18: the pasture whose last space began the payments, where that is left out.

    It is the one being paid if pairs lie there or on no full pasture, else the only one that
    can have filled by a pair.
    """
    picked = {state.pair_pasture[seat, p] for seat in range(state.seats) for p in range(PAIRS)}
    filled = [pasture for pasture in sorted(picked - {NONE}) if state.free[pasture] == 0]
    paid = full_pasture(state, "paying", row)
    if paid in filled or not filled:
        return paid
    if len(filled) > 1:
        raise PositionError("settling: several pastures can have begun the payments; say which")
    return filled[0]


def resume_settling(state: Buffalo, given: SettlingPosition) -> None:
    """B9, B10: line up all who picked the pasture, in the given order if there is one."""
    pasture = pasture_number(state, "settling", given.pasture)
    full = state.free[pasture] == 0
    if full and state.phase == Phase.PLACING:
        raise PositionError(f"settling: {given.pasture} is full, so nobody places there (B19)")
    if not full and state.phase != Phase.PLACING:
        raise PositionError(f"settling: {given.pasture} is not full, so nothing is paid (B15)")
    plain(line_up)(state, pasture, None)
    if given.order is None:
        if given.next is not None:
            raise PositionError("settling: next means nothing without the order")
        pass_placers(state)
    else:
        line_up_as(state, given.order)
        resume_placing(state, given.next)
        check_order(state)


def line_up_as(state: Buffalo, order: tuple[Colour, ...]) -> None:
    """B10: put those lined up into the given order."""
    cards = {state.order[place]: state.order_card[place] for place in range(state.entrants)}
    colours = [COLOUR_NUMBERS[key] for key in order]
    if sorted(colours) != sorted(cards):
        names = ", ".join(COLOUR_NAMES[colour] for colour in cards) or "nobody"
        raise PositionError(f"settling: the order must be one of those who picked it: {names}")
    for place, colour in enumerate(colours):
        state.order[place] = colour
        state.order_card[place] = cards[colour]


def resume_placing(state: Buffalo, following: int | None) -> None:
    """B10, B19, B26: set whose turn it is; on a full pasture everybody has had theirs."""
    if following is None:
        pass_placers(state)
    elif state.phase != Phase.PLACING:
        if following != state.entrants:
            raise PositionError(f"settling: nobody places any more, so next is {state.entrants}")
    elif following >= state.entrants:
        raise PositionError(f"settling: there are {state.entrants} placers; next counts from 0")
    else:
        state.next = following
        if not plain(may_place_any)(state):
            raise PositionError("settling: the next placer has no choice (B26)")


def check_order(state: Buffalo) -> None:
    """B10: those who have placed may have had less there before, but none out of order."""
    last = None
    for place in range(state.entrants):
        keys = [key for key in possible_keys(state, place) if last is None or key > last]
        if not keys:
            colour = COLOUR_NAMES[state.order[place]]
            raise PositionError(f"settling: {colour} places earlier than in this order (B10)")
        last = min(keys)


def possible_keys(state: Buffalo, place: int) -> list[int]:
    """B10, B11: by what a placer can have been put in order, before placing or as yet."""
    pasture, colour, card = state.settling, state.order[place], state.order_card[place]
    herd = state.herds[pasture, colour]
    most = plain(card_value)(state, state.owner[colour], card) if place < state.next else 0
    keys = []
    for before in range(max(herd - most, 0), herd + 1):
        state.herds[pasture, colour] = before
        keys.append(plain(placing_key)(state, colour, card))
    return keys


def paying_of(position: BuffaloPosition) -> PayingPosition:
    """The number being paid, which the phases market and bonus cannot do without."""
    if position.paying is None:
        raise PositionError(f"paying: phase {position.phase} needs it")
    return position.paying


def full_pasture(state: Buffalo, field: str, key: PastureKey) -> int:
    """B15: the number of a pasture whose row can be paid."""
    pasture = pasture_number(state, field, key)
    if state.free[pasture] > 0:
        raise PositionError(f"{field}: {key} is not full (B15)")
    return pasture


def load_paying(state: Buffalo, position: BuffaloPosition) -> None:
    """B15-B18, BV2: set the number being paid, and the rows and markets that wait."""
    paying = paying_of(position)
    state.paying = full_pasture(state, "paying", paying.pasture)
    load_interrupted(state, position)
    load_markets(state, position)
    load_waiting(state, position)
    if state.phase == Phase.MARKET:
        start_market(state, paying)
    else:
        start_number(state, paying)
    number = state.paying_cows
    cows = number if paying.cows is None else paying.cows
    if not 1 <= cows <= number:
        raise PositionError(f"paying: {cows} cows cannot be left of a number of {number} (B16)")
    state.paying_cows = cows
    check_choice(state)


def check_choice(state: Buffalo) -> None:
    """B16, B26: somebody has to be asked where a cow goes."""
    if not plain(may_put_somewhere)(state):
        raise PositionError("paying: no cow could be put anywhere, so nobody is asked (B26)")
    if plain(only_put)(state) != NONE:
        raise PositionError("paying: the cow can only go to one pasture, so nobody is asked (B26)")


def start_market(state: Buffalo, paying: PayingPosition) -> None:
    """BV2: the colour that took the last space gets its cows, written as rank 0."""
    if paying.rank:
        raise PositionError("paying: a market belongs to no row and is written as rank 0 (BV2)")
    if paying.colour is None:
        raise PositionError(f"paying: say who took the last space of {paying.pasture} (BV2)")
    state.paying_rank = MARKET_RANK
    state.paying_colour = filler_of(state, "paying", paying.pasture, paying.colour)
    state.paying_cows = plain(market_cows)(state, state.paying)


def filler_of(state: Buffalo, field: str, key: PastureKey, colour: Colour) -> int:
    """BV2: who took the last space of a pasture, where a cow of theirs must stand."""
    if state.herds[PASTURE_KEYS.index(key), COLOUR_NUMBERS[colour]] == 0:
        raise PositionError(f"{field}: {colour} has no cow on {key} (BV2)")
    return COLOUR_NUMBERS[colour]


def load_interrupted(state: Buffalo, position: BuffaloPosition) -> None:
    """BV2: set the row that a market interrupts, and the rank it goes on with."""
    row = position.resuming
    if row is None:
        return
    state.resuming = full_pasture(state, "resuming", row.pasture)
    state.resuming_rank = row.rank
    if not row.rank or not plain(has_number)(state, state.resuming, row.rank):
        raise PositionError(f"resuming: {row.pasture} has no further number {row.rank} (B15)")
    if state.resuming == state.paying:
        raise PositionError(f"resuming: the market of {row.pasture} comes before its row (BV2)")


def load_markets(state: Buffalo, position: BuffaloPosition) -> None:
    """BV2: set the markets that wait, each once, and who took the last space."""
    if position.markets and not state.cattle_market:
        raise PositionError("markets: there are none without the cattle market (BV2)")
    for place, market in enumerate(position.markets):
        pasture = full_pasture(state, "markets", market.pasture)
        state.markets[place] = pasture
        state.filler[pasture] = filler_of(state, "markets", market.pasture, market.colour)
    state.markets_count = len(position.markets)


def load_waiting(state: Buffalo, position: BuffaloPosition) -> None:
    """B18, BV2: set the line of full pastures, each once, that have not been paid.

    Those whose markets are due are the last of them, which need not be given.
    """
    due = [market.pasture for market in position.markets]
    if state.phase == Phase.MARKET:
        due.insert(0, PASTURE_KEYS[state.paying])
    waiting = position.waiting or tuple(due)
    if list(waiting[len(waiting) - len(due) :]) != due:
        raise PositionError("waiting: a row waits while its market does, in the same order (BV2)")
    paid = pastures_paid(state)
    for place, key in enumerate(waiting):
        pasture = full_pasture(state, "waiting", key)
        if pasture in paid:
            raise PositionError(f"waiting: {key} waits twice or has had its turn (B18)")
        paid.add(pasture)
        state.waiting[place] = pasture
    state.waiting_count = len(waiting)


def pastures_paid(state: Buffalo) -> set[int]:
    """B18, BV2: the pastures whose rows have begun; a market can come before all of them."""
    if state.phase == Phase.BONUS:
        return {state.paying, state.settling}
    return set() if state.resuming == NONE else {state.resuming, state.settling}


def start_number(state: Buffalo, paying: PayingPosition) -> None:
    """B15: the number of a rank goes to the herd that has it."""
    colour = NONE
    if paying.rank < ROW_LENGTH:
        colour = plain(herd_of_rank)(state, state.paying, paying.rank)
    if colour == NONE:
        raise PositionError(f"paying: {paying.pasture} has no herd of rank {paying.rank} (B15)")
    if paying.colour not in {None, COLOUR_NAMES[colour]}:
        raise PositionError(
            f"paying: rank {paying.rank} of {paying.pasture} is {COLOUR_NAMES[colour]}'s (B15)"
        )
    state.paying_rank = paying.rank
    state.paying_colour = colour
    state.paying_cows = plain(bonus_number)(state, state.paying, paying.rank)
