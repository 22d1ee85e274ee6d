"""How facts of Goats are said."""

import pytest

from menagerie.games.goats.speech import SPEAKER


@pytest.mark.parametrize(
    ("name", "fact", "said"),
    [
        ("ordinal", 2, "second"),
        ("kind", "elvis", "Elvis"),
        ("card", "dog", "Dog"),
        ("hand", (), "nothing"),
        ("hand", ("elvis-3", "milk-2"), "Elvis 3, Milk 2"),
        ("winner", 1, "seat 1"),
        ("points", 8, 8),
    ],
)
def test_a_fact_is_said_by_its_name(name: str, fact: object, said: object) -> None:
    """Numbers stay numbers, so that a message can choose by them."""
    assert SPEAKER.fact(name, fact, SPEAKER) == said
