"""What a seat or a spectator is shown of a game of Buffalo, made from a veiled state."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from menagerie.core.outcome import Outcome
from menagerie.core.view.fields import ViewFields
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    Deck,
    PastureKey,
    cards_of,
    colours_of,
    deck_of,
    holds_cards,
    split_colours,
)
from menagerie.games.buffalo.amounts import amount_of, begun_amount
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.options import BuffaloOptions
from menagerie.games.buffalo.pieces import (
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    FEWEST_SEATS,
    FULL_HAND,
    IN_PLAY,
    ROUNDS,
    Colour,
    Pasture,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, PAIRS, Buffalo, Phase

NUMBER_OF = {name: number for number, name in enumerate(COLOUR_NAMES)}
# How many hands and herds are remembered by their names.
REMEMBERED = 2048
SEALED_PHASES = {Phase.BIDDING, Phase.ASSIGNING, Phase.CHOOSING}


class PastureView(msgspec.Struct, frozen=True):
    """A pasture with its herds, largest first."""

    key: PastureKey
    name: str
    spaces: int
    free: int
    bonus: tuple[int, ...]
    herds: dict[Colour, int]


class PairView(msgspec.Struct, frozen=True):
    """A pair that may be seen."""

    seat: int
    pasture: PastureKey | None
    card: Card
    colour: Colour


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `played` only with the memory aid (BV4)."""

    seat: int
    colours: tuple[Colour, ...]
    supply: tuple[int, ...]
    score: int | float
    cards: int
    has_chosen: bool
    bids: tuple[str, ...]
    played: tuple[Card, ...] | None


class SettlingView(msgspec.Struct, frozen=True):
    """The pasture being settled, and the colours in order of placing."""

    pasture: PastureKey
    order: tuple[Colour, ...]
    next: int


class PayingView(msgspec.Struct, frozen=True):
    """The number being paid: by which pasture, to whom, and the cows still to put."""

    pasture: PastureKey
    rank: int
    colour: Colour
    cows: int


class MarketView(msgspec.Struct, frozen=True):
    """BV2: a market that waits: the pasture that filled, and the colour that is paid."""

    pasture: PastureKey
    colour: Colour


class ResumingView(msgspec.Struct, frozen=True):
    """BV2: a row that a market interrupts, and the rank it goes on with."""

    pasture: PastureKey
    rank: int


