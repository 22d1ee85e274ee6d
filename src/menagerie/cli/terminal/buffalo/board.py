"""The board, the hands and the sealed choice."""

from collections.abc import Collection, Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.buffalo.pieces import (
    COLOURS,
    INKS,
    LETTERS,
    bonus_row,
    chip,
    chips,
    colour_word,
    joined,
    own_colours,
    pasture_name,
    pasture_number,
    placed_cows,
    player,
)
from menagerie.cli.terminal.face import styled
from menagerie.games.buffalo.pieces import FEWEST_SEATS, PAIR_STEP
from menagerie.games.buffalo.views import BuffaloView, PairView, PastureView, SeatView

# Wide enough for every space of the largest pasture next to the herds.
WIDE = 118
TWO_SEATS_A_LINE = 78
HEADINGS = ("  #", "Pasture", " Free", "Bonus", "Herds, largest first")
GAP = 2
SEALED_PHASES = {"choosing", "bidding", "assigning"}
SETTLING_PHASES = {"placing", "market", "bonus"}
OPTION_WORDS = {
    "auction": "colour auction",
    "cattle_market": "cattle market",
    "memory_aid": "memory aid",
}


class Board:
    """The pastures as a table; those that may not be picked are crossed out.

    Where there is room, each pasture also shows its spaces, a letter for each cow.
    """

    def __init__(self, view: BuffaloView, refused: Collection[str] = ()) -> None:
        self._view = view
        self._refused = refused

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        rows = [self._cells(pasture) for pasture in self._view.pastures]
        widths = [
            max(cell.cell_len for cell in (Text(heading), *column))
            for heading, column in zip(HEADINGS, zip(*rows, strict=True), strict=True)
        ]
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for heading, width in zip(HEADINGS, widths, strict=True):
            table.add_column(heading, no_wrap=True, min_width=width)
        extra = self._extra(options.max_width, sum(widths) + GAP * len(widths))
        for heading, (width, _) in extra.items():
            table.add_column(heading, no_wrap=True, max_width=width)
        for number, row in enumerate(rows):
            table.add_row(*row, *(cells[number] for _, cells in extra.values()))
        yield table

    def _extra(self, width: int, taken: int) -> dict[str, tuple[int, list[Text]]]:
        """What is shown next to the pastures: pairs to come, and in a wide terminal spaces."""
        pastures = self._view.pastures
        waiting = pairs_to_come(self._view)
        extra = {}
        if width >= WIDE:
            extra["Spaces"] = (width, [spaces(pasture) for pasture in pastures])
            taken += GAP + max(pasture.spaces for pasture in pastures)
        if waiting:
            pairs = [short_pairs(waiting.get(pasture.key, [])) for pasture in pastures]
            extra["Pairs to come"] = (max(1, width - taken), pairs)
        return extra

    def _cells(self, pasture: PastureView) -> tuple[Text, ...]:
        refused = pasture.key in self._refused
        style = "dim strike" if refused else ""
        mark = "✗" if refused else " "
        return (
            styled(mark, "dim").append(f"{pasture_number(pasture.key):>2}", style or "bold"),
            Text(pasture.name, style),
            free(pasture),
            Text(bonus_row(pasture.bonus), style),
            chips(self._view, pasture.herds.items()),
        )


def free(pasture: PastureView) -> Text:
    """How many spaces are free, of how many."""
    if pasture.free == 0:
        return Text(" full", "dim")
    return styled(f"{pasture.free:>2}", "bold").append(f"/{pasture.spaces}", "dim")


def spaces(pasture: PastureView) -> Text:
    """Every space of a pasture: a letter for a cow, a dot where it is free."""
    row = Text()
    for colour, size in pasture.herds.items():
        row.append(LETTERS[colour] * size, INKS[colour])
    return row.append("·" * pasture.free, "dim")


def pairs_to_come(view: BuffaloView) -> dict[str, list[PairView]]:
    """B9, B10: the open pairs that are not settled yet, by pasture."""
    waiting: dict[str, list[PairView]] = {}
    if view.phase in SETTLING_PHASES and view.settling is not None:
        now = view.settling
        settled = pasture_number(now.pasture)
        for pair in view.pairs:
            later = pair.pasture is not None and pasture_number(pair.pasture) > settled
            if later or (pair.pasture == now.pasture and pair.colour in now.order[now.next :]):
                waiting.setdefault(str(pair.pasture), []).append(pair)
    return waiting


def short_pairs(pairs: Sequence[PairView]) -> Text:
    """Pairs in little space."""
    return Text(", ").join(
        styled(LETTERS[pair.colour], INKS[pair.colour]).append(f" {pair.card}") for pair in pairs
    )


def pair_chips(view: BuffaloView, pairs: Sequence[PairView]) -> Text:
    """Pairs side by side."""
    return Text(" ").join(chip(view, pair.colour).append(f" {pair.card}") for pair in pairs)


