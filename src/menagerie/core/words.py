"""Words: every sentence that people read, once for each owner and language, by key.

An owner (a game, the tables, the terminal) has a folder with a JSON file for each language. All
files of a folder have the same keys; the values are messages (`core/messages.py`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.messages import Message, fill, gaps_of, read_message

ENGLISH = "en"


class Words:
    """The messages in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._texts: dict[str, dict[str, str]] = {}

    def texts(self, language: str) -> Mapping[str, str]:
        """All messages in a language, by key."""
        if language not in self._texts:
            file = self.folder / f"{language}.json"
            self._texts[language] = msgspec.json.decode(file.read_bytes(), type=dict[str, str])
        return self._texts[language]

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys that there are."""
        return frozenset(self.texts(ENGLISH))

    def gaps(self, key: str) -> frozenset[str]:
        """The names of the facts that the message of a key uses."""
        return gaps_of(read_message(self.texts(ENGLISH)[key]))

    def say(
        self, key: str, gaps: Mapping[str, object] | None = None, language: str = ENGLISH
    ) -> str:
        """The message of a key with its gaps filled."""
        return fill(self.texts(language)[key], gaps or {}, language)

    def message(self, key: str, language: str) -> Message:
        """The message of a key, to be filled with more than text."""
        return read_message(self.texts(language)[key])


def seat_name(seat: int) -> str:
    """A seat where nobody's name is known, with the number that actions use."""
    return f"seat {seat}"


def fields_only(_action: Any, _view: Any) -> Mapping[str, Any]:
    """A sentence about an action names nothing but its fields."""
    return {}


@dataclass(frozen=True)
class Speaker:
    """Says the sentences of a game in one language, with the names of those who play.

    `fact` is how the game says a fact of a name: a card, a place, several of them. Numbers stay
    numbers, so that a message can choose by them. `about` gives what a sentence about an action
    names besides its fields, from a view of its position, or from None where nothing is seen.
    """

    words: Words
    fact: Callable[[str, Any, "Speaker"], object]
    language: str = ENGLISH
    name: Callable[[int], object] = seat_name
    about: Callable[[Any, Any], Mapping[str, Any]] = fields_only

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message of a key with its facts in words."""
        gaps = {name: self.fact(name, fact, self) for name, fact in (facts or {}).items()}
        return self.words.say(key, gaps, self.language)

    def listed(self, items: Sequence[str], last: str = "and") -> str:
        """Some items as a sentence lists them; `last` is the key that joins the last one."""
        if len(items) < 2:  # noqa: PLR2004 - one item needs nothing between
            return "".join(items)
        gaps = {"some": ", ".join(items[:-1]), "last": items[-1]}
        return self.words.say(last, gaps, self.language)
