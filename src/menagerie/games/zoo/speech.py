"""How facts of Zoo are said: cards, sets, roles and players."""

from collections import Counter
from pathlib import Path
from typing import Any

from menagerie.core.words import Speaker, Words
from menagerie.games.zoo.pieces import CARD_NAMES

WORDS = Words(Path(__file__).parent / "words")
SEATS = frozenset({"seat", "turn", "partner", "rival", "junior", "senior", "dealer", "leader"})


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it."""
    if fact is None:
        return ""
    if name == "ordinal":
        return speaker.say(f"ordinal_{fact}")
    if name in SEATS and isinstance(fact, int):
        return speaker.name(fact)
    if name == "beaters":
        return speaker.listed([counted(part, speaker) for part in fact], "or")
    if name == "top":
        return counted(fact, speaker)
    if name == "asked":
        return speaker.say(f"asks_{fact}")
    if name == "role":
        return speaker.say(f"role_{fact}")
    if isinstance(fact, tuple):
        return cards_in_words(fact, speaker)
    return speaker.say(f"kind_{fact}") if fact in CARD_NAMES else fact


def cards_in_words(cards: tuple[str, ...], speaker: Speaker) -> str:
    """Cards as they lie: "2 elephants and 1 mosquito"."""
    if not cards:
        return speaker.say("no_cards_word")
    stacks = Counter(cards).items()
    return speaker.listed([speaker.say(f"many_{kind}", {"n": n}) for kind, n in stacks])


def counted(text: str, speaker: Speaker) -> str:
    """A number of an animal, "2 fox", as people say it."""
    number, _, animal = text.partition(" ")
    return speaker.say(f"many_{animal}", {"n": int(number)})


SPEAKER = Speaker(WORDS, in_words)
