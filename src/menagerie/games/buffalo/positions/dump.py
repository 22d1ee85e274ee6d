"""The whole truth of a state as names and numbers."""

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
from menagerie.games.buffalo.options import get_options
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


def dump(face: Buffalo) -> BuffaloPosition:
    """Write down the whole truth, chance included."""
    seats = range(face.seats)
    return BuffaloPosition(
        rules_version=face.rules_version,
        seats=face.seats,
        options=get_options(face),
        phase=PHASE_KEYS[face.phase],
        round=face.round,
        colours=tuple(dump_colours(face, seat) for seat in seats),
        pastures=dump_pastures(face),
        supply={COLOUR_NAMES[c]: face.supply[c] for c in colours_in_play(face.seats)},
        hands=tuple(dump_hand(face, seat) for seat in seats),
        chosen=tuple(dump_choice(face, seat) for seat in seats),
        settling=dump_settling(face),
        paying=dump_paying(face),
        resuming=dump_resuming(face),
        markets=dump_markets(face),
        waiting=tuple(PASTURE_KEYS[face.waiting[place]] for place in range(face.waiting_count)),
        bids=tuple(dump_bids(face, seat) for seat in seats) if face.auction else None,
        begun=dump_begun(face),
        pick_order=dump_pick_order(face),
        dealt=dump_dealt(face),
        assigned=dump_assigned(face),
        discarded=tuple(dump_discarded(face, seat) for seat in seats),
        end=END_KEYS[face.end],
        tiebreak=dump_tiebreak(face),
        chance=dump_chance(face.chance),
    )


def dump_colours(face: Buffalo, seat: int) -> tuple[Colour, ...]:
    """B2, B23: the colours of a seat; none before it has picked."""
    return tuple(COLOUR_NAMES[colour] for colour in colours_of_seat(face, seat))


def dump_pastures(face: Buffalo) -> dict[PastureKey, dict[Colour, int]]:
    """The herds of every pasture that has one."""
    herds = {
        PASTURE_KEYS[pasture]: {
            COLOUR_NAMES[colour]: face.herds[pasture, colour]
            for colour in range(COLOURS)
            if face.herds[pasture, colour]
        }
        for pasture in IN_PLAY[face.seats]
    }
    return {pasture: there for pasture, there in herds.items() if there}


def card_names(face: Buffalo, seat: int, cards: int) -> tuple[Card, ...]:
    """The names of some cards of a seat's deck, given as bits."""
    deck = cards_of(deck_of(face, seat))
    return tuple(name for card, name in enumerate(deck) if cards >> card & 1)


def laid_cards(face: Buffalo, seat: int) -> int:
    """The cards of the pairs a seat has on the table, as bits."""
    cards = (face.pair_card[seat, pair] for pair in range(PAIRS))
    return sum(1 << card for card in cards if card != NONE)


def dump_hand(face: Buffalo, seat: int) -> tuple[Card, ...]:
    """The cards held; those laid are written with their pairs."""
    if not holds_cards(face, seat):
        return ()
    return card_names(face, seat, face.hands[seat] & ~laid_cards(face, seat))


def dump_discarded(face: Buffalo, seat: int) -> tuple[Card, ...]:
    """B7: the cards that are neither held nor were ever seen."""
    if not holds_cards(face, seat):
        return ()
    return card_names(face, seat, ~(face.hands[seat] | face.seen[seat]))


def is_without_pastures(face: Buffalo, seat: int) -> bool:
    """B24: whether a seat's revealed pairs, lying on one pasture, had no pasture cards."""
    return face.pair_pasture[seat, 0] == face.pair_pasture[seat, 1]


def dump_pair(face: Buffalo, seat: int, pair: int) -> PairPosition:
    """B5, B7, B24: a pair with its pasture, if it has one."""
    pasture = face.pair_pasture[seat, pair]
    nowhere = pasture == NOWHERE or is_without_pastures(face, seat)
    colours = dump_colours(face, seat)
    (card,) = card_names(face, seat, 1 << face.pair_card[seat, pair])
    return PairPosition(
        pasture=None if nowhere else PASTURE_KEYS[pasture],
        card=card,
        colour=colours[face.pair_slot[seat, pair]] if face.seats == FEWEST_SEATS else None,
    )


