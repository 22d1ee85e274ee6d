"""The actions of Buffalo as people and JSON write them."""

from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from menagerie.core.actions import Action, ActionCodes, Codes, Sequences
from menagerie.core.kernel.rule import plain
from menagerie.games.buffalo.amounts import amount_of, parts_of, shortest
from menagerie.games.buffalo.bids import (
    COW,
    DECIMALS,
    bid_so_far,
    is_bidder,
    lowest_bid,
    next_decimal,
    withdraw_bid,
)
from menagerie.games.buffalo.codes import (
    ASSIGN,
    CODES,
    DIGIT,
    DIGITS,
    FIRST_SPLIT,
    LAST_SPLIT,
    LAY,
    NOWHERE,
    PICK,
    PLACE,
    PUT,
    RAISE,
    SLOTS,
    STOP,
)
from menagerie.games.buffalo.pieces import (
    BOXES,
    COLOUR_NAMES,
    DECK,
    FEWEST_SEATS,
    HIGHEST_CARD,
    IN_PLAY,
    ORDINARY_CARDS,
    PAIR_STEP,
    Colour,
)
from menagerie.games.buffalo.state import DEALT_TO_PAIR, NONE, Phase

PastureKey = Literal[
    "lone-star-valley",
    "powder-prairie",
    "coffee-canyon",
    "dead-bull-desert",
    "fire-fields",
    "drunkn-creek",
    "lucky-lake",
    "rattlesnake-ranch",
    "sundown-savannah",
    "dynamite-mine",
    "hang-man-mountains",
    "buffalo-badlands",
]
Card = Annotated[str, Meta(pattern="^[2-5][A-Z]$", examples=["4G"])]

PASTURE_KEYS: tuple[PastureKey, ...] = get_args(PastureKey)


class Lay(Action, frozen=True, tag="lay"):
    """Lay a pair: a cow card on a pasture, or on none (B7, B24); with two players for a colour."""

    pasture: PastureKey | None
    card: Card
    colour: Colour | None = None


class Place(Action, frozen=True, tag="place"):
    """Place a number of cows on the pasture being settled."""

    cows: Annotated[int, Meta(ge=0, le=HIGHEST_CARD)]


class Put(Action, frozen=True, tag="put"):
    """Put one bonus cow on a pasture."""

    pasture: PastureKey


class Stop(Action, frozen=True, tag="stop"):
    """Leave the rest of a bonus number."""


class Raise(Action, frozen=True, tag="raise"):
    """Add a whole cow to your bid; a part of a bid, for machines."""


class Digit(Action, frozen=True, tag="digit"):
    """Add the next decimal to your bid; the fourth seals it. For machines."""

    digit: Annotated[int, Meta(ge=0, lt=DIGITS)]


class Bid(Action, frozen=True, tag="bid"):
    """Bid in secret for the choice of colour: a decimal number, kept in its shortest form."""

    amount: Annotated[str, Meta(examples=["1.0895"])]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "amount", shortest(self.amount))


class Pick(Action, frozen=True, tag="pick"):
    """Pick a colour; with two players the first colour of a pair."""

    colour: Colour


class Assign(Action, frozen=True, tag="assign"):
    """Give each dealt pasture, smallest first, one of your two colours."""

    colours: tuple[Colour, Colour, Colour]


BuffaloAction = Lay | Place | Put | Stop | Raise | Digit | Bid | Pick | Assign


class Deck(NamedTuple):
    """What the meaning of a code depends on: the box, the seats, the seat's first colour."""

    rules_version: int
    seats: int
    colour: int


def deck_of(state: Any, seat: int) -> Deck:
    """The deck a seat acts with."""
    return Deck(state.rules_version, state.seats, state.colour_of[seat])


def cards_of(deck: Deck) -> tuple[str, ...]:
    """B2, B23: the names of a deck's cards; none before a colour is picked."""
    if deck.colour == NONE:
        return ()
    cards = BOXES[deck.rules_version].deck(deck.colour)
    return cards if deck.seats == FEWEST_SEATS else cards[:ORDINARY_CARDS]


