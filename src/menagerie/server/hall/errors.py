"""Why the hall cannot serve a table."""

from menagerie.table.errors import TableError


class NoTableError(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no_table")


class BusyError(TableError):
    """A command could not be stored; whether it was is unknown for now."""

    def __init__(self) -> None:
        super().__init__("busy")
