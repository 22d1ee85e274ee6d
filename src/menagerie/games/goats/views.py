"""What a seat or a spectator is shown of a game of Herr der Ziegen, made from a veiled state."""

from typing import Any

import msgspec

from menagerie.core.outcome import Outcome
from menagerie.core.view.fields import ViewFields
from menagerie.games.goats import names
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.options import GoatsOptions
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
    """Where a card of your hand leads, and whether the game ends there whatever is taken.

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
    # G20: by seat, what these score the second time.
    doubled_points: tuple[int, ...]
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


FIELDS = ViewFields(Goats, GoatsView)
FIELDS.numbers("rules_version", "turn", "starter", "aside")
FIELDS.constants(hand=(), walks=())
FIELDS.options(GoatsOptions)
FIELDS.public("winner", name="removed")(names.removed_kinds)
FIELDS.public("winner", name="kinds")(names.won_kinds)
FIELDS.public("rules_version", "seats", "meadow", name="meadow")(names.meadow_rows)
FIELDS.public("mark", name="marked")(names.marks)
FIELDS.public("rules_version", "seats", "mark")(names.doubled)
FIELDS.public("rules_version", "seats", "meadow", "mark")(names.doubled_points)
FIELDS.public("pile_count", "end", "meadow", "mark")(names.closing)
FIELDS.public("phase")(names.phase)
FIELDS.public("played")(names.played)
FIELDS.public("pile_count", name="pile")(lambda state: state.pile_count)
FIELDS.own(rows=("hands",), name="hand")(names.hand_cards)


@FIELDS.public("boxed", "memory_aid")
def boxed(state: Any) -> tuple[Card, ...] | None:
    """GV1: the cards that left the game, with the memory aid."""
    return names.goat_names(state.boxed) if state.memory_aid else None


@FIELDS.public("in_pile", "dogs_in_pile", "memory_aid")
def in_pile(state: Any) -> tuple[Card, ...] | None:
    """GV1: the cards that must be in the pile, with the memory aid."""
    return names.cards_in_pile(state) if state.memory_aid else None


@FIELDS.each_seat(
    "rules_version",
    "seats",
    "memory_aid",
    "milk",
    "winner",
    "reminders",
    rows=("goats", "small_goats", "hands", "known", "display", "dogs", "standing"),
    name="seats",
)
def _seat_view(state: Any, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    score = state.standing.scores[seat]
    milk, points = names.milk_of_all(bytes(state.milk), state.seats)[seat]
    return SeatView(
        seat=seat,
        stable=CELL_NAMES[STABLE_CELL[state.rules_version - 1, state.seats, seat]],
        goat=state.goats[seat],
        line=names.line_cells(state.rules_version, state.seats, state.goats[seat]),
        small_goats=state.small_goats[seat],
        reminders=names.reminders_of(state, seat),
        cards=HAND - state.hands.tolist()[seat].count(NONE),
        display=names.display_cards(state, seat),
        milk=milk,
        # G20-G22: a score is made of nothing else.
        meadow_points=int(score) - points,
        milk_points=points,
        score=score,
        known=names.known_cards(state, seat) if state.memory_aid else None,
    )


@FIELDS.public("meadow", "mark")
def takable(state: Any) -> tuple[tuple[Cell, ...], ...]:
    """G11: the cards that can be taken in each line."""
    return names.takable_cells(bytes(state.meadow), bytes(state.mark))


@FIELDS.own(
    "end", "seats", "pile_count", "meadow", "mark", "display", "winner", rows=("hands", "goats")
)
def walks(state: Any, seat: int) -> tuple[WalkView, ...]:
    """G10: where each card of the seat's own hand leads."""
    if state.end != End.RUNNING:
        return ()
    open_lines, last = takable(state), set(names.closing(state))
    walks = []
    for card, position, line in names.ways_of(
        names.hand_cards(state, seat), state.goats[seat], state.seats
    ):
        ends = last.issuperset(open_lines[line])
        lost = (
            _lost_with(state, seat, card) if ends or last.intersection(open_lines[line]) else None
        )
        walks.append(WalkView(card, position, line, ends, lost))
    return tuple(walks)


def _lost_with(state: Any, seat: int, card: Card) -> LostView | None:
    """G19: what is lost if the game ends in the turn in which a card is played."""
    kind, winner = names.kind_decided_by(state, seat, card)
    dog = card == CARD_NAMES[DOG] and seat in state.mark.tolist()
    return LostView(kind, winner, dog) if kind or dog else None


@FIELDS.public(
    "phase", "turn", "played", "pile_count", "end", "meadow", "mark", "display", "winner"
)
def lost(state: Any) -> LostView | None:
    """G19: what is lost if the game ends with the take that is due."""
    if state.phase != Phase.TAKING or not names.closing(state):
        return None
    return _lost_with(state, state.turn, CARD_NAMES[state.played])


@FIELDS.public("phase", "herd_from", "herd_to", "mark")
def asked(state: Any) -> SwapView | None:
    """G16: the swap an opponent is asked about."""
    swap = names.asked(state)
    return None if swap is None else SwapView(*swap, state.mark[state.herd_to])


@FIELDS.public("refused")
def may_ask(state: Any) -> bool:
    """G16: whether an opponent may still be asked for a swap in this turn."""
    return not state.refused
