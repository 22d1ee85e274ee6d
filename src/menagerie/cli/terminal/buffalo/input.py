"""Typed words as pastures, cards, colours and pairs of Buffalo, in the language and in English."""

import re
from collections.abc import Iterable, Sequence
from typing import get_args

from menagerie.cli.terminal.buffalo.pieces import COLOURS, own_colours, pasture_number
from menagerie.cli.terminal.face import Answer, UnclearError, UnfinishedError
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.core.words import ENGLISH
from menagerie.games.buffalo.actions import Assign, Bid, Lay, PastureKey
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.views import BuffaloView

LETTERS_TO_RECOGNISE = 3
CARD = re.compile(r"[2-5][a-z]")
PASTURES: tuple[PastureKey, ...] = get_args(PastureKey)


def accepted(voice: Voice, key: str) -> set[str]:
    """The words that are understood for something."""
    languages = (voice.language, ENGLISH)
    return {word for language in languages for word in voice.own.say(key, {}, language).split()}


def words_of(voice: Voice, line: str) -> list[str]:
    """The words of a line that mean something."""
    split = re.split(r"[\s,;:+]+", line.strip().lower())
    ignored = accepted(voice, "input_ignored")
    return [word for word in split if word and word not in ignored]


def is_card(word: str) -> bool:
    """Whether a word has the form of a cow card."""
    return CARD.fullmatch(word) is not None


def read_card(voice: Voice, view: BuffaloView, word: str) -> str:
    """A cow card by its name, or by its number in the hand."""
    if is_card(word):
        return word.upper()
    if word.isdecimal() and 1 <= int(word) <= len(view.hand):
        return view.hand[int(word) - 1]
    raise UnclearError(voice.say("bad_card", {"word": word, "hand": " ".join(view.hand)}))


def read_pasture(voice: Voice, view: BuffaloView, word: str) -> PastureKey:
    """A pasture by its number, or by the beginning of its name."""
    if word.isdecimal():
        if 1 <= int(word) <= len(PASTURES):
            return PASTURES[int(word) - 1]
        raise UnclearError(voice.say("bad_number_of_pasture", {"word": word}))
    found = [key for key in PASTURES if key.startswith(re.sub(r"['\u2019]", "", word))]
    if len(word) < LETTERS_TO_RECOGNISE or len(found) != 1:
        numbers = " ".join(str(pasture_number(pasture.key)) for pasture in view.pastures)
        raise UnclearError(voice.say("bad_pasture", {"word": word, "numbers": numbers}))
    return found[0]


def find_colour(voice: Voice, word: str) -> Colour | None:
    """A colour by its name or its letter; None if the word is something else."""
    for language in (voice.language, ENGLISH):
        for colour in COLOURS:
            name = voice.speaker.words.say(f"colour_{colour}", {}, language)
            letter = voice.own.say(f"sign_{colour}", {}, language)
            if word in {name.lower(), letter.lower()}:
                return colour
    return None


def read_colour(voice: Voice, word: str) -> Colour:
    """A colour by its name or its letter."""
    colour = find_colour(voice, word)
    if colour is None:
        known = ", ".join(voice.say(f"sign_{c}") + " " + voice.say(f"colour_{c}") for c in COLOURS)
        raise UnclearError(voice.say("bad_colour", {"word": word, "known": known}))
    return colour


def read_number(voice: Voice, word: str) -> int:
    """A whole number."""
    if not word.isdecimal():
        raise UnclearError(voice.say("bad_number", {"word": word}))
    return int(word)


def read_bid(voice: Voice, line: str) -> Bid:
    """BV1: a bid with a point or a comma, the last word of a line."""
    try:
        return Bid("".join(line.split()[-1:]))
    except ValueError:
        raise UnclearError(voice.say("bad_bid")) from None


def only_word(voice: Voice, line: str, asked: str) -> str:
    """The one word of an answer that has one; else what is asked is said, by its key."""
    words = words_of(voice, line)
    if len(words) != 1:
        raise UnclearError(voice.say(asked))
    return words[0]


