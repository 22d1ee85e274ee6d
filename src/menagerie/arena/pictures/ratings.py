"""A picture of ratings: a dot for each bot, a line for its interval."""

from menagerie.arena.pictures.svg import Drawing, ticks
from menagerie.arena.summary import BotFigures, Summary
from menagerie.catalog import GAMES

WIDTH, ROW, TOP, BOTTOM = 720, 30, 56, 44
LEFT, RIGHT = 150, 24


def heading(summary: Summary) -> str:
    """The title of a picture."""
    settings = summary.settings
    among = f", one among {settings.among}" if settings.among else ""
    name = GAMES[settings.game].name
    return f"{name}, {settings.seats} seats{among}: {summary.games:,} games"


def ratings_picture(summary: Summary) -> str:
    """Draw the ratings of all bots, the best first."""
    bots = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    drawing = Drawing(WIDTH, TOP + ROW * len(bots) + BOTTOM, f"Ratings. {heading(summary)}")
    drawing.text(LEFT, 24, heading(summary), kind="title")
    low = min(bot.rating.low for bot in bots)
    high = max(bot.rating.high for bot in bots)
    spare = max(1.0, (high - low) * 0.05)
    axis = Axis(low - spare, high + spare)
    bottom = TOP + ROW * len(bots)
    for tick in ticks(axis.low, axis.high):
        drawing.grid(axis.place(tick), TOP - 8, axis.place(tick), bottom)
        drawing.text(axis.place(tick), bottom + 18, f"{tick:g}", "middle", "dim")
    drawing.text(WIDTH - RIGHT, bottom + 36, "rating, with 95 % interval", "end", "dim")
    for row, bot in enumerate(bots):
        draw_bot(drawing, axis, TOP + ROW * (row + 0.5), bot)
    return drawing.svg()


class Axis:
    """The horizontal axis of ratings."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high

    def place(self, rating: float) -> float:
        """The horizontal position of a rating."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low)


def draw_bot(drawing: Drawing, axis: Axis, y: float, bot: BotFigures) -> None:
    """Draw one row."""
    rating = bot.rating
    drawing.text(LEFT - 16, y + 4, bot.bot, "end")
    drawing.path([(axis.place(rating.low), y), (axis.place(rating.high), y)], "a")
    tip = f"{bot.bot}: {rating.value:.1f} ({rating.low:.1f} to {rating.high:.1f})"
    drawing.dot(axis.place(rating.value), y, "a", tip)
