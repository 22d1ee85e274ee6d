"""How facts of Goats are said: cards, cells, lines and players."""

import re
from pathlib import Path
from typing import Any

from menagerie.core.words import Speaker, Words

WORDS = Words(Path(__file__).parent / "words")
CELL = re.compile(r"(\d),(\d)")
SEATS = frozenset({"seat", "opponent", "winner", "turn", "owner", "other", "rival"})
CARDS = frozenset({"card", "held"})


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it."""
    say = speaker.say
    if fact is None:
        return ""
    if name == "ordinal":
        return speaker.say(f"ordinal_{fact}")
    if name in SEATS and isinstance(fact, int):
        return speaker.name(fact)
    if name in CARDS and isinstance(fact, str):
        return card_name(fact, speaker)
    if name == "hand":
        return ", ".join(card_name(card, speaker) for card in fact) or say("nothing")
    if name == "kind":
        return say(f"kind_{fact}")
    if name == "asked":
        return say(f"asked_{fact}")
    if name == "line":
        which, _, number = fact.partition(" ")
        return say(which, {which: int(number)})
    if isinstance(fact, str) and (cell := CELL.fullmatch(fact)):
        return say("cell", {"row": int(cell[1]), "column": int(cell[2])})
    return fact


def card_name(card: str, speaker: Speaker) -> str:
    """G1: a card as people call it."""
    if card == "dog":
        return speaker.say("card_dog")
    kind, _, value = card.rpartition("-")
    if kind == "milk":
        return speaker.say("card_milk", {"value": int(value)})
    return speaker.say("card_goat", {"kind": kind, "value": int(value)})


SPEAKER = Speaker(WORDS, in_words)