def heading(view: BuffaloView) -> Text:
    """Where the game stands."""
    chosen = [words for name, words in OPTION_WORDS.items() if getattr(view.options, name)]
    when = f"round {view.round} of {view.rounds}" if view.round else "before the first round"
    parts = (
        "Zoff in Buffalo",
        f"{len(view.seats)} players",
        "the end" if view.phase == "over" else when,
        *chosen,
    )
    return Text(" · ".join(parts), "dim")


class Seats:
    """Who plays what, with the cows placed and the cards played as far as they are shown."""

    def __init__(self, view: BuffaloView) -> None:
        self._view = view

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        seats = [seat_line(self._view, seat) for seat in self._view.seats]
        two = options.max_width >= TWO_SEATS_A_LINE and len(seats) > FEWEST_SEATS
        table = Table.grid(padding=(0, 2))
        step = 2 if two else 1
        for first in range(0, len(seats), step):
            table.add_row(*seats[first : first + step])
        yield table


def seat_line(view: BuffaloView, seat: SeatView) -> Text:
    """One seat: colours, name, cows placed, bid, cards played."""
    line = Text()
    for colour in seat.colours:
        line.append_text(chip(view, colour)).append(" ")
    width = max(len(player(view, other.seat).plain) for other in view.seats)
    name = player(view, seat.seat)
    line.append_text(name).append(" " * (width - len(name.plain)))
    line.append(f"{placed_cows(view, seat):>3}", "bold").append(" cows")
    if seat.bids:
        line.append(f"  bid {seat.bids[-1]}", "dim")
    if seat.played:
        line.append(f"  {' '.join(seat.played)}", "dim")
    return line


def hand(view: BuffaloView) -> Text:
    """The seat's own cow cards, numbered; those laid are left out."""
    laid = {pair.card for pair in view.pairs if pair.seat == view.seat}
    hidden = laid if view.phase == "choosing" else set()
    line = styled("Your cards ", "dim")
    for number, card in enumerate(view.hand, 1):
        line.append(f" {number}:", "dim")
        line.append("--" if card in hidden else card, "bold")
    return line


def position(view: BuffaloView, refused: Collection[str] = ()) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    parts: list[RenderableType] = [heading(view), Board(view, refused), Text(), Seats(view)]
    parts += dealt(view)
    if view.hand:
        parts.append(hand(view))
    if view.phase in SEALED_PHASES and sealed(view).plain:
        parts.append(sealed(view))
    return Group(*parts)


def dealt(view: BuffaloView) -> list[Text]:
    """B23: the pastures dealt to each pair of colours, while their first cows do not stand."""
    lines = []
    for first, pastures in view.dealt.items():
        partner = COLOURS[COLOURS.index(first) + PAIR_STEP]
        line = Text("Dealt to ").append_text(colour_word(first)).append(" with ")
        line.append_text(colour_word(partner)).append(": ")
        lines.append(line.append_text(joined([pasture_name(view, key) for key in pastures])))
    return lines


def sealed(view: BuffaloView) -> Text:
    """B8: the seat's own sealed choice."""
    if view.bid is not None:
        return Text("Your bid: ").append(view.bid, "bold")
    if view.split is not None:
        return assignment(view, view.split)
    own = [pair for pair in view.pairs if pair.seat == view.seat]
    return Text("\n").join(pair_line(view, pair) for pair in own)


def pair_line(view: BuffaloView, pair: PairView) -> Text:
    """A pair on a line of its own."""
    line = Text("  ").append(pair.card, "bold")
    if pair.pasture is None and len(view.seats) > FEWEST_SEATS:
        return line.append(" is discarded unseen")
    if pair.pasture is not None:
        line.append(f" on {pasture_number(pair.pasture)} ")
        line.append_text(pasture_name(view, pair.pasture))
    if len(own_colours(view)) > 1:
        line.append(" for ").append_text(colour_word(pair.colour))
    return line


def assignment(view: BuffaloView, split: Sequence[str]) -> Text:
    """B23: which colour goes where, smallest pasture first."""
    first = own_colours(view)[0]
    dealt = next(pastures for colour, pastures in view.dealt.items() if colour == first)
    return Text(", ").join(
        Text("")
        .append_text(colour_word(colour))
        .append(" on ")
        .append_text(pasture_name(view, pasture))
        for pasture, colour in zip(dealt, split, strict=True)
    )


def truth(views: Sequence[BuffaloView]) -> RenderableType:
    """The whole position, with every hand and every sealed choice."""
    spectator = views[0]
    parts: list[RenderableType] = [heading(spectator), Board(spectator), Text(), Seats(spectator)]
    parts += dealt(spectator)
    parts += [secrets(spectator, seat, view) for seat, view in enumerate(views[1:])]
    return Group(*parts)


def secrets(spectator: BuffaloView, seat: int, view: BuffaloView) -> Text:
    """What only one seat knows: its hand, and what it has sealed."""
    line = player(spectator, seat).append(" holds ", "dim")
    line.append(" ".join(view.hand) or "no cards", "bold")
    if view.phase in SEALED_PHASES and sealed(view).plain:
        line.append("\n").append_text(sealed(view))
    return line
