"""The meadow with the goats round it, the seats and the hands."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.goats.pieces import (
    CHIPS,
    INKS,
    LETTERS,
    TWICE,
    card_name,
    cards_list,
    kind_name,
    line_name,
    player,
    short_card,
)
from menagerie.cli.terminal.voice import Voice
from menagerie.games.goats.pieces import Kind
from menagerie.games.goats.views import GoatsView, SeatView

# A cell: a blank, a card of four letters, its owner, and whether it counts twice.
CELL = 7
MARGIN = 6


def meadow(view: GoatsView, voice: Voice, shown: Collection[str] = ()) -> Text:
    """G4, G5: the grid, with the large goats at its edges; some cells may be set off."""
    size = len(view.meadow)
    numbers = Text(" " * MARGIN).append("".join(f"{c:^{CELL}}" for c in range(1, size + 1)), "dim")
    lines = [numbers, _edge(view, [*range(size)])]
    for row in range(size):
        line = _goats(view, 4 * size - 1 - row, MARGIN - 2).append(f"{row + 1} ", "dim")
        for column in range(size):
            line.append_text(_cell(view, f"{row + 1},{column + 1}", voice, shown))
        lines.append(line.append(" ").append_text(_goats(view, size + row, MARGIN)))
    lines.append(_edge(view, [*range(3 * size - 1, 2 * size - 1, -1)]))
    return Text("\n").join(line for line in lines)


def _goats(view: GoatsView, position: int, width: int) -> Text:
    """The large goats at one position."""
    here = [seat.seat for seat in view.seats if seat.goat == position]
    line = Text()
    for seat in here:
        line.append(LETTERS[seat], CHIPS[seat])
    return line.append(" " * (width - len(here)))


def _edge(view: GoatsView, positions: Sequence[int]) -> Text:
    """The large goats along the top or the bottom."""
    line = Text(" " * MARGIN)
    for position in positions:
        line.append("  ").append_text(_goats(view, position, CELL - 2))
    return line


def _cell(view: GoatsView, cell: str, voice: Voice, shown: Collection[str]) -> Text:
    """One cell of the meadow."""
    row, column = map(int, cell.split(","))
    there = view.meadow[row - 1][column - 1]
    if there is None:
        return Text(f"{'·':^{CELL}}", "dim")
    if there.startswith("stable"):
        seat = int(there.partition(":")[2])
        return Text("  ").append(f"/{LETTERS[seat]}\\", CHIPS[seat]).append(" " * (CELL - 5))
    owner = view.marked.get(cell)
    twice = TWICE if cell in view.doubled else " "
    left, right = "[]" if cell in shown else "  "
    card = short_card(there, voice)
    line = Text(left, "bold").append(card, _ink(there, cell in shown, owner))
    if owner is None:
        return line.append(right, "bold").append(" " * (CELL - len(left + card + right)))
    return line.append(LETTERS[owner], CHIPS[owner]).append(twice, INKS[owner])


def _ink(card: str, shown: bool, owner: int | None) -> str:  # noqa: FBT001
    """How a card is printed: in its owner's colour, bold where it is set off."""
    if owner is not None:
        return INKS[owner]
    if shown:
        return "bold"
    return "dim italic" if card == "dog" or card.startswith("milk") else ""


def heading(view: GoatsView, voice: Voice) -> Text:
    """Where the game stands."""
    phase = voice.say(f"phase_{view.phase}")
    parts = [voice.say("title"), voice.say("players", {"seats": len(view.seats)})]
    is_over = view.phase == "over"
    parts.append(phase if is_over else voice.say("headline", {"phase": phase, "pile": view.pile}))
    return Text(" · ".join(parts), "dim")


def seats(view: GoatsView, voice: Voice) -> Table:
    """Every seat: its goat, its points, its display."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("")
    for title in ("player", "goat_at", "herd_score", "goats_left", "display"):
        is_number = title in {"herd_score", "goats_left"}
        table.add_column(voice.say(title), justify="right" if is_number else "left")
    for seat in view.seats:
        table.add_row(
            styled(f" {LETTERS[seat.seat]} ", CHIPS[seat.seat]),
            player(seat.seat, voice),
            line_name(view, seat.goat, voice),
            str(seat.score),
            str(seat.small_goats),
            _display(seat, voice),
        )
    return table


def _display(seat: SeatView, voice: Voice) -> Text:
    """G9: a display; what all know of the hand stands behind it."""
    line = Text(cards_list(seat.display, voice) or voice.say("nothing"))
    if seat.known:
        known = voice.text("known", {"cards": cards_list(seat.known, voice)}, "dim")
        line.append("  ").append_text(known)
    return line


def decided(view: GoatsView, voice: Voice) -> list[Text]:
    """G3, G13: which kinds are not in the game, and who has won which."""
    lines = []
    if view.removed:
        removed = ", ".join(kind_name(kind, voice) for kind in view.removed)
        lines.append(voice.text("tell_removed", {"kinds": removed}, "dim"))
    for seat in range(len(view.seats)):
        won = [_won(view, kind, voice) for kind, winner in view.kinds.items() if winner == seat]
        if won:
            lines.append(voice.text("won", {"seat": seat, "kinds": ", ".join(won)}))
    if any(seat.reminders for seat in view.seats):
        lines.append(voice.text("waiting", style="dim"))
    if view.in_pile:
        cards = cards_list(view.in_pile, voice)
        lines.append(voice.text("tell_in_pile", {"cards": cards}, "dim"))
    return lines


def _won(view: GoatsView, kind: Kind, voice: Voice) -> str:
    """G13: a kind, and the small goats that wait for its cards."""
    name = kind_name(kind, voice)
    waiting = view.seats[view.kinds[kind]].reminders.get(kind)
    return f"{name} (+{waiting})" if waiting else name


def cards(view: GoatsView, voice: Voice) -> Text:
    """The hand of a seat, for a sentence."""
    return styled(", ".join(card_name(card, voice) for card in view.hand), "bold")


def position(view: GoatsView, voice: Voice, shown: Collection[str] = ()) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    parts: list[RenderableType] = [
        heading(view, voice),
        meadow(view, voice, shown),
        seats(view, voice),
        *decided(view, voice),
    ]
    if view.hand:
        parts.append(voice.text("tell_hand", {"cards": cards(view, voice)}, "dim"))
    return Group(*parts)


def truth(views: Sequence[GoatsView], voice: Voice) -> RenderableType:
    """The whole position, with every hand."""
    hands = [
        voice.text("holds", {"seat": view.seat, "cards": cards(view, voice)}, "dim")
        for view in views[1:]
    ]
    return Group(position(views[0], voice), *hands)
