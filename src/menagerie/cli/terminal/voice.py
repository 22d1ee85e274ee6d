"""A voice: sentences in one language as the terminal prints them, with colours in the gaps."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from menagerie.bots.advice.reasons import WORDS as BOTS
from menagerie.core.actions import Action
from menagerie.core.messages import begin, fill_parts
from menagerie.core.refusals import Reason
from menagerie.core.words import ENGLISH, Speaker, Words

# What the terminal says of any game, and of none.
TERMINAL = Words(Path(__file__).parent / "words")
SHARED = (TERMINAL, BOTS)

Look = Callable[[str, Any, object], object]


def as_said(_name: str, _fact: Any, words: object) -> object:
    """A fact without a look of its own."""
    return words


@dataclass(frozen=True)
class Voice:
    """Says the sentences of a game, of its face, and of the terminal.

    `own` is what only the game's face says. `look` gives the words of a fact a colour; it is given
    the fact's name, the fact, and its words.
    """

    speaker: Speaker
    own: Words = TERMINAL
    look: Look = as_said

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.speaker.language

    def name(self, seat: int) -> object:
        """The player at a seat."""
        return self.look("seat", seat, self.speaker.name(seat))

    def text(self, key: str, facts: Mapping[str, Any] | None = None, style: str = "") -> Text:
        """The message of a key, of whichever words have it, with its facts in words and colours."""
        speaker, given = self.speaker, facts or {}
        words = next(some for some in (self.own, speaker.words, *SHARED) if key in some.keys)
        gaps = {
            name: self.look(name, fact, speaker.fact(name, fact, speaker))
            for name, fact in given.items()
        }
        message = words.message(key, self.language)
        line = joined(fill_parts(message, gaps, self.language), style)
        line.plain = begin(message, line.plain)
        return line

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """The same without colours."""
        return self.text(key, facts).plain

    def action(self, action: Action, view: Any = None) -> str:
        """What somebody does, in a few words; a game without words for it shows its fields."""
        kind = action.__struct_config__.tag
        fields = msgspec.structs.fields(action)
        facts = {field.encode_name: getattr(action, field.name) for field in fields}
        if f"action_{kind}" in self.speaker.words.keys:
            return self.say(f"action_{kind}", {**facts, **self.speaker.about(action, view)})
        return " ".join(map(str, (kind, *facts.values())))

    def refusal(self, reason: Reason) -> str:
        """Why an action is not allowed."""
        return self.say(f"reason_{reason.key}", reason.facts)

    def advice(self, reason: Reason) -> str:
        """Why an action is suggested."""
        return self.say(f"advice_{reason.key}", reason.facts)


def joined(parts: Any, style: str = "") -> Text:
    """Pieces of a message, one after the other."""
    line = Text()
    for part in parts:
        if isinstance(part, Text):
            line.append_text(part)
        else:
            line.append(str(part), style)
    return line


def voice_of(
    speaker: Speaker, names: Sequence[str] = (), language: str = ENGLISH, own: Words = TERMINAL
) -> Voice:
    """The voice of a game with the names of those who play, by seat."""
    named = replace(speaker, language=language)
    if names:
        named = replace(named, name=names.__getitem__)
    return Voice(named, own)
