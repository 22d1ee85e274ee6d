"""The events of Zoo as people and JSON read them."""

from collections.abc import Callable
from typing import Any

from menagerie.core.events import EVERYBODY, Audience, Event
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.happenings import Happening
from menagerie.games.zoo.state import NONE, End


class RoundStarted(Event, frozen=True, tag="round_started"):
    """Cards are dealt; the leader leads the first trick."""

    round: int
    dealer: int
    leader: int


class TeamFormed(Event, frozen=True, tag="team_formed"):
    """Two seats are partners in this round, or one is alone."""

    senior: int
    junior: int | None


class CardsPushed(Event, frozen=True, tag="cards_pushed"):
    """The cards that a junior pushed to the senior."""

    junior: int
    senior: int
    cards: Cards


class PushMade(Event, frozen=True, tag="push_made"):
    """A junior has pushed two cards."""

    junior: int
    senior: int


class CardsKept(Event, frozen=True, tag="cards_kept"):
    """A junior exchanges nothing."""

    junior: int


class CardsReturned(Event, frozen=True, tag="cards_returned"):
    """The cards that a senior pushed back."""

    senior: int
    junior: int
    cards: Cards


class ReturnMade(Event, frozen=True, tag="return_made"):
    """A senior has pushed two cards back."""

    senior: int
    junior: int


class CardsLaid(Event, frozen=True, tag="cards_laid"):
    """The cards that a player alone laid among the own tricks."""

    seat: int
    cards: Cards


class LayingMade(Event, frozen=True, tag="laying_made"):
    """A player alone has laid a number of cards among the own tricks."""

    seat: int
    number: int


class SetLed(Event, frozen=True, tag="set_led"):
    """A set opens a trick."""

    seat: int
    cards: Cards


class SetPlayed(Event, frozen=True, tag="set_played"):
    """A set beats the one before it."""

    seat: int
    cards: Cards


class Passed(Event, frozen=True, tag="passed"):
    """A seat has passed."""

    seat: int


class QuestionAsked(Event, frozen=True, tag="question_asked"):
    """A junior shows cards and asks the senior for what is missing."""

    junior: int
    senior: int
    cards: Cards


class CardsGiven(Event, frozen=True, tag="cards_given"):
    """A senior hands over the missing cards."""

    senior: int
    junior: int
    cards: Cards


class QuestionRefused(Event, frozen=True, tag="question_refused"):
    """A senior gives nothing; the shown cards go back to the hand."""

    senior: int
    junior: int


class WentOut(Event, frozen=True, tag="went_out"):
    """A seat has no card left; place 1 is the first to go out."""

    seat: int
    place: int


class TrickWon(Event, frozen=True, tag="trick_won"):
    """Nobody beats the last set: its player takes the trick."""

    seat: int
    sets: int


class LeadPassed(Event, frozen=True, tag="lead_passed"):
    """A seat that holds only the joker cannot lead."""

    seat: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """At most one player holds cards."""

    round: int


class PointsScored(Event, frozen=True, tag="points_scored"):
    """A seat's points of the round, by where they come from, and its new total."""

    seat: int
    order: int
    team: int
    lions: int
    hedgehog: int
    total: int


class StandingsFixed(Event, frozen=True, tag="standings_fixed"):
    """The seats in the order of the standings."""

    standings: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    reason: str


ZooEvent = (
    RoundStarted
    | TeamFormed
    | CardsPushed
    | PushMade
    | CardsKept
    | CardsReturned
    | ReturnMade
    | CardsLaid
    | LayingMade
    | SetLed
    | SetPlayed
    | Passed
    | QuestionAsked
    | CardsGiven
    | QuestionRefused
    | WentOut
    | TrickWon
    | LeadPassed
    | RoundEnded
    | PointsScored
    | StandingsFixed
    | GameEnded
)

# A fact of a log row, turned into what it stands for: handed the row and the fact's column.
Read = Callable[[tuple[int, ...], int], Any]


def _number(row: tuple[int, ...], column: int) -> int:
    return row[column]


def _seat_or_none(row: tuple[int, ...], column: int) -> int | None:
    return None if row[column] == NONE else row[column]


def _group(row: tuple[int, ...], column: int) -> Cards:
    return group_names(row[column])


def _kinds(row: tuple[int, ...], column: int) -> Cards:
    return card_names(tuple(kind for kind in row[column : column + 2] if kind != NONE))


def _seats(row: tuple[int, ...], column: int) -> tuple[int, ...]:
    return tuple(seat for seat in row[column:] if seat != NONE)


def _reason(row: tuple[int, ...], column: int) -> str:
    return End(row[column]).name.lower()


SEAT = (_number,)
TWO_SEATS = (_number, _number)

# Each kind of row: its struct, the rule it cites, how its facts are read, and how many of its
# first facts are the only seats that may hear of it; 0 stands for everybody.
_ROWS: dict[int, tuple[Any, str, tuple[Read, ...], int]] = {
    Happening.ROUND_STARTED: (RoundStarted, "Z4", (_number, _number, _number), 0),
    Happening.TEAM_FORMED: (TeamFormed, "Z15", (_number, _seat_or_none), 0),
    Happening.CARDS_PUSHED: (CardsPushed, "Z17", (*TWO_SEATS, _kinds), 2),
    Happening.PUSH_MADE: (PushMade, "Z17", TWO_SEATS, 0),
    Happening.CARDS_KEPT: (CardsKept, "Z17", SEAT, 0),
    Happening.CARDS_RETURNED: (CardsReturned, "Z17", (*TWO_SEATS, _kinds), 2),
    Happening.RETURN_MADE: (ReturnMade, "Z17", TWO_SEATS, 0),
    Happening.CARDS_LAID: (CardsLaid, "Z17", (*SEAT, _kinds), 1),
    Happening.LAYING_MADE: (LayingMade, "Z17", (*SEAT, _number), 0),
    Happening.SET_LED: (SetLed, "Z6", (*SEAT, _group), 0),
    Happening.SET_PLAYED: (SetPlayed, "Z7", (*SEAT, _group), 0),
    Happening.PASSED: (Passed, "Z8", SEAT, 0),
    Happening.QUESTION_ASKED: (QuestionAsked, "Z18", (*TWO_SEATS, _group), 0),
    Happening.CARDS_GIVEN: (CardsGiven, "Z18", (*TWO_SEATS, _group), 0),
    Happening.QUESTION_REFUSED: (QuestionRefused, "Z18", TWO_SEATS, 0),
    Happening.WENT_OUT: (WentOut, "Z10", (*SEAT, _number), 0),
    Happening.TRICK_WON: (TrickWon, "Z9", (*SEAT, _number), 0),
    Happening.LEAD_PASSED: (LeadPassed, "Z12", SEAT, 0),
    Happening.ROUND_ENDED: (RoundEnded, "Z11", (_number,), 0),
    Happening.POINTS_SCORED: (PointsScored, "Z13", (_number,) * 6, 0),
    Happening.STANDINGS_FIXED: (StandingsFixed, "Z23", (_seats,), 0),
    Happening.GAME_ENDED: (GameEnded, "Z24", (_reason,), 0),
}


def read_event(_face: Any, row: tuple[int, ...]) -> Event:
    """Turn a row of the log into an event."""
    kind, rule, readers, listeners = _ROWS[row[0]]
    facts = (read(row, column) for column, read in enumerate(readers, 1))
    audience: Audience = row[1 : 1 + listeners] if listeners else EVERYBODY
    event: Event = kind(*facts, rule=rule, audience=audience)
    return event
