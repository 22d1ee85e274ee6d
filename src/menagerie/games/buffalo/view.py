"""What a seat or a spectator is shown of a game of Buffalo, made from a veiled state."""

from collections.abc import Iterator
from typing import Any

import msgspec

from menagerie.core.events import Outcome
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    PastureKey,
    cards_of,
    colours_of,
    deck_of,
    split_colours,
)
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.options import BuffaloOptions, get_options
from menagerie.games.buffalo.pieces import (
    BOXES,
    COLOUR_NAMES,
    FEWEST_SEATS,
    FULL_HAND,
    IN_PLAY,
    ROUNDS,
    Colour,
    Pasture,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, PAIRS, Phase

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
    bids: tuple[int, ...]
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
    bid: int | None
    settling: SettlingView | None
    paying: PayingView | None
    waiting: tuple[PastureKey, ...]
    outcome: Outcome | None


def show(face: Any, seat: int | None, to_act: tuple[int, ...], standing: Outcome) -> BuffaloView:
    """Show a veiled state."""
    return BuffaloView(
        rules_version=face.rules_version,
        options=get_options(face),
        seat=seat,
        phase=Phase(face.phase).name.lower(),
        round=face.round,
        rounds=int(ROUNDS[face.seats]),
        to_act=to_act,
        seats=tuple(
            _seat_view(face, other, to_act, standing.scores[other]) for other in range(face.seats)
        ),
        pastures=tuple(_pasture_view(face, pasture) for pasture in IN_PLAY[face.seats]),
        hand=() if seat is None else _cards(face, seat, face.hands[seat]),
        pairs=tuple(_pairs(face, seat)),
        dealt=_dealt(face),
        split=None if seat is None else _split(face, seat),
        bid=None if seat is None else _bid(face, seat),
        settling=_settling(face),
        paying=_paying(face),
        waiting=tuple(PASTURE_KEYS[face.waiting[place]] for place in range(face.waiting_count)),
        outcome=standing if standing.reason else None,
    )


def _cards(face: Any, seat: int, bits: int) -> tuple[Card, ...]:
    """B2: the names of some cards of a seat's deck."""
    cards = cards_of(deck_of(face, seat))
    return tuple(card for number, card in enumerate(cards) if bits >> number & 1)


def _seat_view(face: Any, seat: int, to_act: tuple[int, ...], score: float) -> SeatView:
    """A seat as everybody sees it."""
    colours = colours_of(deck_of(face, seat))
    revealed = face.bid_turn if face.phase == Phase.BIDDING else BIDS
    bids = (face.bids[seat, turn] for turn in range(revealed))
    return SeatView(
        seat=seat,
        colours=colours,
        supply=tuple(face.supply[COLOUR_NAMES.index(colour)] for colour in colours),
        score=score,
        cards=_cards_left(face, seat),
        has_chosen=face.phase in SEALED_PHASES and seat not in to_act,
        bids=tuple(bid for bid in bids if bid != NONE),
        played=_cards(face, seat, face.seen[seat]) if face.memory_aid else None,
    )


def _cards_left(face: Any, seat: int) -> int:
    """B14: how many cow cards a seat still has, which everybody can count."""
    full = int(FULL_HAND[face.seats])
    left: int = full.bit_count() - face.seen[seat].bit_count() - face.discarded[seat]
    return left


def _pasture_view(face: Any, pasture: int) -> PastureView:
    """A pasture with its herds, largest first."""
    piece: Pasture = BOXES[face.rules_version].pastures[pasture]
    herds: dict[Any, int] = {
        name: face.herds[pasture, colour]
        for colour, name in enumerate(COLOUR_NAMES)
        if face.herds[pasture, colour]
    }
    return PastureView(
        key=PASTURE_KEYS[pasture],
        name=piece.name,
        spaces=piece.spaces,
        free=face.free[pasture],
        bonus=piece.bonus,
        herds=dict(sorted(herds.items(), key=lambda herd: -herd[1])),
    )


def _pairs(face: Any, seat: int | None) -> Iterator[PairView]:
    """B8: the own pairs while choosing, everybody's once they are revealed."""
    for other in range(face.seats):
        if face.phase == Phase.CHOOSING and other != seat:
            continue
        for pair in range(PAIRS):
            pasture = face.pair_pasture[other, pair]
            if pasture != NONE:
                deck = deck_of(face, other)
                yield PairView(
                    seat=other,
                    pasture=None if pasture == NOWHERE else PASTURE_KEYS[pasture],
                    card=cards_of(deck)[face.pair_card[other, pair]],
                    colour=colours_of(deck)[face.pair_slot[other, pair]],
                )


def _dealt(face: Any) -> dict[Colour, tuple[PastureKey, ...]]:
    """B23: the pastures dealt to each pair of colours, until the cows stand."""
    if face.dealt[0, 0] == NONE:
        return {}
    return {
        COLOUR_NAMES[pair]: tuple(
            PASTURE_KEYS[face.dealt[pair, place]] for place in range(DEALT_TO_PAIR)
        )
        for pair in range(FEWEST_SEATS)
    }


def _split(face: Any, seat: int) -> tuple[Colour, ...] | None:
    """B23: the own sealed assignment."""
    if face.phase != Phase.ASSIGNING or face.assigned[seat] == NONE:
        return None
    split: tuple[Colour, ...] = split_colours(colours_of(deck_of(face, seat)), face.assigned[seat])
    return split


def _bid(face: Any, seat: int) -> int | None:
    """BV1: the own sealed bid."""
    if face.phase != Phase.BIDDING or face.bids[seat, face.bid_turn] == NONE:
        return None
    bid: int = face.bids[seat, face.bid_turn]
    return bid


def _settling(face: Any) -> SettlingView | None:
    """B9, B10: the pasture being settled."""
    if face.settling == NONE:
        return None
    return SettlingView(
        pasture=PASTURE_KEYS[face.settling],
        order=tuple(COLOUR_NAMES[face.order[place]] for place in range(face.entrants)),
        next=face.next,
    )


def _paying(face: Any) -> PayingView | None:
    """B15, BV2: the number being paid."""
    if face.paying == NONE:
        return None
    return PayingView(
        pasture=PASTURE_KEYS[face.paying],
        rank=max(face.paying_rank, 0),
        colour=COLOUR_NAMES[face.paying_colour],
        cows=face.paying_cows,
    )
