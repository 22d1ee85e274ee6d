"""What a seat or a spectator is shown of a game of Buffalo, made from a veiled state."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from menagerie.core.events import Outcome
from menagerie.core.view.fields import Showing, always, each_seat, number, outcome, shown, to_act
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
from menagerie.games.buffalo.options import BuffaloOptions, get_options
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


@lru_cache(REMEMBERED)
def _cards(deck: Deck, bits: int) -> tuple[Card, ...]:
    """B2: the names of some cards of a deck."""
    return tuple(card for number, card in enumerate(cards_of(deck)) if bits >> number & 1)


def _hand(face: Any, seat: int) -> tuple[Card, ...]:
    """B2, BV1: the cards that a seat holds; none while colours are only held for the moment."""
    if not holds_cards(face, seat):
        return ()
    return _cards(deck_of(face, seat), face.hands[seat])


def _phase(face: Any) -> str:
    """The phase by its name."""
    return Phase(face.phase).name.lower()


def _rounds(face: Any) -> int:
    """How many rounds there are."""
    return int(ROUNDS[face.seats])


def _seat_view(face: Any, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    deck = deck_of(face, seat)
    colours = colours_of(deck)
    revealed = face.bid_turn if face.phase == Phase.BIDDING else BIDS
    return SeatView(
        seat=seat,
        colours=colours,
        supply=tuple([face.supply[NUMBER_OF[colour]] for colour in colours]),
        score=face.standing.scores[seat],
        cards=_cards_left(face, seat),
        has_chosen=face.phase in SEALED_PHASES and seat not in face.to_act,
        bids=_bids(face, seat, revealed),
        played=_cards(deck, face.seen[seat]) if face.memory_aid else None,
    )


def _bids(face: Any, seat: int, revealed: int) -> tuple[str, ...]:
    """BV1: the bids of a seat that everybody has seen."""
    bids = (face.bids[seat, turn] for turn in range(revealed))
    return tuple(amount_of(bid) for bid in bids if bid != NONE)


def _cards_left(face: Any, seat: int) -> int:
    """B14: how many cow cards a seat still has, which everybody can count."""
    full = int(FULL_HAND[face.seats])
    left: int = full.bit_count() - face.seen[seat].bit_count() - face.discarded[seat]
    return left


def _pastures(face: Any) -> tuple[PastureView, ...]:
    """B3: all pastures in play."""
    return tuple(_pasture_view(face, pasture) for pasture in IN_PLAY[face.seats])


def _pasture_view(face: Any, pasture: int) -> PastureView:
    """A pasture with its herds, largest first."""
    piece: Pasture = BOXES[face.rules_version].pastures[pasture]
    return PastureView(
        key=PASTURE_KEYS[pasture],
        name=piece.name,
        spaces=piece.spaces,
        free=face.free[pasture],
        bonus=piece.bonus,
        herds=_herds(tuple([face.herds[pasture, colour] for colour in range(COLOURS)])),
    )


@lru_cache(REMEMBERED)
def _herds(cows: tuple[int, ...]) -> dict[Colour, int]:
    """The herds of a pasture by colour, largest first."""
    herds = {COLOUR_NAMES[colour]: number for colour, number in enumerate(cows) if number}
    return dict(sorted(herds.items(), key=lambda herd: -herd[1]))


def _pairs(face: Any) -> tuple[PairView, ...]:
    """B8: everybody's pairs, once they are revealed."""
    if face.phase == Phase.CHOOSING:
        return ()
    return tuple(pair for seat in range(face.seats) for pair in _pairs_of(face, seat))


def _own_pairs(face: Any, seat: int) -> tuple[PairView, ...]:
    """B5: the pairs of a seat that nobody else sees yet."""
    return tuple(_pairs_of(face, seat))


