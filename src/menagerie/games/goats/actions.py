"""The actions of Herr der Ziegen as people and JSON write them."""

from functools import cache
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from menagerie.core.actions import Action, ActionCodes
from menagerie.games.goats.codes import (
    AGREE,
    CODES,
    HERD,
    KEEP,
    PLAY,
    REDRAW,
    REFUSE,
    STAY,
    TAKE,
)
from menagerie.games.goats.pieces import (
    BOXES,
    CARDS,
    CELLS,
    GOATS,
    HAND,
    KIND_NAMES,
    LINES,
    MILK_VALUES,
    OUTSIDE,
    VALUES,
    WIDTH,
    ground,
)

KIND_PATTERN = "|".join(KIND_NAMES)
Card = Annotated[
    str,
    Meta(pattern=f"^(dog|milk-[12]|({KIND_PATTERN})-[1-5])$", examples=["elvis-3", "dog"]),
]
Cell = Annotated[str, Meta(pattern="^[1-7],[1-7]$", examples=["1,2"])]

CARD_NAMES: tuple[str, ...] = (
    *(f"{KIND_NAMES[card // VALUES]}-{card % VALUES + 1}" for card in range(GOATS)),
    "dog",
    *(f"milk-{value}" for value in range(1, MILK_VALUES + 1)),
)
CARD_CODES = {name: card for card, name in enumerate(CARD_NAMES)}
CELL_NAMES: tuple[str, ...] = tuple(
    f"{cell // WIDTH + 1},{cell % WIDTH + 1}" for cell in range(CELLS)
)
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}


class Redraw(Action, frozen=True, tag="redraw"):
    """Put a number of dogs aside and draw new cards for them, before the first turn."""

    dogs: Annotated[int, Meta(ge=1, le=HAND)]


class Keep(Action, frozen=True, tag="keep"):
    """Keep the hand, before the first turn."""


class Play(Action, frozen=True, tag="play"):
    """Play a card and move the large goat by its number."""

    card: Card


class Take(Action, frozen=True, tag="take"):
    """Take a card of the large goat's line."""

    cell: Cell


class Herd(Action, frozen=True, tag="herd"):
    """Move an own marked card within its row or its column."""

    start: Cell = msgspec.field(name="from")
    goal: Cell = msgspec.field(name="to")


class Stay(Action, frozen=True, tag="stay"):
    """Leave the meadow as it is."""


class Agree(Action, frozen=True, tag="agree"):
    """Agree to the swap that was asked."""


class Refuse(Action, frozen=True, tag="refuse"):
    """Refuse the swap that was asked."""


GoatsAction = Redraw | Keep | Play | Take | Herd | Stay | Agree | Refuse


class Deck(NamedTuple):
    """What the meaning of a code depends on: the box and the seats."""

    rules_version: int
    seats: int


def deck_of(state: Any, _seat: int) -> Deck:
    """The deck a seat acts with, the same for all."""
    return Deck(state.rules_version, state.seats)


def cells_of(deck: Deck) -> list[int]:
    """G4: the cells of the meadow, stables included."""
    cells = ground(BOXES[deck.rules_version], deck.seats)
    return [cell for cell in range(CELLS) if cells[cell] != OUTSIDE]


def goal_of(start: int, way: int) -> int:
    """Where a way along the row, or along the column, leads from a cell."""
    if way < WIDTH:
        return start // WIDTH * WIDTH + way
    return (way - WIDTH) * WIDTH + start % WIDTH


@cache
def actions_of(deck: Deck) -> tuple[GoatsAction | None, ...]:
    """The actions of all codes, None where a code means nothing with this deck."""
    actions: list[Any] = [None] * CODES
    cells = cells_of(deck)
    for dogs in range(1, HAND + 1):
        actions[REDRAW + dogs - 1] = Redraw(dogs)
    actions[KEEP] = Keep()
    for card in range(CARDS):
        actions[PLAY + card] = Play(CARD_NAMES[card])
    for cell in cells:
        actions[TAKE + cell] = Take(CELL_NAMES[cell])
    for start in cells:
        for way in range(LINES):
            goal = goal_of(start, way)
            if goal in cells and goal != start:
                actions[HERD + start * LINES + way] = Herd(CELL_NAMES[start], CELL_NAMES[goal])
    actions[STAY] = Stay()
    actions[AGREE] = Agree()
    actions[REFUSE] = Refuse()
    return tuple(actions)


@cache
def codes_of(deck: Deck) -> dict[Action, int]:
    """The code of every action there is with this deck."""
    return {action: code for code, action in enumerate(actions_of(deck)) if action is not None}


CODEC = ActionCodes(CODES, ("rules_version", "seats"), deck_of, actions_of, codes_of)
