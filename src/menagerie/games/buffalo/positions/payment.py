"""The middle of a round from a position: the pasture being settled, the bonus being paid."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.games.buffalo.actions import PASTURE_KEYS, PastureKey
from menagerie.games.buffalo.bonus import (
    MARKET_RANK,
    has_number,
    market_cows,
    may_put_somewhere,
    only_put,
)
from menagerie.games.buffalo.herds import bonus_number, card_value, herd_of_rank
from menagerie.games.buffalo.pieces import COLOUR_NAMES, IN_PLAY, ROW_LENGTH, Colour
from menagerie.games.buffalo.placing import line_up, may_place_any, placing_key
from menagerie.games.buffalo.positions.shape import (
    COLOUR_NUMBERS,
    BuffaloPosition,
    PayingPosition,
    SettlingPosition,
    pasture_number,
)
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase


def load_settling(face: Buffalo, position: BuffaloPosition) -> None:
    """B9, B10: set where the round has got to."""
    if position.settling is not None:
        resume_settling(face, position.settling)
    elif face.phase == Phase.PLACING:
        find_placer(face)
    else:
        plain(line_up)(face, interrupted_pasture(face, first_paid(position)), None)
    if face.phase == Phase.PLACING and face.next == face.entrants:
        raise PositionError("settling: nobody has a choice, so it would be settled (B26)")


def find_placer(face: Buffalo) -> None:
    """B9, B26: begin with the smallest pasture where somebody has a choice."""
    for pasture in IN_PLAY[face.seats]:
        plain(line_up)(face, pasture, None)
        pass_placers(face)
        if face.next < face.entrants:
            return


def pass_placers(face: Buffalo) -> None:
    """B26: pass over those who can only place zero."""
    while face.next < face.entrants and not plain(may_place_any)(face):
        face.next += 1


def first_paid(position: BuffaloPosition) -> PastureKey:
    """B18, BV2: the pasture whose row is paid, also where a market interrupts it."""
    paying = paying_of(position)
    return position.resuming.pasture if position.resuming else paying.pasture


def interrupted_pasture(face: Buffalo, row: PastureKey) -> int:
    """B15, B18: the pasture whose last space began the payments, where that is left out.

    It is the one being paid if pairs lie there or on no full pasture, else the only one that
    can have filled by a pair.
    """
    picked = {face.pair_pasture[seat, p] for seat in range(face.seats) for p in range(PAIRS)}
    filled = [pasture for pasture in sorted(picked - {NONE}) if face.free[pasture] == 0]
    paid = full_pasture(face, "paying", row)
    if paid in filled or not filled:
        return paid
    if len(filled) > 1:
        raise PositionError("settling: several pastures can have begun the payments; say which")
    return filled[0]


def resume_settling(face: Buffalo, given: SettlingPosition) -> None:
    """B9, B10: line up all who picked the pasture, in the given order if there is one."""
    pasture = pasture_number(face, "settling", given.pasture)
    full = face.free[pasture] == 0
    if full and face.phase == Phase.PLACING:
        raise PositionError(f"settling: {given.pasture} is full, so nobody places there (B19)")
    if not full and face.phase != Phase.PLACING:
        raise PositionError(f"settling: {given.pasture} is not full, so nothing is paid (B15)")
    plain(line_up)(face, pasture, None)
    if given.order is None:
        if given.next is not None:
            raise PositionError("settling: next means nothing without the order")
        pass_placers(face)
    else:
        line_up_as(face, given.order)
        resume_placing(face, given.next)
        check_order(face)


def line_up_as(face: Buffalo, order: tuple[Colour, ...]) -> None:
    """B10: put those lined up into the given order."""
    cards = {face.order[place]: face.order_card[place] for place in range(face.entrants)}
    colours = [COLOUR_NUMBERS[key] for key in order]
    if sorted(colours) != sorted(cards):
        names = ", ".join(COLOUR_NAMES[colour] for colour in cards) or "nobody"
        raise PositionError(f"settling: the order must be one of those who picked it: {names}")
    for place, colour in enumerate(colours):
        face.order[place] = colour
        face.order_card[place] = cards[colour]


def resume_placing(face: Buffalo, following: int | None) -> None:
    """B10, B19, B26: set whose turn it is; on a full pasture everybody has had theirs."""
    if following is None:
        pass_placers(face)
    elif face.phase != Phase.PLACING:
        if following != face.entrants:
            raise PositionError(f"settling: nobody places any more, so next is {face.entrants}")
    elif following >= face.entrants:
        raise PositionError(f"settling: there are {face.entrants} placers; next counts from 0")
    else:
        face.next = following
        if not plain(may_place_any)(face):
            raise PositionError("settling: the next placer has no choice (B26)")


def check_order(face: Buffalo) -> None:
    """B10: those who have placed may have had less there before, but none out of order."""
    last = None
    for place in range(face.entrants):
        keys = [key for key in possible_keys(face, place) if last is None or key > last]
        if not keys:
            colour = COLOUR_NAMES[face.order[place]]
            raise PositionError(f"settling: {colour} places earlier than in this order (B10)")
        last = min(keys)


def possible_keys(face: Buffalo, place: int) -> list[int]:
    """B10, B11: by what a placer can have been put in order, before placing or as yet."""
    pasture, colour, card = face.settling, face.order[place], face.order_card[place]
    herd = face.herds[pasture, colour]
    most = plain(card_value)(face, face.owner[colour], card) if place < face.next else 0
    keys = []
    for before in range(max(herd - most, 0), herd + 1):
        face.herds[pasture, colour] = before
        keys.append(plain(placing_key)(face, colour, card))
    return keys


def paying_of(position: BuffaloPosition) -> PayingPosition:
    """The number being paid, which the phases market and bonus cannot do without."""
    if position.paying is None:
        raise PositionError(f"paying: phase {position.phase} needs it")
    return position.paying


def full_pasture(face: Buffalo, field: str, key: PastureKey) -> int:
    """B15: the number of a pasture whose row can be paid."""
    pasture = pasture_number(face, field, key)
    if face.free[pasture] > 0:
        raise PositionError(f"{field}: {key} is not full (B15)")
    return pasture


def load_paying(face: Buffalo, position: BuffaloPosition) -> None:
    """B15-B18, BV2: set the number being paid, and the rows and markets that wait."""
    paying = paying_of(position)
    face.paying = full_pasture(face, "paying", paying.pasture)
    load_interrupted(face, position)
    load_markets(face, position)
    load_waiting(face, position)
    if face.phase == Phase.MARKET:
        start_market(face, paying)
    else:
        start_number(face, paying)
    number = face.paying_cows
    cows = number if paying.cows is None else paying.cows
    if not 1 <= cows <= number:
        raise PositionError(f"paying: {cows} cows cannot be left of a number of {number} (B16)")
    face.paying_cows = cows
    check_choice(face)


def check_choice(face: Buffalo) -> None:
    """B16, B26: somebody has to be asked where a cow goes."""
    if not plain(may_put_somewhere)(face):
        raise PositionError("paying: no cow could be put anywhere, so nobody is asked (B26)")
    if plain(only_put)(face) != NONE:
        raise PositionError("paying: the cow can only go to one pasture, so nobody is asked (B26)")


def start_market(face: Buffalo, paying: PayingPosition) -> None:
    """BV2: the colour that took the last space gets its cows, written as rank 0."""
    if paying.rank:
        raise PositionError("paying: a market belongs to no row and is written as rank 0 (BV2)")
    if paying.colour is None:
        raise PositionError(f"paying: say who took the last space of {paying.pasture} (BV2)")
    face.paying_rank = MARKET_RANK
    face.paying_colour = filler_of(face, "paying", paying.pasture, paying.colour)
    face.paying_cows = plain(market_cows)(face, face.paying)


def filler_of(face: Buffalo, field: str, key: PastureKey, colour: Colour) -> int:
    """BV2: who took the last space of a pasture, where a cow of theirs must stand."""
    if face.herds[PASTURE_KEYS.index(key), COLOUR_NUMBERS[colour]] == 0:
        raise PositionError(f"{field}: {colour} has no cow on {key} (BV2)")
    return COLOUR_NUMBERS[colour]


def load_interrupted(face: Buffalo, position: BuffaloPosition) -> None:
    """BV2: set the row that a market interrupts, and the rank it goes on with."""
    row = position.resuming
    if row is None:
        return
    face.resuming = full_pasture(face, "resuming", row.pasture)
    face.resuming_rank = row.rank
    if not row.rank or not plain(has_number)(face, face.resuming, row.rank):
        raise PositionError(f"resuming: {row.pasture} has no further number {row.rank} (B15)")
    if face.resuming == face.paying:
        raise PositionError(f"resuming: the market of {row.pasture} comes before its row (BV2)")


def load_markets(face: Buffalo, position: BuffaloPosition) -> None:
    """BV2: set the markets that wait, each once, and who took the last space."""
    if position.markets and not face.cattle_market:
        raise PositionError("markets: there are none without the cattle market (BV2)")
    for place, market in enumerate(position.markets):
        pasture = full_pasture(face, "markets", market.pasture)
        face.markets[place] = pasture
        face.filler[pasture] = filler_of(face, "markets", market.pasture, market.colour)
    face.markets_count = len(position.markets)


def load_waiting(face: Buffalo, position: BuffaloPosition) -> None:
    """B18, BV2: set the line of full pastures, each once, that have not been paid.

    Those whose markets are due are the last of them, which need not be given.
    """
    due = [market.pasture for market in position.markets]
    if face.phase == Phase.MARKET:
        due.insert(0, PASTURE_KEYS[face.paying])
    waiting = position.waiting or tuple(due)
    if list(waiting[len(waiting) - len(due) :]) != due:
        raise PositionError("waiting: a row waits while its market does, in the same order (BV2)")
    paid = pastures_paid(face)
    for place, key in enumerate(waiting):
        pasture = full_pasture(face, "waiting", key)
        if pasture in paid:
            raise PositionError(f"waiting: {key} waits twice or has had its turn (B18)")
        paid.add(pasture)
        face.waiting[place] = pasture
    face.waiting_count = len(waiting)


def pastures_paid(face: Buffalo) -> set[int]:
    """B18, BV2: the pastures whose rows have begun; a market can come before all of them."""
    if face.phase == Phase.BONUS:
        return {face.paying, face.settling}
    return set() if face.resuming == NONE else {face.resuming, face.settling}


def start_number(face: Buffalo, paying: PayingPosition) -> None:
    """B15: the number of a rank goes to the herd that has it."""
    colour = NONE
    if paying.rank < ROW_LENGTH:
        colour = plain(herd_of_rank)(face, face.paying, paying.rank)
    if colour == NONE:
        raise PositionError(f"paying: {paying.pasture} has no herd of rank {paying.rank} (B15)")
    if paying.colour not in {None, COLOUR_NAMES[colour]}:
        raise PositionError(
            f"paying: rank {paying.rank} of {paying.pasture} is {COLOUR_NAMES[colour]}'s (B15)"
        )
    face.paying_rank = paying.rank
    face.paying_colour = colour
    face.paying_cows = plain(bonus_number)(face, face.paying, paying.rank)
