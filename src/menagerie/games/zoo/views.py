"""What a seat or a spectator is shown of a game of Zoo, made from a veiled state."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from menagerie.core.kernel.rule import plain
from menagerie.core.outcome import Outcome
from menagerie.core.view.fields import ViewFields
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.options import ZooOptions
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.scoring import level_at_top, stood_before
from menagerie.games.zoo.sets import KIND, NUMBER
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import has_teams, is_alone, is_junior

# How many hands are remembered by the names of their cards.
REMEMBERED = 2048
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


@FIELDS.own(rows=("hands",))
def hand(state: Any, seat: int) -> Cards:
    """The cards that a seat holds."""
    return counted(state.hands, seat)


def counted(cards: Any, seat: int) -> Cards:
    """The names of the cards that a seat has in one place, sorted by kind."""
    return _counted(bytes(cards)[seat * KINDS : (seat + 1) * KINDS])


@lru_cache(REMEMBERED)
def _counted(numbers: bytes) -> Cards:
    """The names of so many cards of each kind."""
    return card_names(tuple(kind for kind, number in enumerate(numbers) for _ in range(number)))


def seats_in(bits: int) -> tuple[int, ...]:
    """A set of seats."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


@FIELDS.public("seats", "juniors", "standings", "partner", name="teams")
def teams_of(state: Any) -> tuple[tuple[int, ...], ...]:
    """Z15: the teams in the order of their best, senior first; none where everybody is alone."""
    if not plain(has_teams)(state):
        return ()
    teams: list[tuple[int, ...]] = []
    for seat in (state.standings[place] for place in range(state.seats)):
        if _is_alone(state, seat):
            teams.append((seat,))
        elif not _is_junior(state, seat):
            teams.append((seat, state.partner[seat]))
    return tuple(teams)


@FIELDS.public("seats", "standings")
def standings(state: Any) -> tuple[int, ...]:
    """Z15: the seats in their order, the best first."""
    return tuple(state.standings.tolist()[: state.seats])


@FIELDS.own(*TABLE_FIELDS, *ORDER_FIELDS, *SEAT_ROWS, when=_remembers_all, name="seats")
def _own_seats(state: Any, viewer: int) -> tuple[SeatView, ...]:
    """ZV1: all seats, as a seat remembers them with the memory aid."""
    return tuple([_seat_view(state, seat, is_own=seat == viewer) for seat in range(state.seats)])


@FIELDS.each_seat(*TABLE_FIELDS, *ORDER_FIELDS, rows=SEAT_ROWS, name="seats")
def _seat_view(state: Any, seat: int, *, is_own: bool = False) -> SeatView:
    """A seat as everybody sees it, and as its partner remembers it."""
    partner = state.partner[seat]
    aid = bool(state.memory_aid)
    return SeatView(
        seat=seat,
        cards=state.cards[seat],
        score=state.scores[seat],
        place=_place(state, seat),
        partner=None if partner == NONE else partner,
        is_junior=_is_junior(state, seat),
        out=_out(state, seat),
        pile=_pile(state, seat),
        handed=_count_handed(state, seat),
        played=counted(state.played, seat) if aid else None,
        taken=counted(state.taken, seat) if aid else None,
        known=counted(state.shown if is_own else state.hands, seat) if aid else None,
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
    """Z9, Z17: how many cards lie in the own tricks, those laid there face down too."""
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
    seats, sets = state.trick_seat.tolist(), state.trick_set.tolist()
    return tuple(map(_set_view, seats[: state.plays], sets[: state.plays]))


@cache
def _set_view(seat: int, group: int) -> SetView:
    """A set on the table."""
    (animal,) = card_names((KIND[group],))
    return SetView(seat, group_names(group), animal, int(NUMBER[group]))


@FIELDS.public("phase", "turn", "partner", "asked", name="asked")
def _question(state: Any) -> QuestionView | None:
    """Z18: the question that is open."""
    if state.phase != Phase.ANSWERING:
        return None
    return QuestionView(state.turn, state.partner[state.turn], group_names(state.asked))


@FIELDS.own(rows=("handed",), when=_remembers_exchange, name="gave")
def _cards_handed(state: Any, seat: int) -> Cards:
    """Z17, ZV1: the cards a seat gave its partner, or laid among the own tricks, as far as seen."""
    kinds = tuple(state.handed[seat, place] for place in range(HANDED))
    return card_names(tuple(kind for kind in kinds if kind != NONE))


@FIELDS.own("handed", rows=("partner",), when=_remembers_exchange)
def received(state: Any, seat: int) -> Cards | None:
    """Z17, ZV1: the cards that the partner gave."""
    partner = state.partner[seat]
    return None if partner == NONE else _cards_handed(state, partner)


@FIELDS.public("phase")
def phase(state: Any) -> str:
    """The phase by its name."""
    return Phase(state.phase).name.lower()


@FIELDS.public("passed")
def passed(state: Any) -> tuple[int, ...]:
    """Z8: the seats that have passed since the last set."""
    return seats_in(state.passed)


@FIELDS.public("phase", "seats", "scores", "standings")
def tie(state: Any) -> TieView | None:
    """Z23, Z24: who shares the highest total at the end, and what put one of them first."""
    level = _level_at_top(state)
    if state.phase != Phase.OVER or level == 1:
        return None
    return TieView(
        points=state.scores[state.standings[0]],
        seats=standings(state)[:level],
        before=tuple(_stood_before(state, place) for place in range(level)),
    )
