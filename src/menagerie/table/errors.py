"""Errors of a table: a command was refused."""

from pathlib import Path

from menagerie.core.errors import MenagerieError
from menagerie.core.words import Words

WORDS = Words(Path(__file__).parent / "words")


class TableError(MenagerieError):
    """A table refuses a command; `key` names the sentence, and `facts` fill it."""

    def __init__(self, key: str, **facts: int | str) -> None:
        self.key = key
        self.message = WORDS.say(f"refused_{key}", facts)
        self.facts = facts
        super().__init__(self.message)


class ForbiddenError(TableError):
    """The sender's role at the table does not allow the command."""