class BuffaloView(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or with None a spectator, may know it."""

    game: str = "buffalo"
    rules_version: int
    options: BuffaloOptions
    seat: int | None
    phase: str
    round: int
    rounds: int
    to_act: tuple[int, ...]
    seats: tuple[SeatView, ...]
    pastures: tuple[PastureView, ...]
    hand: tuple[Card, ...]
    pairs: tuple[PairView, ...]
    dealt: dict[Colour, tuple[PastureKey, ...]]
    split: tuple[Colour, ...] | None
    bid: str | None
    # The own bid as far as it is begun, with as many decimals as it has.
    begun: str | None
    settling: SettlingView | None
    paying: PayingView | None
    resuming: ResumingView | None
    markets: tuple[MarketView, ...]
    waiting: tuple[PastureKey, ...]
    outcome: Outcome | None


PAIR_FIELDS = ("colour_of", "pair_pasture", "pair_card", "pair_slot")


def _is_in(phase: Phase) -> Callable[[Any], bool]:
    """What is sealed is seen by its seat alone, until the phase is over."""
    return lambda state: bool(state.phase == phase)


FIELDS = ViewFields(Buffalo, BuffaloView)
FIELDS.numbers("rules_version", "round")
FIELDS.constants(hand=(), split=None, bid=None, begun=None)
FIELDS.options(BuffaloOptions)


@lru_cache(REMEMBERED)
def _cards(deck: Deck, bits: int) -> tuple[Card, ...]:
    """B2: the names of some cards of a deck."""
    return tuple(card for number, card in enumerate(cards_of(deck)) if bits >> number & 1)


@FIELDS.own("rules_version", "seats", "auction", "phase", rows=("colour_of", "hands"))
def hand(state: Any, seat: int) -> tuple[Card, ...]:
    """B2, BV1: the cards that a seat holds; none while colours are only held for the moment."""
    if not holds_cards(state, seat):
        return ()
    return _cards(deck_of(state, seat), state.hands[seat])


@FIELDS.public("phase")
def phase(state: Any) -> str:
    """The phase by its name."""
    return Phase(state.phase).name.lower()


@FIELDS.public("seats")
def rounds(state: Any) -> int:
    """How many rounds there are."""
    return int(ROUNDS[state.seats])


@FIELDS.each_seat(
    "rules_version",
    "seats",
    "memory_aid",
    "phase",
    "supply",
    "bid_turn",
    rows=("colour_of", "bids", "seen", "discarded", "to_act", "standing"),
    name="seats",
)
def _seat_view(state: Any, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    deck = deck_of(state, seat)
    colours = colours_of(deck)
    revealed = state.bid_turn if state.phase == Phase.BIDDING else BIDS
    return SeatView(
        seat=seat,
        colours=colours,
        supply=tuple([state.supply[NUMBER_OF[colour]] for colour in colours]),
        score=state.standing.scores[seat],
        cards=_cards_left(state, seat),
        has_chosen=state.phase in SEALED_PHASES and seat not in state.to_act,
        bids=_bids(state, seat, revealed),
        played=_cards(deck, state.seen[seat]) if state.memory_aid else None,
    )


def _bids(state: Any, seat: int, revealed: int) -> tuple[str, ...]:
    """BV1: the bids of a seat that everybody has seen."""
    bids = (state.bids[seat, turn] for turn in range(revealed))
    return tuple(amount_of(bid) for bid in bids if bid != NONE)


def _cards_left(state: Any, seat: int) -> int:
    """B14: how many cow cards a seat still has, which everybody can count."""
    full = int(FULL_HAND[state.seats])
    left: int = full.bit_count() - state.seen[seat].bit_count() - state.discarded[seat]
    return left


@FIELDS.public("rules_version", "seats", "herds", "free")
def pastures(state: Any) -> tuple[PastureView, ...]:
    """B3: all pastures in play."""
    return tuple(_pasture_view(state, pasture) for pasture in IN_PLAY[state.seats])


def _pasture_view(state: Any, pasture: int) -> PastureView:
    """A pasture with its herds, largest first."""
    piece: Pasture = BOXES[state.rules_version].pastures[pasture]
    return PastureView(
        key=PASTURE_KEYS[pasture],
        name=piece.name,
        spaces=piece.spaces,
        free=state.free[pasture],
        bonus=piece.bonus,
        herds=_herds(tuple([state.herds[pasture, colour] for colour in range(COLOURS)])),
    )


@lru_cache(REMEMBERED)
def _herds(cows: tuple[int, ...]) -> dict[Colour, int]:
    """The herds of a pasture by colour, largest first."""
    herds = {COLOUR_NAMES[colour]: number for colour, number in enumerate(cows) if number}
    return dict(sorted(herds.items(), key=lambda herd: -herd[1]))


@FIELDS.public("rules_version", "seats", "phase", *PAIR_FIELDS)
def pairs(state: Any) -> tuple[PairView, ...]:
    """B8: everybody's pairs, once they are revealed."""
    if state.phase == Phase.CHOOSING:
        return ()
    return tuple(pair for seat in range(state.seats) for pair in _pairs_of(state, seat))


@FIELDS.own("rules_version", "seats", rows=PAIR_FIELDS, when=_is_in(Phase.CHOOSING), name="pairs")
def _own_pairs(state: Any, seat: int) -> tuple[PairView, ...]:
    """B5: the pairs of a seat that nobody else sees yet."""
    return tuple(_pairs_of(state, seat))


def _pairs_of(state: Any, seat: int) -> Iterator[PairView]:
    """B5: the pairs of a seat."""
    deck = deck_of(state, seat)
    for pair in range(PAIRS):
        pasture = state.pair_pasture[seat, pair]
        if pasture != NONE:
            yield PairView(
                seat=seat,
                pasture=None if pasture == NOWHERE else PASTURE_KEYS[pasture],
                card=cards_of(deck)[state.pair_card[seat, pair]],
                colour=colours_of(deck)[state.pair_slot[seat, pair]],
            )


@FIELDS.public("dealt")
def dealt(state: Any) -> dict[Colour, tuple[PastureKey, ...]]:
    """B23: the pastures dealt to each pair of colours, until the cows stand."""
    if state.dealt[0, 0] == NONE:
        return {}
    return {
        COLOUR_NAMES[pair]: tuple(
            PASTURE_KEYS[state.dealt[pair, place]] for place in range(DEALT_TO_PAIR)
        )
        for pair in range(FEWEST_SEATS)
    }


@FIELDS.own("rules_version", "seats", "assigned", rows=("colour_of",), when=_is_in(Phase.ASSIGNING))
def split(state: Any, seat: int) -> tuple[Colour, ...] | None:
    """B23: the own sealed assignment."""
    if state.assigned[seat] == NONE:
        return None
    split: tuple[Colour, ...] = split_colours(
        colours_of(deck_of(state, seat)), state.assigned[seat]
    )
    return split


@FIELDS.own("bid_turn", rows=("bids",), when=_is_in(Phase.BIDDING))
def bid(state: Any, seat: int) -> str | None:
    """BV1: the own sealed bid."""
    bid: int = state.bids[seat, state.bid_turn]
    return None if bid == NONE else amount_of(bid)


@FIELDS.own(rows=("begun", "decimals"), when=_is_in(Phase.BIDDING))
def begun(state: Any, seat: int) -> str | None:
    """BV1: the own bid that is only begun."""
    begun: int = state.begun[seat]
    return None if begun == NONE else begun_amount(begun, state.decimals[seat])


@FIELDS.public("waiting", "waiting_count")
def waiting(state: Any) -> tuple[PastureKey, ...]:
    """B15: the pastures that wait for being paid."""
    return tuple(PASTURE_KEYS[state.waiting[place]] for place in range(state.waiting_count))


@FIELDS.public("settling", "order", "entrants", "next")
def settling(state: Any) -> SettlingView | None:
    """B9, B10: the pasture being settled."""
    if state.settling == NONE:
        return None
    return SettlingView(
        pasture=PASTURE_KEYS[state.settling],
        order=tuple(COLOUR_NAMES[state.order[place]] for place in range(state.entrants)),
        next=state.next,
    )


@FIELDS.public("paying", "paying_rank", "paying_colour", "paying_cows")
def paying(state: Any) -> PayingView | None:
    """B15, BV2: the number being paid."""
    if state.paying == NONE:
        return None
    return PayingView(
        pasture=PASTURE_KEYS[state.paying],
        rank=max(state.paying_rank, 0),
        colour=COLOUR_NAMES[state.paying_colour],
        cows=state.paying_cows,
    )


@FIELDS.public("resuming", "resuming_rank")
def resuming(state: Any) -> ResumingView | None:
    """BV2: the row that a market interrupts."""
    if state.resuming == NONE:
        return None
    return ResumingView(PASTURE_KEYS[state.resuming], state.resuming_rank)


@FIELDS.public("markets", "markets_count", "filler")
def markets(state: Any) -> tuple[MarketView, ...]:
    """BV2: the markets that wait, the first filled first."""
    pastures = (state.markets[place] for place in range(state.markets_count))
    return tuple(
        MarketView(PASTURE_KEYS[pasture], COLOUR_NAMES[state.filler[pasture]])
        for pasture in pastures
    )
