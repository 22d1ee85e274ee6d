"""Letters, colours and short names of pieces in a terminal; colour is never the only sign."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.voice import Voice
from menagerie.games.goats.speech import CELL, SEATS
from menagerie.games.goats.views import GoatsView

# The letter of each seat, as on the page.
LETTERS = "ABCDE"
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


def player(seat: int, voice: Voice) -> Text:
    """Who sits on a seat."""
    return styled(str(voice.speaker.name(seat)), INKS[seat])


def look(name: str, fact: Any, words: object) -> object:
    """Players in their colours, and cells as they are typed."""
    if name in SEATS and isinstance(fact, int):
        return styled(str(words), INKS[fact])
    if isinstance(fact, str) and CELL.fullmatch(fact):
        return fact
    return words


def card_name(card: str, voice: Voice) -> str:
    """A card as a sentence writes it."""
    return str(voice.speaker.fact("card", card, voice.speaker))


def kind_name(kind: str, voice: Voice) -> str:
    """A kind as a sentence writes it."""
    return str(voice.speaker.fact("kind", kind, voice.speaker))


def short_card(card: str, voice: Voice) -> str:
    """A card in four letters: the beginning of its name, and its value."""
    return card_name(card, voice)[:LETTERS_OF_A_KIND] + card.partition("-")[2]


def cards_list(cards: Sequence[str], voice: Voice) -> str:
    """Cards side by side."""
    return " ".join(short_card(card, voice) for card in cards)


def content(view: GoatsView, cell: str) -> str | None:
    """What is on a cell."""
    row, column = map(int, cell.split(","))
    return view.meadow[row - 1][column - 1]


def line_at(view: GoatsView, position: int) -> str:
    """G5: the line of a position of the track, as refusals name it."""
    size = len(view.meadow)
    side, step = divmod(position, size)
    number = step + 1 if side < 2 else size - step  # noqa: PLR2004
    return f"{'column' if side % 2 == 0 else 'row'}:{number}"


def line_name(view: GoatsView, position: int, voice: Voice) -> str:
    """The same in words."""
    return str(voice.speaker.fact("line", line_at(view, position), voice.speaker))


def joined(names: Sequence[Text], voice: Voice) -> Text:
    """Several names as a list in a sentence."""
    if len(names) == 1:
        return names[0]
    return voice.text("and", {"some": Text(", ").join(names[:-1]), "last": names[-1]})
