"""How facts of Buffalo are said: cards, pastures, colours, bids and players."""

from pathlib import Path
from typing import Any

from menagerie.core.words import Speaker, Words
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.pieces import COLOUR_NAMES

WORDS = Words(Path(__file__).parent / "words")
SEATS = frozenset({"seat", "turn", "owner", "rival", "partner"})
AMOUNTS = frozenset({"amount", "bid", "lowest"})
CARDS = frozenset({"card", "held"})
# Facts that are several things of which one is meant.
ALTERNATIVES = frozenset({"open", "either"})


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """A fact as a sentence says it, by the name that events, refusals and reasons give it."""
    if fact is None:
        return ""
    if name == "ordinal":
        return speaker.say(f"ordinal_{fact}")
    if isinstance(fact, tuple):
        items = [in_words(name.removesuffix("s"), item, speaker) for item in fact]
        return speaker.listed(
            [str(item) for item in items], "or" if name in ALTERNATIVES else "and"
        )
    if name in SEATS and isinstance(fact, int):
        return speaker.name(fact)
    if name == "rank":
        return speaker.say(f"rank_{fact}")
    if name in AMOUNTS:
        return str(fact).replace(".", WORDS.say("decimal", language=speaker.language))
    if name in CARDS:
        return f"{fact[0]} {fact[1:]}"
    if fact in PASTURE_KEYS:
        return speaker.say(f"pasture_{fact}")
    return speaker.say(f"colour_{fact}") if fact in COLOUR_NAMES else fact


SPEAKER = Speaker(WORDS, in_words)