def _pairs_of(face: Any, seat: int) -> Iterator[PairView]:
    """B5: the pairs of a seat."""
    deck = deck_of(face, seat)
    for pair in range(PAIRS):
        pasture = face.pair_pasture[seat, pair]
        if pasture != NONE:
            yield PairView(
                seat=seat,
                pasture=None if pasture == NOWHERE else PASTURE_KEYS[pasture],
                card=cards_of(deck)[face.pair_card[seat, pair]],
                colour=colours_of(deck)[face.pair_slot[seat, pair]],
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
    if face.assigned[seat] == NONE:
        return None
    split: tuple[Colour, ...] = split_colours(colours_of(deck_of(face, seat)), face.assigned[seat])
    return split


def _bid(face: Any, seat: int) -> str | None:
    """BV1: the own sealed bid."""
    bid: int = face.bids[seat, face.bid_turn]
    return None if bid == NONE else amount_of(bid)


def _begun(face: Any, seat: int) -> str | None:
    """BV1: the own bid that is only begun."""
    begun: int = face.begun[seat]
    return None if begun == NONE else begun_amount(begun, face.decimals[seat])


def _waiting(face: Any) -> tuple[PastureKey, ...]:
    """B15: the pastures that wait for being paid."""
    return tuple(PASTURE_KEYS[face.waiting[place]] for place in range(face.waiting_count))


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


def _resuming(face: Any) -> ResumingView | None:
    """BV2: the row that a market interrupts."""
    if face.resuming == NONE:
        return None
    return ResumingView(PASTURE_KEYS[face.resuming], face.resuming_rank)


def _markets(face: Any) -> tuple[MarketView, ...]:
    """BV2: the markets that wait, the first filled first."""
    pastures = (face.markets[place] for place in range(face.markets_count))
    return tuple(
        MarketView(PASTURE_KEYS[pasture], COLOUR_NAMES[face.filler[pasture]])
        for pasture in pastures
    )


def _is_in(phase: Phase) -> Callable[[Any], bool]:
    """What is sealed is seen by its seat alone, until the phase is over."""
    return lambda face: bool(face.phase == phase)


PAIR_FIELDS = ("colour_of", "pair_pasture", "pair_card", "pair_slot")

SHOWING = Showing(
    Buffalo,
    BuffaloView,
    public={
        "rules_version": number("rules_version"),
        "options": shown(get_options, "auction", "cattle_market", "memory_aid"),
        "phase": shown(_phase, "phase"),
        "round": number("round"),
        "rounds": shown(_rounds, "seats"),
        "to_act": to_act,
        "seats": each_seat(
            _seat_view,
            *("rules_version", "seats", "memory_aid", "phase", "supply", "bid_turn"),
            rows=("colour_of", "bids", "seen", "discarded", "to_act", "standing"),
        ),
        "pastures": shown(_pastures, "rules_version", "seats", "herds", "free"),
        "hand": always(()),
        "pairs": shown(_pairs, "rules_version", "seats", "phase", *PAIR_FIELDS),
        "dealt": shown(_dealt, "dealt"),
        "split": always(None),
        "bid": always(None),
        "begun": always(None),
        "settling": shown(_settling, "settling", "order", "entrants", "next"),
        "paying": shown(_paying, "paying", "paying_rank", "paying_colour", "paying_cows"),
        "resuming": shown(_resuming, "resuming", "resuming_rank"),
        "markets": shown(_markets, "markets", "markets_count", "filler"),
        "waiting": shown(_waiting, "waiting", "waiting_count"),
        "outcome": outcome,
    },
    own={
        "hand": shown(
            *(_hand, "rules_version", "seats", "auction", "phase"), rows=("colour_of", "hands")
        ),
        "pairs": shown(
            *(_own_pairs, "rules_version", "seats"), rows=PAIR_FIELDS, when=_is_in(Phase.CHOOSING)
        ),
        "split": shown(
            *(_split, "rules_version", "seats", "assigned"),
            rows=("colour_of",),
            when=_is_in(Phase.ASSIGNING),
        ),
        "bid": shown(_bid, "bid_turn", rows=("bids",), when=_is_in(Phase.BIDDING)),
        "begun": shown(_begun, rows=("begun", "decimals"), when=_is_in(Phase.BIDDING)),
    },
)
