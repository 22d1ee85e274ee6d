"""Cow cards from a position: held, laid and spent; every card of a deck is somewhere."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo.actions import Card, cards_of, colours_of, deck_of, holds_cards
from menagerie.games.buffalo.codes import NOWHERE, Refusal, lay_code
from menagerie.games.buffalo.herds import open_pastures
from menagerie.games.buffalo.pairs import lay_pair
from menagerie.games.buffalo.pieces import FEWEST_SEATS, FULL_HAND
from menagerie.games.buffalo.placing import only_open_pasture
from menagerie.games.buffalo.positions.shape import (
    BuffaloPosition,
    PairPosition,
    pasture_number,
)
from menagerie.games.buffalo.rules import refuse_pair
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase

Choice = tuple[PairPosition, ...]

REFUSALS = {
    Refusal.PASTURE_FULL: "that pasture is full",
    Refusal.PASTURE_TWICE: "the two pastures differ",
    Refusal.NEEDS_PASTURE: "a pair has a pasture while two are open",
    Refusal.MUST_DISCARD: "with one pasture open the second card is discarded",
    Refusal.ONE_DISCARD: "only one card is discarded",
    Refusal.NO_PASTURE_CARDS: "with one pasture open no pasture cards are laid",
    Refusal.COLOUR_TWICE: "one pair belongs to each colour",
}


def is_revealed(state: Buffalo) -> bool:
    """B8: whether the pairs on the table, if any, are open."""
    return state.phase > Phase.CHOOSING


def cards_spent(state: Buffalo) -> int:
    """B5, B14: how many cards of a deck are played, counting those revealed."""
    rounds = state.round if is_revealed(state) else max(state.round - 1, 0)
    return PAIRS * rounds


def own_cards(state: Buffalo, seat: int) -> tuple[Card, ...]:
    """B2, BV1: the cards of a seat's deck; none while its colour is only held for the moment."""
    return cards_of(deck_of(state, seat)) if holds_cards(state, seat) else ()


def cards_as_bits(state: Buffalo, seat: int, field: str, names: tuple[Card, ...]) -> int:
    """B2: some cards of a seat's deck, each once."""
    deck = own_cards(state, seat)
    bits = 0
    for name in names:
        if name not in deck:
            raise PositionError(f"{field}[{seat}]: the seat has no card {name} (B2)")
        if bits >> deck.index(name) & 1:
            raise PositionError(f"{field}[{seat}]: {name} is there twice (B2)")
        bits |= 1 << deck.index(name)
    return bits


def load_cards(state: Buffalo, position: BuffaloPosition) -> None:
    """B2, B5, B7: set what each seat holds, has shown, and has discarded unseen."""
    for seat in range(state.seats):
        laid, discarded = cards_used(state, position, seat)
        held = hand_of(state, position, seat, laid, discarded)
        if held & discarded:
            raise PositionError(f"discarded[{seat}]: a card of these is still in the hand (B7)")
        check_hand(state, seat, held)
        state.hands[seat] = held
        state.discarded[seat] = discarded.bit_count()
        state.seen[seat] = int(FULL_HAND[state.seats]) & ~held & ~discarded
    check_discards(state)


def cards_used(state: Buffalo, position: BuffaloPosition, seat: int) -> tuple[int, int]:
    """B5, B7: the cards a seat has laid and those it has discarded unseen."""
    pairs = position.chosen[seat] if position.chosen else ()
    if len(pairs) > PAIRS:
        raise PositionError(f"chosen[{seat}]: there are two pairs (B5)")
    laid = cards_as_bits(state, seat, "chosen", tuple(pair.card for pair in pairs))
    thrown = tuple(pair.card for pair in pairs if is_thrown(state, pair))
    named = position.discarded[seat] if position.discarded else ()
    discarded = cards_as_bits(state, seat, "discarded", named)
    unseen = cards_as_bits(state, seat, "chosen", thrown)
    if laid & ~unseen & discarded:
        raise PositionError(f"discarded[{seat}]: a card of these is in a pair (B7)")
    return laid & ~unseen, discarded | unseen


def is_thrown(state: Buffalo, pair: PairPosition) -> bool:
    """B7: whether a pair without a pasture is a card already discarded."""
    return pair.pasture is None and is_revealed(state) and state.seats > FEWEST_SEATS


def hand_of(state: Buffalo, position: BuffaloPosition, seat: int, laid: int, discarded: int) -> int:
    """The cards held, with those laid until they are revealed."""
    if position.hands is None:
        given = usual_hand(state, seat, laid, discarded)
    else:
        given = cards_as_bits(state, seat, "hands", position.hands[seat])
    if not holds_cards(state, seat):
        return int(FULL_HAND[state.seats])
    return given & ~laid if is_revealed(state) else given | laid


def usual_hand(state: Buffalo, seat: int, laid: int, discarded: int) -> int:
    """The hand where it is left out: of the cards not known to be spent the lowest are."""
    spent = discarded | laid if is_revealed(state) else discarded
    unknown = cards_spent(state) - spent.bit_count()
    if unknown < 0:
        raise PositionError(f"discarded[{seat}]: so many cards are not spent by now (B5)")
    deck = own_cards(state, seat)
    rest = sorted(name for card, name in enumerate(deck) if not (laid | discarded) >> card & 1)
    return cards_as_bits(state, seat, "hands", tuple(rest[unknown:]))


