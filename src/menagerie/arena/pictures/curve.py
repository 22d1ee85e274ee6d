"""A picture of strength against thinking time: a line for each kind of bot with budgets."""

from collections.abc import Mapping, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from menagerie.arena.intervals import Estimate
from menagerie.arena.pictures.ratings import heading
from menagerie.arena.pictures.svg import COLOURS, Drawing, ticks
from menagerie.arena.summary import BotFigures, Summary

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 110, 56, 56
FEWEST = 2

MEASURES = {
    "rating": "rating",
    "wins": "wins, in fair shares",
}


class Point(NamedTuple):
    """A bot's seconds per decision, and its strength."""

    seconds: float
    strength: Estimate
    bot: str


def curves(bots: Sequence[BotFigures], measure: str) -> dict[str, list[Point]]:
    """The points of each kind of bot with several budgets, the quickest first."""
    found: dict[str, list[Point]] = {}
    for bot in bots:
        kind, colon, _ = bot.bot.partition(":")
        if colon and bot.thinking.mean_seconds:
            strength = bot.rating if measure == "rating" else bot.wins_over_fair
            found.setdefault(kind, []).append(Point(bot.thinking.mean_seconds, strength, bot.bot))
    return {kind: sorted(points) for kind, points in found.items() if len(points) >= FEWEST}


def curve_picture(summary: Summary, measure: str) -> str | None:
    """Draw strength against thinking time; None if no kind has several budgets."""
    found = curves(summary.bots, measure)
    return draw_curves(found, heading(summary), MEASURES[measure]) if found else None


def draw_curves(found: Mapping[str, Sequence[Point]], title: str, measure: str) -> str:
    """Draw all curves in one picture."""
    drawing = Drawing(WIDTH, HEIGHT, f"Strength against thinking time. {title}")
    drawing.text(LEFT, 24, title, kind="title")
    field = Field([point for points in found.values() for point in points])
    draw_field(drawing, field, measure)
    for number, (kind, points) in enumerate(found.items()):
        colour = COLOURS[number % len(COLOURS)]
        drawing.path([field.place(point.seconds, point.strength.value) for point in points], colour)
        for point in points:
            draw_point(drawing, field, point, colour)
        x, y = field.place(points[-1].seconds, points[-1].strength.value)
        drawing.text(x + 10, y + 4, kind)
    return drawing.svg()


class Field:
    """The axes: seconds on a logarithmic scale, and strength."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.first = floor(log10(min(point.seconds for point in points)))
        self.last = max(self.first + 1, ceil(log10(max(point.seconds for point in points))))
        low = min(point.strength.low for point in points)
        high = max(point.strength.high for point in points)
        spare = max(0.05, (high - low) * 0.05)
        self.low, self.high = low - spare, high + spare

    def place(self, seconds: float, strength: float) -> tuple[float, float]:
        """The place of a point in the picture."""
        right = (log10(seconds) - self.first) / (self.last - self.first)
        up = (strength - self.low) / (self.high - self.low)
        return LEFT + (WIDTH - LEFT - RIGHT) * right, HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)


def draw_field(drawing: Drawing, field: Field, measure: str) -> None:
    """Draw the grid and its labels."""
    for power in range(field.first, field.last + 1):
        x, y = field.place(10.0**power, field.low)
        drawing.grid(x, TOP, x, y)
        drawing.text(x, y + 18, told_seconds(10.0**power), "middle", "dim")
    for tick in ticks(field.low, field.high):
        x, y = field.place(10.0**field.first, tick)
        drawing.grid(x, y, WIDTH - RIGHT, y)
        drawing.text(x - 10, y + 4, f"{tick:g}", "end", "dim")
    drawing.text(LEFT, TOP - 10, measure, kind="dim")
    drawing.text(WIDTH - RIGHT, HEIGHT - 12, "processor time a decision", "end", "dim")


def draw_point(drawing: Drawing, field: Field, point: Point, colour: str) -> None:
    """Draw one bot with its interval."""
    strength = point.strength
    ends = [field.place(point.seconds, bound) for bound in (strength.low, strength.high)]
    drawing.path(ends, colour, width=1)
    tip = f"{point.bot}: {strength.value:.2f} ({strength.low:.2f} to {strength.high:.2f})"
    drawing.dot(*field.place(point.seconds, strength.value), colour, tip)


def told_seconds(seconds: float) -> str:
    """A time in a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size * (1 - 1e-9):
            return f"{seconds / size:.3g} {unit}"
    return "0 s"
