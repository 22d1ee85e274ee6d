"""Typed words as cards of Zoo, in the language and in English."""

import re
from functools import cache
from unicodedata import normalize

from menagerie.cli.terminal.face import UnclearError
from menagerie.cli.terminal.voice import Voice
from menagerie.cli.terminal.zoo.pieces import WORDS
from menagerie.core.words import ENGLISH
from menagerie.games.zoo.actions import Cards
from menagerie.games.zoo.pieces import CARD_NAMES, Card
from menagerie.games.zoo.speech import WORDS as GAME_WORDS
from menagerie.games.zoo.state import HANDED

MOST = 60
LETTERS_TO_RECOGNISE = 2


def folded(text: str) -> str:
    """Small letters without accents."""
    return re.sub(r"[^ -~]", "", normalize("NFKD", text.lower()))


@cache
def accepted(key: str, language: str) -> frozenset[str]:
    """The words that are understood for something."""
    both = (WORDS.say(key, {}, spoken) for spoken in (language, ENGLISH))
    return frozenset(folded(" ".join(both)).split())


@cache
def names_of(language: str) -> dict[str, Card]:
    """What cards are called in a language, one and several; a hyphen joins words."""
    names: dict[str, Card] = {}
    for card in CARD_NAMES:
        several = (GAME_WORDS.say(f"many_{card}", {"n": n}, language) for n in (1, 2))
        for name in (GAME_WORDS.say(f"kind_{card}", {}, language), *several):
            words = [word for word in folded(name).split() if not word.isdecimal()]
            names["-".join(word for word in words if not is_ignored(word, language))] = card
    return names


def is_ignored(word: str, language: str) -> bool:
    """Whether a word says nothing."""
    return word in accepted("input_ignored", language)


def words_of(voice: Voice, line: str) -> list[str]:
    """The words of a line that mean something; 2fox and 2xfox are two words."""
    text = re.sub(r"(\d)\s*x?\s*([a-z])", r"\1 \2", folded(line.strip()))
    for language in (voice.language, ENGLISH):
        for name in names_of(language):
            text = text.replace(name.replace("-", " "), name)
    words = [word for word in re.split(r"[\s,;+]+", text) if word]
    return [word for word in words if not is_ignored(word, voice.language)]


def read_name(voice: Voice, word: str) -> Card:
    """A card by its name, or by the beginning of it or of a part of it."""
    found: set[Card] = set()
    for language in (voice.language, ENGLISH):
        names = names_of(language)
        if word in names:
            return names[word]
        if len(word) >= LETTERS_TO_RECOGNISE:
            found = {card for name, card in names.items() if f"-{word}" in f"-{name}"}
        if len(found) == 1:
            return found.pop()
    known = [voice.say(f"kind_{card}") for card in CARD_NAMES if not found or card in found]
    listed = voice.speaker.listed(known, "or")
    raise UnclearError(voice.say("bad_card", {"word": word, "known": listed}))


def read_cards(voice: Voice, words: list[str]) -> Cards:
    """Cards with their numbers: 2 fox joker."""
    found: list[Card] = []
    number = 1
    for word in words:
        if word.isdecimal():
            number = min(int(word), MOST)
        else:
            found += [read_name(voice, word)] * number
            number = 1
    if not found or (words and words[-1].isdecimal()):
        raise UnclearError(voice.say("type_cards"))
    return tuple(sorted(found, key=CARD_NAMES.index))


def read_two(voice: Voice, words: list[str]) -> tuple[Card, Card]:
    """Exactly two cards."""
    cards = read_cards(voice, words)
    if len(cards) != HANDED:
        raise UnclearError(voice.say("type_two"))
    return cards[0], cards[1]
