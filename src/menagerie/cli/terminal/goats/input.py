"""Typed words as cards and cells of Herr der Ziegen."""

import re

from menagerie.cli.terminal.face import UnclearError
from menagerie.cli.terminal.goats.pieces import LETTERS_OF_A_KIND, content, short_card
from menagerie.games.goats.actions import CARD_NAMES
from menagerie.games.goats.views import GoatsView

IGNORED = {"to", "from", "on", "and", "play", "take", "move", "herd", "put", "dogs", "aside"}
CELL = re.compile(r"[1-7],[1-7]")


def words_of(line: str) -> list[str]:
    """The words of a line that mean something; a cell may be written 4,2 or 42."""
    split = re.split(r"[\s;:>→-]+", line.strip().lower().replace(", ", ","))
    words = [word for word in split if word and word not in IGNORED]
    return [re.sub(r"^([1-7])([1-7])$", r"\1,\2", word) for word in words]


def only_words(line: str, number: int, asked: str) -> list[str]:
    """The words of an answer that has a certain number of them."""
    words = words_of(line)
    if len(words) != number:
        raise UnclearError(asked)
    return words


def read_cell(word: str) -> str:
    """A cell by its row and its column."""
    if CELL.fullmatch(word) is None:
        raise UnclearError(f"{word} is no cell; type row and column, such as 4,2")
    return word


def find_card(line: str) -> str | None:
    """A card by its name or the beginning of it; None if the line is something else."""
    words = "".join(words_of(line.replace(",", " ")))
    found = re.fullmatch(r"([a-z]+)([1-5]?)", words)
    if found is None or len(found[1]) < LETTERS_OF_A_KIND:
        return None
    cards = [card for card in CARD_NAMES if _matches(card, found[1], found[2])]
    return cards[0] if len(cards) == 1 else None


def _matches(card: str, kind: str, value: str) -> bool:
    """Whether a card's name begins with a word and has a value."""
    name, _, number = card.partition("-")
    return name.startswith(kind) and number == value


def read_card(view: GoatsView, line: str) -> str:
    """A card by its name, or by its number among the choices."""
    choices = list(dict.fromkeys(view.hand))
    if line.strip().isdecimal() and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    card = find_card(line)
    if card is None:
        held = " or ".join(map(short_card, choices))
        raise UnclearError(f"{line.strip()} is no card; type a number, or {held}")
    return card


def read_take(view: GoatsView, cells: list[str], line: str) -> str:
    """A cell by its number among the choices, by row and column, or by the card on it."""
    words = words_of(line)
    if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= len(cells):
        return cells[int(words[0]) - 1]
    if len(words) == 1 and CELL.fullmatch(words[0]):
        return words[0]
    card = find_card(line)
    there = [cell for cell in cells if content(view, cell) == card]
    if card is None or len(there) != 1:
        raise UnclearError(f"{line.strip()} is none of the choices; type a number or row,column")
    return there[0]
