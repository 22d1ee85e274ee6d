"""What a seat or a spectator is shown of a game of Zoo, made from a veiled state."""

from functools import cache
from itertools import starmap
from typing import Any

import msgspec

from menagerie.core.kernel.rule import plain
from menagerie.core.outcome import Outcome
from menagerie.core.view.fields import ViewFields
from menagerie.games.zoo import names
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.options import ZooOptions
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.scoring import level_at_top, stood_before
from menagerie.games.zoo.sets import KIND, NUMBER
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_alone, is_junior

_is_alone = plain(is_alone)
_is_junior = plain(is_junior)
_level_at_top = plain(level_at_top)
_stood_before = plain(stood_before)


class SetView(msgspec.Struct, frozen=True):
    """A set on the table: who played it, and what it counts as."""

    seat: int
    cards: Cards
    animal: str
    number: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it; with the memory aid also what it played, won and showed."""

    seat: int
    cards: int
    score: int
    place: int
    partner: int | None
    is_junior: bool
    out: int | None
    pile: int
    handed: int | None
    played: Cards | None
    taken: Cards | None
    known: Cards | None


class QuestionView(msgspec.Struct, frozen=True):
    """A question that the partner has to answer."""

    by: int
    partner: int
    cards: Cards


class TieView(msgspec.Struct, frozen=True):
    """Players level at the top when the game ended: as they stand, and as they stood before."""

    points: int
    seats: tuple[int, ...]
    before: tuple[int, ...]


class ZooView(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or with None a spectator, may know it."""

    game: str = "zoo"
    rules_version: int
    options: ZooOptions
    seat: int | None
    phase: str
    round: int
    dealer: int
    turn: int
    to_act: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand: Cards
    trick: tuple[SetView, ...]
    passed: tuple[int, ...]
    asked: QuestionView | None
    received: Cards | None
    gave: Cards | None
    teams: tuple[tuple[int, ...], ...]
    standings: tuple[int, ...]
    tie: TieView | None
    outcome: Outcome | None


TABLE_FIELDS = ("seats", "memory_aid", "phase", "juniors", "exchanging")
ORDER_FIELDS = ("out", "out_count", "standings")
SEAT_ROWS = ("cards", "scores", "partner", "taken", "handed", "played", "shown", "hands")


def _remembers_all(state: Any) -> bool:
    """ZV1: with the memory aid, a seat sees what it could remember."""
    return bool(state.memory_aid)


def _remembers_exchange(state: Any) -> bool:
    """ZV1: cards pushed across are shown during the exchange, then with the memory aid."""
    return state.phase == Phase.EXCHANGING or bool(state.memory_aid)


FIELDS = ViewFields(Zoo, ZooView)
FIELDS.numbers("rules_version", "round", "dealer", "turn")
FIELDS.constants(hand=(), received=None, gave=None)
FIELDS.options(ZooOptions)
FIELDS.public("phase")(names.phase)
FIELDS.public("seats", "juniors", "standings", "partner")(names.teams)
FIELDS.public("seats", "standings")(names.standings)
FIELDS.own(rows=("hands",))(names.hand)
FIELDS.own(rows=("handed",), when=_remembers_exchange, name="gave")(names.handed)


@FIELDS.own(*TABLE_FIELDS, *ORDER_FIELDS, *SEAT_ROWS, when=_remembers_all, name="seats")
def _own_seats(state: Any, viewer: int) -> tuple[SeatView, ...]:
    """ZV1: all seats, as a seat remembers them with the memory aid."""
    return tuple([_seat_view(state, seat, is_own=seat == viewer) for seat in range(state.seats)])


@FIELDS.each_seat(*TABLE_FIELDS, *ORDER_FIELDS, rows=SEAT_ROWS, name="seats")
def _seat_view(state: Any, seat: int, *, is_own: bool = False) -> SeatView:
    """A seat as everybody sees it, and as its partner remembers it."""
    aid = bool(state.memory_aid)
    return SeatView(
        seat=seat,
        cards=state.cards[seat],
        score=state.scores[seat],
        place=_place(state, seat),
        partner=names.partner(state, seat),
        is_junior=_is_junior(state, seat),
        out=_out(state, seat),
        pile=_pile(state, seat),
        handed=_count_handed(state, seat),
        played=names.counted(state.played, seat) if aid else None,
        taken=names.counted(state.taken, seat) if aid else None,
        known=names.counted(state.shown if is_own else state.hands, seat) if aid else None,
    )


def _place(state: Any, seat: int) -> int:
    """Z15: the place of a seat, the best first."""
    place: int = state.standings.tolist().index(seat)
    return place + 1


def _out(state: Any, seat: int) -> int | None:
    """Z9: when a seat ran out of cards, counted from 1; None while it holds some."""
    out = state.out.tolist()[: state.out_count]
    return out.index(seat) + 1 if seat in out else None


def _pile(state: Any, seat: int) -> int:
    """Z9, Z17: how many cards lie in a seat's own tricks, those laid there face down too."""
    laid = (_count_handed(state, seat) or 0) if _is_alone(state, seat) else 0
    return laid + sum(bytes(state.taken)[seat * KINDS : (seat + 1) * KINDS])


def _count_handed(state: Any, seat: int) -> int | None:
    """Z17: how many cards a seat has handed over or laid; None while it has still to decide."""
    if state.phase == Phase.EXCHANGING and state.exchanging >> seat & 1:
        return None
    handed: list[int] = state.handed.tolist()[seat]
    return HANDED - handed.count(NONE)


@FIELDS.public("plays", "trick_set", "trick_seat")
def trick(state: Any) -> tuple[SetView, ...]:
    """The sets of the running trick, the one on top last."""
    return tuple(starmap(_set_view, names.trick(state)))


@cache
def _set_view(seat: int, group: int) -> SetView:
    """A set on the table."""
    (animal,) = card_names((KIND[group],))
    return SetView(seat, group_names(group), animal, int(NUMBER[group]))


@FIELDS.public("phase", "turn", "partner", "asked")
def asked(state: Any) -> QuestionView | None:
    """Z18: the question that is open."""
    cards = names.asked(state)
    return None if cards is None else QuestionView(state.turn, state.partner[state.turn], cards)


@FIELDS.own("handed", rows=("partner",), when=_remembers_exchange)
def received(state: Any, seat: int) -> Cards | None:
    """Z17, ZV1: the cards that the partner gave."""
    partner = names.partner(state, seat)
    return None if partner is None else names.handed(state, partner)


@FIELDS.public("passed")
def passed(state: Any) -> tuple[int, ...]:
    """Z8: the seats that have passed since the last set."""
    return names.seats_in(state.passed)


@FIELDS.public("phase", "seats", "scores", "standings")
def tie(state: Any) -> TieView | None:
    """Z23, Z24: who shares the highest total at the end, and what put one of them first."""
    level = _level_at_top(state)
    if state.phase != Phase.OVER or level == 1:
        return None
    return TieView(
        points=state.scores[state.standings[0]],
        seats=names.standings(state)[:level],
        before=tuple(_stood_before(state, place) for place in range(level)),
    )
