"""What can be seen of a game of Herr der Ziegen, by the names of cells and cards."""

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, Literal, cast

from menagerie.core.kernel.rule import plain
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NAMES, Card, Cell
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.ending import doubled_cells, milk_points, milk_total
from menagerie.games.goats.kinds import kind_winner
from menagerie.games.goats.meadow import may_take
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
    LINES,
    MILK,
    MILK_VALUES,
    STABLE,
    STEPS,
    STEPS_ROUND,
    VALUES,
    WIDTH,
    Kind,
    width,
)
from menagerie.games.goats.state import NONE, REMOVED, End, Phase

PhaseKey = Literal["dogs", "playing", "taking", "herding", "consenting", "over"]
EndKey = Literal["line_empty", "nothing_to_take"]

_doubled_cells = plain(doubled_cells)
_is_goat = plain(is_goat)
_kind_of = plain(kind_of)
_kind_winner = plain(kind_winner)
_may_take = plain(may_take)
_milk_points = plain(milk_points)
_milk_total = plain(milk_total)
_value_bit = plain(value_bit)
# How many rows and ways are remembered.
REMEMBERED = 2048
STEPS_OF = {name: int(STEPS[card]) for card, name in enumerate(CARD_NAMES)}
CELLS_OF_LINES = [[int(LINE_CELLS[line, step]) for step in range(WIDTH)] for line in range(LINES)]


def phase(state: Any) -> PhaseKey:
    """What the game waits for."""
    return cast("PhaseKey", Phase(state.phase).name.lower())


def end(state: Any) -> EndKey | None:
    """G19: why the game ended, if it has."""
    return cast("EndKey", End(state.end).name.lower()) if state.end else None


# The meadow.


def removed_kinds(state: Any) -> tuple[Kind, ...]:
    """G3: the kinds that are not in the game."""
    return tuple(KIND_NAMES[kind] for kind in range(KINDS) if state.winner[kind] == REMOVED)


def won_kinds(state: Any) -> dict[Kind, int]:
    """G12: who won which kind."""
    return {
        KIND_NAMES[kind]: state.winner[kind] for kind in range(KINDS) if state.winner[kind] > NONE
    }


def reminders(state: Any) -> dict[Kind, int]:
    """G13: for how many cards of each kind a small goat is set aside."""
    numbers = enumerate(state.reminders.tolist())
    return {KIND_NAMES[kind]: goats for kind, goats in numbers if goats}


def reminders_of(state: Any, seat: int) -> dict[Kind, int]:
    """G13: the small goats that a seat has set aside, by kind."""
    won = won_kinds(state)
    return {kind: goats for kind, goats in reminders(state).items() if won[kind] == seat}


def kind_decided_by(state: Any, seat: int, card: Card) -> tuple[Kind | None, int | None]:
    """G12: the kind that would be decided if a seat showed a card, and who would win it."""
    code = CARD_CODES[card]
    kind = _kind_of(code)
    if not _is_goat(code) or state.winner[kind] != NONE:
        return None, None
    display = state.display.tolist()
    display[seat][kind] |= _value_bit(code)
    shown: Any = _Displays(display, state.seats, seat)
    winner = _kind_winner(shown, kind)
    return (None, None) if winner == NONE else (KIND_NAMES[kind], winner)


class _Displays:
    """Displays as they would be, for the rules that read nothing else."""

    def __init__(self, display: list[list[int]], seats: int, turn: int) -> None:
        self.display = {(s, k): bits for s, row in enumerate(display) for k, bits in enumerate(row)}
        self.seats = seats
        self.turn = turn


def meadow_rows(state: Any) -> tuple[tuple[str | None, ...], ...]:
    """G4: the meadow row by row: cards, stables, gaps."""
    ways = width(state.seats)
    meadow = state.meadow.tolist()
    starts = range(0, ways * WIDTH, WIDTH)
    box = state.rules_version, state.seats
    return tuple([_row(*box, start, tuple(meadow[start : start + ways])) for start in starts])


@lru_cache(REMEMBERED)
def _row(
    rules_version: int, seats: int, start: int, cells: tuple[int, ...]
) -> tuple[str | None, ...]:
    """What is on the cells of a row."""
    ground = [GROUND[rules_version - 1, seats, start + column] for column in range(len(cells))]
    return tuple(map(_content, cells, ground))


def _content(card: int, ground: int) -> str | None:
    """What is on a cell."""
    if card == STABLE:
        return f"stable:{ground}"
    return None if card == EMPTY else CARD_NAMES[card]


def marks(state: Any) -> dict[Cell, int]:
    """G13: whose small goat stands where."""
    owners = enumerate(state.mark.tolist())
    return {CELL_NAMES[cell]: owner for cell, owner in owners if owner != NONE}


def doubled(state: Any) -> tuple[Cell, ...]:
    """G20: the marked cards that count twice."""
    cells = 0
    for seat in range(state.seats):
        cells |= _doubled_cells(state, seat)
    return tuple(CELL_NAMES[cell] for cell in range(CELLS) if cells >> cell & 1)


def doubled_points(state: Any) -> tuple[int, ...]:
    """G20: by seat, what the cards that count twice score the second time."""
    meadow = state.meadow.tolist()
    return tuple(
        sum(int(STEPS[card]) for cell, card in enumerate(meadow) if cells >> cell & 1)
        for cells in (_doubled_cells(state, seat) for seat in range(state.seats))
    )


