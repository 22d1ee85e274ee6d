"""The events of Herr der Ziegen as people and JSON read them."""

from typing import Any

import msgspec

from menagerie.core.events import (
    Event,
    Row,
    event_reader,
    flag,
    member,
    named,
    number,
    number_or_none,
    private,
    public,
)
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.pieces import KIND_NAMES, Kind
from menagerie.games.goats.state import NONE, End


class DogsPutAside(Event, frozen=True, tag="dogs_put_aside"):
    """A seat puts dogs aside, openly."""

    seat: int
    dogs: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card a seat draws for a dog; nobody else sees it."""

    reveals = True

    seat: int
    card: Card


class HandKept(Event, frozen=True, tag="hand_kept"):
    """A seat keeps its hand."""

    seat: int


class DogsShuffledIn(Event, frozen=True, tag="dogs_shuffled_in"):
    """The dogs put aside go into the pile."""

    reveals = True

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

    reveals = True

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
    """A small goat of the winner goes on a card: a reminder, or one from the stable."""

    seat: int
    card: Card
    cell: Cell
    reminder: bool


class CardLeftNeutral(Event, frozen=True, tag="card_left_neutral"):
    """The winner of the kind has no small goat left for a card."""

    seat: int
    card: Card
    cell: Cell


class RemindersSet(Event, frozen=True, tag="reminders_set"):
    """A winner sets small goats aside for cards of the kind that have not turned up."""

    seat: int
    kind: Kind
    goats: int


class ReminderReturned(Event, frozen=True, tag="reminder_returned"):
    """A card of the kind has left the game, and a reminder goes back to the winner's stable."""

    seat: int
    kind: Kind


class CardShown(Event, frozen=True, tag="card_shown"):
    """The fifth card of a kind is shown, and stays in the hand."""

    reveals = True

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
    """The game is over; a kind that this turn would still have decided stays undecided."""

    reveals = True

    reason: str
    kind: Kind | None
    winner: int | None


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
    | RemindersSet
    | ReminderReturned
    | CardShown
    | SwapAsked
    | SwapRefused
    | CardHerded
    | HerdingDeclined
    | GameEnded
)

_card = named(CARD_NAMES)
_cell = named(CELL_NAMES)
_kind = named(KIND_NAMES)


def _kind_or_none(_state: Any, row: Row, column: int) -> Kind | None:
    """A kind, if there is one."""
    return None if row[column] == NONE else KIND_NAMES[row[column]]


# Each kind of row: who hears of it, its event, the rule it cites, and how its facts are read.
read_event = event_reader(
    {
        Happening.DOGS_PUT_ASIDE: public(DogsPutAside, "G7", number, number),
        Happening.CARD_DRAWN: private(CardDrawn, "G7", number, _card),
        Happening.HAND_KEPT: public(HandKept, "G7", number),
        Happening.DOGS_SHUFFLED_IN: public(DogsShuffledIn, "G7", number),
        Happening.CARD_PLAYED: public(CardPlayed, "G9", number, _card),
        Happening.CARD_BOXED: public(CardBoxed, "G14", number, _card),
        Happening.GOAT_WALKED: public(GoatWalked, "G10", number, number, number),
        Happening.CARD_TAKEN: public(CardTaken, "G11", number, _card, _cell),
        Happening.GAP_FILLED: public(GapFilled, "G11", _card, _cell),
        Happening.GAP_LEFT: public(GapLeft, "G11", _cell),
        Happening.KIND_WON: public(KindWon, "G12", number, _kind, flag),
        Happening.CARD_MARKED: public(CardMarked, "G13", number, _card, _cell, flag),
        Happening.CARD_LEFT_NEUTRAL: public(CardLeftNeutral, "G15", number, _card, _cell),
        Happening.REMINDERS_SET: public(RemindersSet, "G13", number, _kind, number),
        Happening.REMINDER_RETURNED: public(ReminderReturned, "G14", number, _kind),
        Happening.CARD_SHOWN: public(CardShown, "G14", number, _card),
        Happening.SWAP_ASKED: public(SwapAsked, "G16", number, _cell, _cell, number),
        Happening.SWAP_REFUSED: public(SwapRefused, "G17", number, _cell, _cell),
        Happening.CARD_HERDED: public(CardHerded, "G16", number, _cell, _cell, number_or_none),
        Happening.HERDING_DECLINED: public(HerdingDeclined, "G16", number),
        Happening.GAME_ENDED: public(GameEnded, "G19", member(End), _kind_or_none, number_or_none),
    }
)
