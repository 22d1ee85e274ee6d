"""Typed words as pastures, cards and colours of Buffalo."""

import re
from collections.abc import Sequence
from typing import cast, get_args

from menagerie.cli.terminal.buffalo.pieces import LETTERS, pasture_number
from menagerie.cli.terminal.face import UnclearError
from menagerie.games.buffalo.actions import Bid, PastureKey
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.views import BuffaloView

NO_PASTURE = {"-", "discard", "none", "nowhere"}
IGNORED = {"on", "for", "and", "lay", "place", "put", "cow", "cows", "pick", "bid"}
LETTERS_TO_RECOGNISE = 3
CARD = re.compile(r"[2-5][a-z]")
PASTURES: tuple[PastureKey, ...] = get_args(PastureKey)


def words_of(line: str) -> list[str]:
    """The words of a line that mean something."""
    split = re.split(r"[\s,;:+]+", line.strip().lower())
    return [word for word in split if word and word not in IGNORED]


def is_card(word: str) -> bool:
    """Whether a word has the form of a cow card."""
    return CARD.fullmatch(word) is not None


def read_card(view: BuffaloView, word: str) -> str:
    """A cow card by its name, or by its number in the hand."""
    if is_card(word):
        return word.upper()
    if word.isdecimal() and 1 <= int(word) <= len(view.hand):
        return view.hand[int(word) - 1]
    raise UnclearError(f"{word} is none of your cards: {' '.join(view.hand)}")


def read_pasture(view: BuffaloView, word: str) -> PastureKey:
    """A pasture by its number, or by the beginning of its name."""
    if word.isdecimal():
        if 1 <= int(word) <= len(PASTURES):
            return PASTURES[int(word) - 1]
        raise UnclearError(f"there is no pasture {word}")
    found = [key for key in PASTURES if key.startswith(word.replace("'", ""))]
    if len(word) < LETTERS_TO_RECOGNISE or len(found) != 1:
        numbers = " ".join(str(pasture_number(pasture.key)) for pasture in view.pastures)
        raise UnclearError(f"{word} is no pasture; name one by its number: {numbers}")
    return found[0]


def find_colour(word: str) -> Colour | None:
    """A colour by its name or its letter; None if the word is something else."""
    for colour, letter in LETTERS.items():
        if word in {colour, letter.lower()}:
            return cast("Colour", colour)
    return None


def read_colour(word: str) -> Colour:
    """A colour by its name or its letter."""
    colour = find_colour(word)
    if colour is None:
        known = ", ".join(f"{letter} {name}" for name, letter in LETTERS.items())
        raise UnclearError(f"{word} is no colour; there are: {known}")
    return colour


def read_number(word: str) -> int:
    """A whole number."""
    if not word.isdecimal():
        raise UnclearError(f"{word} is no number")
    return int(word)


def read_bid(word: str) -> Bid:
    """BV1: a bid with a point or a comma."""
    try:
        return Bid(word)
    except ValueError:
        raise UnclearError("type a bid with up to four decimals, such as 1.0895") from None


def only_word(words: Sequence[str], asked: str) -> str:
    """The one word of an answer that has one."""
    if len(words) != 1:
        raise UnclearError(asked)
    return words[0]
