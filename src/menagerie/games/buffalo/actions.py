"""The actions of Buffalo as people and JSON write them."""

from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, get_args

from msgspec import Meta

from menagerie.core.actions import Action, ActionCodes
from menagerie.games.buffalo.codes import (
    ASSIGN,
    BID,
    CODES,
    FIRST_SPLIT,
    HIGHEST_BID,
    LAST_SPLIT,
    LAY,
    NOWHERE,
    PICK,
    PLACE,
    PUT,
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
from menagerie.games.buffalo.state import DEALT_TO_PAIR, NONE

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


class Bid(Action, frozen=True, tag="bid"):
    """Bid in secret for the choice of colour, in hundredths of a cow."""

    hundredths: Annotated[int, Meta(ge=0, le=HIGHEST_BID)]


class Pick(Action, frozen=True, tag="pick"):
    """Pick a colour; with two players the first colour of a pair."""

    colour: Colour


class Assign(Action, frozen=True, tag="assign"):
    """Give each dealt pasture, smallest first, one of the own two colours."""

    colours: tuple[Colour, Colour, Colour]


BuffaloAction = Lay | Place | Put | Stop | Bid | Pick | Assign


class Deck(NamedTuple):
    """What the meaning of a code depends on: the box, the seats, the seat's first colour."""

    rules_version: int
    seats: int
    colour: int


def deck_of(face: Any, seat: int) -> Deck:
    """The deck a seat acts with."""
    return Deck(face.rules_version, face.seats, face.colour_of[seat])


def cards_of(deck: Deck) -> tuple[str, ...]:
    """B2, B23: the names of a deck's cards; none before a colour is picked."""
    if deck.colour == NONE:
        return ()
    cards = BOXES[deck.rules_version].deck(deck.colour)
    return cards if deck.seats == FEWEST_SEATS else cards[:ORDINARY_CARDS]


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
    for bid in range(HIGHEST_BID + 1):
        actions[BID + bid] = Bid(bid)
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


CODEC = ActionCodes(CODES, ("rules_version", "seats", "colour_of"), deck_of, actions_of, codes_of)
