"""How facts of Buffalo are said: cards, pastures, colours, bids and players."""

from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.events import Event
from menagerie.core.refusals import Facts
from menagerie.core.words import Speaker, Words
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.pieces import COLOUR_NAMES

WORDS = Words(Path(__file__).parent / "words")
SEATS = frozenset({"seat", "owner", "rival"})
AMOUNTS = frozenset({"amount", "bid", "lowest"})
CARDS = frozenset({"card", "held"})
# Facts that are several things of which one is meant.
ALTERNATIVES = frozenset({"open", "either"})


def facts_of(event: Event) -> Facts:
    """The facts of an event; where it speaks of cows of a colour, these are its herd, too."""
    facts = msgspec.structs.asdict(event)
    return facts | {"herd": (facts["colour"], facts["cows"])} if "cows" in facts else facts


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it.

    Nothing is `none`, and what is true or not is `yes` or `no`: messages choose by them.
    """
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if name == "herd":
        return speaker.say(f"cows_{fact[0]}", {"cows": fact[1]})
    if isinstance(fact, tuple):
        items = [in_words(name.removesuffix("s"), item, speaker) for item in fact]
        return speaker.listed(
            [str(item) for item in items], "or" if name in ALTERNATIVES else "and"
        )
    return _one_in_words(name, fact, speaker)


def _one_in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A single thing, number or player."""
    if name in SEATS:
        return speaker.name(fact)
    if name in {"rank", "ordinal"}:
        return speaker.say(f"{name}_{fact}")
    if name in AMOUNTS:
        return str(fact).replace(".", speaker.say("decimal"))
    if name in CARDS:
        return f"{fact[0]} {fact[1:]}"
    if fact in PASTURE_KEYS:
        return speaker.say(f"pasture_{fact}")
    return speaker.say(f"colour_{fact}") if fact in COLOUR_NAMES else fact


SPEAKER = Speaker(WORDS, in_words)
