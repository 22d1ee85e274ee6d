"""What a seat or a spectator is shown of a game of Zoo, made from a veiled state."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from menagerie.core.events import Outcome
from menagerie.core.kernel.plain import plain
from menagerie.core.view.fields import Showing, always, each_seat, number, outcome, shown, to_act
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.options import ZooOptions, get_options
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


def _hand(face: Any, seat: int) -> Cards:
    """The cards that a seat holds."""
    return counted(face.hands, seat)


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


def teams_of(face: Any) -> tuple[tuple[int, ...], ...]:
    """Z15: the teams in the order of their best, senior first; none where everybody is alone."""
    if not plain(has_teams)(face):
        return ()
    teams: list[tuple[int, ...]] = []
    for seat in (face.standings[place] for place in range(face.seats)):
        if _is_alone(face, seat):
            teams.append((seat,))
        elif not _is_junior(face, seat):
            teams.append((seat, face.partner[seat]))
    return tuple(teams)


def _standings(face: Any) -> tuple[int, ...]:
    """Z15: the seats in their order, the best first."""
    return tuple(face.standings.tolist()[: face.seats])


def _own_seats(face: Any, viewer: int) -> tuple[SeatView, ...]:
    """ZV1: all seats, as a seat remembers them with the memory aid."""
    return tuple([_seat_view(face, seat, is_own=seat == viewer) for seat in range(face.seats)])


def _seat_view(face: Any, seat: int, *, is_own: bool = False) -> SeatView:
    """A seat as everybody sees it, and as its partner remembers it."""
    partner = face.partner[seat]
    aid = bool(face.memory_aid)
    return SeatView(
        seat=seat,
        cards=face.cards[seat],
        score=face.scores[seat],
        place=_place(face, seat),
        partner=None if partner == NONE else partner,
        is_junior=_is_junior(face, seat),
        out=_out(face, seat),
        pile=_pile(face, seat),
        handed=_count_handed(face, seat),
        played=counted(face.played, seat) if aid else None,
        taken=counted(face.taken, seat) if aid else None,
        known=counted(face.shown if is_own else face.hands, seat) if aid else None,
    )


def _place(face: Any, seat: int) -> int:
    """Z15: the place of a seat, the best first."""
    place: int = face.standings.tolist().index(seat)
    return place + 1


def _out(face: Any, seat: int) -> int | None:
    """Z9: when a seat ran out of cards, counted from 1; None while it holds some."""
    out = face.out.tolist()[: face.out_count]
    return out.index(seat) + 1 if seat in out else None


def _pile(face: Any, seat: int) -> int:
    """Z9, Z17: how many cards lie in the own tricks, those laid there face down too."""
    laid = (_count_handed(face, seat) or 0) if _is_alone(face, seat) else 0
    return laid + sum(bytes(face.taken)[seat * KINDS : (seat + 1) * KINDS])


def _count_handed(face: Any, seat: int) -> int | None:
    """Z17: how many cards a seat has handed over or laid; None while it has still to decide."""
    if face.phase == Phase.EXCHANGING and face.exchanging >> seat & 1:
        return None
    handed: list[int] = face.handed.tolist()[seat]
    return HANDED - handed.count(NONE)


def _trick(face: Any) -> tuple[SetView, ...]:
    """The sets of the running trick, the one on top last."""
    seats, sets = face.trick_seat.tolist(), face.trick_set.tolist()
    return tuple(map(_set_view, seats[: face.plays], sets[: face.plays]))


@cache
def _set_view(seat: int, group: int) -> SetView:
    """A set on the table."""
    (animal,) = card_names((KIND[group],))
    return SetView(seat, group_names(group), animal, int(NUMBER[group]))


def _question(face: Any) -> QuestionView | None:
    """Z18: the question that is open."""
    if face.phase != Phase.ANSWERING:
        return None
    return QuestionView(face.turn, face.partner[face.turn], group_names(face.asked))


def _cards_handed(face: Any, seat: int) -> Cards:
    """Z17, ZV1: the cards a seat gave its partner, or laid among the own tricks, as far as seen."""
    kinds = tuple(face.handed[seat, place] for place in range(HANDED))
    return card_names(tuple(kind for kind in kinds if kind != NONE))


def _remembers_all(face: Any) -> bool:
    """ZV1: with the memory aid, a seat sees what it could remember."""
    return bool(face.memory_aid)


def _remembers_exchange(face: Any) -> bool:
    """ZV1: cards pushed across are shown during the exchange, then with the memory aid."""
    return face.phase == Phase.EXCHANGING or bool(face.memory_aid)


def _received(face: Any, seat: int) -> Cards | None:
    """Z17, ZV1: the cards that the partner gave."""
    partner = face.partner[seat]
    return None if partner == NONE else _cards_handed(face, partner)


def _phase(face: Any) -> str:
    """The phase by its name."""
    return Phase(face.phase).name.lower()


def _passed(face: Any) -> tuple[int, ...]:
    """Z8: the seats that have passed since the last set."""
    return seats_in(face.passed)


def _tie(face: Any) -> TieView | None:
    """Z23, Z24: who shares the highest total at the end, and what put one of them first."""
    level = _level_at_top(face)
    if face.phase != Phase.OVER or level == 1:
        return None
    return TieView(
        points=face.scores[face.standings[0]],
        seats=_standings(face)[:level],
        before=tuple(_stood_before(face, place) for place in range(level)),
    )


TABLE_FIELDS = ("seats", "memory_aid", "phase", "juniors", "exchanging")
ORDER_FIELDS = ("out", "out_count", "standings")
SEAT_ROWS = ("cards", "scores", "partner", "taken", "handed", "played", "shown", "hands")

SHOWING = Showing(
    Zoo,
    ZooView,
    public={
        "rules_version": number("rules_version"),
        "options": shown(get_options, "partners", "target", "memory_aid"),
        "phase": shown(_phase, "phase"),
        "round": number("round"),
        "dealer": number("dealer"),
        "turn": number("turn"),
        "to_act": to_act,
        "seats": each_seat(_seat_view, *TABLE_FIELDS, *ORDER_FIELDS, rows=SEAT_ROWS),
        "hand": always(()),
        "trick": shown(_trick, "plays", "trick_set", "trick_seat"),
        "passed": shown(_passed, "passed"),
        "asked": shown(_question, "phase", "turn", "partner", "asked"),
        "received": always(None),
        "gave": always(None),
        "teams": shown(teams_of, "seats", "juniors", "standings", "partner"),
        "standings": shown(_standings, "seats", "standings"),
        "tie": shown(_tie, "phase", "seats", "scores", "standings"),
        "outcome": outcome,
    },
    own={
        "seats": shown(
            *(_own_seats, *TABLE_FIELDS, *ORDER_FIELDS, *SEAT_ROWS), when=_remembers_all
        ),
        "hand": shown(_hand, rows=("hands",)),
        "received": shown(_received, "handed", rows=("partner",), when=_remembers_exchange),
        "gave": shown(_cards_handed, rows=("handed",), when=_remembers_exchange),
    },
)