def check_hand(state: Buffalo, seat: int, held: int) -> None:
    """B5, B23: two cards are spent in each round; when the game is over any may be left."""
    expected = int(FULL_HAND[state.seats]).bit_count() - cards_spent(state)
    if state.phase != Phase.OVER and held.bit_count() != expected:
        raise PositionError(
            f"hands[{seat}]: {expected} cards are left in round {state.round}, "
            f"not {held.bit_count()} (B5)"
        )


def check_discards(state: Buffalo) -> None:
    """B7: everybody discards a card in each round that begins with one pasture open."""
    counts = {state.discarded[seat] for seat in range(state.seats)}
    if counts == {0}:
        return
    if state.seats == FEWEST_SEATS:
        raise PositionError("discarded: two players lay both cards (B24)")
    if plain(open_pastures)(state) > 1:
        raise PositionError("discarded: nobody discards while two pastures are open (B7)")
    if len(counts) > 1:
        raise PositionError("discarded: everybody discards equally often (B7)")
    if PAIRS * max(counts) > cards_spent(state):
        raise PositionError("discarded: one card is discarded in a round (B7)")


def refused_pair(field: str, refusal: Refusal) -> PositionError:
    """Why a pair cannot be on the table, with its rule."""
    return PositionError(f"{field}: {REFUSALS[refusal]} ({refusal.rule})")


def load_pairs(state: Buffalo, position: BuffaloPosition) -> None:
    """B5, B8: lay the pairs, sealed or revealed."""
    chosen = position.chosen or ((),) * state.seats
    if state.phase == Phase.CHOOSING:
        lay_sealed_pairs(state, chosen)
    elif state.phase != Phase.OVER and is_revealed(state):
        lay_open_pairs(state, chosen)


def lay_sealed_pairs(state: Buffalo, chosen: tuple[Choice, ...]) -> None:
    """B5-B8: lay pairs as a seat would; the last seat has still to choose."""
    if all(len(pairs) == PAIRS for pairs in chosen):
        raise PositionError("chosen: everybody has, so the pairs would be revealed (B8)")
    for seat, pairs in enumerate(chosen):
        for pair in pairs:
            pasture, slot, card = pair_numbers(state, seat, pair)
            reason = plain(refuse_pair)(state, seat, plain(lay_code)(pasture, slot, card))
            if reason != Refusal.NONE:
                raise refused_pair(f"chosen[{seat}]", Refusal(reason))
            plain(lay_pair)(state, seat, pasture, slot, card, None)


def pair_numbers(state: Buffalo, seat: int, pair: PairPosition) -> tuple[int, int, int]:
    """A pair's pasture, its colour as first or second of the seat, its card."""
    field = f"chosen[{seat}]"
    pasture = NOWHERE if pair.pasture is None else pasture_number(state, field, pair.pasture)
    colours = colours_of(deck_of(state, seat))
    colour = pair.colour or (colours[0] if len(colours) == 1 else None)
    if colour is None:
        raise PositionError(f"{field}: with two players a pair names its colour (B23)")
    if colour not in colours:
        raise PositionError(f"{field}: {colour} is another seat's colour (B2, B23)")
    return pasture, colours.index(colour), cards_of(deck_of(state, seat)).index(pair.card)


def lay_open_pairs(state: Buffalo, chosen: tuple[Choice, ...]) -> None:
    """B5, B7, B24: lay revealed pairs, the smaller pasture first; pairs left out are settled."""
    nowhere = pasture_of_nowhere(state, chosen)
    for seat, pairs in enumerate(chosen):
        state.laid[seat] = PAIRS
        laid = sorted(
            pair_numbers(state, seat, pair) for pair in pairs if not is_thrown(state, pair)
        )
        check_open_pairs(state, seat, laid)
        for pair, (pasture, slot, card) in enumerate(laid):
            state.pair_pasture[seat, pair] = nowhere if pasture == NOWHERE else pasture
            state.pair_card[seat, pair] = card
            state.pair_slot[seat, pair] = slot


def check_open_pairs(state: Buffalo, seat: int, laid: list[tuple[int, int, int]]) -> None:
    """B5, B23: two pairs differ in their pastures, with two players also in their colours."""
    pastures = {pasture for pasture, _, _ in laid} - {NOWHERE}
    if pastures and len(pastures) < len(laid):
        raise refused_pair(f"chosen[{seat}]", Refusal.PASTURE_TWICE)
    if state.seats == FEWEST_SEATS and len({slot for _, slot, _ in laid}) < len(laid):
        raise refused_pair(f"chosen[{seat}]", Refusal.COLOUR_TWICE)


def pasture_of_nowhere(state: Buffalo, chosen: tuple[Choice, ...]) -> int:
    """B24: the pasture that revealed pairs without pasture cards are on, if there are such."""
    with_pasture = {
        pair.pasture is not None for pairs in chosen for pair in pairs if not is_thrown(state, pair)
    }
    if False not in with_pasture:
        return NONE
    if True in with_pasture:
        raise PositionError("chosen: either all pairs have pastures, or none (B24)")
    if state.phase != Phase.PLACING or plain(open_pastures)(state) > 1:
        raise refused_pair("chosen", Refusal.NEEDS_PASTURE)
    return plain(only_open_pasture)(state)
