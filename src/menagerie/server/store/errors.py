"""What is said when something cannot be kept or found."""

from menagerie.core.errors import MenagerieError


class StoreError(MenagerieError):
    """A database that is wrong, missing or of another version, or something it refuses."""


class StoreUnavailableError(StoreError):
    """A database that does not answer; whether what was asked is done is not known."""


class CodeTakenError(StoreError):
    """A code that another table has."""
