"""The events of Buffalo as people and JSON read them."""

from typing import Annotated, Any

from menagerie.core.events import Event, Row, event_reader, member, named, snake_case
from menagerie.games.buffalo.actions import (
    Card,
    PastureKey,
    cards_of,
    colours_of,
    deck_of,
    split_colours,
)
from menagerie.games.buffalo.amounts import amount_of
from menagerie.games.buffalo.bids import COW
from menagerie.games.buffalo.codes import Happening
from menagerie.games.buffalo.names import pasture_key
from menagerie.games.buffalo.pieces import COLOUR_NAMES, Colour
from menagerie.games.buffalo.state import NONE, End


def _amount(_state: Any, row: Row, column: int) -> str:
    return amount_of(COW * row[column] + row[column + 2])


def _seats(_state: Any, row: Row, column: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(row[column].bit_length()) if row[column] >> seat & 1)


def _pasture(_state: Any, row: Row, column: int) -> PastureKey | None:
    return pasture_key(row[column])


def _card(state: Any, row: Row, column: int) -> str:
    return cards_of(deck_of(state, row[1]))[row[column]]


def _slot(state: Any, row: Row, column: int) -> str:
    return colours_of(deck_of(state, row[1]))[row[column]]


def _split(state: Any, row: Row, column: int) -> Any:
    return split_colours(colours_of(deck_of(state, row[1])), row[column])


def _order(_state: Any, row: Row, column: int) -> tuple[str, ...]:
    return tuple(COLOUR_NAMES[colour] for colour in row[column:] if colour != NONE)


Amount = Annotated[str, _amount]
Seats = Annotated[tuple[int, ...], _seats]
Split = Annotated[tuple[Colour, ...], _split]
Order = Annotated[tuple[Colour, ...], _order]
OnPasture = Annotated[PastureKey, _pasture]
AnyPasture = Annotated[PastureKey | None, _pasture]
OwnCard = Annotated[Card, _card]
OwnColour = Annotated[Colour, _slot]
AnyColour = Annotated[Colour, named(COLOUR_NAMES)]


class BuffaloEvent(Event, frozen=True, tag=snake_case):
    """Something that happened in Buffalo."""


class BidSealed(BuffaloEvent, frozen=True):
    """A seat's own bid, face down."""

    seat: int
    amount: Amount


class BidMade(BuffaloEvent, frozen=True):
    """A seat has bid."""

    seat: int


class BidRevealed(BuffaloEvent, frozen=True):
    """A bid is shown; the first is turn 0, repeats follow."""

    reveals = True

    seat: int
    amount: Amount
    turn: int


class BidsTied(BuffaloEvent, frozen=True):
    """Seats with equal bids bid again."""

    seats: Seats


class LotDrawn(BuffaloEvent, frozen=True):
    """A lot orders seats that are still equal."""

    reveals = True

    seats: Seats


class ColourPicked(BuffaloEvent, frozen=True):
    """A seat takes a colour, or with two players a pair by its first colour."""

    seat: int
    colour: AnyColour


class SplitSealed(BuffaloEvent, frozen=True):
    """A seat's own colours for its dealt pastures, face down."""

    seat: int
    colours: Split


class SplitMade(BuffaloEvent, frozen=True):
    """A seat has assigned its dealt pastures."""

    seat: int


class CowDealt(BuffaloEvent, frozen=True):
    """A preliminary cow is put."""

    reveals = True

    seat: int
    colour: AnyColour
    pasture: OnPasture


class RoundStarted(BuffaloEvent, frozen=True):
    """A round begins."""

    round: int


class PairLaid(BuffaloEvent, frozen=True):
    """A seat's own pair, face down."""

    seat: int
    pasture: AnyPasture
    card: OwnCard
    colour: OwnColour


class ChoiceMade(BuffaloEvent, frozen=True):
    """A seat has laid both pairs."""

    seat: int


class ChoiceReopened(BuffaloEvent, frozen=True):
    """A seat begins its choice again."""

    seat: int


class PairRevealed(BuffaloEvent, frozen=True):
    """A pair is turned over."""

    reveals = True

    seat: int
    pasture: OnPasture
    card: OwnCard
    colour: OwnColour


class CardDiscarded(BuffaloEvent, frozen=True):
    """A card leaves the game unseen."""

    reveals = True

    seat: int


class OrderFixed(BuffaloEvent, frozen=True):
    """The colours that picked a pasture, in the order in which they place."""

    pasture: OnPasture
    order: Order


class CowsPlaced(BuffaloEvent, frozen=True):
    """A number of cows is placed, possibly zero."""

    seat: int
    colour: AnyColour
    pasture: OnPasture
    cows: int


class PairLapsed(BuffaloEvent, frozen=True):
    """A pair gets nothing, because its pasture is full."""

    seat: int
    colour: AnyColour
    pasture: OnPasture


class PastureFilled(BuffaloEvent, frozen=True):
    """The last space of a pasture is taken, by this colour."""

    pasture: OnPasture
    colour: AnyColour


class NumberStarted(BuffaloEvent, frozen=True):
    """A number of a bonus row falls to the herd of its rank."""

    pasture: OnPasture
    rank: int
    colour: AnyColour
    cows: int


class MarketStarted(BuffaloEvent, frozen=True):
    """The cattle market rewards the last space."""

    pasture: OnPasture
    colour: AnyColour
    cows: int


class CowPut(BuffaloEvent, frozen=True):
    """A bonus cow is put; a forced one had to follow the cow before it."""

    seat: int
    colour: AnyColour
    pasture: OnPasture
    forced: bool


class CowsForgone(BuffaloEvent, frozen=True):
    """Cows of a number stay in the supply."""

    seat: int
    colour: AnyColour
    cows: int


class FinalBonusPaid(BuffaloEvent, frozen=True):
    """The final bonus puts cows into the same pasture."""

    seat: int
    colour: AnyColour
    pasture: OnPasture
    cows: int


class GameEnded(BuffaloEvent, frozen=True):
    """The game is over."""

    reveals = True

    reason: Annotated[str, member(End)]


read_event = event_reader(Happening, BuffaloEvent)
