"""The end of a game of Buffalo."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.buffalo.board import Board
from menagerie.cli.terminal.buffalo.pieces import chip, placed_cows, player
from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.core.outcome import Outcome
from menagerie.games.buffalo.events import FinalBonusPaid
from menagerie.games.buffalo.pieces import FEWEST_SEATS
from menagerie.games.buffalo.views import BuffaloView, SeatView


def result(voice: Voice, view: BuffaloView, events: Sequence[Event]) -> RenderableType:
    """Scores, places and what broke ties; the events are those of the last step."""
    outcome = cast("Outcome", view.outcome)
    facts = {"seats": outcome.winners, "count": len(outcome.winners)}
    return Group(
        Board(voice, view),
        Text(),
        _scores(voice, view, outcome, events),
        Text(),
        voice.text("winners", facts, "bold"),
        *_tie(voice, view, outcome),
    )


def _scores(voice: Voice, view: BuffaloView, outcome: Outcome, events: Sequence[Event]) -> Table:
    """A row for every seat, best first."""
    auction = ["column_bid", "column_score"] if view.options.auction else []
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for column in ("column_place", "column_player", "column_cows", *auction, "column_tie"):
        title = voice.say(column, {"pasture": view.pastures[-1].key})
        table.add_column(title, justify="left" if column == "column_player" else "right")
    for seat in sorted(view.seats, key=lambda seat: outcome.ranks[seat.seat]):
        bid = seat.bids[-1] if seat.bids else "0"
        table.add_row(
            f"{outcome.ranks[seat.seat]}.",
            _name(voice, view, seat),
            Text(str(placed_cows(view, seat)), "bold"),
            *([_number(voice, bid), _number(voice, seat.score)] if auction else []),
            Text(str(tie_break(view, seat, events)), "dim"),
        )
    return table


def _name(voice: Voice, view: BuffaloView, seat: SeatView) -> Text:
    """A seat by its colours and its name."""
    line = Text()
    for colour in seat.colours:
        line.append_text(chip(voice, view, colour)).append(" ")
    return line.append_text(player(voice, seat.seat))


def _number(voice: Voice, amount: object) -> str:
    """A bid or a score with the decimal sign of the language."""
    return str(voice.speaker.fact("amount", amount, voice.speaker))


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


def _tie(voice: Voice, view: BuffaloView, outcome: Outcome) -> list[Text]:
    """What decided between equal scores at the top, if anything had to."""
    best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    if len(best) == 1 or outcome.reason == "all_cows":
        return []
    two = len(view.seats) == FEWEST_SEATS
    decided = None if len(outcome.winners) > 1 else "herd" if two else "cows"
    line = voice.text("tie", {"decided": decided, "pasture": view.pastures[-1].key})
    return [cite(line, "B25" if two else "B22")]
