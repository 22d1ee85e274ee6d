"""The events of Zoo as people and JSON read them."""

from typing import Any

from menagerie.core.events import (
    Event,
    Row,
    event_reader,
    member,
    number,
    number_or_none,
    private,
    public,
)
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.codes import Happening
from menagerie.games.zoo.state import NONE, End


class RoundStarted(Event, frozen=True, tag="round_started"):
    """Cards are dealt; the leader leads the first trick."""

    reveals = True

    round: int
    dealer: int
    leader: int


class TeamFormed(Event, frozen=True, tag="team_formed"):
    """Two seats are partners in this round, or one is alone."""

    senior: int
    junior: int | None


class CardsPushed(Event, frozen=True, tag="cards_pushed"):
    """The cards that a junior pushed to the senior."""

    reveals = True

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

    reveals = True

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

    reveals = True

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

    reveals = True

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

    reveals = True

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


def _group(_state: Any, row: Row, column: int) -> Cards:
    return group_names(row[column])


def _kinds(_state: Any, row: Row, column: int) -> Cards:
    return card_names(tuple(kind for kind in row[column : column + 2] if kind != NONE))


def _seats(_state: Any, row: Row, column: int) -> tuple[int, ...]:
    return tuple(seat for seat in row[column:] if seat != NONE)


# Each kind of row: who hears of it, its event, the rule it cites, and how its facts are read.
read_event = event_reader(
    {
        Happening.ROUND_STARTED: public(RoundStarted, "Z4", number, number, number),
        Happening.TEAM_FORMED: public(TeamFormed, "Z15", number, number_or_none),
        Happening.CARDS_PUSHED: private(CardsPushed, "Z17", number, number, _kinds, hearers=2),
        Happening.PUSH_MADE: public(PushMade, "Z17", number, number),
        Happening.CARDS_KEPT: public(CardsKept, "Z17", number),
        Happening.CARDS_RETURNED: private(CardsReturned, "Z17", number, number, _kinds, hearers=2),
        Happening.RETURN_MADE: public(ReturnMade, "Z17", number, number),
        Happening.CARDS_LAID: private(CardsLaid, "Z17", number, _kinds),
        Happening.LAYING_MADE: public(LayingMade, "Z17", number, number),
        Happening.SET_LED: public(SetLed, "Z6", number, _group),
        Happening.SET_PLAYED: public(SetPlayed, "Z7", number, _group),
        Happening.PASSED: public(Passed, "Z8", number),
        Happening.QUESTION_ASKED: public(QuestionAsked, "Z18", number, number, _group),
        Happening.CARDS_GIVEN: public(CardsGiven, "Z18", number, number, _group),
        Happening.QUESTION_REFUSED: public(QuestionRefused, "Z18", number, number),
        Happening.WENT_OUT: public(WentOut, "Z10", number, number),
        Happening.TRICK_WON: public(TrickWon, "Z9", number, number),
        Happening.LEAD_PASSED: public(LeadPassed, "Z12", number),
        Happening.ROUND_ENDED: public(RoundEnded, "Z11", number),
        Happening.POINTS_SCORED: public(PointsScored, "Z13", *[number] * 6),
        Happening.STANDINGS_FIXED: public(StandingsFixed, "Z23", _seats),
        Happening.GAME_ENDED: public(GameEnded, "Z24", member(End)),
    }
)
