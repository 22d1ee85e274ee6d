"""The position of a game of Herr der Ziegen as JSON has it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from menagerie.core.positions import ChancePosition
from menagerie.games.goats.actions import Card, Cell
from menagerie.games.goats.names import EndKey, PhaseKey
from menagerie.games.goats.options import GoatsOptions
from menagerie.games.goats.pieces import MOST_SEATS, TRACK, Kind

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
TrackPosition = Annotated[int, Meta(ge=0, lt=TRACK)]
Count = Annotated[int, Meta(ge=0, le=99)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position; what may be left out is None then."""


class SwapPosition(Shape, frozen=True):
    """The swap an opponent is asked to agree to."""

    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")


class GoatsPosition(Shape, frozen=True, kw_only=True):
    """The whole truth of a game; `load` may be given less."""

    game: Literal["goats"] = "goats"
    rules_version: int | None = None
    seats: int
    options: GoatsOptions = GoatsOptions()
    phase: PhaseKey | None = None
    turn: Seat | None = None
    starter: Seat | None = None
    removed: tuple[Kind, ...] | None = None
    meadow: tuple[tuple[str | None, ...], ...] | None = None
    marked: dict[Cell, Seat] | None = None
    hands: tuple[tuple[Card, ...], ...] | None = None
    displays: tuple[tuple[Card, ...], ...] | None = None
    # Next card first.
    pile: tuple[Card, ...] | None = None
    goats: tuple[TrackPosition, ...] | None = None
    kinds: dict[Kind, Seat] | None = None
    # Small goats set aside for cards that have not turned up.
    reminders: dict[Kind, Count] | None = None
    boxed: tuple[Card, ...] | None = None
    # The card played this turn.
    played: Card | None = None
    # What all know: cards of each hand, and cards that must be in the pile.
    known: tuple[tuple[Card, ...], ...] | None = None
    in_pile: tuple[Card, ...] | None = None
    # A dog's move: the swap that is asked, and whether one was refused this turn.
    asked: SwapPosition | None = None
    refused: bool = False
    # Dogs put aside before the first turn.
    aside: Count = 0
    end: EndKey | None = None
    chance: ChancePosition | None = None
