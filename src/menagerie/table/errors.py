"""Errors of a table: a command was refused."""

from menagerie.core.errors import MenagerieError


class TableError(MenagerieError):
    """A table refuses a command; `key` names the reason, so that a page can translate it."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key
        self.message = message


class ForbiddenError(TableError):
    """The sender's role at the table does not allow the command."""
