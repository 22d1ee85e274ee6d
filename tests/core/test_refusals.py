"""Refusals in words: what a sentence shows of its facts, and what it keeps."""

import pytest

from menagerie.core.kernel.codes import RefusalCode
from menagerie.core.refusals import Reason, Words


class Refusal(RefusalCode):
    """Why something is refused in no game."""

    FULL = 1, "X1"
    EMPTY = 2, "X2"


WORDS = Words(
    {Refusal.FULL: "{field} is full", Refusal.EMPTY: "nothing is on {field}"},
    names={"far-field": "Far-Field"},
    last=" or ",
    keys={Refusal.EMPTY: "bare"},
)


def test_a_refusal_is_told_by_its_text() -> None:
    """The sentence has the names that people use, the facts those of JSON; others are left out."""
    reason = WORDS.reason(Refusal.FULL, {"field": "far-field", "seat": 3})

    assert reason == Reason("X1", "full", "Far-Field is full", {"field": "far-field"})


def test_a_refusal_may_have_a_key_of_its_own() -> None:
    """Two refusals may be one to JSON."""
    reason = WORDS.reason(Refusal.EMPTY, {"field": "hill"})

    assert reason == Reason("X2", "bare", "nothing is on hill", {"field": "hill"})


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (3, "3"),
        (None, "None"),
        ((), ""),
        ((1,), "1"),
        ((1, "far-field"), "1 or Far-Field"),
        ((1, 2, 3), "1, 2 or 3"),
    ],
    ids=repr,
)
def test_a_fact_in_words(fact: object, words: str) -> None:
    """A list has commas, and a word of the game's own before its last item."""
    assert WORDS.in_words(fact) == words


def test_a_list_in_other_words() -> None:
    """A game may keep to commas, and have a word for nothing."""
    plain = Words({}, nothing="nothing")

    assert (plain.in_words(("fox", "lion")), plain.in_words(())) == ("fox, lion", "nothing")
