"""What a seat or a spectator is shown of a game of Herr der Ziegen, made from a veiled state."""

from typing import Any

import msgspec

from menagerie.core.events import Outcome
from menagerie.core.plain import plain
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.ending import doubled_cells, meadow_points, milk_points, milk_total
from menagerie.games.goats.meadow import goat_line, has_card_on, may_take
from menagerie.games.goats.options import GoatsOptions, get_options
from menagerie.games.goats.pieces import (
    CELLS,
    DOG,
    EMPTY,
    GROUND,
    HAND,
    KIND_NAMES,
    KINDS,
    LINE_AT,
    LINE_CELLS,
    MILK,
    MILK_VALUES,
    STABLE,
    STABLE_CELL,
    STEPS,
    STEPS_ROUND,
    VALUES,
    WIDTH,
    Kind,
    width,
)
from menagerie.games.goats.state import NONE, REMOVED, End, Phase


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `known` cards of its hand only with the memory aid (GV1)."""

    seat: int
    stable: Cell
    goat: int
    line: tuple[Cell, ...]
    small_goats: int
    cards: int
    display: tuple[Card, ...]
    milk: int
    meadow_points: int
    milk_points: int
    score: int | float
    known: tuple[Card, ...] | None


class WalkView(msgspec.Struct, frozen=True):
    """Where a card of the own hand leads, and what could be taken there; nothing ends the game."""

    card: Card
    position: int
    cells: tuple[Cell, ...]


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


def show(face: Any, seat: int | None, to_act: tuple[int, ...], standing: Outcome) -> GoatsView:
    """Show a veiled state."""
    return GoatsView(
        rules_version=face.rules_version,
        options=get_options(face),
        seat=seat,
        phase=Phase(face.phase).name.lower(),
        turn=face.turn,
        starter=face.starter,
        to_act=to_act,
        removed=tuple(KIND_NAMES[k] for k in range(KINDS) if face.winner[k] == REMOVED),
        kinds={KIND_NAMES[k]: face.winner[k] for k in range(KINDS) if face.winner[k] > NONE},
        meadow=meadow_rows(face),
        marked=marks(face),
        doubled=doubled(face),
        closing=closing(face),
        seats=tuple(_seat_view(face, other, standing) for other in range(face.seats)),
        hand=() if seat is None else hand_cards(face, seat),
        walks=() if seat is None or standing.reason else _walks(face, seat),
        played=None if face.played == NONE else CARD_NAMES[face.played],
        asked=_asked(face),
        may_ask=not face.refused,
        pile=face.pile_count,
        aside=face.aside,
        boxed=goat_names(face.boxed) if face.memory_aid else None,
        in_pile=cards_in_pile(face) if face.memory_aid else None,
        outcome=standing if standing.reason else None,
    )


def meadow_rows(face: Any) -> tuple[tuple[str | None, ...], ...]:
    """G4: the meadow row by row: cards, stables, gaps."""
    ways = range(width(face.seats))
    return tuple(tuple(_content(face, row * WIDTH + column) for column in ways) for row in ways)


def _content(face: Any, cell: int) -> str | None:
    """What is on a cell."""
    if face.meadow[cell] == STABLE:
        return f"stable:{GROUND[face.rules_version - 1, face.seats, cell]}"
    return None if face.meadow[cell] == EMPTY else CARD_NAMES[face.meadow[cell]]


def marks(face: Any) -> dict[Cell, int]:
    """G13: whose small goat stands where."""
    return {CELL_NAMES[c]: face.mark[c] for c in range(CELLS) if face.mark[c] != NONE}


def doubled(face: Any) -> tuple[Cell, ...]:
    """G20: the marked cards that count twice."""
    cells = 0
    for seat in range(face.seats):
        cells |= plain(doubled_cells)(face, seat)
    return tuple(CELL_NAMES[cell] for cell in range(CELLS) if cells >> cell & 1)


def closing(face: Any) -> tuple[Cell, ...]:
    """G19: the cards that are the last of their row or column, once the pile is used up."""
    if face.pile_count or face.end != End.RUNNING:
        return ()
    return tuple(CELL_NAMES[cell] for cell in range(CELLS) if _closes(face, cell))


def _closes(face: Any, cell: int) -> bool:
    """G19: whether taking a card would leave its row or its column without one."""
    if not plain(may_take)(face, cell):
        return False
    card = face.meadow[cell]
    face.meadow[cell] = EMPTY
    lines = (cell // WIDTH, WIDTH + cell % WIDTH)
    found = not all(plain(has_card_on)(face, line) for line in lines)
    face.meadow[cell] = card
    return found


def hand_cards(face: Any, seat: int) -> tuple[Card, ...]:
    """The cards of a hand that may be seen, by kind and value."""
    cards = sorted(face.hands[seat, place] for place in range(HAND))
    return tuple(CARD_NAMES[card] for card in cards if card > NONE)


def known_cards(face: Any, seat: int) -> tuple[Card, ...]:
    """G11, G14: the cards of a hand that all know."""
    cards = sorted(face.hands[seat, place] for place in range(HAND) if face.known[seat, place])
    return tuple(CARD_NAMES[card] for card in cards)


def goat_names(values: Any) -> tuple[Card, ...]:
    """The names of goats given as bits for each kind."""
    return tuple(
        CARD_NAMES[kind * VALUES + value]
        for kind in range(KINDS)
        for value in range(VALUES)
        if values[kind] >> value & 1
    )


def display_cards(face: Any, seat: int) -> tuple[Card, ...]:
    """G9: a display by kind and value, then dogs, then milk."""
    goats = goat_names([face.display[seat, kind] for kind in range(KINDS)])
    milk = [CARD_NAMES[MILK + v] for v in range(MILK_VALUES) for _ in range(face.milk[seat, v])]
    return (*goats, *[CARD_NAMES[DOG]] * face.dogs[seat], *milk)


def cards_in_pile(face: Any) -> tuple[Card, ...]:
    """G7, G14: the cards that all know to be in the pile."""
    return (*goat_names(face.in_pile), *[CARD_NAMES[DOG]] * face.dogs_in_pile)


def _seat_view(face: Any, seat: int, standing: Outcome) -> SeatView:
    """A seat as everybody sees it."""
    return SeatView(
        seat=seat,
        stable=CELL_NAMES[STABLE_CELL[face.rules_version - 1, face.seats, seat]],
        goat=face.goats[seat],
        line=_line(face, plain(goat_line)(face, seat)),
        small_goats=face.small_goats[seat],
        cards=sum(face.hands[seat, place] != NONE for place in range(HAND)),
        display=display_cards(face, seat),
        milk=plain(milk_total)(face, seat),
        meadow_points=plain(meadow_points)(face, seat),
        milk_points=plain(milk_points)(face, seat),
        score=standing.scores[seat],
        known=known_cards(face, seat) if face.memory_aid else None,
    )


def _line(face: Any, line: int) -> tuple[Cell, ...]:
    """G5: the cells of a row or a column that hold cards, or could."""
    cells = (LINE_CELLS[line, step] for step in range(WIDTH))
    return tuple(CELL_NAMES[cell] for cell in cells if face.meadow[cell] >= EMPTY)


def _walks(face: Any, seat: int) -> tuple[WalkView, ...]:
    """G10, G19: where each card of the own hand leads."""
    return tuple(_walk(face, seat, card) for card in dict.fromkeys(hand_cards(face, seat)))


def _walk(face: Any, seat: int, name: Card) -> WalkView:
    """G10: where one card leads, and the cards to be had there."""
    steps = int(STEPS[CARD_NAMES.index(name)])
    position = (face.goats[seat] + steps) % int(STEPS_ROUND[face.seats])
    line = int(LINE_AT[face.seats, position])
    cells = (int(LINE_CELLS[line, step]) for step in range(WIDTH))
    free = tuple(CELL_NAMES[cell] for cell in cells if plain(may_take)(face, cell))
    return WalkView(name, position, free)


def _asked(face: Any) -> SwapView | None:
    """G16: the swap an opponent is asked about."""
    if face.phase != Phase.CONSENTING:
        return None
    return SwapView(CELL_NAMES[face.herd_from], CELL_NAMES[face.herd_to], face.mark[face.herd_to])
