"""The events of Buffalo as people and JSON read them."""

from typing import Any

from menagerie.core.events import (
    Event,
    Row,
    event_reader,
    flag,
    member,
    named,
    number,
    private,
    public,
)
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    PastureKey,
    cards_of,
    colours_of,
    deck_of,
    split_colours,
)
from menagerie.games.buffalo.amounts import amount_of
from menagerie.games.buffalo.bids import COW
from menagerie.games.buffalo.codes import NOWHERE, Happening
from menagerie.games.buffalo.pieces import COLOUR_NAMES, Colour
from menagerie.games.buffalo.state import NONE, End


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    """A seat's own bid, face down."""

    seat: int
    amount: str


class BidMade(Event, frozen=True, tag="bid_made"):
    """A seat has bid."""

    seat: int


class BidRevealed(Event, frozen=True, tag="bid_revealed"):
    """A bid is shown; the first is turn 0, repeats follow."""

    reveals = True

    seat: int
    amount: str
    turn: int


class BidsTied(Event, frozen=True, tag="bids_tied"):
    """Seats with equal bids bid again."""

    seats: tuple[int, ...]


class LotDrawn(Event, frozen=True, tag="lot_drawn"):
    """A lot orders seats that are still equal."""

    reveals = True

    seats: tuple[int, ...]


class ColourPicked(Event, frozen=True, tag="colour_picked"):
    """A seat takes a colour, or with two players a pair by its first colour."""

    seat: int
    colour: Colour


class SplitSealed(Event, frozen=True, tag="split_sealed"):
    """A seat's own colours for its dealt pastures, face down."""

    seat: int
    colours: tuple[Colour, ...]


class SplitMade(Event, frozen=True, tag="split_made"):
    """A seat has assigned its dealt pastures."""

    seat: int


class CowDealt(Event, frozen=True, tag="cow_dealt"):
    """A preliminary cow is put."""

    reveals = True

    seat: int
    colour: Colour
    pasture: PastureKey


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round begins."""

    round: int


class PairLaid(Event, frozen=True, tag="pair_laid"):
    """A seat's own pair, face down."""

    seat: int
    pasture: PastureKey | None
    card: Card
    colour: Colour


class ChoiceMade(Event, frozen=True, tag="choice_made"):
    """A seat has laid both pairs."""

    seat: int


class ChoiceReopened(Event, frozen=True, tag="choice_reopened"):
    """A seat begins its choice anew."""

    seat: int


