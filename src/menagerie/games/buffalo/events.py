"""The events of Buffalo as people and JSON read them."""

from collections.abc import Callable
from typing import Any

from menagerie.core.events import EVERYBODY, Event
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
from menagerie.games.buffalo.happenings import Happening
from menagerie.games.buffalo.pieces import COLOUR_NAMES, Colour
from menagerie.games.buffalo.state import NONE, End


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    """A seat's own bid, face down."""

    seat: int
    hundredths: int


class BidMade(Event, frozen=True, tag="bid_made"):
    """A seat has bid."""

    seat: int


class BidRevealed(Event, frozen=True, tag="bid_revealed"):
    """A bid is shown; the first is turn 0, repeats follow."""

    seat: int
    hundredths: int
    turn: int


class BidsTied(Event, frozen=True, tag="bids_tied"):
    """Seats with equal bids bid again."""

    seats: tuple[int, ...]


class LotDrawn(Event, frozen=True, tag="lot_drawn"):
    """A lot orders seats that are still equal."""

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

    seat: int
    pasture: PastureKey
    card: Card
    colour: Colour


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card leaves the game unseen."""

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

# A fact of a log row, turned into what it stands for.
Read = Callable[[Any, tuple[int, ...], int], Any]


def _number(_face: Any, _row: tuple[int, ...], fact: int) -> int:
    return fact


def _flag(_face: Any, _row: tuple[int, ...], fact: int) -> bool:
    return bool(fact)


def _seats(_face: Any, _row: tuple[int, ...], fact: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(fact.bit_length()) if fact >> seat & 1)


def _colour(_face: Any, _row: tuple[int, ...], fact: int) -> str:
    return COLOUR_NAMES[fact]


def _pasture(_face: Any, _row: tuple[int, ...], fact: int) -> str | None:
    return None if fact == NOWHERE else PASTURE_KEYS[fact]


def _card(face: Any, row: tuple[int, ...], fact: int) -> str:
    return cards_of(deck_of(face, row[1]))[fact]


def _slot(face: Any, row: tuple[int, ...], fact: int) -> str:
    return colours_of(deck_of(face, row[1]))[fact]


def _split(face: Any, row: tuple[int, ...], fact: int) -> Any:
    return split_colours(colours_of(deck_of(face, row[1])), fact)


def _order(_face: Any, row: tuple[int, ...], _fact: int) -> tuple[str, ...]:
    return tuple(COLOUR_NAMES[colour] for colour in row[2:] if colour != NONE)


def _reason(_face: Any, _row: tuple[int, ...], fact: int) -> str:
    return End(fact).name.lower()


# Each kind of row: its struct, the rule it cites, how its facts are read, and whether only the
# seat it is about may hear of it.
_ROWS: dict[int, tuple[Any, str, tuple[Read, ...], bool]] = {
    Happening.BID_SEALED: (BidSealed, "BV1", (_number, _number), True),
    Happening.BID_MADE: (BidMade, "BV1", (_number,), False),
    Happening.BID_REVEALED: (BidRevealed, "BV1", (_number, _number, _number), False),
    Happening.BIDS_TIED: (BidsTied, "BV1", (_seats,), False),
    Happening.LOT_DRAWN: (LotDrawn, "BV1", (_seats,), False),
    Happening.COLOUR_PICKED: (ColourPicked, "BV1", (_number, _colour), False),
    Happening.SPLIT_SEALED: (SplitSealed, "B23", (_number, _split), True),
    Happening.SPLIT_MADE: (SplitMade, "B23", (_number,), False),
    Happening.COW_DEALT: (CowDealt, "B4", (_number, _colour, _pasture), False),
    Happening.ROUND_STARTED: (RoundStarted, "B5", (_number,), False),
    Happening.PAIR_LAID: (PairLaid, "B5", (_number, _pasture, _card, _slot), True),
    Happening.CHOICE_MADE: (ChoiceMade, "B8", (_number,), False),
    Happening.CHOICE_REOPENED: (ChoiceReopened, "B8", (_number,), False),
    Happening.PAIR_REVEALED: (PairRevealed, "B8", (_number, _pasture, _card, _slot), False),
    Happening.CARD_DISCARDED: (CardDiscarded, "B7", (_number,), False),
    Happening.ORDER_FIXED: (OrderFixed, "B10", (_pasture, _order), False),
    Happening.COWS_PLACED: (CowsPlaced, "B11", (_number, _colour, _pasture, _number), False),
    Happening.PAIR_LAPSED: (PairLapsed, "B19", (_number, _colour, _pasture), False),
    Happening.PASTURE_FILLED: (PastureFilled, "B15", (_pasture, _colour), False),
    Happening.NUMBER_STARTED: (NumberStarted, "B15", (_pasture, _number, _colour, _number), False),
    Happening.MARKET_STARTED: (MarketStarted, "BV2", (_pasture, _colour, _number), False),
    Happening.COW_PUT: (CowPut, "B16", (_number, _colour, _pasture, _flag), False),
    Happening.COWS_FORGONE: (CowsForgone, "B16", (_number, _colour, _number), False),
    Happening.FINAL_BONUS_PAID: (
        FinalBonusPaid,
        "B21",
        (_number, _colour, _pasture, _number),
        False,
    ),
    Happening.GAME_ENDED: (GameEnded, "B20", (_reason,), False),
}


def read_event(face: Any, row: tuple[int, ...]) -> Event:
    """Turn a row of the log into an event."""
    kind, rule, readers, private = _ROWS[row[0]]
    facts = (read(face, row, fact) for read, fact in zip(readers, row[1:], strict=False))
    event: Event = kind(*facts, rule=rule, audience=(row[1],) if private else EVERYBODY)
    return event
