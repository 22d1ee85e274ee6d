"""Rows of a log as events: what their facts mean, and who hears of them."""

from enum import IntEnum
from typing import Annotated

import pytest

from menagerie.core.events import (
    EVERYBODY,
    Audience,
    Event,
    event_reader,
    events_of,
    member,
    named,
    named_or_none,
    snake_case,
)
from menagerie.core.kernel.codes import BOTH, NOTHING, OWN, HappeningCode


class Food(IntEnum):
    """What may be eaten."""

    CHEESE = 2


NAMES = ("Ida", "Max")


class MouseEvent(Event, frozen=True, tag=snake_case):
    """Something that happened in no game."""


class MealEaten(MouseEvent, frozen=True):
    """A meal with facts of every kind."""

    seat: int
    guest: int | None
    food: Annotated[str, member(Food)]
    mouse: Annotated[str, named(NAMES)]
    other: Annotated[str | None, named_or_none(NAMES)]
    gladly: bool


class CrumbFound(MouseEvent, frozen=True):
    """What one seat finds."""

    seat: int


class NestShared(MouseEvent, frozen=True):
    """What two seats know."""

    seat: int
    guest: int


class Happening(HappeningCode):
    """The kinds of row."""

    MEAL_EATEN = 7, "X1"
    CRUMB_FOUND = 8, "X2", OWN
    NEST_SHARED = 9, "X3", BOTH


read_event = event_reader(Happening, MouseEvent)


@pytest.mark.parametrize(
    ("row", "event"),
    [
        (
            (7, 3, 4, 2, 1, 0, 1, NOTHING),
            MealEaten(3, 4, "cheese", "Max", "Ida", gladly=True, rule="X1", audience=EVERYBODY),
        ),
        (
            (7, 3, NOTHING, 2, 0, NOTHING, 0),
            MealEaten(3, None, "cheese", "Ida", None, gladly=False, rule="X1", audience=EVERYBODY),
        ),
        ((8, 3, NOTHING), CrumbFound(3, rule="X2", audience=(3,))),
        ((9, 3, 4, NOTHING), NestShared(3, 4, rule="X3", audience=(3, 4))),
    ],
    ids=["public", "without", "own", "both"],
)
def test_a_row_is_read_by_its_kind(row: tuple[int, ...], event: Event) -> None:
    """Its facts in their order; a private one is for the seats it begins with."""
    assert read_event(None, row) == event


@pytest.mark.parametrize(
    ("audience", "hears"), [(EVERYBODY, {None, 0, 1}), ((1,), {1})], ids=["public", "own"]
)
def test_who_hears_of_it(audience: Audience, hears: set[int | None]) -> None:
    """Seats, and None for those who watch."""
    event = CrumbFound(1, rule="X2", audience=audience)

    assert {seat for seat in (None, 0, 1) if event.is_for(seat)} == hears


def test_an_event_is_written_by_its_name() -> None:
    """The union has a game's events in their order."""
    assert MealEaten.__struct_config__.tag == "meal_eaten"
    assert events_of(MouseEvent) == MealEaten | CrumbFound | NestShared


def test_codes_and_events_fit() -> None:
    """A code without an event, or an event without a code, is found when the game is loaded."""

    class Lonely(HappeningCode):
        MEAL_EATEN = 7, "X1"

    class Unknown(HappeningCode):
        NAP_TAKEN = 7, "X1"

    with pytest.raises(TypeError, match="Lonely has no code for: crumb_found, nest_shared"):
        event_reader(Lonely, MouseEvent)
    with pytest.raises(TypeError, match="no event for NAP_TAKEN"):
        event_reader(Unknown, MouseEvent)