def holds_cards(state: Any, seat: int) -> bool:
    """BV1: the cow cards come with a colour that is picked, not with one held for the moment."""
    is_auction = state.auction and state.phase in {Phase.BIDDING, Phase.ASSIGNING}
    return state.colour_of[seat] != NONE and not is_auction


def colours_of(deck: Deck) -> tuple[Colour, ...]:
    """B2, B23: the names of the colours a deck plays for."""
    if deck.colour == NONE:
        return ()
    if deck.seats == FEWEST_SEATS:
        return COLOUR_NAMES[deck.colour], COLOUR_NAMES[deck.colour + PAIR_STEP]
    return (COLOUR_NAMES[deck.colour],)


@cache
def actions_of(deck: Deck) -> tuple[BuffaloAction | None, ...]:
    """The actions of all codes, None where a code means nothing to this deck."""
    actions: list[Any] = [None] * CODES
    pastures: dict[int, Any] = {p: PASTURE_KEYS[p] for p in IN_PLAY[deck.seats]}
    colours = colours_of(deck)
    for pasture, key in {**pastures, NOWHERE: None}.items():
        for slot, colour in enumerate(colours):
            for card, name in enumerate(cards_of(deck)):
                code = LAY + (pasture * SLOTS + slot) * DECK + card
                shown: Any = colour if len(colours) == SLOTS else None
                actions[code] = Lay(key, name, shown)
    for cows in range(HIGHEST_CARD + 1):
        actions[PLACE + cows] = Place(cows)
    for pasture, key in pastures.items():
        actions[PUT + pasture] = Put(key)
    actions[STOP] = Stop()
    actions[RAISE] = Raise()
    for digit in range(DIGITS):
        actions[DIGIT + digit] = Digit(digit)
    for colour_number, name in enumerate(COLOUR_NAMES):
        actions[PICK + colour_number] = Pick(name)
    if len(colours) == SLOTS:
        for split in range(FIRST_SPLIT, LAST_SPLIT + 1):
            actions[ASSIGN + split - FIRST_SPLIT] = Assign(split_colours(colours, split))
    return tuple(actions)


def split_colours(colours: tuple[Colour, ...], split: int) -> Any:
    """B23: the colour each dealt pasture gets."""
    return tuple(colours[split >> place & 1] for place in range(DEALT_TO_PAIR))


@cache
def codes_of(deck: Deck) -> dict[Action, int]:
    """The code of every action this deck can have."""
    return {action: code for code, action in enumerate(actions_of(deck)) if action is not None}


def bid_codes(state: Any, seat: int, bid: Bid) -> Codes | None:
    """BV1: the whole cows and decimals that make a bid; None if it is too high, fine or low."""
    parts = parts_of(bid.amount)
    lowest = plain(lowest_bid)(state, seat) if plain(is_bidder)(state, seat) else 0
    if parts is None or parts < lowest:
        return None
    raises = parts // COW - lowest // COW
    digits = f"{parts % COW:0{DECIMALS}}"
    return (*[RAISE] * raises, *[DIGIT + int(digit) for digit in digits])


def completed_bid(state: Any, seat: int, code: int) -> Bid | None:
    """BV1: the bid that its fourth decimal completes."""
    if code == RAISE or state.decimals[seat] < DECIMALS - 1:
        return None
    last = (code - DIGIT) * plain(next_decimal)(state, seat)
    return Bid(amount_of(plain(bid_so_far)(state, seat) + last))


BIDDING = Sequences(
    kind=Bid,
    parts=range(DIGIT, PICK),
    codes=bid_codes,
    withdraw=plain(withdraw_bid),
    completed=completed_bid,
)
CODEC = ActionCodes(
    CODES, ("rules_version", "seats", "colour_of"), deck_of, actions_of, codes_of, BIDDING
)
