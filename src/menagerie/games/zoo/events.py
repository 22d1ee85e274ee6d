"""The events of Zoo as people and JSON read them."""

from typing import Annotated, Any

from menagerie.core.events import Event, Row, event_reader, member, snake_case
from menagerie.games.zoo.actions import Cards, group_names
from menagerie.games.zoo.codes import Happening
from menagerie.games.zoo.names import cards
from menagerie.games.zoo.state import NONE, End


def _group(_state: Any, row: Row, column: int) -> Cards:
    return group_names(row[column])


def _kinds(_state: Any, row: Row, column: int) -> Cards:
    return cards(row[column : column + 2])


def _seats(_state: Any, row: Row, column: int) -> tuple[int, ...]:
    return tuple(seat for seat in row[column:] if seat != NONE)


Group = Annotated[Cards, _group]
Kinds = Annotated[Cards, _kinds]


class ZooEvent(Event, frozen=True, tag=snake_case):
    """Something that happened in Zoo."""


class RoundStarted(ZooEvent, frozen=True):
    """Cards are dealt; the leader leads the first trick."""

    reveals = True

    round: int
    dealer: int
    leader: int


class TeamFormed(ZooEvent, frozen=True):
    """Two seats are partners in this round, or one is alone."""

    senior: int
    junior: int | None


class CardsPushed(ZooEvent, frozen=True):
    """The cards that a junior pushed to the senior."""

    reveals = True

    junior: int
    senior: int
    cards: Kinds


class PushMade(ZooEvent, frozen=True):
    """A junior has pushed two cards."""

    junior: int
    senior: int


class CardsKept(ZooEvent, frozen=True):
    """A junior exchanges nothing."""

    junior: int


class CardsReturned(ZooEvent, frozen=True):
    """The cards that a senior pushed back."""

    reveals = True

    senior: int
    junior: int
    cards: Kinds


class ReturnMade(ZooEvent, frozen=True):
    """A senior has pushed two cards back."""

    senior: int
    junior: int


class CardsLaid(ZooEvent, frozen=True):
    """The cards that a player without a partner laid with their own tricks."""

    seat: int
    cards: Kinds


class LayingMade(ZooEvent, frozen=True):
    """A player without a partner has laid a number of cards with their own tricks."""

    seat: int
    number: int


class SetLed(ZooEvent, frozen=True):
    """A set opens a trick."""

    seat: int
    cards: Group


class SetPlayed(ZooEvent, frozen=True):
    """A set beats the one before it."""

    seat: int
    cards: Group


class Passed(ZooEvent, frozen=True):
    """A seat has passed."""

    seat: int


class QuestionAsked(ZooEvent, frozen=True):
    """A junior shows cards and asks the senior for what is missing."""

    junior: int
    senior: int
    cards: Group


class CardsGiven(ZooEvent, frozen=True):
    """A senior hands over the missing cards."""

    reveals = True

    senior: int
    junior: int
    cards: Group


class QuestionRefused(ZooEvent, frozen=True):
    """A senior gives nothing; the shown cards go back to the hand."""

    senior: int
    junior: int


class WentOut(ZooEvent, frozen=True):
    """A seat has no card left; place 1 is the first to go out."""

    seat: int
    place: int


class TrickWon(ZooEvent, frozen=True):
    """Nobody beats the last set: its player takes the trick."""

    seat: int
    sets: int


class LeadPassed(ZooEvent, frozen=True):
    """A seat that holds only the joker cannot lead."""

    reveals = True

    seat: int


class RoundEnded(ZooEvent, frozen=True):
    """At most one player holds cards."""

    round: int


class PointsScored(ZooEvent, frozen=True):
    """A seat's points of the round, by where they come from, and its new total."""

    seat: int
    order: int
    team: int
    lions: int
    hedgehog: int
    total: int


class StandingsFixed(ZooEvent, frozen=True):
    """The seats in the order of the standings."""

    standings: Annotated[tuple[int, ...], _seats]


class GameEnded(ZooEvent, frozen=True):
    """The game is over."""

    reveals = True

    reason: Annotated[str, member(End)]


read_event = event_reader(Happening, ZooEvent)
