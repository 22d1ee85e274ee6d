"""Typed words as pastures, cards, colours and pairs of Buffalo."""

import re
from collections.abc import Iterable, Sequence
from typing import cast, get_args

from menagerie.cli.terminal.buffalo.pieces import (
    LETTERS,
    find_pasture,
    own_colours,
    pasture_number,
)
from menagerie.cli.terminal.face import Answer, UnclearError, UnfinishedError
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Assign, Bid, Lay, PastureKey
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.views import BuffaloView

NO_PASTURE = {"-", "discard", "none", "nowhere"}
STOP_WORDS = {"0", "stop"}
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


def read_assignment(line: str, example: str) -> Action:
    """A colour for each pasture, as words or as letters without space."""
    words = words_of(line)
    letters = list(words[0]) if len(words) == 1 and not find_colour(words[0]) else words
    try:
        first, second, third = map(read_colour, letters)
    except ValueError:
        raise UnclearError(f"type a number or three colours, such as {example}") from None
    return Assign((first, second, third))


def read_pair(view: BuffaloView, lays: list[Lay], line: str) -> Answer:
    """Read a pair off the beginning of a line."""
    words = words_of(line)
    place, card = _take_place_and_card(view, lays, words)
    colour = _take_colour(lays, words)
    if colour is None and lays[0].colour is not None and not words:
        raise UnfinishedError(f"For which of your colours, {' or '.join(own_colours(view))}?")
    return Answer(Lay(place, card, colour), " ".join(words))


def _take_place_and_card(
    view: BuffaloView, lays: list[Lay], words: list[str]
) -> tuple[PastureKey | None, str]:
    """Take a pasture and a card in either order; where only one place is left it goes unsaid."""
    if not words:
        raise UnclearError(f"type a pasture and a card, such as {pair_example(lays)}")
    first = words.pop(0)
    if _is_only_one(action.pasture for action in lays) and first not in NO_PASTURE:
        return lays[0].pasture, read_card(view, first)
    if is_card(first):
        if not words:
            raise UnfinishedError(f"Which pasture for {first.upper()}?")
        return _read_place(view, words.pop(0)), read_card(view, first)
    place = _read_place(view, first)
    if not words and all(action.pasture != place for action in lays):
        return place, lays[0].card
    if not words:
        where = "on no pasture" if place is None else f"on {find_pasture(view, place).name}"
        raise UnfinishedError(f"Which card {where}?")
    return place, read_card(view, words.pop(0))


def _read_place(view: BuffaloView, word: str) -> PastureKey | None:
    """A pasture, or none (B7)."""
    return None if word in NO_PASTURE else read_pasture(view, word)


def _take_colour(lays: list[Lay], words: list[str]) -> Colour | None:
    """B23: take the colour of a pair; where only one is left it goes unsaid."""
    if words and (colour := find_colour(words[0])):
        words.pop(0)
        return colour
    return lays[0].colour if _is_only_one(action.colour for action in lays) else None


def point_at_pair(view: BuffaloView, lays: list[Lay], line: str) -> Action:
    """The pair that a person asks about; what is left unsaid is taken from an allowed one."""
    words = words_of(line)
    if not words:
        raise UnclearError(f"say what you ask about, such as why {pair_example(lays)}")
    likely = _likely_pair(lays, words)
    if len(words) == 1 and is_card(words[0]):
        return Lay(likely.pasture, read_card(view, words[0]), likely.colour)
    if len(words) == 1 and (colour := find_colour(words[0])):
        return Lay(likely.pasture, likely.card, colour)
    if len(words) == 1:
        return Lay(_read_place(view, words[0]), likely.card, likely.colour)
    place, card = _take_place_and_card(view, lays, words)
    return Lay(place, card, _take_colour(lays, words) or likely.colour)


def _likely_pair(lays: list[Lay], words: list[str]) -> Lay:
    """An allowed pair for a colour that is named, if any is."""
    named = {find_colour(word) for word in words} - {None}
    return next((lay for lay in lays if lay.colour in named), lays[0])


def pair_example(lays: list[Lay]) -> str:
    """How a pair is typed."""
    lay = lays[len(lays) // 2]
    place = "" if _is_only_one(action.pasture for action in lays) else f"{_place(lay.pasture)} "
    colour = f" {lay.colour}" if lay.colour and not _is_only_one(a.colour for a in lays) else ""
    return f"{place}{lay.card}{colour}"


def _place(pasture: PastureKey | None) -> str:
    return "-" if pasture is None else str(pasture_number(pasture))


def _is_only_one(found: Iterable[object]) -> bool:
    """Whether there is one thing only, however often."""
    return len(set(found)) == 1
