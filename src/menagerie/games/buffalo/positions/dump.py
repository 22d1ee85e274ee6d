"""The whole truth of a state as names and numbers."""

from menagerie.core.options import options_in
from menagerie.core.positions import dump_chance
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    PastureKey,
    cards_of,
    deck_of,
    holds_cards,
)
from menagerie.games.buffalo.amounts import amount_of, begun_amount
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.options import BuffaloOptions
from menagerie.games.buffalo.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FEWEST_SEATS,
    IN_PLAY,
    Colour,
)
from menagerie.games.buffalo.positions.shape import (
    END_KEYS,
    PHASE_KEYS,
    BuffaloPosition,
    Dealt,
    MarketPosition,
    PairPosition,
    PayingPosition,
    ResumingPosition,
    SettlingPosition,
    Split,
    colours_in_play,
    colours_of_seat,
)
from menagerie.games.buffalo.state import BIDS, NONE, PAIRS, Buffalo, Phase


def dump(state: Buffalo) -> BuffaloPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    return BuffaloPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(BuffaloOptions, state),
        phase=PHASE_KEYS[state.phase],
        round=state.round,
        colours=tuple(dump_colours(state, seat) for seat in seats),
        pastures=dump_pastures(state),
        supply={COLOUR_NAMES[c]: state.supply[c] for c in colours_in_play(state.seats)},
        hands=tuple(dump_hand(state, seat) for seat in seats),
        chosen=tuple(dump_choice(state, seat) for seat in seats),
        settling=dump_settling(state),
        paying=dump_paying(state),
        resuming=dump_resuming(state),
        markets=dump_markets(state),
        waiting=tuple(PASTURE_KEYS[state.waiting[place]] for place in range(state.waiting_count)),
        bids=tuple(dump_bids(state, seat) for seat in seats) if state.auction else None,
        begun=dump_begun(state),
        pick_order=dump_pick_order(state),
        dealt=dump_dealt(state),
        assigned=dump_assigned(state),
        discarded=tuple(dump_discarded(state, seat) for seat in seats),
        end=END_KEYS[state.end],
        tiebreak=dump_tiebreak(state),
        chance=dump_chance(state.chance),
    )


def dump_colours(state: Buffalo, seat: int) -> tuple[Colour, ...]:
    """B2, B23: the colours of a seat; none before it has picked."""
    return tuple(COLOUR_NAMES[colour] for colour in colours_of_seat(state, seat))


def dump_pastures(state: Buffalo) -> dict[PastureKey, dict[Colour, int]]:
    """The herds of every pasture that has one."""
    herds = {
        PASTURE_KEYS[pasture]: {
            COLOUR_NAMES[colour]: state.herds[pasture, colour]
            for colour in range(COLOURS)
            if state.herds[pasture, colour]
        }
        for pasture in IN_PLAY[state.seats]
    }
    return {pasture: there for pasture, there in herds.items() if there}


def card_names(state: Buffalo, seat: int, cards: int) -> tuple[Card, ...]:
    """The names of some cards of a seat's deck, given as bits."""
    deck = cards_of(deck_of(state, seat))
    return tuple(name for card, name in enumerate(deck) if cards >> card & 1)


def laid_cards(state: Buffalo, seat: int) -> int:
    """The cards of the pairs a seat has on the table, as bits."""
    cards = (state.pair_card[seat, pair] for pair in range(PAIRS))
    return sum(1 << card for card in cards if card != NONE)


def dump_hand(state: Buffalo, seat: int) -> tuple[Card, ...]:
    """The cards held; those laid are written with their pairs."""
    if not holds_cards(state, seat):
        return ()
    return card_names(state, seat, state.hands[seat] & ~laid_cards(state, seat))


def dump_discarded(state: Buffalo, seat: int) -> tuple[Card, ...]:
    """B7: the cards that are neither held nor were ever seen."""
    if not holds_cards(state, seat):
        return ()
    return card_names(state, seat, ~(state.hands[seat] | state.seen[seat]))


def is_without_pastures(state: Buffalo, seat: int) -> bool:
    """B24: whether a seat's revealed pairs, lying on one pasture, had no pasture cards."""
    return state.pair_pasture[seat, 0] == state.pair_pasture[seat, 1]


