"""The table: who sits there, the trick in the middle, the seat's own hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.zoo.pieces import animals, cards, number_of_cards, player
from menagerie.games.zoo.views import SeatView, ZooView

COLUMNS = ("", "Player", "Cards", "Points", "Place", "Won", "Team", "Known to hold")
NUMBERS = {"Cards", "Points", "Place", "Won"}


def heading(view: ZooView) -> Text:
    """Where the game stands."""
    parts = [
        "Zoff im Zoo",
        f"{len(view.seats)} players",
        "the end" if view.phase == "over" else f"round {view.round}",
        f"to {view.options.target} points",
    ]
    if view.options.memory_aid:
        parts.append("memory aid")
    return Text(" · ".join(parts), "dim")


def seats(view: ZooView) -> Table:
    """A line for every seat, clockwise: cards, points, partner, what is known."""
    rows = [seat_cells(view, seat) for seat in view.seats]
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for name in COLUMNS:
        table.add_column(name, justify="right" if name in NUMBERS else "left")
    if not view.teams:
        table.columns[COLUMNS.index("Team")].header = ""
    if not any(row[-1].plain for row in rows):
        table.columns[-1].header = ""
    for row in rows:
        table.add_row(*row)
    return table


def seat_cells(view: ZooView, seat: SeatView) -> tuple[Text, ...]:
    """One seat."""
    mark = "→" if seat.seat in view.to_act else " "
    return (
        Text(mark, "bold"),
        player(view, seat.seat),
        Text(str(seat.cards), "bold") if seat.out is None else Text(f"out {seat.out}.", "dim"),
        Text(str(seat.score)),
        Text(f"{seat.place}.", "dim"),
        Text(str(seat.pile), "dim"),
        team(view, seat),
        known(view, seat),
    )


def team(view: ZooView, seat: SeatView) -> Text:
    """Z15: with whom a seat plays, and as what."""
    if not view.teams:
        return Text("")
    if seat.partner is None:
        return Text("alone", "dim")
    role = "junior" if seat.is_junior else "senior"
    mate = "you" if seat.partner == view.seat else f"seat {seat.partner}"
    return Text(f"{role} with {mate}")


def known(view: ZooView, seat: SeatView) -> Text:
    """ZV1: the cards that the seat is known to hold, with the memory aid."""
    return cards(seat.known) if seat.known and view.phase != "over" else Text("")


def trick(view: ZooView) -> RenderableType:
    """The sets of the running trick, the one on top last."""
    if not view.trick:
        return Text("No set on the table.", "dim")
    lines = Text("On the table:", "dim")
    for number, played in enumerate(view.trick):
        on_top = number == len(view.trick) - 1
        lines.append("\n  ▸ " if on_top else "\n    ")
        lines.append_text(player(view, played.seat)).append(": ")
        lines.append_text(animals(played.number, played.animal))
        if len(set(played.cards)) > 1:
            lines.append(" (").append_text(cards(played.cards)).append(")")
    if view.passed:
        passed = ", ".join("you" if seat == view.seat else f"seat {seat}" for seat in view.passed)
        lines.append(f"\n    passed: {passed}", "dim")
    return lines


def question(view: ZooView) -> list[RenderableType]:
    """Z18: the question that is open."""
    if view.asked is None:
        return []
    line = player(view, view.asked.by).append(" shows " if view.asked.by != view.seat else " show ")
    return [line.append_text(cards(view.asked.cards))]


def hand(view: ZooView) -> Text:
    """The seat's own cards, sorted by kind."""
    line = styled("Your cards ", "dim").append(f"({len(view.hand)}): ", "dim")
    return line.append_text(cards(view.hand))


def position(view: ZooView) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    parts: list[RenderableType] = [heading(view), seats(view), Text(), trick(view), *question(view)]
    if view.seat is not None:
        parts.append(hand(view))
    return Group(*parts, *exchanged(view))


def exchanged(view: ZooView) -> list[RenderableType]:
    """Z17, ZV1: the cards handed over and received, as long as they are remembered."""
    lines: list[RenderableType] = []
    if view.received:
        lines.append(styled("From your partner: ", "dim").append_text(cards(view.received)))
    if view.gave:
        lines.append(styled("You handed over: ", "dim").append_text(cards(view.gave)))
    return lines


def sealed(view: ZooView) -> Text:
    """Z17: the seat's own choice in the exchange."""
    if not view.gave:
        return Text("  You hand over ").append(number_of_cards(0), "bold")
    return Text("  You hand over ").append_text(cards(view.gave))


def truth(views: Sequence[ZooView]) -> RenderableType:
    """The whole position, with every hand."""
    spectator = views[0]
    parts: list[RenderableType] = [heading(spectator), seats(spectator), Text(), trick(spectator)]
    parts += question(spectator)
    for seat, view in enumerate(views[1:]):
        parts.append(player(spectator, seat).append(" holds ", "dim").append_text(cards(view.hand)))
    return Group(*parts)
