"""Magpies as Python and JSON see it: options, actions, events, refusals and views."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from magpies.rules import CARDS, NONE, PLAYED, Happening, Magpies, Refusal
from menagerie.core.actions import Action, ActionCodes
from menagerie.core.events import Event, event_reader, snake_case
from menagerie.core.options import Options
from menagerie.core.outcome import Outcome
from menagerie.core.refusals import Reason, refused
from menagerie.core.view.fields import ViewFields
from menagerie.core.words import Speaker, Words

Card = Annotated[int, Meta(ge=1, lt=CARDS)]
Cards = tuple[Card, ...]
# M5: which card takes an even treasure, and which an odd one.
TAKES = ("lowest", "highest")


class MagpiesOptions(Options, frozen=True):
    """What a table of Magpies may choose."""

    memory_aid: Annotated[
        bool, Meta(title="Memory aid", description="Show what everybody has played (MV1).")
    ] = False


class Seal(Action, frozen=True, tag="seal"):
    """Lay a card of your hand face down."""

    card: Card


ACTIONS = (None, *map(Seal, range(1, CARDS)))
CODES: dict[Action, int] = {action: code for code, action in enumerate(ACTIONS) if action}
CODEC = ActionCodes(CARDS, (), lambda *_: None, lambda _: ACTIONS, lambda _: CODES)


class MagpiesEvent(Event, frozen=True, tag=snake_case):
    """Something that happened in Magpies."""


class CardSealed(MagpiesEvent, frozen=True):
    """A seat lays a card face down; nobody else sees it."""

    seat: int
    card: int


class CardPlayed(MagpiesEvent, frozen=True):
    """A sealed card is turned up."""

    reveals = True
    seat: int
    card: int


class TreasureTaken(MagpiesEvent, frozen=True):
    """A seat takes the treasure."""

    seat: int
    points: int


read_event = event_reader(Happening, MagpiesEvent)


def cards_at(state: Any, place: int) -> Cards:
    """The cards in a seat's hand, or PLAYED by a seat."""
    return tuple(card for card in range(1, CARDS) if state.place[card] == place)


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it: a player, a hand, or a number."""
    if name == "seat":
        return speaker.name(fact)
    return (", ".join(map(str, fact)) or speaker.say("nothing")) if name == "hand" else fact


SPEAKER = Speaker(Words(Path(__file__).parent / "words"), in_words)


def explain(state: Any, seat: int, action: Any, _: int) -> Reason:
    """Put the one refusal there is into words."""
    facts = {"card": action.card, "hand": cards_at(state, seat)}
    return refused(Refusal.NOT_HELD, facts, SPEAKER)


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    score: int
    has_sealed: bool
    played: Cards | None


class MagpiesView(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or with None a spectator, may know it."""

    game: str = "magpies"
    rules_version: int
    options: MagpiesOptions
    seat: int | None
    phase: str
    to_act: tuple[int, ...]
    left: int
    treasure: int | None
    takes: str | None
    seats: tuple[SeatView, ...]
    hand: Cards
    sealed: Card | None
    outcome: Outcome | None


FIELDS = ViewFields(Magpies, MagpiesView)
FIELDS.numbers("rules_version", "left")
FIELDS.constants(hand=(), sealed=None)
FIELDS.options(MagpiesOptions)
FIELDS.public("left", name="phase")(lambda state: "sealing" if state.left else "over")
FIELDS.public("treasure", name="treasure")(lambda state: state.treasure or None)
FIELDS.public("treasure", name="takes")(
    lambda state: TAKES[state.treasure % 2] if state.treasure else None
)
FIELDS.own("place", name="hand")(cards_at)
FIELDS.own(rows=("sealed",), name="sealed")(lambda state, seat: state.sealed[seat] or None)


@FIELDS.each_seat("place", "memory_aid", rows=("score", "sealed"), name="seats")
def seat_view(state: Any, seat: int) -> SeatView:
    """MV1: a seat as everybody sees it, with the memory aid also what it has played."""
    played = cards_at(state, PLAYED + seat) if state.memory_aid else None
    return SeatView(seat, state.score[seat], state.sealed[seat] != NONE, played)
