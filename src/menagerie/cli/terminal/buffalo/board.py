"""The board, the hands and the sealed choice."""

from collections.abc import Collection, Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.buffalo.pieces import (
    COLOURS,
    INKS,
    bonus_row,
    chip,
    chips,
    own_colours,
    pasture_number,
    placed_cows,
    player,
    sign,
)
from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.voice import Voice
from menagerie.games.buffalo.pieces import FEWEST_SEATS, PAIR_STEP
from menagerie.games.buffalo.views import BuffaloView, PairView, PastureView, SeatView

# Wide enough for every space of the largest pasture next to the herds.
WIDE = 118
TWO_SEATS_A_LINE = 78
COLUMNS = ("number", "pasture", "free", "bonus", "herds")
TO_THE_RIGHT = {"number", "free"}
GAP = 2
SEALED_PHASES = {"choosing", "bidding", "assigning"}
SETTLING_PHASES = {"placing", "market", "bonus"}


class Board:
    """The pastures as a table; those that may not be picked are crossed out.

    Where there is room, each pasture also shows its spaces, a letter for each cow.
    """

    def __init__(self, voice: Voice, view: BuffaloView, refused: Collection[str] = ()) -> None:
        self._voice = voice
        self._view = view
        self._refused = refused

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        headings = [self._voice.say(f"heading_{column}") for column in COLUMNS]
        rows = [self._cells(pasture) for pasture in self._view.pastures]
        widths = [
            max(cell.cell_len for cell in (Text(heading), *column))
            for heading, column in zip(headings, zip(*rows, strict=True), strict=True)
        ]
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for column, heading, width in zip(COLUMNS, headings, widths, strict=True):
            shown = heading.rjust(width) if column in TO_THE_RIGHT else heading
            table.add_column(shown, no_wrap=True, min_width=width)
        extra = self._extra(options.max_width, sum(widths) + GAP * len(widths))
        for heading, (width, _) in extra.items():
            table.add_column(self._voice.say(heading), no_wrap=True, max_width=width)
        for number, row in enumerate(rows):
            table.add_row(*row, *(cells[number] for _, cells in extra.values()))
        yield table

    def _extra(self, width: int, taken: int) -> dict[str, tuple[int, list[Text]]]:
        """What is shown next to the pastures: pairs to come, and in a wide terminal spaces."""
        pastures = self._view.pastures
        waiting = pairs_to_come(self._view)
        extra = {}
        if width >= WIDE:
            extra["heading_spaces"] = (width, [spaces(self._voice, one) for one in pastures])
            taken += GAP + max(pasture.spaces for pasture in pastures)
        if waiting:
            pairs = [short_pairs(self._voice, waiting.get(one.key, [])) for one in pastures]
            extra["heading_pairs"] = (max(1, width - taken), pairs)
        return extra

    def _cells(self, pasture: PastureView) -> tuple[Text, ...]:
        refused = pasture.key in self._refused
        style = "dim strike" if refused else ""
        mark = "✗" if refused else " "
        return (
            styled(mark, "dim").append(f"{pasture_number(pasture.key):>2}", style or "bold"),
            self._voice.text(f"pasture_{pasture.key}", style=style),
            free(self._voice, pasture),
            Text(bonus_row(pasture.bonus), style),
            chips(self._voice, self._view, pasture.herds.items()),
        )


def free(voice: Voice, pasture: PastureView) -> Text:
    """How many spaces are free, of how many."""
    if pasture.free == 0:
        return Text(f" {voice.say('full')}", "dim")
    return styled(f"{pasture.free:>2}", "bold").append(f"/{pasture.spaces}", "dim")


def spaces(voice: Voice, pasture: PastureView) -> Text:
    """Every space of a pasture: a letter for a cow, a dot where it is free."""
    row = Text()
    for colour, size in pasture.herds.items():
        row.append(sign(voice, colour) * size, INKS[colour])
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


def short_pairs(voice: Voice, pairs: Sequence[PairView]) -> Text:
    """Pairs in little space."""
    return Text(", ").join(
        styled(sign(voice, pair.colour), INKS[pair.colour]).append(f" {pair.card}")
        for pair in pairs
    )


def pair_chips(voice: Voice, view: BuffaloView, pairs: Sequence[PairView]) -> Text:
    """Pairs side by side."""
    return Text(" ").join(chip(voice, view, pair.colour).append(f" {pair.card}") for pair in pairs)


def heading(voice: Voice, view: BuffaloView) -> Text:
    """Where the game stands."""
    options = [name for name in view.options.__struct_fields__ if getattr(view.options, name)]
    facts = {"round": view.round, "rounds": view.rounds}
    parts = (
        voice.say("title"),
        voice.say("players", {"seats": len(view.seats)}),
        *([voice.say("round_of", facts)] if view.round and view.phase != "over" else []),
        voice.say(f"phase_{view.phase}"),
        *[voice.say(f"option_{name}") for name in options],
    )
    return Text(" · ".join(dict.fromkeys(parts)), "dim")


