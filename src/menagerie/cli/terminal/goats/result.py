"""The end: scores and places."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.goats.board import meadow
from menagerie.cli.terminal.goats.pieces import joined, player
from menagerie.core.outcome import Outcome
from menagerie.games.goats.views import GoatsView


def result(view: GoatsView) -> RenderableType:
    """The last meadow and a row for every seat, best first."""
    outcome = cast("Outcome", view.outcome)
    return Group(meadow(view), Text(), _scores(view, outcome), Text(), _winners(view, outcome))


def _scores(view: GoatsView, outcome: Outcome) -> Table:
    """G20-G22: points of the meadow, milk, and both."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for title in ("Place", "Player", "Meadow", "Milk", "Score"):
        table.add_column(title, justify="left" if title == "Player" else "right")
    for seat in sorted(view.seats, key=lambda seat: outcome.ranks[seat.seat]):
        table.add_row(
            str(outcome.ranks[seat.seat]),
            player(view, seat.seat),
            str(seat.meadow_points),
            str(seat.milk_points),
            str(seat.score),
        )
    return table


def _winners(view: GoatsView, outcome: Outcome) -> Text:
    """G22: who has won."""
    names = joined([player(view, seat) for seat in outcome.winners])
    if len(outcome.winners) > 1:
        return names.append(" share the win.  G22")
    return names.append(f" {'win' if view.seat in outcome.winners else 'wins'}.")
