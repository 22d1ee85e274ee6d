"""The end of a game of Zoo."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.zoo.pieces import player, points, within
from menagerie.core.outcome import Outcome
from menagerie.games.zoo.views import ZooView


def result(view: ZooView) -> RenderableType:
    """Points and places, and what decided between equal points."""
    outcome = cast("Outcome", view.outcome)
    return Group(_scores(view, outcome), Text(), _winner(view, outcome), *_tie(view))


def _scores(view: ZooView, outcome: Outcome) -> Table:
    """A row for every seat, best first."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    table.add_column("Place", justify="right")
    table.add_column("Player")
    table.add_column("Points", justify="right")
    for seat in view.standings:
        points = Text(str(outcome.scores[seat]), "bold")
        table.add_row(f"{outcome.ranks[seat]}.", player(view, seat), points)
    return table


def _winner(view: ZooView, outcome: Outcome) -> Text:
    """Z24: who has won, alone."""
    (winner,) = outcome.winners
    if view.seat == winner:
        return Text("You win!", "bold")
    line = player(view, winner).append(" wins.", "bold")
    if view.seat is not None:
        line.append(f" You are number {outcome.ranks[view.seat]} of {len(view.seats)}.")
    return line


def _tie(view: ZooView) -> list[Text]:
    """Z23: equal points at the top, and what decided between them."""
    if view.tie is None:
        return []
    line = Text("Equal points: ")
    line.append_text(_players(view, view.tie.seats, " and "))
    line.append(f" have {points(view.tie.points)} each. Before the last round they stood in the")
    line.append(" order ").append_text(_players(view, view.tie.before, ", "))
    line.append("; equal points reverse that order.")
    return [cite(line, "Z23")]


def _players(view: ZooView, seats: tuple[int, ...], between: str) -> Text:
    """Some players by their names."""
    return Text(between).join(within(view, seat) for seat in seats)