def dump_pair(state: Buffalo, seat: int, pair: int) -> PairPosition:
    """B5, B7, B24: a pair with its pasture, if it has one."""
    pasture = state.pair_pasture[seat, pair]
    nowhere = pasture == NOWHERE or is_without_pastures(state, seat)
    colours = dump_colours(state, seat)
    (card,) = card_names(state, seat, 1 << state.pair_card[seat, pair])
    return PairPosition(
        pasture=None if nowhere else PASTURE_KEYS[pasture],
        card=card,
        colour=colours[state.pair_slot[seat, pair]] if state.seats == FEWEST_SEATS else None,
    )


def dump_choice(state: Buffalo, seat: int) -> tuple[PairPosition, ...]:
    """B5: the pairs a seat has on the table; a card discarded by B7 is none once revealed."""
    pairs = (pair for pair in range(PAIRS) if state.pair_card[seat, pair] != NONE)
    return tuple(dump_pair(state, seat, pair) for pair in pairs)


def dump_settling(state: Buffalo) -> SettlingPosition | None:
    """B9, B10: where, in which order and how far."""
    if state.settling == NONE:
        return None
    return SettlingPosition(
        pasture=PASTURE_KEYS[state.settling],
        order=tuple(COLOUR_NAMES[state.order[place]] for place in range(state.entrants)),
        next=state.next,
    )


def dump_paying(state: Buffalo) -> PayingPosition | None:
    """B15, BV2: the number being paid; the market is written as rank 0."""
    if state.paying == NONE:
        return None
    return PayingPosition(
        pasture=PASTURE_KEYS[state.paying],
        rank=max(state.paying_rank, 0),
        colour=COLOUR_NAMES[state.paying_colour],
        cows=state.paying_cows,
    )


def dump_resuming(state: Buffalo) -> ResumingPosition | None:
    """BV2: the row that a market interrupts."""
    if state.resuming == NONE:
        return None
    return ResumingPosition(pasture=PASTURE_KEYS[state.resuming], rank=state.resuming_rank)


def dump_markets(state: Buffalo) -> tuple[MarketPosition, ...]:
    """BV2: the markets that wait, the pasture that filled first before the others."""
    pastures = (state.markets[place] for place in range(state.markets_count))
    return tuple(
        MarketPosition(pasture=PASTURE_KEYS[pasture], colour=COLOUR_NAMES[state.filler[pasture]])
        for pasture in pastures
    )


def dump_bids(state: Buffalo, seat: int) -> tuple[str, ...]:
    """BV1: a seat's bids, first to last."""
    bids = (state.bids[seat, turn] for turn in range(BIDS))
    return tuple(amount_of(bid) for bid in bids if bid != NONE)


def dump_begun(state: Buffalo) -> tuple[str | None, ...] | None:
    """BV1: the bid that each seat has only begun, with as many decimals as it has."""
    if state.phase != Phase.BIDDING:
        return None
    return tuple(
        None if state.begun[seat] == NONE else begun_amount(state.begun[seat], state.decimals[seat])
        for seat in range(state.seats)
    )


def dump_pick_order(state: Buffalo) -> tuple[int, ...] | None:
    """BV1: the seats in the order of picking, once it is known."""
    if state.pick_order[0] == NONE:
        return None
    return tuple(state.pick_order[place] for place in range(state.seats))


def dump_dealt(state: Buffalo) -> tuple[Dealt, Dealt] | None:
    """B23: the pastures dealt to each pair of colours, until their cows stand."""
    if state.dealt[0, 0] == NONE:
        return None
    return pair_dealt(state, 0), pair_dealt(state, 1)


def pair_dealt(state: Buffalo, pair: int) -> Dealt:
    """B4: the three pastures of a pair of colours, smallest first."""
    first, second, third = (PASTURE_KEYS[state.dealt[pair, place]] for place in range(3))
    return first, second, third


def dump_assigned(state: Buffalo) -> tuple[Split | None, ...] | None:
    """B23: the sealed choice of each seat."""
    if state.phase != Phase.ASSIGNING:
        return None
    return tuple(dump_split(state, seat) for seat in range(state.seats))


def dump_split(state: Buffalo, seat: int) -> Split | None:
    """B23: the colours a seat gives its dealt pastures, smallest first."""
    split = state.assigned[seat]
    if split == NONE:
        return None
    colours = dump_colours(state, seat)
    return colours[split & 1], colours[split >> 1 & 1], colours[split >> 2]


def dump_tiebreak(state: Buffalo) -> tuple[int, ...] | None:
    """B22, B25: what breaks a tie, once the game is over."""
    if state.phase != Phase.OVER:
        return None
    return tuple(state.tiebreak[seat] for seat in range(state.seats))
