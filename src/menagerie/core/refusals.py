"""Refusals in words: sentences with gaps, and the facts that fill them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from menagerie.core.events import Reason

Facts = dict[str, Any]


class Text(NamedTuple):
    """A refusal's rule and sentence; the sentence's braces are its facts."""

    rule: str
    sentence: str


@dataclass(frozen=True)
class Words:
    """How one game says its refusals: their texts, and how a sentence writes a fact.

    `names` has the facts that people call otherwise than JSON does; `last` joins the last item
    of a list to those before it, and `nothing` stands for an empty one.
    """

    texts: Mapping[Any, Text]
    names: Mapping[Any, str] = field(default_factory=dict)
    last: str = ", "
    nothing: str = ""

    def refused(self, refusal: IntEnum, facts: Facts) -> Reason:
        """The reason of a refusal that the rules give."""
        return self.reason(self.texts[refusal], refusal.name.lower(), facts)

    def reason(self, text: Text, key: str, facts: Facts) -> Reason:
        """Fill a sentence with its facts, and keep those it names."""
        used = {name: fact for name, fact in facts.items() if f"{{{name}}}" in text.sentence}
        shown = {name: self.in_words(fact) for name, fact in used.items()}
        return Reason(text.rule, key, text.sentence.format(**shown), used)

    def in_words(self, fact: Any) -> str:
        """A fact as a sentence writes it."""
        if isinstance(fact, tuple):
            return self._listed([self.in_words(item) for item in fact])
        return str(self.names.get(fact, fact))

    def _listed(self, items: list[str]) -> str:
        """Some items as a sentence lists them."""
        if not items:
            return self.nothing
        return self.last.join(filter(None, [", ".join(items[:-1]), items[-1]]))
