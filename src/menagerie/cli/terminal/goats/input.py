"""Typed words as cards and cells of Herr der Ziegen, in the language spoken or in English."""

import re
from dataclasses import replace

from menagerie.cli.terminal.face import UnclearError
from menagerie.cli.terminal.goats.pieces import LETTERS_OF_A_KIND, card_name, content, short_card
from menagerie.cli.terminal.voice import Voice
from menagerie.core.words import ENGLISH
from menagerie.games.goats.actions import CARD_NAMES
from menagerie.games.goats.views import GoatsView

CELL = re.compile(r"[1-7],[1-7]")
BETWEEN_WORDS = re.compile(r"[\s;:>→-]+")
CARD = re.compile(r"([^\W\d_]+)([1-5]?)")


def accepted(key: str, voice: Voice) -> set[str]:
    """The words that may be typed for something."""
    languages = (voice.language, ENGLISH)
    return {word for language in languages for word in voice.own.say(key, None, language).split()}


def words_of(line: str, voice: Voice) -> list[str]:
    """The words of a line that mean something; a cell may be written 4,2 or 42."""
    ignored = accepted("read_ignored", voice)
    split = BETWEEN_WORDS.split(line.strip().lower().replace(", ", ","))
    words = [word for word in split if word and word not in ignored]
    return [re.sub(r"^([1-7])([1-7])$", r"\1,\2", word) for word in words]


def only_words(line: str, number: int, asked: str, voice: Voice) -> list[str]:
    """The words of an answer that has a certain number of them."""
    words = words_of(line, voice)
    if len(words) != number:
        raise UnclearError(voice.say(asked))
    return words


def read_cell(word: str, voice: Voice) -> str:
    """A cell by its row and its column."""
    if CELL.fullmatch(word) is None:
        raise UnclearError(voice.say("unclear_cell", {"typed": word}))
    return word


def find_card(line: str, voice: Voice) -> str | None:
    """A card by its name or the beginning of it; None if the line is something else."""
    typed = CARD.fullmatch("".join(words_of(line.replace(",", " "), voice)))
    if typed is None or len(typed[1]) < LETTERS_OF_A_KIND:
        return None
    for language in (voice.language, ENGLISH):
        spoken = replace(voice, speaker=replace(voice.speaker, language=language))
        cards = [card for card in CARD_NAMES if _matches(card, typed[1], typed[2], spoken)]
        if len(cards) == 1:
            return cards[0]
    return None


def _matches(card: str, word: str, value: str, voice: Voice) -> bool:
    """Whether a card's name begins with a word and has a value."""
    name = "".join(BETWEEN_WORDS.split(card_name(card, voice))).casefold()
    return name.startswith(word.casefold()) and card.partition("-")[2] == value


def read_card(view: GoatsView, line: str, voice: Voice) -> str:
    """A card by its name, or by its number among the choices."""
    choices = list(dict.fromkeys(view.hand))
    if line.strip().isdecimal() and 1 <= int(line) <= len(choices):
        return choices[int(line) - 1]
    card = find_card(line, voice)
    if card is None:
        facts = {"typed": line.strip(), "example": short_card(choices[0], voice)}
        raise UnclearError(voice.say("unclear_card", facts))
    return card


def read_take(view: GoatsView, cells: list[str], line: str, voice: Voice) -> str:
    """A cell by its number among the choices, by row and column, or by the card on it."""
    words = words_of(line, voice)
    if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= len(cells):
        return cells[int(words[0]) - 1]
    if len(words) == 1 and CELL.fullmatch(words[0]):
        return words[0]
    card = find_card(line, voice)
    there = [cell for cell in cells if content(view, cell) == card]
    if card is None or len(there) != 1:
        raise UnclearError(voice.say("unclear_take", {"typed": line.strip()}))
    return there[0]