def dump_choice(face: Buffalo, seat: int) -> tuple[PairPosition, ...]:
    """B5: the pairs a seat has on the table; a card discarded by B7 is none once revealed."""
    pairs = (pair for pair in range(PAIRS) if face.pair_card[seat, pair] != NONE)
    return tuple(dump_pair(face, seat, pair) for pair in pairs)


def dump_settling(face: Buffalo) -> SettlingPosition | None:
    """B9, B10: where, in which order and how far."""
    if face.settling == NONE:
        return None
    return SettlingPosition(
        pasture=PASTURE_KEYS[face.settling],
        order=tuple(COLOUR_NAMES[face.order[place]] for place in range(face.entrants)),
        next=face.next,
    )


def dump_paying(face: Buffalo) -> PayingPosition | None:
    """B15, BV2: the number being paid; the market is written as rank 0."""
    if face.paying == NONE:
        return None
    return PayingPosition(
        pasture=PASTURE_KEYS[face.paying],
        rank=max(face.paying_rank, 0),
        colour=COLOUR_NAMES[face.paying_colour],
        cows=face.paying_cows,
    )


def dump_resuming(face: Buffalo) -> ResumingPosition | None:
    """BV2: the row that a market interrupts."""
    if face.resuming == NONE:
        return None
    return ResumingPosition(pasture=PASTURE_KEYS[face.resuming], rank=face.resuming_rank)


def dump_markets(face: Buffalo) -> tuple[MarketPosition, ...]:
    """BV2: the markets that wait, the pasture that filled first before the others."""
    pastures = (face.markets[place] for place in range(face.markets_count))
    return tuple(
        MarketPosition(pasture=PASTURE_KEYS[pasture], colour=COLOUR_NAMES[face.filler[pasture]])
        for pasture in pastures
    )


def dump_bids(face: Buffalo, seat: int) -> tuple[str, ...]:
    """BV1: a seat's bids, first to last."""
    bids = (face.bids[seat, turn] for turn in range(BIDS))
    return tuple(amount_of(bid) for bid in bids if bid != NONE)


def dump_begun(face: Buffalo) -> tuple[str | None, ...] | None:
    """BV1: the bid that each seat has only begun, with as many decimals as it has."""
    if face.phase != Phase.BIDDING:
        return None
    return tuple(
        None if face.begun[seat] == NONE else begun_amount(face.begun[seat], face.decimals[seat])
        for seat in range(face.seats)
    )


def dump_pick_order(face: Buffalo) -> tuple[int, ...] | None:
    """BV1: the seats in the order of picking, once it is known."""
    if face.pick_order[0] == NONE:
        return None
    return tuple(face.pick_order[place] for place in range(face.seats))


def dump_dealt(face: Buffalo) -> tuple[Dealt, Dealt] | None:
    """B23: the pastures dealt to each pair of colours, until their cows stand."""
    if face.dealt[0, 0] == NONE:
        return None
    return pair_dealt(face, 0), pair_dealt(face, 1)


def pair_dealt(face: Buffalo, pair: int) -> Dealt:
    """B4: the three pastures of a pair of colours, smallest first."""
    first, second, third = (PASTURE_KEYS[face.dealt[pair, place]] for place in range(3))
    return first, second, third


def dump_assigned(face: Buffalo) -> tuple[Split | None, ...] | None:
    """B23: the sealed choice of each seat."""
    if face.phase != Phase.ASSIGNING:
        return None
    return tuple(dump_split(face, seat) for seat in range(face.seats))


def dump_split(face: Buffalo, seat: int) -> Split | None:
    """B23: the colours a seat gives its dealt pastures, smallest first."""
    split = face.assigned[seat]
    if split == NONE:
        return None
    colours = dump_colours(face, seat)
    return colours[split & 1], colours[split >> 1 & 1], colours[split >> 2]


def dump_tiebreak(face: Buffalo) -> tuple[int, ...] | None:
    """B22, B25: what breaks a tie, once the game is over."""
    if face.phase != Phase.OVER:
        return None
    return tuple(face.tiebreak[seat] for seat in range(face.seats))
