"""What holds within a round: cards and pairs, the pasture being settled, the bonus being paid."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo import names
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.bonus import (
    MARKET_RANK,
    has_number,
    market_cows,
    may_put_somewhere,
    only_put,
)
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.herds import (
    bonus_number,
    card_letter,
    card_value,
    colour_in,
    herd_of_rank,
)
from menagerie.games.buffalo.pieces import (
    COLOUR_NAMES,
    FEWEST_SEATS,
    FULL_HAND,
    IN_PLAY,
    LETTERS,
    ROW_LENGTH,
)
from menagerie.games.buffalo.placing import may_place_any
from menagerie.games.buffalo.positions.shape import PAYMENT, SETTLEMENT
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase


def check_round(state: Buffalo) -> None:
    """B5-B19, BV2: cards, pairs, and the pasture and the number that the phase has."""
    check_cards(state)
    check_pairs(state)
    if state.phase in SETTLEMENT:
        check_revealed(state)
    if state.phase in PAYMENT:
        check_paying(state)
    if state.phase in SETTLEMENT:
        check_settling(state)
        check_picked_full(state)
    if state.phase in PAYMENT:
        check_lines(state)
        check_markets(state)
        check_filled(state)


# Cards and pairs.


def check_cards(state: Buffalo) -> None:
    """B2, B5, B7, B14: every card is in one place, and two are spent in each round."""
    is_revealed = state.phase > Phase.CHOOSING
    rounds = state.round if is_revealed else max(state.round - 1, 0)
    check_discards(state, rounds)
    deck = int(FULL_HAND[state.seats])
    left = deck.bit_count() - PAIRS * rounds
    for seat in range(state.seats):
        hand, seen = state.hands[seat], state.seen[seat]
        unseen = deck & ~(hand | seen)
        if hand & seen or (hand | seen) & ~deck or unseen.bit_count() != state.discarded[seat]:
            raise PositionError(f"hands[{seat}]: every card is in one place (B2)")
        if hand.bit_count() != left:
            raise PositionError(
                f"hands[{seat}]: {left} cards are left in round {state.round}, "
                f"not {hand.bit_count()} (B5)"
            )
        laid = sum(1 << card for _, _, card in pairs_of(state, seat))
        if laid & ~(seen if is_revealed else hand):
            raise PositionError(f"chosen[{seat}]: a card of these is not played (B5)")


def check_discards(state: Buffalo, rounds: int) -> None:
    """B7: everybody discards a card in each round that begins with one pasture open."""
    counts = {state.discarded[seat] for seat in range(state.seats)}
    if counts == {0}:
        return
    if state.seats == FEWEST_SEATS:
        raise PositionError("discarded: two players lay both cards (B24)")
    if len(open_pastures(state)) > 1 or state.phase in PAYMENT:
        raise PositionError("discarded: nobody discards while two pastures are open (B7)")
    if len(counts) > 1:
        raise PositionError("discarded: everybody discards equally often (B7)")
    if max(counts) > rounds:
        raise PositionError("discarded: one card is discarded in a round (B7)")


def open_pastures(state: Buffalo) -> list[int]:
    """B6: the pastures that can still be picked."""
    return [pasture for pasture in IN_PLAY[state.seats] if state.free[pasture] > 0]


def pairs_of(state: Buffalo, seat: int) -> list[tuple[int, int, int]]:
    """B5: the pasture, the colour (as first or second of the seat) and the card of each pair."""
    return [
        (state.pair_pasture[seat, pair], state.pair_slot[seat, pair], state.pair_card[seat, pair])
        for pair in range(PAIRS)
        if state.pair_card[seat, pair] != NONE
    ]


def check_pairs(state: Buffalo) -> None:
    """B5, B8, B23: two pairs differ in pasture and in colour; the last choice reveals all."""
    chosen = [pairs_of(state, seat) for seat in range(state.seats)]
    for seat, pairs in enumerate(chosen):
        laid = PAIRS if state.phase in SETTLEMENT else len(pairs)
        if state.laid[seat] != laid or (len(pairs) == PAIRS and pairs != sorted(pairs)):
            raise PositionError(f"chosen[{seat}]: pairs lie in the order of pastures (B9)")
        if state.seats == FEWEST_SEATS and len({slot for _, slot, _ in pairs}) < len(pairs):
            raise PositionError(f"chosen[{seat}]: one pair belongs to each colour (B23)")
        check_picked(state, f"chosen[{seat}]", [pasture for pasture, _, _ in pairs])
    if state.phase == Phase.CHOOSING and min(map(len, chosen)) == PAIRS:
        raise PositionError("chosen: everybody has, so the pairs would be revealed (B8)")


def check_picked(state: Buffalo, field: str, picked: list[int]) -> None:
    """B5-B7, B24: two open pastures; where only one is left, that one, or none."""
    is_last, is_sealed = len(open_pastures(state)) == 1, state.phase == Phase.CHOOSING
    is_same = len({*picked}) < len(picked)
    if NOWHERE in picked and not (is_sealed and is_last):
        raise PositionError(f"{field}: a pair has a pasture while two are open (B5)")
    if is_sealed and any(not state.free[pasture] for pasture in picked if pasture != NOWHERE):
        raise PositionError(f"{field}: that pasture is full (B6)")
    if not is_last and is_same:
        raise PositionError(f"{field}: the two pastures differ (B5)")
    if is_last and is_sealed:
        if state.seats == FEWEST_SEATS and {*picked} - {NOWHERE}:
            raise PositionError(f"{field}: with one pasture open no pasture cards are laid (B24)")
        if state.seats > FEWEST_SEATS and is_same:
            raise PositionError(f"{field}: with one pasture open one card is discarded (B7)")


def check_revealed(state: Buffalo) -> None:
    """B5, B7, B24: the pairs of all lie there; on the last pasture one for each colour.

    While a bonus is paid they may be missing.
    """
    chosen = [[pasture for pasture, _, _ in pairs_of(state, s)] for s in range(state.seats)]
    picked = {pasture for pastures in chosen for pasture in pastures}
    count = 1 if state.discarded[0] and state.phase == Phase.PLACING else PAIRS
    if state.phase in PAYMENT and not picked:
        return
    for seat, pastures in enumerate(chosen):
        if len(pastures) != count:
            raise PositionError(f"chosen[{seat}]: {count} must lie there, not {len(pastures)} (B5)")
        is_together = len({*pastures}) == 1
        if is_together and [*picked] != open_pastures(state):
            raise PositionError(f"chosen[{seat}]: more than one pasture was open (B7, B24)")


# The pasture being settled.


def key_of(pasture: int) -> str:
    """The name of a pasture."""
    return str(PASTURE_KEYS[pasture])


def placers_on(state: Buffalo, pasture: int) -> dict[int, int]:
    """B9: the colours that picked a pasture, with their cards."""
    return {
        plain(colour_in)(state, seat, slot): card
        for seat in range(state.seats)
        for picked, slot, card in pairs_of(state, seat)
        if picked == pasture
    }


def check_settling(state: Buffalo) -> None:
    """B9, B10, B15, B26: somebody has a choice there, or somebody has taken the last space."""
    key, placers = key_of(state.settling), placers_on(state, state.settling)
    line = [(state.order[place], state.order_card[place]) for place in range(state.entrants)]
    if sorted(line) != sorted(placers.items()):
        found = ", ".join(COLOUR_NAMES[colour] for colour in placers) or "nobody"
        raise PositionError(f"settling: the order must be one of those who picked it: {found}")
    if state.phase == Phase.PLACING:
        check_placing(state, key)
    elif state.free[state.settling]:
        raise PositionError(f"settling: {key} is not full, so nothing is paid (B15)")
    elif state.next != state.entrants:
        raise PositionError(f"settling: nobody places any more, so next is {state.entrants}")
    elif any(pairs_of(state, seat) for seat in range(state.seats)):
        check_last_placer(state, key)


def check_placing(state: Buffalo, key: str) -> None:
    """B10, B19, B26: the next placer has a choice, and those before came before."""
    if not state.free[state.settling]:
        raise PositionError(f"settling: {key} is full, so nobody places there (B19)")
    if state.next >= state.entrants:
        raise PositionError("settling: nobody has a choice, so it would be settled (B26)")
    if not plain(may_place_any)(state):
        raise PositionError("settling: the next placer has no choice (B26)")
    colour = misplaced(state, state.next)
    if colour != NONE:
        raise PositionError(f"settling: {COLOUR_NAMES[colour]} is not in its place (B10)")


def check_last_placer(state: Buffalo, key: str) -> None:
    """B10, B15, BV2: one of the line has taken the last space; its market comes before its row."""
    for place in range(state.entrants):
        is_owner = not is_first(state) or state.order[place] == state.paying_colour
        if is_owner and misplaced(state, place + 1) == NONE:
            return
    raise PositionError(f"settling: in this order nobody has taken the last space of {key} (B15)")


def misplaced(state: Buffalo, placed: int) -> int:
    """B10-B12: the first colour that is out of order if so many have placed, or NONE."""
    last = None
    for place in range(state.entrants):
        keys = [k for k in possible_keys(state, place, placed) if last is None or k > last]
        if not keys:
            return state.order[place]
        last = min(keys)
    return NONE


def possible_keys(state: Buffalo, place: int, placed: int) -> list[int]:
    """B10-B12: by what a placer can have been put in order: smaller herds by now may have grown.

    The last one to place on a full pasture has placed a cow.
    """
    colour, card = state.order[place], state.order_card[place]
    herds, line = names.cows(state, state.settling), [state.order[p] for p in range(state.entrants)]
    seat = state.owner[colour]
    value = plain(card_value)(state, seat, card)
    most = min(value, herds[colour]) if place < placed else 0
    least = 1 if place == placed - 1 and not state.free[state.settling] else 0
    others = {size for other, size in enumerate(herds) if size and other not in line}
    before = {herds[colour] - cows for cows in range(least, most + 1)} - others
    newcomer = LETTERS * value + plain(card_letter)(state, seat, card)
    return [-herd if herd else newcomer for herd in before]


def check_picked_full(state: Buffalo) -> None:
    """B6, B19: a full pasture with pairs was filled in this round, first of all by a placement."""
    rest = {*waiting_pastures(state)} | ({state.settling} if state.phase in PAYMENT else set())
    full = [p for p in IN_PLAY[state.seats] if not state.free[p] and placers_on(state, p)]
    for pasture in full:
        placers = placers_on(state, pasture)
        if pasture < state.settling and any(state.herds[pasture, colour] for colour in placers):
            return
    early = sorted({*full} - rest)
    is_start = state.phase == Phase.PLACING or row_of(state) == state.settling or is_first(state)
    if early and is_start:
        raise PositionError(f"chosen: {key_of(early[0])} was full before this round (B6)")


# The number being paid.


def check_paying(state: Buffalo) -> None:
    """B15-B17, B26, BV2: the number is its owner's, not used up, and leaves a choice."""
    key, colour, cows = key_of(state.paying), state.paying_colour, state.paying_cows
    if state.free[state.paying]:
        raise PositionError(f"paying: {key} is not full (B15)")
    number = market_number(state) if state.phase == Phase.MARKET else row_number(state)
    if not 1 <= cows <= number:
        raise PositionError(f"paying: {cows} cows cannot be left of a number of {number} (B16)")
    late = {*open_pastures(state), *waiting_pastures(state)} - {state.paying}
    if sum(state.herds[pasture, colour] for pasture in late) < number - cows:
        raise PositionError(f"paying: {number - cows} cows are put already, but nowhere (B16)")
    if not plain(may_put_somewhere)(state):
        raise PositionError("paying: no cow could be put anywhere, so nobody is asked (B26)")
    if plain(only_put)(state) != NONE:
        raise PositionError("paying: the cow can only go to one pasture, so nobody is asked (B26)")


