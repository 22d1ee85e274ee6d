"""Names and inks of Zoo in a terminal; colour is never the only sign."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.voice import Voice, joined
from menagerie.core.words import Words
from menagerie.games.zoo.pieces import CARD_NAMES
from menagerie.games.zoo.speech import SEATS, SEVERAL_SEATS

# What only the terminal says of Zoo.
WORDS = Words(Path(__file__).parent / "words")
INKS = {
    "whale": "bold dodger_blue1",
    "elephant": "bold grey70",
    "crocodile": "bold green3",
    "polar-bear": "bold white",
    "lion": "bold gold1",
    "seal": "bold sky_blue1",
    "fox": "bold dark_orange",
    "perch": "bold medium_spring_green",
    "hedgehog": "bold orange4",
    "fish": "bold turquoise2",
    "mouse": "bold misty_rose1",
    "mosquito": "bold medium_orchid1",
    "joker": "bold black on white",
}


def in_colours(voice: Voice) -> Voice:
    """A voice that knows the words of this face and gives cards and players their looks."""
    plain = replace(voice, own=WORDS)

    def look(name: str, fact: Any, words: object) -> object:
        if name in SEATS:
            return styled(str(words), "bold")
        if isinstance(fact, tuple) and name in SEVERAL_SEATS:
            names = [styled(str(voice.speaker.name(seat)), "bold") for seat in fact]
            return listed(plain, names)
        if isinstance(fact, tuple) and fact and fact[0] in INKS:
            return a_set(plain, fact) if name == "set" else cards(plain, fact)
        if isinstance(fact, str) and fact in INKS:
            return styled(str(words), INKS[fact])
        return words

    return replace(plain, look=look)


def several(voice: Voice, animal: str, number: int) -> Text:
    """Some of an animal."""
    return styled(voice.say(f"many_{animal}", {"n": number}), INKS[animal])


def cards(voice: Voice, names: Sequence[str]) -> Text:
    """Cards sorted by kind, each kind with its number."""
    count = Counter(names)
    return listed(voice, [several(voice, name, count[name]) for name in CARD_NAMES if count[name]])


def a_set(voice: Voice, names: Sequence[str]) -> Text:
    """What a set counts as, and what it is made of where that is not plain."""
    counted = several(voice, names[0], len(names))
    if len(set(names)) == 1:
        return counted
    return voice.text("set_of", {"set": counted, "cards": cards(voice, names)})


def listed(voice: Voice, parts: Sequence[Text]) -> Text:
    """Several things as a list in a sentence."""
    if len(parts) == 1:
        return parts[0]
    return voice.text("and", {"some": Text(", ").join(parts[:-1]), "last": parts[-1]})


def player(voice: Voice, seat: int) -> Text:
    """Who sits on a seat."""
    return joined([voice.name(seat)])
