"""Names, letters and colours of Herr der Ziegen in a terminal; colour is never the only sign."""

from collections.abc import Sequence

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.games.goats.views import GoatsView

NAMES = ("Red", "Yellow", "Blue", "Green", "White")
INKS = ("bold red1", "bold yellow1", "bold dodger_blue1", "bold green3", "bold white")
CHIPS = (
    "bold white on red3",
    "bold black on yellow3",
    "bold white on dodger_blue3",
    "bold white on green4",
    "bold black on white",
)
LETTERS_OF_A_KIND = 3
TWICE = "²"


def letter(seat: int) -> str:
    """The letter of a seat."""
    return NAMES[seat][0]


def player(view: GoatsView, seat: int) -> Text:
    """Who sits on a seat, at the beginning of a sentence."""
    return styled("You" if seat == view.seat else NAMES[seat], INKS[seat])


def within(view: GoatsView, seat: int) -> Text:
    """Who sits on a seat, inside a sentence."""
    return styled("you" if seat == view.seat else NAMES[seat], INKS[seat])


def verb(view: GoatsView, seat: int, word: str) -> str:
    """A verb as it follows the name of a seat."""
    if seat == view.seat:
        return f" {word} "
    return f" {word}es " if word.endswith("s") else f" {word}s "


def kind_name(kind: str) -> str:
    """A kind as a sentence writes it."""
    return "Elvis" if kind == "elvis" else kind


def card_name(card: str) -> str:
    """A card as a sentence writes it."""
    kind, _, value = card.partition("-")
    return f"{kind_name(kind)} {value}".strip()


def short_card(card: str) -> str:
    """A card in four letters: the beginning of its kind, and its value."""
    kind, _, value = card.partition("-")
    return f"{kind[:LETTERS_OF_A_KIND].capitalize()}{value}"


def content(view: GoatsView, cell: str) -> str | None:
    """What is on a cell."""
    row, column = map(int, cell.split(","))
    return view.meadow[row - 1][column - 1]


def line_name(view: GoatsView, position: int) -> str:
    """G5: the line of a position of the track."""
    size = len(view.meadow)
    side, step = divmod(position, size)
    number = step + 1 if side < 2 else size - step  # noqa: PLR2004
    return f"{'column' if side % 2 == 0 else 'row'} {number}"


def joined(parts: Sequence[Text], last: str = " and ") -> Text:
    """Several names as a list in a sentence."""
    if len(parts) == 1:
        return parts[0]
    return Text(", ").join(parts[:-1]).append(last).append_text(parts[-1])


def cards_list(cards: Sequence[str]) -> str:
    """Cards side by side."""
    return " ".join(map(short_card, cards))