def market_number(state: Buffalo) -> int:
    """BV2: the cows of a market, which is held for a colour on its pasture."""
    if state.paying_colour == NONE or not state.herds[state.paying, state.paying_colour]:
        raise PositionError(f"paying: say who took the last space of {key_of(state.paying)} (BV2)")
    if state.paying_rank != MARKET_RANK:
        raise PositionError("paying: a market has no rank but 0 (BV2)")
    return plain(market_cows)(state, state.paying)


def row_number(state: Buffalo) -> int:
    """B15: the number of a rank, which goes to the herd that has it."""
    key, rank = key_of(state.paying), state.paying_rank
    if not plain(has_number)(state, state.paying, rank):
        raise PositionError(f"paying: {key} has no number of rank {rank} (B15)")
    owner = plain(herd_of_rank)(state, state.paying, rank)
    if state.paying_colour != owner:
        raise PositionError(f"paying: rank {rank} of {key} is {COLOUR_NAMES[owner]}'s (B15)")
    return plain(bonus_number)(state, state.paying, rank)


def row_of(state: Buffalo) -> int:
    """B18, BV2: the pasture whose row is paid, or was when markets interrupted it."""
    return state.resuming if state.phase == Phase.MARKET else state.paying


def waiting_pastures(state: Buffalo) -> list[int]:
    """B18: the pastures whose rows wait, in their order."""
    return [state.waiting[place] for place in range(state.waiting_count)]


