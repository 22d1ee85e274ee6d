"""The end: scores and places."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.goats.board import meadow
from menagerie.cli.terminal.goats.pieces import joined, player
from menagerie.cli.terminal.voice import Voice
from menagerie.core.outcome import Outcome
from menagerie.games.goats.views import GoatsView

COLUMNS = ("place", "player", "herd_meadow", "herd_milk", "herd_score")


def result(view: GoatsView, voice: Voice) -> RenderableType:
    """The last meadow and a row for every seat, best first."""
    outcome = cast("Outcome", view.outcome)
    names = joined([player(seat, voice) for seat in outcome.winners], voice)
    winners = voice.text("winners", {"count": len(outcome.winners), "names": names})
    if len(outcome.winners) > 1:
        winners.append("  G22")
    return Group(meadow(view, voice), Text(), _scores(view, outcome, voice), Text(), winners)


def _scores(view: GoatsView, outcome: Outcome, voice: Voice) -> Table:
    """G20-G22: points of the meadow, milk, and both."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for title in COLUMNS:
        table.add_column(voice.say(title), justify="left" if title == "player" else "right")
    for seat in sorted(view.seats, key=lambda seat: outcome.ranks[seat.seat]):
        table.add_row(
            str(outcome.ranks[seat.seat]),
            player(seat.seat, voice),
            str(seat.meadow_points),
            str(seat.milk_points),
            str(seat.score),
        )
    return table
