"""The whole truth of a state as names and numbers."""

from menagerie.core.options import options_in
from menagerie.core.positions import dump_chance
from menagerie.games.buffalo import names
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    PastureKey,
    colours_of,
    deck_of,
    holds_cards,
)
from menagerie.games.buffalo.options import BuffaloOptions
from menagerie.games.buffalo.pieces import COLOUR_NAMES, FEWEST_SEATS, IN_PLAY, Colour
from menagerie.games.buffalo.positions.shape import (
    BuffaloPosition,
    MarketPosition,
    PairPosition,
    PayingPosition,
    ResumingPosition,
    SettlingPosition,
    colours_in_play,
)
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase


def dump(state: Buffalo) -> BuffaloPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    is_bidding, is_assigning = state.phase == Phase.BIDDING, state.phase == Phase.ASSIGNING
    return BuffaloPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(BuffaloOptions, state),
        phase=names.phase(state),
        round=state.round,
        colours=tuple(colours_of(deck_of(state, seat)) for seat in seats),
        pastures=dump_pastures(state),
        supply={COLOUR_NAMES[c]: state.supply[c] for c in colours_in_play(state.seats)},
        hands=tuple(names.hand(state, seat, laid_cards(state, seat)) for seat in seats),
        chosen=tuple(dump_choice(state, seat) for seat in seats),
        settling=names.settling(state, SettlingPosition),
        paying=names.paying(state, PayingPosition),
        resuming=names.resuming(state, ResumingPosition),
        markets=names.markets(state, MarketPosition),
        waiting=names.waiting(state),
        bids=tuple(names.bids(state, seat) for seat in seats) if state.auction else None,
        begun=tuple(names.begun(state, seat) for seat in seats) if is_bidding else None,
        pick_order=dump_pick_order(state),
        dealt=names.dealt(state),
        assigned=tuple(names.split(state, seat) for seat in seats) if is_assigning else None,
        discarded=tuple(dump_discarded(state, seat) for seat in seats),
        end=names.end(state),
        tiebreak=dump_tiebreak(state),
        chance=dump_chance(state.chance),
    )


def dump_pastures(state: Buffalo) -> dict[PastureKey, dict[Colour, int]]:
    """The herds of every pasture that has one."""
    herds = {
        PASTURE_KEYS[pasture]: names.herds(names.cows(state, pasture))
        for pasture in IN_PLAY[state.seats]
    }
    return {pasture: there for pasture, there in herds.items() if there}


def laid_cards(state: Buffalo, seat: int) -> int:
    """The cards of the pairs a seat has on the table, as bits."""
    cards = (state.pair_card[seat, pair] for pair in range(PAIRS))
    return sum(1 << card for card in cards if card != NONE)


def dump_discarded(state: Buffalo, seat: int) -> tuple[Card, ...]:
    """B7: the cards that are neither held nor were ever seen."""
    if not holds_cards(state, seat):
        return ()
    return names.cards(deck_of(state, seat), ~(state.hands[seat] | state.seen[seat]))


def dump_choice(state: Buffalo, seat: int) -> tuple[PairPosition, ...]:
    """B5, B24: the pairs a seat has on the table; two on one pasture had no pasture cards."""
    pairs = names.pairs(state, seat)
    pastures = {pasture for pasture, _, _ in pairs}
    return tuple(
        PairPosition(
            pasture=pasture if len(pastures) == len(pairs) else None,
            card=card,
            colour=colour if state.seats == FEWEST_SEATS else None,
        )
        for pasture, card, colour in pairs
    )


def dump_pick_order(state: Buffalo) -> tuple[int, ...] | None:
    """BV1: the seats in the order of picking, once it is known."""
    if state.pick_order[0] == NONE:
        return None
    return tuple(state.pick_order[place] for place in range(state.seats))


def dump_tiebreak(state: Buffalo) -> tuple[int, ...] | None:
    """B22, B25: what breaks a tie, once the game is over."""
    if state.phase != Phase.OVER:
        return None
    return tuple(state.tiebreak[seat] for seat in range(state.seats))