class PairRevealed(Event, frozen=True, tag="pair_revealed"):
    """A pair is turned over."""

    reveals = True

    seat: int
    pasture: PastureKey
    card: Card
    colour: Colour


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card leaves the game unseen."""

    reveals = True

    seat: int


class OrderFixed(Event, frozen=True, tag="order_fixed"):
    """The colours that picked a pasture, in the order in which they place."""

    pasture: PastureKey
    order: tuple[Colour, ...]


class CowsPlaced(Event, frozen=True, tag="cows_placed"):
    """A number of cows is placed, possibly zero."""

    seat: int
    colour: Colour
    pasture: PastureKey
    cows: int


class PairLapsed(Event, frozen=True, tag="pair_lapsed"):
    """A pair gets nothing, because its pasture is full."""

    seat: int
    colour: Colour
    pasture: PastureKey


class PastureFilled(Event, frozen=True, tag="pasture_filled"):
    """The last space of a pasture is taken, by this colour."""

    pasture: PastureKey
    colour: Colour


class NumberStarted(Event, frozen=True, tag="number_started"):
    """A number of a bonus row falls to the herd of its rank."""

    pasture: PastureKey
    rank: int
    colour: Colour
    cows: int


class MarketStarted(Event, frozen=True, tag="market_started"):
    """The cattle market rewards the last space."""

    pasture: PastureKey
    colour: Colour
    cows: int


class CowPut(Event, frozen=True, tag="cow_put"):
    """A bonus cow is put; a forced one had to follow the cow before it."""

    seat: int
    colour: Colour
    pasture: PastureKey
    forced: bool


class CowsForgone(Event, frozen=True, tag="cows_forgone"):
    """Cows of a number stay in the supply."""

    seat: int
    colour: Colour
    cows: int


class FinalBonusPaid(Event, frozen=True, tag="final_bonus_paid"):
    """The final bonus puts cows into the same pasture."""

    seat: int
    colour: Colour
    pasture: PastureKey
    cows: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    reveals = True

    reason: str


BuffaloEvent = (
    BidSealed
    | BidMade
    | BidRevealed
    | BidsTied
    | LotDrawn
    | ColourPicked
    | SplitSealed
    | SplitMade
    | CowDealt
    | RoundStarted
    | PairLaid
    | ChoiceMade
    | ChoiceReopened
    | PairRevealed
    | CardDiscarded
    | OrderFixed
    | CowsPlaced
    | PairLapsed
    | PastureFilled
    | NumberStarted
    | MarketStarted
    | CowPut
    | CowsForgone
    | FinalBonusPaid
    | GameEnded
)

_colour = named(COLOUR_NAMES)


def _amount(_state: Any, row: Row, column: int) -> str:
    return amount_of(COW * row[column] + row[column + 2])


def _seats(_state: Any, row: Row, column: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(row[column].bit_length()) if row[column] >> seat & 1)


def _pasture(_state: Any, row: Row, column: int) -> str | None:
    return None if row[column] == NOWHERE else PASTURE_KEYS[row[column]]


def _card(state: Any, row: Row, column: int) -> str:
    return cards_of(deck_of(state, row[1]))[row[column]]


def _slot(state: Any, row: Row, column: int) -> str:
    return colours_of(deck_of(state, row[1]))[row[column]]


def _split(state: Any, row: Row, column: int) -> Any:
    return split_colours(colours_of(deck_of(state, row[1])), row[column])


def _order(_state: Any, row: Row, column: int) -> tuple[str, ...]:
    return tuple(COLOUR_NAMES[colour] for colour in row[column:] if colour != NONE)


# Each kind of row: who hears of it, its event, the rule it cites, and how its facts are read.
read_event = event_reader(
    {
        Happening.BID_SEALED: private(BidSealed, "BV1", number, _amount),
        Happening.BID_MADE: public(BidMade, "BV1", number),
        Happening.BID_REVEALED: public(BidRevealed, "BV1", number, _amount, number),
        Happening.BIDS_TIED: public(BidsTied, "BV1", _seats),
        Happening.LOT_DRAWN: public(LotDrawn, "BV1", _seats),
        Happening.COLOUR_PICKED: public(ColourPicked, "BV1", number, _colour),
        Happening.SPLIT_SEALED: private(SplitSealed, "B23", number, _split),
        Happening.SPLIT_MADE: public(SplitMade, "B23", number),
        Happening.COW_DEALT: public(CowDealt, "B4", number, _colour, _pasture),
        Happening.ROUND_STARTED: public(RoundStarted, "B5", number),
        Happening.PAIR_LAID: private(PairLaid, "B5", number, _pasture, _card, _slot),
        Happening.CHOICE_MADE: public(ChoiceMade, "B8", number),
        Happening.CHOICE_REOPENED: public(ChoiceReopened, "B8", number),
        Happening.PAIR_REVEALED: public(PairRevealed, "B8", number, _pasture, _card, _slot),
        Happening.CARD_DISCARDED: public(CardDiscarded, "B7", number),
        Happening.ORDER_FIXED: public(OrderFixed, "B10", _pasture, _order),
        Happening.COWS_PLACED: public(CowsPlaced, "B11", number, _colour, _pasture, number),
        Happening.PAIR_LAPSED: public(PairLapsed, "B19", number, _colour, _pasture),
        Happening.PASTURE_FILLED: public(PastureFilled, "B15", _pasture, _colour),
        Happening.NUMBER_STARTED: public(NumberStarted, "B15", _pasture, number, _colour, number),
        Happening.MARKET_STARTED: public(MarketStarted, "BV2", _pasture, _colour, number),
        Happening.COW_PUT: public(CowPut, "B16", number, _colour, _pasture, flag),
        Happening.COWS_FORGONE: public(CowsForgone, "B16", number, _colour, number),
        Happening.FINAL_BONUS_PAID: public(
            FinalBonusPaid, "B21", number, _colour, _pasture, number
        ),
        Happening.GAME_ENDED: public(GameEnded, "B20", member(End)),
    }
)
