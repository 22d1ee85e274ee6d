"""Invitations: links, codes and ids."""

import pytest

from menagerie.client import ClientError
from menagerie.client.invitation import Invitation, read_invitation

GIVEN = {
    "BCDFGH": Invitation("", code="BCDFGH"),
    "bcd-fgh": Invitation("", code="BCDFGH"),
    " bcd fgh ": Invitation("", code="BCDFGH"),
    "x-Yz_0123456": Invitation("x-Yz_0123456"),
    "https://example.org/t/x-Yz_0123456?key=k1": Invitation("x-Yz_0123456", "k1"),
    "https://example.org/t/x-Yz_0123456/#key=k2": Invitation("x-Yz_0123456", "k2"),
    "example.org/t/x-Yz_0123456": Invitation("x-Yz_0123456"),
}


@pytest.mark.parametrize("text", list(GIVEN))
def test_links_codes_and_ids_are_read(text: str) -> None:
    """In the forms in which people write and paste them."""
    assert read_invitation(text) == GIVEN[text]


@pytest.mark.parametrize("text", ["", "?", "https://example.org/", "a b c d e f g h"])
def test_anything_else_is_refused(text: str) -> None:
    """The error names it."""
    with pytest.raises(ClientError, match="no link, code or id"):
        read_invitation(text)
