"""Refusals: reasons as data, and the sentences that say them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.core.kernel.codes import RefusalCode

Facts = dict[str, Any]


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, the facts, and both as a sentence."""

    rule: Annotated[str, Meta(description="The id of the rule.")]
    key: Annotated[str, Meta(description="A key for the reason.")]
    message: Annotated[str, Meta(description="The reason as a sentence.")]
    facts: Annotated[
        dict[str, int | str | tuple[int | str, ...] | None],
        Meta(description="The facts that the sentence uses."),
    ] = {}


@dataclass(frozen=True)
class Words:
    """How one game says its refusals: a sentence for each, whose braces are its facts.

    `names` has the facts that people call otherwise than JSON does; `last` joins the last item
    of a list to those before it, and `nothing` stands for an empty one. `keys` has the refusals
    that JSON calls otherwise than the rules do.
    """

    sentences: Mapping[Any, str]
    names: Mapping[Any, str] = field(default_factory=dict)
    last: str = ", "
    nothing: str = ""
    keys: Mapping[Any, str] = field(default_factory=dict)

    def reason(self, refusal: RefusalCode, facts: Facts) -> Reason:
        """Fill the sentence of a refusal with its facts, and keep those it names."""
        sentence = self.sentences[refusal]
        used = {name: fact for name, fact in facts.items() if f"{{{name}}}" in sentence}
        shown = {name: self.in_words(fact) for name, fact in used.items()}
        return Reason(refusal.rule, self.key(refusal), sentence.format(**shown), used)

    def key(self, refusal: RefusalCode) -> str:
        """What JSON calls a refusal."""
        return self.keys.get(refusal, refusal.name.lower())

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
