"""The store: journals, lists of tables, people, leases, analyses, reports, counts.

The law of this room: an entry that is acknowledged is on the disk, and an entry in its place is
never replaced, except to erase a person or chat. Bodies are bytes to this room.
"""

from menagerie.server.store.errors import CodeTakenError, StoreError, StoreUnavailableError
from menagerie.server.store.lessons import StepCount
from menagerie.server.store.rows import AnalysisRow, Person, Report, Row, Status, Summary, Token
from menagerie.server.store.store import Store

__all__ = [
    "AnalysisRow",
    "CodeTakenError",
    "Person",
    "Report",
    "Row",
    "Status",
    "StepCount",
    "Store",
    "StoreError",
    "StoreUnavailableError",
    "Summary",
    "Token",
]
