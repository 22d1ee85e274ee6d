"""What a seat or a spectator is shown of a game of Buffalo, made from a veiled state."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import msgspec

from menagerie.core.outcome import Outcome
from menagerie.core.view.fields import ViewFields
from menagerie.games.buffalo import names
from menagerie.games.buffalo.actions import PASTURE_KEYS, Card, PastureKey, colours_of, deck_of
from menagerie.games.buffalo.amounts import amount_of
from menagerie.games.buffalo.names import COLOUR_NUMBERS, REMEMBERED
from menagerie.games.buffalo.options import BuffaloOptions
from menagerie.games.buffalo.pieces import (
    BOXES,
    COLOUR_NAMES,
    FULL_HAND,
    IN_PLAY,
    ROUNDS,
    Colour,
    Pasture,
)
from menagerie.games.buffalo.state import BIDS, NONE, Buffalo, Phase

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
    # The seat's own bid as far as it is begun, with as many decimals as it has.
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
FIELDS.public("phase")(names.phase)
FIELDS.public("waiting", "waiting_count")(names.waiting)
FIELDS.public("settling", "order", "entrants", "next", name="settling")(
    partial(names.settling, kind=SettlingView)
)
FIELDS.public("paying", "paying_rank", "paying_colour", "paying_cows", name="paying")(
    partial(names.paying, kind=PayingView)
)
FIELDS.public("resuming", "resuming_rank", name="resuming")(
    partial(names.resuming, kind=ResumingView)
)
FIELDS.public("markets", "markets_count", "filler", name="markets")(
    partial(names.markets, kind=MarketView)
)
FIELDS.own("rules_version", "seats", "auction", "phase", rows=("colour_of", "hands"))(names.hand)
FIELDS.own(rows=("begun", "decimals"), when=_is_in(Phase.BIDDING))(names.begun)
FIELDS.own("rules_version", "seats", "assigned", rows=("colour_of",), when=_is_in(Phase.ASSIGNING))(
    names.split
)


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
        supply=tuple([state.supply[COLOUR_NUMBERS[colour]] for colour in colours]),
        score=state.standing.scores[seat],
        cards=_cards_left(state, seat),
        has_chosen=state.phase in SEALED_PHASES and seat not in state.to_act,
        bids=names.bids(state, seat, revealed),
        played=names.cards(deck, state.seen[seat]) if state.memory_aid else None,
    )


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
        herds=_largest_first(names.cows(state, pasture)),
    )


@lru_cache(REMEMBERED)
def _largest_first(cows: tuple[int, ...]) -> dict[Colour, int]:
    """The herds of a pasture by colour, largest first."""
    return dict(sorted(names.herds(cows).items(), key=lambda herd: -herd[1]))


@FIELDS.public("rules_version", "seats", "phase", *PAIR_FIELDS)
def pairs(state: Any) -> tuple[PairView, ...]:
    """B8: everybody's pairs, once they are revealed."""
    if state.phase == Phase.CHOOSING:
        return ()
    seats = range(state.seats)
    return tuple([PairView(seat, *pair) for seat in seats for pair in names.pairs(state, seat)])


@FIELDS.own("rules_version", "seats", rows=PAIR_FIELDS, when=_is_in(Phase.CHOOSING), name="pairs")
def _own_pairs(state: Any, seat: int) -> tuple[PairView, ...]:
    """B5: the pairs of a seat, which nobody else sees before they are revealed."""
    return tuple([PairView(seat, *pair) for pair in names.pairs(state, seat)])


@FIELDS.public("dealt")
def dealt(state: Any) -> dict[Colour, tuple[PastureKey, ...]]:
    """B23: the pastures dealt to each pair of colours, by its first colour."""
    pastures = names.dealt(state)
    return {} if pastures is None else dict(zip(COLOUR_NAMES, pastures, strict=False))


@FIELDS.own("bid_turn", rows=("bids",), when=_is_in(Phase.BIDDING))
def bid(state: Any, seat: int) -> str | None:
    """BV1: the seat's own sealed bid."""
    bid: int = state.bids[seat, state.bid_turn]
    return None if bid == NONE else amount_of(bid)
