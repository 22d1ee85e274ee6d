"""Typed words as cards of Zoo."""

import re

from menagerie.cli.terminal.face import UnclearError
from menagerie.cli.terminal.zoo.pieces import singular
from menagerie.games.zoo.actions import Cards
from menagerie.games.zoo.pieces import CARD_NAMES, Card
from menagerie.games.zoo.state import HANDED

IGNORED = {"play", "lead", "and", "give", "push", "return", "lay", "show"}
PLURALS = {"mice": "mouse", "bear": "polar-bear", "bears": "polar-bear"}
MOST = 60
LETTERS_TO_RECOGNISE = 2


def words_of(line: str) -> list[str]:
    """The words of a line that mean something; 2fox and 2xfox are two words."""
    text = re.sub(r"(\d)\s*x?\s*([a-z])", r"\1 \2", line.strip().lower())
    text = text.replace("polar bear", "polar-bear")
    return [word for word in re.split(r"[\s,;+]+", text) if word and word not in IGNORED]


def read_name(word: str) -> Card:
    """A card by its name, or by the beginning of it."""
    word = PLURALS.get(word, word)
    for name in CARD_NAMES:
        if word in {name, f"{name}s", f"{name}es"}:
            return name
    found = [name for name in CARD_NAMES if name.startswith(word)]
    if len(word) >= LETTERS_TO_RECOGNISE and len(found) == 1:
        return found[0]
    options = ", ".join(map(singular, found if found and len(found) > 1 else CARD_NAMES))
    raise UnclearError(f"{word} names no card; do you mean {options}")


def read_cards(words: list[str]) -> Cards:
    """Cards with their numbers: 2 fox joker."""
    found: list[Card] = []
    number = 1
    for word in words:
        if word.isdecimal():
            number = min(int(word), MOST)
        else:
            found += [read_name(word)] * number
            number = 1
    if not found or (words and words[-1].isdecimal()):
        raise UnclearError("type cards, such as 2 fox joker")
    return tuple(sorted(found, key=CARD_NAMES.index))


def read_two(words: list[str]) -> tuple[Card, Card]:
    """Exactly two cards."""
    cards = read_cards(words)
    if len(cards) != HANDED:
        raise UnclearError("type exactly two cards")
    return cards[0], cards[1]