def due_markets(state: Buffalo) -> list[int]:
    """BV2: the pastures whose markets wait or are being held, in their order."""
    markets = [state.markets[place] for place in range(state.markets_count)]
    return [state.paying, *markets] if state.phase == Phase.MARKET else markets


def is_first(state: Buffalo) -> bool:
    """B18, BV2: whether no row has begun: the settled pasture, which is the first, waits."""
    is_market = state.phase == Phase.MARKET and state.resuming == NONE
    return is_market and state.waiting[0] == state.settling


def check_lines(state: Buffalo) -> None:
    """B18, BV2: full pastures wait once, the settled one first; the last are those with markets."""
    waiting, due = waiting_pastures(state), due_markets(state)
    begun = {state.resuming if state.phase == Phase.MARKET else state.paying}
    if not is_first(state):
        begun.add(state.settling)
    for pasture in waiting:
        if state.free[pasture]:
            raise PositionError(f"waiting: {key_of(pasture)} is not full (B15)")
        if pasture in begun:
            raise PositionError(f"waiting: {key_of(pasture)} waits twice or has had its turn (B18)")
        begun.add(pasture)
    if waiting[len(waiting) - len(due) :] != due:
        raise PositionError("waiting: a row waits while its market does, in the same order (BV2)")


def last_numbers(state: Buffalo) -> list[tuple[int, int]]:
    """B15: the colours and cows of the last numbers of the rows that can have been paid."""
    found = []
    for pasture in set(IN_PLAY[state.seats]) - {*waiting_pastures(state)}:
        ranks = [rank for rank in range(ROW_LENGTH) if plain(has_number)(state, pasture, rank)]
        if ranks and not state.free[pasture]:
            colour = plain(herd_of_rank)(state, pasture, ranks[-1])
            found.append((colour, plain(bonus_number)(state, pasture, ranks[-1])))
    return found


