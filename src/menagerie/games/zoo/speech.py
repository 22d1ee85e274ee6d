"""How facts of Zoo are said: cards, sets, roles and players."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.events import Event
from menagerie.core.refusals import Facts
from menagerie.core.words import Speaker, Words
from menagerie.games.zoo.pieces import CARD_NAMES

WORDS = Words(Path(__file__).parent / "words")
SEATS = frozenset({"seat", "partner", "rival", "junior", "senior", "dealer", "leader", "winner"})
SEVERAL_SEATS = frozenset({"seats", "standings", "before"})
POINTS = ("order", "team", "lions", "hedgehog")


def facts_of(event: Event) -> Facts:
    """The facts of an event, and what follows from them: a set, a sum, whether one is alone."""
    facts = msgspec.structs.asdict(event)
    if "cards" in facts:
        facts["set"] = facts["cards"]
    if "order" in facts:
        facts["points"] = sum(facts[name] for name in POINTS)
    if "junior" in facts:
        facts["alone"] = facts["junior"] is None
    return facts


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it.

    Nothing and no cards are `none`, and what is true or not is `yes` or `no`: messages choose by
    them.
    """
    if fact is None or fact == ():
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, tuple):
        return _several_in_words(name, fact, speaker)
    if name in SEATS:
        return speaker.name(fact)
    if name in {"ordinal", "role"}:
        return speaker.say(f"{name}_{fact}")
    if name == "top":
        return _counted(fact, speaker)
    return speaker.say(f"kind_{fact}") if fact in CARD_NAMES else fact


def _several_in_words(name: str, fact: tuple[Any, ...], speaker: Speaker) -> str:
    """Players, sets of which one will do, a set, or any cards."""
    if name in SEVERAL_SEATS:
        return speaker.listed([str(speaker.name(seat)) for seat in fact])
    if name == "beaters":
        return speaker.listed([_counted(part, speaker) for part in fact], "or")
    return set_in_words(fact, speaker) if name == "set" else cards_in_words(fact, speaker)


def cards_in_words(cards: Sequence[str], speaker: Speaker) -> str:
    """Cards as they lie: "2 elephants and 1 mosquito"."""
    number = Counter(cards)
    kinds = [kind for kind in CARD_NAMES if number[kind]]
    return speaker.listed([speaker.say(f"many_{kind}", {"n": number[kind]}) for kind in kinds])


def set_in_words(cards: Sequence[str], speaker: Speaker) -> str:
    """A set, with what it is made of where that is not plain: "3 elephants (…)"."""
    name = speaker.say(f"many_{cards[0]}", {"n": len(cards)})
    if len(set(cards)) == 1:
        return name
    gaps = {"set": name, "cards": cards_in_words(cards, speaker)}
    return WORDS.say("set_of", gaps, speaker.language)


def _counted(text: str, speaker: Speaker) -> str:
    """A number of an animal, "2 fox", as people say it."""
    number, _, animal = text.partition(" ")
    return speaker.say(f"many_{animal}", {"n": int(number)})


SPEAKER = Speaker(WORDS, in_words)