def closing(state: Any) -> tuple[Cell, ...]:
    """G19: the cards that are the last of their row or column, once the pile is used up."""
    if state.pile_count or state.end != End.RUNNING:
        return ()
    return _closing(bytes(state.meadow), bytes(state.mark))


@lru_cache(REMEMBERED)
def _closing(meadow: bytes, mark: bytes) -> tuple[Cell, ...]:
    """G19: the cards that can be taken and are the last of a line, marked or not."""
    cards, marks = memoryview(meadow).cast("b"), memoryview(mark).cast("b")
    lines = [[cell for cell in line if cards[cell] > EMPTY] for line in CELLS_OF_LINES]
    last = {cell for line in lines if len(line) == 1 for cell in line}
    return tuple(CELL_NAMES[cell] for cell in sorted(last) if _is_free(cards[cell], marks[cell]))


def asked(state: Any) -> tuple[Cell, Cell] | None:
    """G16: the two cells of the swap that an opponent is asked about, theirs second."""
    if state.phase != Phase.CONSENTING:
        return None
    return CELL_NAMES[state.herd_from], CELL_NAMES[state.herd_to]


# Cards.


def hand_cards(state: Any, seat: int) -> tuple[Card, ...]:
    """The cards of a hand that may be seen, by kind and value."""
    return _hand(tuple(state.hands.tolist()[seat]))


@lru_cache(REMEMBERED)
def _hand(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARD_NAMES[card] for card in sorted(cards) if card > NONE])


def known_cards(state: Any, seat: int) -> tuple[Card, ...]:
    """G11, G14: the cards of a hand that all know."""
    cards = sorted(state.hands[seat, place] for place in range(HAND) if state.known[seat, place])
    return tuple(CARD_NAMES[card] for card in cards)


def goat_names(values: Any) -> tuple[Card, ...]:
    """The names of goats given as bits for each kind."""
    names: tuple[Card, ...] = ()
    for kind in range(KINDS):
        if values[kind]:
            names += _goats(kind, values[kind])
    return names


@cache
def _goats(kind: int, values: int) -> tuple[Card, ...]:
    """The names of goats of one kind."""
    return tuple(
        CARD_NAMES[kind * VALUES + value] for value in range(VALUES) if values >> value & 1
    )


def display_cards(state: Any, seat: int) -> tuple[Card, ...]:
    """G9: a display by kind and value, then dogs, then milk."""
    goats, milk = state.display.tolist()[seat], state.milk.tolist()[seat]
    return _display(tuple(goats), state.dogs[seat], tuple(milk))


@lru_cache(REMEMBERED)
def _display(goats: tuple[int, ...], dogs: int, milk: tuple[int, ...]) -> tuple[Card, ...]:
    cans = [CARD_NAMES[MILK + value] for value, count in enumerate(milk) for _ in range(count)]
    return (*goat_names(goats), *[CARD_NAMES[DOG]] * dogs, *cans)


@lru_cache(REMEMBERED)
def milk_of_all(milk: bytes, seats: int) -> list[tuple[int, int]]:
    """G21: the milk of each display, and the points it is worth."""
    values = memoryview(milk).cast("b", (len(milk) // MILK_VALUES, MILK_VALUES))
    displays: Any = SimpleNamespace(milk=values, seats=seats)
    return [(_milk_total(displays, seat), _milk_points(displays, seat)) for seat in range(seats)]


def played(state: Any) -> Card | None:
    """G9: the card that was played in this turn."""
    return None if state.played == NONE else CARD_NAMES[state.played]


def cards_in_pile(state: Any) -> tuple[Card, ...]:
    """G7, G14: the cards that all know to be in the pile."""
    return (*goat_names(state.in_pile), *[CARD_NAMES[DOG]] * state.dogs_in_pile)


# Lines.


@cache
def line_cells(rules_version: int, seats: int, position: int) -> tuple[Cell, ...]:
    """G5: the cells of a row or a column that hold cards, or could."""
    cells = CELLS_OF_LINES[LINE_AT[seats, position]]
    return tuple(
        CELL_NAMES[cell] for cell in cells if GROUND[rules_version - 1, seats, cell] == EMPTY
    )


@lru_cache(REMEMBERED)
def ways_of(cards: tuple[Card, ...], goat: int, seats: int) -> list[tuple[Card, int, int]]:
    """G10: each card that differs, the position it leads to, and the line there."""
    ways = []
    for card in dict.fromkeys(cards):
        position = (goat + STEPS_OF[card]) % int(STEPS_ROUND[seats])
        ways.append((card, position, int(LINE_AT[seats, position])))
    return ways


@lru_cache(REMEMBERED)
def takable_cells(meadow: bytes, mark: bytes) -> tuple[tuple[Cell, ...], ...]:
    """G11: the cells of each line with cards that can be taken."""
    free = list(map(_is_free, memoryview(meadow).cast("b"), memoryview(mark).cast("b")))
    return tuple(
        [tuple([CELL_NAMES[cell] for cell in line if free[cell]]) for line in CELLS_OF_LINES]
    )


@cache
def _is_free(card: int, mark: int) -> bool:
    """G11: whether a cell with such a card and such a mark has one that can be taken."""
    cell: Any = SimpleNamespace(meadow=[card], mark=[mark])
    return _may_take(cell, 0)