def check_markets(state: Buffalo) -> None:
    """BV2: all markets in line are of one colour: its placement or number has filled them all."""
    colour, rank = state.paying_colour, state.resuming_rank
    for place in range(state.markets_count):
        pasture = state.markets[place]
        if state.filler[pasture] != colour or not state.herds[pasture, colour]:
            owner = COLOUR_NAMES[colour]
            raise PositionError(f"markets: {owner} cannot have filled {key_of(pasture)} (BV2)")
    if state.resuming != NONE:
        key = key_of(state.resuming)
        if state.free[state.resuming] or not plain(has_number)(state, state.resuming, rank):
            raise PositionError(f"resuming: {key} has no further number {rank} (B15)")
        is_owner = rank and plain(herd_of_rank)(state, state.resuming, rank - 1) == colour
        if not is_owner or not plain(has_number)(state, state.resuming, rank - 1):
            name = COLOUR_NAMES[colour]
            raise PositionError(f"resuming: {name} had no number before {rank} of {key} (BV2)")
    elif state.phase == Phase.MARKET and not (
        is_first(state) or colour in {owner for owner, _ in last_numbers(state)}
    ):
        name = COLOUR_NAMES[colour]
        raise PositionError(f"paying: {name} had no number before this market (BV2)")


def market_of(state: Buffalo, pasture: int) -> int:
    """BV2: the market cows of a pasture, none without the cattle market."""
    return plain(market_cows)(state, pasture) if state.cattle_market else 0


def check_filled(state: Buffalo) -> None:
    """B18, BV2: each pasture in line was filled by a cow of its own, of a number or a market."""
    due, waiting = due_markets(state), waiting_pastures(state)
    held = [market_of(state, pasture) for pasture in waiting[: len(waiting) - len(due)]]
    row, rank, cows = row_of(state), state.paying_rank, number_before(state)
    put, spare = cows, cows - len(due)
    if state.phase == Phase.MARKET:
        rank = state.resuming_rank
        put = market_of(state, state.paying) - state.paying_cows
        spare += put + sum(held) - len(held)
    if row == state.settling:
        put += sum(plain(bonus_number)(state, row, before) for before in range(rank))
        spare = min(spare, put + market_of(state, row) + sum(held) - len(waiting))
    if spare < 0:
        raise PositionError("waiting: so few cows cannot have filled so many pastures (B18, BV2)")


def number_before(state: Buffalo) -> int:
    """B15, BV2: how many cows can have filled pastures before their markets.

    While a number is paid, those put of it; in its markets all of it; after a placement one.
    """
    if state.phase == Phase.BONUS:
        return plain(bonus_number)(state, state.paying, state.paying_rank) - state.paying_cows
    if is_first(state):
        return 1
    if state.resuming != NONE:
        return plain(bonus_number)(state, state.resuming, state.resuming_rank - 1)
    return max(cows for colour, cows in last_numbers(state) if colour == state.paying_colour)
