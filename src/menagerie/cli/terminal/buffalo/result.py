"""The end of a game of Buffalo."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.buffalo.board import Board
from menagerie.cli.terminal.buffalo.pieces import chip, joined, placed_cows, player
from menagerie.cli.terminal.face import cite
from menagerie.core.events import Event
from menagerie.core.outcome import Outcome
from menagerie.games.buffalo.events import FinalBonusPaid
from menagerie.games.buffalo.pieces import FEWEST_SEATS
from menagerie.games.buffalo.views import BuffaloView, SeatView


def result(view: BuffaloView, events: Sequence[Event]) -> RenderableType:
    """Scores, places and what broke ties; the events are those of the last step."""
    outcome = cast("Outcome", view.outcome)
    lines: list[RenderableType] = [Board(view), Text(), _scores(view, outcome, events), Text()]
    return Group(*lines, _winners(view, outcome), *_tie(view, outcome))


def _scores(view: BuffaloView, outcome: Outcome, events: Sequence[Event]) -> Table:
    """A row for every seat, best first."""
    largest = view.pastures[-1]
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    table.add_column("Place", justify="right")
    table.add_column("Player")
    table.add_column("Cows", justify="right")
    if view.options.auction:
        table.add_column("Bid", justify="right")
        table.add_column("Score", justify="right")
    table.add_column(f"Tie-break: {largest.name}", justify="right")
    for seat in sorted(view.seats, key=lambda seat: outcome.ranks[seat.seat]):
        bid = seat.bids[-1] if seat.bids else "0"
        table.add_row(
            f"{outcome.ranks[seat.seat]}.",
            _name(view, seat),
            Text(str(placed_cows(view, seat)), "bold"),
            *([bid, str(seat.score)] if view.options.auction else []),
            Text(str(tie_break(view, seat, events)), "dim"),
        )
    return table


def _name(view: BuffaloView, seat: SeatView) -> Text:
    """A seat by its colours and its name."""
    line = Text()
    for colour in seat.colours:
        line.append_text(chip(view, colour)).append(" ")
    return line.append_text(player(view, seat.seat))


def tie_break(view: BuffaloView, seat: SeatView, events: Sequence[Event]) -> int:
    """B22, B25: the cows on the largest pasture before the final bonus; of two colours the best."""
    largest = view.pastures[-1]
    paid = {
        event.colour: event.cows
        for event in events
        if isinstance(event, FinalBonusPaid) and event.pasture == largest.key
    }
    herds = (largest.herds.get(colour, 0) - paid.get(colour, 0) for colour in seat.colours)
    return max(herds)


def _winners(view: BuffaloView, outcome: Outcome) -> Text:
    """Who has won."""
    winners = [player(view, seat) for seat in outcome.winners]
    if view.seat in outcome.winners:
        return Text("You win!" if len(winners) == 1 else "You share the win!", "bold")
    verb = " wins." if len(winners) == 1 else " share the win."
    line = joined(winners).append(verb, "bold")
    if view.seat is not None:
        line.append(f" You are number {outcome.ranks[view.seat]} of {len(view.seats)}.")
    return line


def _tie(view: BuffaloView, outcome: Outcome) -> list[Text]:
    """What decided between equal scores at the top, if anything had to."""
    best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    if len(best) == 1 or outcome.reason == "all_cows":
        return []
    two = len(view.seats) == FEWEST_SEATS
    what = "the largest herd" if two else "the cows"
    line = Text(f"Equal scores: {what} on {view.pastures[-1].name} decided.")
    if len(outcome.winners) > 1:
        line = Text("Equal scores, and nothing else tells them apart.")
    return [cite(line, "B25" if two else "B22")]
