"""The events of Herr der Ziegen as people and JSON read them."""

from typing import Annotated

import msgspec

from menagerie.core.events import Event, event_reader, member, named, named_or_none, snake_case
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.pieces import KIND_NAMES, Kind
from menagerie.games.goats.state import End

PlayedCard = Annotated[Card, named(CARD_NAMES)]
MeadowCell = Annotated[Cell, named(CELL_NAMES)]
GoatKind = Annotated[Kind, named(KIND_NAMES)]
AnyKind = Annotated[Kind | None, named_or_none(KIND_NAMES)]


class GoatsEvent(Event, frozen=True, tag=snake_case):
    """Something that happened in Herr der Ziegen."""


class DogsPutAside(GoatsEvent, frozen=True):
    """A seat puts dogs aside, openly."""

    seat: int
    dogs: int


class CardDrawn(GoatsEvent, frozen=True):
    """A card a seat draws for a dog; nobody else sees it."""

    reveals = True

    seat: int
    card: PlayedCard


class HandKept(GoatsEvent, frozen=True):
    """A seat keeps its hand."""

    seat: int


class DogsShuffledIn(GoatsEvent, frozen=True):
    """The dogs put aside go into the pile."""

    reveals = True

    dogs: int


class CardPlayed(GoatsEvent, frozen=True):
    """A card is played face up."""

    seat: int
    card: PlayedCard


class CardBoxed(GoatsEvent, frozen=True):
    """The card played is of a decided kind and leaves the game."""

    seat: int
    card: PlayedCard


class GoatWalked(GoatsEvent, frozen=True):
    """A large goat walks round the outside."""

    seat: int
    start: int = msgspec.field(name="from")
    goal: int = msgspec.field(name="to")


class CardTaken(GoatsEvent, frozen=True):
    """A card of the meadow goes to a hand."""

    seat: int
    card: PlayedCard
    cell: MeadowCell


class GapFilled(GoatsEvent, frozen=True):
    """A card of the pile fills the gap."""

    reveals = True

    card: PlayedCard
    cell: MeadowCell


class GapLeft(GoatsEvent, frozen=True):
    """The pile is used up, and the gap stays empty."""

    cell: MeadowCell


class KindWon(GoatsEvent, frozen=True):
    """A seat wins a kind: by eight points, or by the fourth card."""

    seat: int
    kind: GoatKind
    by_fourth: bool


class CardMarked(GoatsEvent, frozen=True):
    """A small goat of the winner goes on a card: a reminder, or one from the stable."""

    seat: int
    card: PlayedCard
    cell: MeadowCell
    reminder: bool


class CardLeftNeutral(GoatsEvent, frozen=True):
    """The winner of the kind has no small goat left for a card."""

    seat: int
    card: PlayedCard
    cell: MeadowCell


class RemindersSet(GoatsEvent, frozen=True):
    """A winner sets small goats aside for cards of the kind that have not turned up."""

    seat: int
    kind: GoatKind
    goats: int


class ReminderReturned(GoatsEvent, frozen=True):
    """A card of the kind has left the game, and a reminder goes back to the winner's stable."""

    seat: int
    kind: GoatKind


class CardShown(GoatsEvent, frozen=True):
    """The fifth card of a kind is shown, and stays in the hand."""

    reveals = True

    seat: int
    card: PlayedCard


class SwapAsked(GoatsEvent, frozen=True):
    """A player asks an opponent to agree to a swap."""

    seat: int
    start: MeadowCell = msgspec.field(name="from")
    goal: MeadowCell = msgspec.field(name="to")
    opponent: int


class SwapRefused(GoatsEvent, frozen=True):
    """The opponent who was asked refuses."""

    seat: int
    start: MeadowCell = msgspec.field(name="from")
    goal: MeadowCell = msgspec.field(name="to")


class CardHerded(GoatsEvent, frozen=True):
    """A marked card is moved; an opponent who agreed to it is named."""

    seat: int
    start: MeadowCell = msgspec.field(name="from")
    goal: MeadowCell = msgspec.field(name="to")
    opponent: int | None


class HerdingDeclined(GoatsEvent, frozen=True):
    """A player leaves the meadow as it is."""

    seat: int


class GameEnded(GoatsEvent, frozen=True):
    """The game is over; a kind that this turn would still have decided stays undecided."""

    reveals = True

    reason: Annotated[str, member(End)]
    kind: AnyKind
    winner: int | None


read_event = event_reader(Happening, GoatsEvent)
