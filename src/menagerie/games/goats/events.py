"""The events of Herr der Ziegen as people and JSON read them."""

from collections.abc import Callable
from typing import Any

import msgspec

from menagerie.core.events import EVERYBODY, Event
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.happenings import Happening
from menagerie.games.goats.pieces import KIND_NAMES, Kind
from menagerie.games.goats.state import NONE, End


class DogsPutAside(Event, frozen=True, tag="dogs_put_aside"):
    """A seat puts dogs aside, openly."""

    seat: int
    dogs: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card a seat draws for a dog; nobody else sees it."""

    seat: int
    card: Card


class HandKept(Event, frozen=True, tag="hand_kept"):
    """A seat keeps its hand."""

    seat: int


class DogsShuffledIn(Event, frozen=True, tag="dogs_shuffled_in"):
    """The dogs put aside go into the pile."""

    dogs: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card is played face up."""

    seat: int
    card: Card


class CardBoxed(Event, frozen=True, tag="card_boxed"):
    """The card played is of a decided kind and leaves the game."""

    seat: int
    card: Card


class GoatWalked(Event, frozen=True, tag="goat_walked"):
    """A large goat walks round the outside."""

    seat: int
    start: int = msgspec.field(name="from")
    goal: int = msgspec.field(name="to")


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A card of the meadow goes to a hand."""

    seat: int
    card: Card
    cell: Cell


class GapFilled(Event, frozen=True, tag="gap_filled"):
    """A card of the pile fills the gap."""

    card: Card
    cell: Cell


class GapLeft(Event, frozen=True, tag="gap_left"):
    """The pile is used up, and the gap stays empty."""

    cell: Cell


class KindWon(Event, frozen=True, tag="kind_won"):
    """A seat wins a kind: by eight points, or by the fourth card."""

    seat: int
    kind: Kind
    by_fourth: bool


class CardMarked(Event, frozen=True, tag="card_marked"):
    """A small goat of the winner goes on a card."""

    seat: int
    card: Card
    cell: Cell


class CardLeftNeutral(Event, frozen=True, tag="card_left_neutral"):
    """The winner of the kind has no small goat left for a card."""

    seat: int
    card: Card
    cell: Cell


class CardShown(Event, frozen=True, tag="card_shown"):
    """The fifth card of a kind is shown, and stays in the hand."""

    seat: int
    card: Card


class SwapAsked(Event, frozen=True, tag="swap_asked"):
    """A player asks an opponent to agree to a swap."""

    seat: int
    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")
    opponent: int


class SwapRefused(Event, frozen=True, tag="swap_refused"):
    """The opponent who was asked refuses."""

    seat: int
    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")


class CardHerded(Event, frozen=True, tag="card_herded"):
    """A marked card is moved; an opponent who agreed to it is named."""

    seat: int
    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")
    opponent: int | None


class HerdingDeclined(Event, frozen=True, tag="herding_declined"):
    """A player leaves the meadow as it is."""

    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    reason: str


GoatsEvent = (
    DogsPutAside
    | CardDrawn
    | HandKept
    | DogsShuffledIn
    | CardPlayed
    | CardBoxed
    | GoatWalked
    | CardTaken
    | GapFilled
    | GapLeft
    | KindWon
    | CardMarked
    | CardLeftNeutral
    | CardShown
    | SwapAsked
    | SwapRefused
    | CardHerded
    | HerdingDeclined
    | GameEnded
)

# A fact of a log row, turned into what it stands for.
Read = Callable[[int], Any]


def _number(fact: int) -> int:
    return fact


def _seat_or_none(fact: int) -> int | None:
    return None if fact == NONE else fact


def _card(fact: int) -> str:
    return CARD_NAMES[fact]


def _cell(fact: int) -> str:
    return CELL_NAMES[fact]


def _kind(fact: int) -> str:
    return KIND_NAMES[fact]


def _reason(fact: int) -> str:
    return End(fact).name.lower()


# Each kind of row: its struct, the rule it cites, how its facts are read, and whether only the
# seat it is about may hear of it.
_ROWS: dict[int, tuple[Any, str, tuple[Read, ...], bool]] = {
    Happening.DOGS_PUT_ASIDE: (DogsPutAside, "G7", (_number, _number), False),
    Happening.CARD_DRAWN: (CardDrawn, "G7", (_number, _card), True),
    Happening.HAND_KEPT: (HandKept, "G7", (_number,), False),
    Happening.DOGS_SHUFFLED_IN: (DogsShuffledIn, "G7", (_number,), False),
    Happening.CARD_PLAYED: (CardPlayed, "G9", (_number, _card), False),
    Happening.CARD_BOXED: (CardBoxed, "G14", (_number, _card), False),
    Happening.GOAT_WALKED: (GoatWalked, "G10", (_number, _number, _number), False),
    Happening.CARD_TAKEN: (CardTaken, "G11", (_number, _card, _cell), False),
    Happening.GAP_FILLED: (GapFilled, "G11", (_card, _cell), False),
    Happening.GAP_LEFT: (GapLeft, "G11", (_cell,), False),
    Happening.KIND_WON: (KindWon, "G12", (_number, _kind, bool), False),
    Happening.CARD_MARKED: (CardMarked, "G13", (_number, _card, _cell), False),
    Happening.CARD_LEFT_NEUTRAL: (CardLeftNeutral, "G15", (_number, _card, _cell), False),
    Happening.CARD_SHOWN: (CardShown, "G14", (_number, _card), False),
    Happening.SWAP_ASKED: (SwapAsked, "G16", (_number, _cell, _cell, _number), False),
    Happening.SWAP_REFUSED: (SwapRefused, "G17", (_number, _cell, _cell), False),
    Happening.CARD_HERDED: (CardHerded, "G16", (_number, _cell, _cell, _seat_or_none), False),
    Happening.HERDING_DECLINED: (HerdingDeclined, "G16", (_number,), False),
    Happening.GAME_ENDED: (GameEnded, "G19", (_reason,), False),
}


def read_event(_face: Any, row: tuple[int, ...]) -> Event:
    """Turn a row of the log into an event."""
    kind, rule, readers, private = _ROWS[row[0]]
    facts = (read(fact) for read, fact in zip(readers, row[1:], strict=False))
    event: Event = kind(*facts, rule=rule, audience=(row[1],) if private else EVERYBODY)
    return event
