"""Random ids, keys, secrets and codes."""

import secrets
from typing import Protocol

# Letters that are told apart when they are read aloud.
LETTERS = "BCDFGHJKLMNPRSTVWXZ"
CODE_LETTERS = 6
ID_BYTES = 9
KEY_BYTES = 12
SECRET_BYTES = 32


class Chance(Protocol):
    """Draws what nobody can guess."""

    def table(self) -> str:
        """The id of a table."""

    def key(self) -> str:
        """A key of an invitation."""

    def code(self) -> str:
        """A code to read aloud."""

    def secret(self) -> str:
        """The secret that a deal comes from, in hexadecimal digits."""


class TrueChance:
    """Draws from the operating system."""

    def table(self) -> str:
        """The id of a table."""
        return secrets.token_urlsafe(ID_BYTES)

    def key(self) -> str:
        """A key of an invitation."""
        return secrets.token_urlsafe(KEY_BYTES)

    def code(self) -> str:
        """A code to read aloud."""
        return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))

    def secret(self) -> str:
        """The secret that a deal comes from, in hexadecimal digits."""
        return secrets.token_hex(SECRET_BYTES)