class Seats:
    """Who plays what, with the cows placed and the cards played as far as they are shown."""

    def __init__(self, voice: Voice, view: BuffaloView) -> None:
        self._voice = voice
        self._view = view

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        seats = [seat_line(self._voice, self._view, seat) for seat in self._view.seats]
        two = options.max_width >= TWO_SEATS_A_LINE and len(seats) > FEWEST_SEATS
        table = Table.grid(padding=(0, 2))
        step = 2 if two else 1
        for first in range(0, len(seats), step):
            table.add_row(*seats[first : first + step])
        yield table


def seat_line(voice: Voice, view: BuffaloView, seat: SeatView) -> Text:
    """One seat: colours, name, cows placed, bid, cards played."""
    line = Text()
    for colour in seat.colours:
        line.append_text(chip(voice, view, colour)).append(" ")
    width = max(player(voice, other.seat).cell_len for other in view.seats)
    name = player(voice, seat.seat)
    line.append_text(name).append(" " * (width - name.cell_len + 1))
    line.append_text(voice.text("cows", {"cows": placed_cows(view, seat)}))
    if seat.bids:
        line.append("  ").append_text(voice.text("book_bid", {"bid": seat.bids[-1]}, "dim"))
    if seat.played:
        line.append(f"  {' '.join(seat.played)}", "dim")
    return line


def hand(voice: Voice, view: BuffaloView) -> Text:
    """The seat's own cow cards, numbered; those laid are left out."""
    laid = {pair.card for pair in view.pairs if pair.seat == view.seat}
    hidden = laid if view.phase == "choosing" else set()
    line = voice.text("hand", style="dim").append(" ")
    for number, card in enumerate(view.hand, 1):
        line.append(f" {number}:", "dim")
        line.append("--" if card in hidden else card, "bold")
    return line


def position(voice: Voice, view: BuffaloView, refused: Collection[str] = ()) -> RenderableType:
    """The whole position as one seat or a spectator sees it."""
    board = Board(voice, view, refused)
    parts: list[RenderableType] = [heading(voice, view), board, Text(), Seats(voice, view)]
    parts += dealt(voice, view)
    if view.hand:
        parts.append(hand(voice, view))
    if view.phase in SEALED_PHASES and sealed(voice, view).plain:
        parts.append(sealed(voice, view))
    return Group(*parts)


def dealt(voice: Voice, view: BuffaloView) -> list[Text]:
    """B23: the pastures dealt to each pair of colours, while their first cows do not stand."""
    return [
        voice.text("dealt", {"colours": colours_from(first), "pastures": tuple(pastures)})
        for first, pastures in view.dealt.items()
    ]


def colours_from(first: str) -> tuple[str, str]:
    """B23: the two colours of a pair of colours, by the first."""
    return first, COLOURS[COLOURS.index(first) + PAIR_STEP]


def sealed(voice: Voice, view: BuffaloView) -> Text:
    """B8: the seat's own sealed choice."""
    if view.bid is not None:
        return voice.text("bid_sealed", {"amount": view.bid})
    if view.split is not None:
        return assignment(voice, view, view.split)
    own = [pair for pair in view.pairs if pair.seat == view.seat]
    return Text("\n").join(Text("  ").append_text(pair_line(voice, view, pair)) for pair in own)


def pair_line(voice: Voice, view: BuffaloView, pair: PairView) -> Text:
    """A pair, with its colour where the seat has two."""
    if pair.pasture is None and len(view.seats) > FEWEST_SEATS:
        return voice.text("discards", {"card": pair.card})
    colour = pair.colour if len(own_colours(view)) > 1 else None
    facts = {"card": pair.card, "pasture": pair.pasture, "colour": colour}
    return voice.text("action_lay", facts)


def assignment(voice: Voice, view: BuffaloView, split: Sequence[str]) -> Text:
    """B23: which colour goes where, smallest pasture first."""
    first = own_colours(view)[0]
    dealt = next(pastures for colour, pastures in view.dealt.items() if colour == first)
    return Text(", ").join(
        voice.text("begins_on", {"colour": colour, "pastures": pasture})
        for pasture, colour in zip(dealt, split, strict=True)
    )


def truth(voice: Voice, views: Sequence[BuffaloView]) -> RenderableType:
    """The whole position, with every hand and every sealed choice."""
    spectator = views[0]
    parts: list[RenderableType] = [heading(voice, spectator), Board(voice, spectator), Text()]
    parts += [Seats(voice, spectator), *dealt(voice, spectator)]
    parts += [secrets(voice, seat, view) for seat, view in enumerate(views[1:])]
    return Group(*parts)


def secrets(voice: Voice, seat: int, view: BuffaloView) -> Text:
    """What only one seat knows: its hand, and what it has sealed."""
    line = voice.text("holds", {"seat": seat, "hand": " ".join(view.hand) or None})
    if view.phase in SEALED_PHASES and sealed(voice, view).plain:
        line.append("\n").append_text(sealed(voice, view))
    return line
