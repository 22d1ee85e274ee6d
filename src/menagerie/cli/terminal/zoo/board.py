"""The table: who sits there, the trick in the middle, the seat's own hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.voice import Voice
from menagerie.cli.terminal.zoo.pieces import cards, player
from menagerie.games.zoo.views import SeatView, ZooView

COLUMNS = (
    "column_player",
    "column_cards",
    "column_points",
    "column_place",
    "column_won",
    "teams",
    "memory_known",
)
TO_THE_RIGHT = {"column_cards", "column_points", "column_place", "column_won"}


def heading(voice: Voice, view: ZooView) -> Text:
    """Where the game stands."""
    parts = [
        voice.say("title"),
        voice.say("players", {"seats": len(view.seats)}),
        voice.say(
            "headline_over" if view.phase == "over" else "scores_round", {"round": view.round}
        ),
        voice.say("to_points", {"target": view.options.target}),
    ]
    if view.options.memory_aid:
        parts.append(voice.say("option_memory_aid"))
    return Text(" · ".join(parts), "dim")


def seats(voice: Voice, view: ZooView) -> Table:
    """A line for every seat, clockwise: cards, points, partner, what is known."""
    rows = [seat_cells(voice, view, seat) for seat in view.seats]
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("")
    for column in COLUMNS:
        table.add_column(voice.say(column), justify="right" if column in TO_THE_RIGHT else "left")
    for number in (COLUMNS.index("teams") + 1, COLUMNS.index("memory_known") + 1):
        if not any(row[number].plain for row in rows):
            table.columns[number].header = ""
    for row in rows:
        table.add_row(*row)
    return table


def seat_cells(voice: Voice, view: ZooView, seat: SeatView) -> tuple[Text, ...]:
    """One seat."""
    mark = "→" if seat.seat in view.to_act else " "
    out = voice.text("note_out", {"place": seat.out}, "dim")
    return (
        Text(mark, "bold"),
        player(voice, seat.seat),
        Text(str(seat.cards), "bold") if seat.out is None else out,
        Text(str(seat.score)),
        Text(f"{seat.place}.", "dim"),
        Text(str(seat.pile), "dim"),
        team(voice, view, seat),
        cards(voice, seat.known) if seat.known and view.phase != "over" else Text(),
    )


def team(voice: Voice, view: ZooView, seat: SeatView) -> Text:
    """Z15: with whom a seat plays, and as what."""
    if not view.teams:
        return Text()
    if seat.partner is None:
        return voice.text("mat_alone", style="dim")
    return voice.text("team_junior" if seat.is_junior else "team_senior", {"partner": seat.partner})


def trick(voice: Voice, view: ZooView) -> RenderableType:
    """The sets of the running trick, the one on top last."""
    if not view.trick:
        return voice.text("describe_trick_empty", style="dim")
    lines = voice.text("on_table", style="dim")
    for number, played in enumerate(view.trick, 1):
        lines.append("\n  ▸ " if number == len(view.trick) else "\n    ")
        facts = {"name": player(voice, played.seat), "set": played.cards}
        lines.append_text(voice.text("trick_by", facts))
    if view.passed:
        names = Text(", ").join(player(voice, seat) for seat in view.passed)
        lines.append("\n    ").append_text(voice.text("describe_passed", {"names": names}, "dim"))
    return lines


def question(voice: Voice, view: ZooView) -> list[RenderableType]:
    """Z18: the question that is open."""
    if view.asked is None:
        return []
    asked = view.asked
    facts = {"junior": asked.by, "senior": asked.partner, "cards": asked.cards}
    return [voice.text("question_shows", facts)]


def position(voice: Voice, view: ZooView) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    parts = table_parts(voice, view)
    if view.seat is not None:
        parts.append(voice.text("your_hand", {"number": len(view.hand), "cards": view.hand}))
    return Group(*parts, *exchanged(voice, view))


def table_parts(voice: Voice, view: ZooView) -> list[RenderableType]:
    """What lies open on the table."""
    parts: list[RenderableType] = [heading(voice, view), seats(voice, view), Text()]
    return [*parts, trick(voice, view), *question(voice, view)]


def exchanged(voice: Voice, view: ZooView) -> list[RenderableType]:
    """Z17, ZV1: the cards handed over and received, as long as they are remembered."""
    lines: list[RenderableType] = []
    if view.received:
        lines.append(voice.text("describe_received", {"cards": view.received}))
    if view.gave:
        lines.append(voice.text("describe_gave", {"cards": view.gave}))
    return lines


def sealed(voice: Voice, view: ZooView) -> Text:
    """Z17: the seat's own choice in the exchange."""
    return Text("  ").append_text(voice.text("sealed", {"cards": view.gave}))


def truth(voice: Voice, views: Sequence[ZooView]) -> RenderableType:
    """The whole position, with every hand."""
    hands = [
        voice.text("holds", {"seat": seat, "cards": view.hand})
        for seat, view in enumerate(views[1:])
    ]
    return Group(*table_parts(voice, views[0]), *hands)
