"""What a seat or a spectator is shown of a game of Herr der Ziegen, made from a veiled state."""

from typing import Any

import msgspec

from menagerie.core.events import Outcome
from menagerie.core.view.fields import Showing, always, each_seat, number, outcome, shown, to_act
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.names import (
    cards_in_pile,
    closing,
    display_cards,
    doubled,
    goat_names,
    hand_cards,
    kind_decided_by,
    known_cards,
    line_cells,
    marks,
    meadow_rows,
    milk_of_all,
    reminders_of,
    removed_kinds,
    takable_cells,
    ways_of,
    won_kinds,
)
from menagerie.games.goats.options import GoatsOptions, get_options
from menagerie.games.goats.pieces import DOG, HAND, STABLE_CELL, Kind
from menagerie.games.goats.state import NONE, End, Goats, Phase


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `known` cards of its hand only with the memory aid (GV1)."""

    seat: int
    stable: Cell
    goat: int
    line: tuple[Cell, ...]
    small_goats: int
    # G13: the kinds for which small goats are set aside, and how many.
    reminders: dict[Kind, int]
    cards: int
    display: tuple[Card, ...]
    milk: int
    meadow_points: int
    milk_points: int
    score: int | float
    known: tuple[Card, ...] | None


class LostView(msgspec.Struct, frozen=True):
    """G19: what this turn would still bring, and would not if the game ended first."""

    kind: Kind | None
    winner: int | None
    dog: bool


class WalkView(msgspec.Struct, frozen=True):
    """Where a card of the own hand leads, and whether the game ends there whatever is taken.

    `lost` is what the end would lose, wherever a take there can end the game.
    """

    card: Card
    position: int
    line: int
    ends: bool
    lost: LostView | None


class SwapView(msgspec.Struct, frozen=True):
    """A swap that an opponent is asked to agree to."""

    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")
    opponent: int


class GoatsView(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or with None a spectator, may know it."""

    game: str = "goats"
    rules_version: int
    options: GoatsOptions
    seat: int | None
    phase: str
    turn: int
    starter: int
    to_act: tuple[int, ...]
    removed: tuple[Kind, ...]
    kinds: dict[Kind, int]
    meadow: tuple[tuple[str | None, ...], ...]
    marked: dict[Cell, int]
    # G20: the marked cards that count twice; G19: cards whose taking would end the game.
    doubled: tuple[Cell, ...]
    closing: tuple[Cell, ...]
    # G19: what taking one of these cards would lose.
    lost: LostView | None
    # G11: the cards that can be taken in each row, then in each column.
    takable: tuple[tuple[Cell, ...], ...]
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...]
    walks: tuple[WalkView, ...]
    played: Card | None
    asked: SwapView | None
    may_ask: bool
    pile: int
    aside: int
    # With the memory aid only: cards that left the game, and those that must be in the pile.
    boxed: tuple[Card, ...] | None
    in_pile: tuple[Card, ...] | None
    outcome: Outcome | None


def _boxed(face: Any) -> tuple[Card, ...] | None:
    """GV1: the cards that left the game, with the memory aid."""
    return goat_names(face.boxed) if face.memory_aid else None


def _in_pile(face: Any) -> tuple[Card, ...] | None:
    """GV1: the cards that must be in the pile, with the memory aid."""
    return cards_in_pile(face) if face.memory_aid else None


