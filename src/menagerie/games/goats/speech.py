"""How facts of Goats are said: cards, cells, lines and players."""

import re
from pathlib import Path
from typing import Any

from menagerie.core.actions import Action
from menagerie.core.words import Speaker, Words
from menagerie.games.goats.actions import Herd, Take
from menagerie.games.goats.pieces import KIND_NAMES

WORDS = Words(Path(__file__).parent / "words")
CELL = re.compile(r"(\d),(\d)")
SEATS = frozenset({"seat", "opponent", "winner", "turn", "owner", "other", "rival"})
CARDS = frozenset({"card", "held"})
# What a message chooses by where a fact is none, or holds or not.
CHOICES = {None: "none", True: "yes", False: "no"}


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it."""
    say = speaker.say
    if fact is None or isinstance(fact, bool):
        return CHOICES[fact]
    if name == "ordinal":
        return say(f"ordinal_{fact}")
    if name == "kind":
        return say(f"kind_{fact}")
    if name == "hand":
        return ", ".join(card_name(card, speaker) for card in fact) or say("nothing")
    if name in SEATS and isinstance(fact, int):
        return speaker.name(fact)
    if isinstance(fact, str):
        return _text(name, fact, speaker)
    return fact


def _text(name: str, fact: str, speaker: Speaker) -> str:
    """A fact that is written: a card, a line or a cell; others are keys to choose by."""
    if name in CARDS:
        return card_name(fact, speaker)
    if name == "line":
        side, _, number = fact.partition(":")
        return speaker.say(side, {side: int(number)})
    if cell := CELL.fullmatch(fact):
        return speaker.say("cell", {"row": int(cell[1]), "column": int(cell[2])})
    return fact


def card_name(card: str, speaker: Speaker) -> str:
    """G1: a card as people call it; one that there is not, as it is written."""
    if card == "dog":
        return speaker.say("card_dog")
    kind, _, value = card.rpartition("-")
    if kind == "milk":
        return speaker.say("card_milk", {"value": int(value)})
    if kind in KIND_NAMES:
        return speaker.say("card_goat", {"kind": kind, "value": int(value)})
    return card


def card_on(action: Action, view: Any) -> dict[str, str | None]:
    """The card that an action takes or moves, where the meadow is seen."""
    if not isinstance(action, Take | Herd):
        return {}
    if view is None:
        return {"card": None}
    row, column = map(int, (action.cell if isinstance(action, Take) else action.start).split(","))
    return {"card": view.meadow[row - 1][column - 1]}


SPEAKER = Speaker(WORDS, in_words, about=card_on)
