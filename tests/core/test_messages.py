"""Messages: read and filled alike by Python and by the page."""

from pathlib import Path

import msgspec
import pytest

from menagerie.core.messages import MessageError, fill, gaps_of, read_message


class Case(msgspec.Struct, frozen=True):
    """A message, what fills it in which language, and what it then says."""

    message: str
    language: str
    gaps: dict[str, int | float | str]
    says: str


CASES = msgspec.json.decode(Path(__file__).with_name("messages.json").read_bytes(), type=list[Case])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.language}: {case.says}")
def test_a_message_says_what_the_page_says(case: Case) -> None:
    """`web/src/speech/message.test.ts` runs the same cases."""
    assert fill(case.message, case.gaps, case.language) == case.says


@pytest.mark.parametrize(
    "text", ["{", "{n", "a } b", "{n, plural, one {a}}", "{n, plural, one {a} other {b}"]
)
def test_a_message_that_is_written_wrongly_is_refused(text: str) -> None:
    """The error shows the message."""
    with pytest.raises(MessageError) as refused:
        read_message(text)
    assert text in str(refused.value)


def test_the_gaps_of_a_message_are_those_of_all_its_branches() -> None:
    """A companion for elision is not a gap of its own, nor is the number of a plural."""
    text = "{n, plural, one {{name} has #} other {{x_vowel, select, yes {an} other {a}} {x}}}"
    assert gaps_of(read_message(text)) == {"n", "name", "x"}