def read_assignment(voice: Voice, line: str, example: str) -> Action:
    """A colour for each pasture, as words or as letters without space."""
    words = words_of(voice, line)
    letters = list(words[0]) if len(words) == 1 and not find_colour(voice, words[0]) else words
    try:
        first, second, third = (read_colour(voice, letter) for letter in letters)
    except ValueError:
        raise UnclearError(voice.say("type_colours", {"example": example})) from None
    return Assign((first, second, third))


def read_pair(voice: Voice, view: BuffaloView, lays: list[Lay], line: str) -> Answer:
    """Read a pair off the beginning of a line."""
    words = words_of(voice, line)
    place, card = _take_place_and_card(voice, view, lays, words)
    colour = _take_colour(voice, lays, words)
    if colour is None and lays[0].colour is not None and not words:
        raise UnfinishedError(voice.say("which_colour", {"either": own_colours(view)}))
    return Answer(Lay(place, card, colour), " ".join(words))


def _take_place_and_card(
    voice: Voice, view: BuffaloView, lays: list[Lay], words: list[str]
) -> tuple[PastureKey | None, str]:
    """Take a pasture and a card in either order; where only one place is left it goes unsaid."""
    if not words:
        raise UnclearError(voice.say("type_pair", {"example": pair_example(voice, lays)}))
    first = words.pop(0)
    nowhere = accepted(voice, "input_nowhere")
    if _is_only_one(action.pasture for action in lays) and first not in nowhere:
        return lays[0].pasture, read_card(voice, view, first)
    if is_card(first):
        if not words:
            raise UnfinishedError(voice.say("choose_pasture", {"card": first.upper()}))
        return _read_place(voice, view, words.pop(0)), read_card(voice, view, first)
    place = _read_place(voice, view, first)
    if not words and all(action.pasture != place for action in lays):
        return place, lays[0].card
    if not words:
        key = "which_discard" if place is None else "choose_card_for"
        raise UnfinishedError(voice.say(key, {"pasture": place}))
    return place, read_card(voice, view, words.pop(0))


def _read_place(voice: Voice, view: BuffaloView, word: str) -> PastureKey | None:
    """A pasture, or none (B7)."""
    return None if word in accepted(voice, "input_nowhere") else read_pasture(voice, view, word)


def _take_colour(voice: Voice, lays: list[Lay], words: list[str]) -> Colour | None:
    """B23: take the colour of a pair; where only one is left it goes unsaid."""
    if words and (colour := find_colour(voice, words[0])):
        words.pop(0)
        return colour
    return lays[0].colour if _is_only_one(action.colour for action in lays) else None


def point_at_pair(voice: Voice, view: BuffaloView, lays: list[Lay], line: str) -> Action:
    """The pair that a person asks about; what is left unsaid is taken from an allowed one."""
    words = words_of(voice, line)
    if not words:
        raise UnclearError(voice.say("type_question", {"example": pair_example(voice, lays)}))
    likely = _likely_pair(voice, lays, words)
    if len(words) == 1 and is_card(words[0]):
        return Lay(likely.pasture, read_card(voice, view, words[0]), likely.colour)
    if len(words) == 1 and (colour := find_colour(voice, words[0])):
        return Lay(likely.pasture, likely.card, colour)
    if len(words) == 1:
        return Lay(_read_place(voice, view, words[0]), likely.card, likely.colour)
    place, card = _take_place_and_card(voice, view, lays, words)
    return Lay(place, card, _take_colour(voice, lays, words) or likely.colour)


def _likely_pair(voice: Voice, lays: list[Lay], words: Sequence[str]) -> Lay:
    """An allowed pair for a colour that is named, if any is."""
    named = {find_colour(voice, word) for word in words} - {None}
    return next((lay for lay in lays if lay.colour in named), lays[0])


def pair_example(voice: Voice, lays: list[Lay]) -> str:
    """How a pair is typed."""
    lay = lays[len(lays) // 2]
    place = "" if _is_only_one(action.pasture for action in lays) else f"{_place(lay.pasture)} "
    if lay.colour is None or _is_only_one(action.colour for action in lays):
        return f"{place}{lay.card}"
    return f"{place}{lay.card} {voice.say(f'colour_{lay.colour}').lower()}"


def _place(pasture: PastureKey | None) -> str:
    return "-" if pasture is None else str(pasture_number(pasture))


def _is_only_one(found: Iterable[object]) -> bool:
    """Whether there is one thing only, however often."""
    return len(set(found)) == 1