def _seat_view(face: Any, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    score = face.standing.scores[seat]
    milk, points = milk_of_all(bytes(face.milk), face.seats)[seat]
    return SeatView(
        seat=seat,
        stable=CELL_NAMES[STABLE_CELL[face.rules_version - 1, face.seats, seat]],
        goat=face.goats[seat],
        line=line_cells(face.rules_version, face.seats, face.goats[seat]),
        small_goats=face.small_goats[seat],
        reminders=reminders_of(face, seat),
        cards=HAND - face.hands.tolist()[seat].count(NONE),
        display=display_cards(face, seat),
        milk=milk,
        # G20-G22: a score is made of nothing else.
        meadow_points=int(score) - points,
        milk_points=points,
        score=score,
        known=known_cards(face, seat) if face.memory_aid else None,
    )


def _takable(face: Any) -> tuple[tuple[Cell, ...], ...]:
    """G11: the cards that can be taken in each line."""
    return takable_cells(bytes(face.meadow), bytes(face.mark))


def _walks(face: Any, seat: int) -> tuple[WalkView, ...]:
    """G10: where each card of the own hand leads."""
    if face.end != End.RUNNING:
        return ()
    takable, last = _takable(face), set(closing(face))
    walks = []
    for card, position, line in ways_of(hand_cards(face, seat), face.goats[seat], face.seats):
        ends = last.issuperset(takable[line])
        lost = _lost_with(face, seat, card) if ends or last.intersection(takable[line]) else None
        walks.append(WalkView(card, position, line, ends, lost))
    return tuple(walks)


def _lost_with(face: Any, seat: int, card: Card) -> LostView | None:
    """G19: what is lost if the game ends in the turn in which a card is played."""
    kind, winner = kind_decided_by(face, seat, card)
    dog = card == CARD_NAMES[DOG] and seat in face.mark.tolist()
    return LostView(kind, winner, dog) if kind or dog else None


def _lost(face: Any) -> LostView | None:
    """G19: what is lost if the game ends with the take that is due."""
    if face.phase != Phase.TAKING or not closing(face):
        return None
    return _lost_with(face, face.turn, CARD_NAMES[face.played])


def _asked(face: Any) -> SwapView | None:
    """G16: the swap an opponent is asked about."""
    if face.phase != Phase.CONSENTING:
        return None
    return SwapView(CELL_NAMES[face.herd_from], CELL_NAMES[face.herd_to], face.mark[face.herd_to])


def _phase(face: Any) -> str:
    """The phase by its name."""
    return Phase(face.phase).name.lower()


def _played(face: Any) -> Card | None:
    """G10: the card that was played in this turn."""
    return None if face.played == NONE else CARD_NAMES[face.played]


def _may_ask(face: Any) -> bool:
    """G16: whether an opponent may still be asked for a swap in this turn."""
    return not face.refused


SHOWING = Showing(
    Goats,
    GoatsView,
    public={
        "rules_version": number("rules_version"),
        "options": shown(get_options, "start", "memory_aid"),
        "phase": shown(_phase, "phase"),
        "turn": number("turn"),
        "starter": number("starter"),
        "to_act": to_act,
        "removed": shown(removed_kinds, "winner"),
        "kinds": shown(won_kinds, "winner"),
        "meadow": shown(meadow_rows, "rules_version", "seats", "meadow"),
        "marked": shown(marks, "mark"),
        "doubled": shown(doubled, "rules_version", "seats", "mark"),
        "closing": shown(closing, "pile_count", "end", "meadow", "mark"),
        "lost": shown(
            _lost,
            *("phase", "turn", "played", "pile_count", "end"),
            *("meadow", "mark", "display", "winner"),
        ),
        "takable": shown(_takable, "meadow", "mark"),
        "seats": each_seat(
            _seat_view,
            *("rules_version", "seats", "memory_aid", "milk", "winner", "reminders"),
            rows=("goats", "small_goats", "hands", "known", "display", "dogs", "standing"),
        ),
        "hand": always(()),
        "walks": always(()),
        "played": shown(_played, "played"),
        "asked": shown(_asked, "phase", "herd_from", "herd_to", "mark"),
        "may_ask": shown(_may_ask, "refused"),
        "pile": number("pile_count"),
        "aside": number("aside"),
        "boxed": shown(_boxed, "boxed", "memory_aid"),
        "in_pile": shown(_in_pile, "in_pile", "dogs_in_pile", "memory_aid"),
        "outcome": outcome,
    },
    own={
        "hand": shown(hand_cards, rows=("hands",)),
        "walks": shown(
            _walks,
            *("end", "seats", "pile_count", "meadow", "mark", "display", "winner"),
            rows=("hands", "goats"),
        ),
    },
)
