"""The meadow with the goats round it, the seats and the hands."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.goats.pieces import (
    CHIPS,
    INKS,
    TWICE,
    card_name,
    cards_list,
    kind_name,
    letter,
    line_name,
    player,
    short_card,
)
from menagerie.games.goats.pieces import Kind
from menagerie.games.goats.views import GoatsView, SeatView

# A cell: a blank, a card of four letters, its owner, and whether it counts twice.
CELL = 7
MARGIN = 6


def meadow(view: GoatsView, shown: Collection[str] = ()) -> Text:
    """G4, G5: the grid, with the large goats at its edges; some cells may be set off."""
    size = len(view.meadow)
    numbers = Text(" " * MARGIN).append("".join(f"{c:^{CELL}}" for c in range(1, size + 1)), "dim")
    lines = [numbers, _edge(view, [*range(size)])]
    for row in range(size):
        line = _goats(view, 4 * size - 1 - row, MARGIN - 2).append(f"{row + 1} ", "dim")
        for column in range(size):
            line.append_text(_cell(view, f"{row + 1},{column + 1}", shown))
        lines.append(line.append(" ").append_text(_goats(view, size + row, MARGIN)))
    lines.append(_edge(view, [*range(3 * size - 1, 2 * size - 1, -1)]))
    return Text("\n").join(line for line in lines)


def _goats(view: GoatsView, position: int, width: int) -> Text:
    """The large goats at one position."""
    here = [seat.seat for seat in view.seats if seat.goat == position]
    line = Text()
    for seat in here:
        line.append(letter(seat), CHIPS[seat])
    return line.append(" " * (width - len(here)))


def _edge(view: GoatsView, positions: Sequence[int]) -> Text:
    """The large goats along the top or the bottom."""
    line = Text(" " * MARGIN)
    for position in positions:
        line.append("  ").append_text(_goats(view, position, CELL - 2))
    return line


def _cell(view: GoatsView, cell: str, shown: Collection[str]) -> Text:
    """One cell of the meadow."""
    row, column = map(int, cell.split(","))
    there = view.meadow[row - 1][column - 1]
    if there is None:
        return Text(f"{'·':^{CELL}}", "dim")
    if there.startswith("stable"):
        seat = int(there.partition(":")[2])
        return Text("  ").append(f"/{letter(seat)}\\", CHIPS[seat]).append(" " * (CELL - 5))
    owner = view.marked.get(cell)
    twice = TWICE if cell in view.doubled else " "
    left, right = "[]" if cell in shown else "  "
    line = Text(left, "bold").append(short_card(there), _ink(there, cell in shown, owner))
    if owner is None:
        return line.append(right, "bold").append(" " * (CELL - 6 + 4 - len(short_card(there))))
    return line.append(letter(owner), CHIPS[owner]).append(twice, INKS[owner])


def _ink(card: str, shown: bool, owner: int | None) -> str:  # noqa: FBT001
    """How a card is printed: in its owner's colour, bold where it is set off."""
    if owner is not None:
        return INKS[owner]
    if shown:
        return "bold"
    return "dim italic" if card == "dog" or card.startswith("milk") else ""


def heading(view: GoatsView) -> Text:
    """Where the game stands."""
    parts = ["Herr der Ziegen", f"{len(view.seats)} players", f"{view.pile} cards in the pile"]
    if view.phase == "over":
        parts.append("the end")
    if view.removed:
        parts.append("without " + ", ".join(map(kind_name, view.removed)))
    return Text(" · ".join(parts), "dim")


def seats(view: GoatsView) -> Table:
    """Every seat: its goat, its points, its display."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title in ("", "Player", "Goat at", "Score", "Left", "Display"):
        table.add_column(title, justify="right" if title in {"Score", "Left"} else "left")
    for seat in view.seats:
        table.add_row(
            styled(f" {letter(seat.seat)} ", CHIPS[seat.seat]),
            player(view, seat.seat),
            line_name(view, seat.goat),
            str(seat.score),
            str(seat.small_goats),
            _display(seat),
        )
    return table


def _display(seat: SeatView) -> Text:
    """G9: a display; what all know of the hand stands behind it."""
    line = Text(cards_list(seat.display) or "nothing")
    if seat.known:
        line.append(f"  holds {cards_list(seat.known)}", "dim")
    return line


def decided(view: GoatsView) -> list[Text]:
    """G13: who has won which kinds."""
    lines = []
    for seat in range(len(view.seats)):
        won = [_won(view, kind) for kind, winner in view.kinds.items() if winner == seat]
        if won:
            lines.append(player(view, seat).append(f" won: {', '.join(won)}"))
    if any(seat.reminders for seat in view.seats):
        lines.append(Text("+1: a small goat is set aside for a card still to come (G13)", "dim"))
    if view.in_pile:
        lines.append(Text(f"In the pile for certain: {cards_list(view.in_pile)}", "dim"))
    return lines


def _won(view: GoatsView, kind: Kind) -> str:
    """G13: a kind, and the small goats that wait for its cards."""
    waiting = view.seats[view.kinds[kind]].reminders.get(kind)
    return f"{kind_name(kind)} (+{waiting})" if waiting else kind_name(kind)


def hand(view: GoatsView) -> Text:
    """The seat's own hand."""
    return Text("Your hand: ", "dim").append(", ".join(map(card_name, view.hand)), "bold")


def position(view: GoatsView, shown: Collection[str] = ()) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    parts: list[RenderableType] = [heading(view), meadow(view, shown), seats(view), *decided(view)]
    if view.hand:
        parts.append(hand(view))
    return Group(*parts)


def truth(views: Sequence[GoatsView]) -> RenderableType:
    """The whole position, with every hand."""
    hands = [
        Text(f"Seat {view.seat} holds ", "dim").append(", ".join(map(card_name, view.hand)), "bold")
        for view in views[1:]
    ]
    return Group(position(views[0]), *hands)
