"""The end of a game of Zoo."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.voice import Voice
from menagerie.cli.terminal.zoo.pieces import listed, player
from menagerie.core.outcome import Outcome
from menagerie.games.zoo.views import ZooView


def result(voice: Voice, view: ZooView) -> RenderableType:
    """Points and places, and what decided between equal points."""
    outcome = cast("Outcome", view.outcome)
    (winner,) = outcome.winners
    said = voice.text("winner", {"seat": winner}, "bold")
    return Group(_scores(voice, view, outcome), Text(), said, *_tie(voice, view))


def _scores(voice: Voice, view: ZooView, outcome: Outcome) -> Table:
    """A row for every seat, best first."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    table.add_column(voice.say("column_place"), justify="right")
    table.add_column(voice.say("column_player"))
    table.add_column(voice.say("column_points"), justify="right")
    for seat in view.standings:
        points = Text(str(outcome.scores[seat]), "bold")
        table.add_row(f"{outcome.ranks[seat]}.", player(voice, seat), points)
    return table


def _tie(voice: Voice, view: ZooView) -> list[Text]:
    """Z23: equal points at the top, and what decided between them."""
    if view.tie is None:
        return []
    names = listed(voice, [player(voice, seat) for seat in view.tie.seats])
    facts = {
        "names": names,
        "points": view.tie.points,
        "before": view.tie.before,
        "winner": view.tie.seats[0],
    }
    return [cite(voice.text("scores_tie", facts), "Z23")]
