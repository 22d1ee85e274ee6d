"""Rows of a log as events: what their facts mean, and who hears of them."""

from enum import IntEnum

import pytest

from menagerie.core.events import (
    EVERYBODY,
    Audience,
    Event,
    Told,
    event_reader,
    flag,
    member,
    named,
    number,
    number_or_none,
    private,
    public,
)
from menagerie.core.kernel.log import NOTHING


class Meal(IntEnum):
    """What may be eaten."""

    CHEESE = 2


class Eaten(Event, frozen=True):
    """An event of no game."""

    seat: int
    guest: int | None
    meal: str
    mouse: str
    gladly: bool


FACTS = (number, number_or_none, member(Meal), named(("Ida", "Max")), flag)
ROW = (7, 3, 4, 2, 1, 1, NOTHING)


@pytest.mark.parametrize(
    ("told", "audience"),
    [
        (public(Eaten, "X1", *FACTS), EVERYBODY),
        (private(Eaten, "X1", *FACTS), (3,)),
        (private(Eaten, "X1", *FACTS, hearers=2), (3, 4)),
    ],
    ids=["public", "private", "two"],
)
def test_a_row_is_read_by_its_kind(told: Told, audience: Audience) -> None:
    """Its facts in their order; a private one is for the seats it begins with."""
    event = event_reader({7: told})(None, ROW)

    assert event == Eaten(3, 4, "cheese", "Max", gladly=True, rule="X1", audience=audience)


def test_a_fact_may_be_missing() -> None:
    """Where a row says nothing."""
    event = event_reader({7: public(Eaten, "X1", *FACTS)})(None, (7, 3, NOTHING, 2, 0, 0))

    assert event == Eaten(3, None, "cheese", "Ida", gladly=False, rule="X1", audience=EVERYBODY)
