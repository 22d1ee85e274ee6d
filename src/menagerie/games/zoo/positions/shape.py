"""The position of a game of Zoo as JSON has it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from menagerie.core.errors import PositionError
from menagerie.core.positions import ChancePosition
from menagerie.games.zoo.actions import Cards, Play, codes_of
from menagerie.games.zoo.names import EndKey, PhaseKey
from menagerie.games.zoo.options import ZooOptions
from menagerie.games.zoo.pieces import CARD_NAMES, CARDS, KINDS, MOST_SEATS
from menagerie.games.zoo.state import Zoo

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Round = Annotated[int, Meta(ge=1, le=999)]
Score = Annotated[int, Meta(ge=-9999, le=9999)]
Hand = Annotated[Cards, Meta(max_length=CARDS)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position; what may be left out is None then."""


class PlayPosition(Shape, frozen=True):
    """A set of the running trick and who played it."""

    seat: Seat
    cards: Hand


class AskedPosition(Shape, frozen=True):
    """The cards that a junior shows while the partner answers."""

    by: Seat
    cards: Hand


class ZooPosition(Shape, frozen=True, kw_only=True):
    """The whole truth of a game; `load` may be given less."""

    game: Literal["zoo"] = "zoo"
    rules_version: int | None = None
    seats: int
    options: ZooOptions = ZooOptions()
    phase: PhaseKey | None = None
    round: Round | None = None
    dealer: Seat | None = None
    turn: Seat | None = None
    hands: tuple[Hand, ...] | None = None
    trick: tuple[PlayPosition, ...] = ()
    passed: tuple[Seat, ...] | None = None
    # Each seat's own tricks, with the cards that a player alone has laid among them.
    taken: tuple[Hand, ...] | None = None
    out: tuple[Seat, ...] | None = None
    teams: tuple[tuple[Seat, ...], ...] | None = None
    asked: AskedPosition | None = None
    scores: tuple[Score, ...] | None = None
    standings: tuple[Seat, ...] | None = None
    # The exchange: who has still to decide, and the cards each seat has pushed, returned or laid.
    exchanging: tuple[Seat, ...] | None = None
    handed: tuple[Hand, ...] | None = None
    # What everybody remembers: who played what, and what everybody knows to be still held.
    played: tuple[Hand, ...] | None = None
    shown: tuple[Hand, ...] | None = None
    end: EndKey | None = None
    chance: ChancePosition | None = None


def count_kinds(cards: Cards) -> list[int]:
    """How many cards of each kind there are."""
    return [cards.count(name) for name in CARD_NAMES] if cards else [0] * KINDS


def group_of(state: Zoo, field: str, cards: Cards) -> int:
    """Z3: the number of a set named by its cards, in any order."""
    ordered = tuple(sorted(cards, key=CARD_NAMES.index))
    group = codes_of(state.rules_version).get(Play(ordered))
    if group is None:
        raise PositionError(f"{field}: {', '.join(cards) or 'nothing'} is no set (Z3)")
    return group
