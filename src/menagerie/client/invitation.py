"""Invitations to a table: its link, its code or its id."""

import re
from urllib.parse import parse_qs, urlsplit

import msgspec

from menagerie.client.errors import ClientError

_CODE = re.compile(r"[A-Z]{6}")
_ID = re.compile(r"[A-Za-z0-9_-]{4,64}")


class Invitation(msgspec.Struct, frozen=True):
    """A table and its key; or a code, with which both can be looked up."""

    table: str
    key: str = ""
    code: str = ""


def read_invitation(text: str) -> Invitation:
    """Read an invitation: a link, a code or an id."""
    text = text.strip()
    if "/" in text:
        return _from_link(text)
    code = re.sub(r"[\s-]", "", text).upper()
    if _CODE.fullmatch(code):
        return Invitation("", code=code)
    return _checked(Invitation(text), text)


def _from_link(text: str) -> Invitation:
    """Read a link: its path ends with the table's id; the key is in the query or fragment."""
    parts = urlsplit(text)
    keys = parse_qs(parts.query) | parse_qs(parts.fragment)
    table = parts.path.rstrip("/").rpartition("/")[2]
    return _checked(Invitation(table, keys.get("key", [""])[0]), text)


def _checked(found: Invitation, text: str) -> Invitation:
    if not _ID.fullmatch(found.table):
        raise ClientError(f"table: this is no link, code or id of a table: {text}")
    return found
