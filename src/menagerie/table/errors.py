"""What somebody at a table is told when something asked is refused."""

from menagerie.core.errors import MenagerieError


class TableError(MenagerieError):
    """Something a table refuses; `key` names the reason for a page that translates it."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key
        self.message = message


class ForbiddenError(TableError):
    """Something that the asker's place at the table does not allow."""
