"""Refusals: reasons as data, and the sentences that say them."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.core.kernel.codes import RefusalCode
from menagerie.core.words import Speaker

Facts = dict[str, Any]


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, the facts, and both as a sentence."""

    rule: Annotated[str, Meta(description="The id of the rule.")]
    key: Annotated[str, Meta(description="A key for the reason.")]
    message: Annotated[str, Meta(description="The reason as a sentence in English.")]
    facts: Annotated[
        dict[str, int | str | tuple[int | str, ...] | None],
        Meta(description="The facts that the sentence uses."),
    ] = {}


def refused(refusal: RefusalCode, facts: Mapping[str, Any], speaker: Speaker) -> Reason:
    """A refusal with its sentence, and those of the facts that the sentence uses."""
    return reason_of(
        refusal.rule, refusal.name.lower(), f"reason_{refusal.name.lower()}", facts, speaker
    )


def reason_of(
    rule: str, key: str, message: str, facts: Mapping[str, Any], speaker: Speaker
) -> Reason:
    """A reason by the key of its message, and those of the facts that the message uses."""
    gaps = speaker.words.gaps(message)
    used = {name: fact for name, fact in facts.items() if name in gaps}
    return Reason(rule, key, speaker.say(message, used), used)
