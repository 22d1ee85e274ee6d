"""Pictures are valid SVG, complete, in light and dark."""

from xml.etree import ElementTree as ET

import pytest

from menagerie.arena.intervals import Estimate
from menagerie.arena.pictures.curve import Point, curve_picture, draw_curves, told_seconds
from menagerie.arena.pictures.ratings import WIDTH, ratings_picture
from menagerie.arena.pictures.svg import ticks
from menagerie.arena.summary import Figures, Summary
from tests.arena.players import tournament

SVG = "{http://www.w3.org/2000/svg}"


def summary(bots: str) -> Summary:
    """The figures of a short tournament."""
    one = tournament("goats", 2, bots, among="club")
    return Figures(one, [one.play(number) for number in range(one.rounds.size)]).summary()


def texts(svg: str) -> list[str]:
    """All texts of a picture."""
    root = ET.fromstring(svg)  # noqa: S314 - our own
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_every_bot_is_on_the_picture_of_ratings() -> None:
    """With a dot and a name, inside the picture, in both colour schemes."""
    svg = ratings_picture(summary("random,calf"))

    assert {"random", "calf", "club"} <= set(texts(svg))
    dots = list(ET.fromstring(svg).iter(f"{SVG}circle"))  # noqa: S314 - our own
    assert len(dots) == 3
    assert all(0 < float(dot.get("cx", 0)) < WIDTH for dot in dots)
    assert "prefers-color-scheme: dark" in svg


@pytest.mark.parametrize("measure", ["rating", "wins"])
def test_a_kind_with_several_budgets_has_a_curve(measure: str) -> None:
    """A bot without a budget is not on it."""
    svg = curve_picture(summary("search:2,search:20,random"), measure)

    assert svg is not None
    assert "search" in texts(svg)
    dots = list(ET.fromstring(svg).iter(f"{SVG}circle"))  # noqa: S314 - our own
    assert len(dots) == 2


def test_without_budgets_there_is_no_curve() -> None:
    """One budget would be a point."""
    assert curve_picture(summary("search:2,random"), "wins") is None


def test_names_cannot_break_a_picture() -> None:
    """They are escaped."""
    points = [Point(seconds, Estimate(1.0, 0.9, 1.1), "<bot>") for seconds in (0.1, 1.0)]

    assert "a < b & c" in texts(draw_curves({"a < b & c": points}, "title", "wins"))


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-3, 12, [0, 5, 10]), (0.93, 1.01, [0.94, 0.96, 0.98, 1])],
)
def test_ticks_are_round_numbers(low: float, high: float, expected: list[float]) -> None:
    """A few, within the bounds."""
    assert ticks(low, high) == pytest.approx(expected)


def test_times_have_a_suitable_unit() -> None:
    """From microseconds to seconds."""
    times = (2, 0.35, 0.01, 2.5e-5, 0)
    assert [told_seconds(seconds) for seconds in times] == [
        "2 s",
        "350 ms",
        "10 ms",
        "25 µs",
        "0 s",
    ]
