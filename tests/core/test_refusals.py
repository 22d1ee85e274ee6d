"""Refusals in words: what a sentence shows of its facts, and what it keeps."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.kernel.codes import RefusalCode
from menagerie.core.messages import LANGUAGES
from menagerie.core.refusals import Reason, refused
from menagerie.core.words import Speaker, Words


class Refusal(RefusalCode):
    """Why something is refused in no game."""

    FULL = 1, "X1"
    TAKEN = 2, "X2"


SENTENCES = {
    "reason_full": "{field} is full.",
    "reason_taken": "{owner} has {fields}.",
    "and": "{some} and {last}",
}


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    """A speaker of words in a folder, the same in every language."""
    for language in LANGUAGES:
        (tmp_path / f"{language}.json").write_bytes(msgspec.json.encode(SENTENCES))
    return Speaker(Words(tmp_path), in_words)


def in_words(name: str, fact: Any, speaker: Speaker) -> object:
    """Fields with a capital, seats by name."""
    if name == "owner":
        return speaker.name(fact)
    if isinstance(fact, tuple):
        return speaker.listed([item.title() for item in fact])
    return fact.title()


def test_a_refusal_is_said_by_its_message(speaker: Speaker) -> None:
    """The sentence has the words of people, the facts those of JSON; others are left out."""
    reason = refused(Refusal.FULL, {"field": "far-field", "seat": 3}, speaker)

    assert reason == Reason("X1", "full", "Far-Field is full.", {"field": "far-field"})


@pytest.mark.parametrize(
    ("fields", "words"),
    [((), ""), (("a",), "A"), (("a", "b"), "A and B"), (("a", "b", "c"), "A, B and C")],
    ids=len,
)
def test_a_list_is_joined_by_the_words_of_the_language(
    speaker: Speaker, fields: tuple[str, ...], words: str
) -> None:
    """A seat without a name is called by its number."""
    reason = refused(Refusal.TAKEN, {"owner": 2, "fields": fields}, speaker)

    assert reason.message == f"Seat 2 has {words}."
