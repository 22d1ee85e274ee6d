"""The position of a game of Buffalo as JSON has it, and the names that numbers have there."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from menagerie.core.errors import PositionError
from menagerie.core.positions import ChancePosition
from menagerie.games.buffalo.actions import PASTURE_KEYS, Card, PastureKey
from menagerie.games.buffalo.names import Dealt, EndKey, PhaseKey, Split
from menagerie.games.buffalo.options import BuffaloOptions
from menagerie.games.buffalo.pieces import COWS, FEWEST_SEATS, IN_PLAY, PAIR_STEP, Colour
from menagerie.games.buffalo.state import Buffalo, Phase

# BV1: in the auction the seats hold the first colours for the moment.
BEFORE_PICKING = frozenset({Phase.ASSIGNING, Phase.BIDDING})
PRELIMINARY = BEFORE_PICKING | {Phase.PICKING}
PAYMENT = frozenset({Phase.MARKET, Phase.BONUS})
SETTLEMENT = PAYMENT | {Phase.PLACING}

Count = Annotated[int, Meta(ge=0, le=COWS)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position; what may be left out is None then."""


class PairPosition(Shape, frozen=True, kw_only=True, omit_defaults=True):
    """A chosen pair: no pasture by B7 and B24, a colour with two players only."""

    pasture: PastureKey | None
    card: Card
    colour: Colour | None = None


class SettlingPosition(Shape, frozen=True):
    """The pasture being settled, its colours in order of placing, and which of them is next."""

    pasture: PastureKey
    order: tuple[Colour, ...] | None = None
    next: Count | None = None


class PayingPosition(Shape, frozen=True):
    """The number being paid: its pasture, rank, colour, and the cows still to put."""

    pasture: PastureKey
    rank: Count = 0
    colour: Colour | None = None
    cows: Count | None = None


class ResumingPosition(Shape, frozen=True):
    """BV2: the row that a market interrupts, and the rank it goes on with."""

    pasture: PastureKey
    rank: Count


class MarketPosition(Shape, frozen=True):
    """BV2: a market that waits, and the colour that took the last space."""

    pasture: PastureKey
    colour: Colour


class BuffaloPosition(Shape, frozen=True, kw_only=True):
    """The whole truth of a game; `load` may be given less."""

    game: Literal["buffalo"] = "buffalo"
    rules_version: int | None = None
    seats: int
    options: BuffaloOptions = BuffaloOptions()
    phase: PhaseKey | None = None
    round: Count | None = None
    colours: tuple[tuple[Colour, ...], ...] | None = None
    pastures: dict[PastureKey, dict[Colour, Count]] | None = None
    supply: dict[Colour, Count] | None = None
    hands: tuple[tuple[Card, ...], ...] | None = None
    chosen: tuple[tuple[PairPosition, ...], ...] | None = None
    settling: SettlingPosition | None = None
    paying: PayingPosition | None = None
    resuming: ResumingPosition | None = None
    markets: tuple[MarketPosition, ...] = ()
    waiting: tuple[PastureKey, ...] = ()
    # Each seat's bids of the auction, first to last, and the one that it has only begun.
    bids: tuple[tuple[str, ...], ...] | None = None
    begun: tuple[str | None, ...] | None = None
    pick_order: tuple[Count, ...] | None = None
    # Two players: the pastures dealt to each pair of colours, and the sealed choices by seat.
    dealt: tuple[Dealt, Dealt] | None = None
    assigned: tuple[Split | None, ...] | None = None
    # Each seat's cards discarded unseen (B7).
    discarded: tuple[tuple[Card, ...], ...] | None = None
    end: EndKey | None = None
    tiebreak: tuple[Count, ...] | None = None
    chance: ChancePosition | None = None


def colours_in_play(seats: int) -> range:
    """B2, B23, BV1: as many colours as seats, with two players two pairs."""
    return range(FEWEST_SEATS + PAIR_STEP if seats == FEWEST_SEATS else seats)


def colours_with(seats: int, first: int) -> tuple[int, ...]:
    """B23: the colours a seat has with its first one."""
    return (first, first + PAIR_STEP) if seats == FEWEST_SEATS else (first,)


def pasture_number(state: Buffalo, field: str, key: PastureKey) -> int:
    """B3: the number of a pasture, which must be in play."""
    pasture = PASTURE_KEYS.index(key)
    if pasture not in IN_PLAY[state.seats]:
        raise PositionError(f"{field}: {key} is not in play with {state.seats} players (B3)")
    return pasture
