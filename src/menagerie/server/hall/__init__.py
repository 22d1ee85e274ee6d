"""The hall: all tables that this process holds in memory, and how they go on.

The law of this room: stored before told. An entry is committed before anybody hears of it. Whoever
else serves the same table may have been faster; then the table is read again, and what was asked
is decided anew. Each file adds one concern to the one before it: `ground`, `memory`, `deciding`,
`running`, `people`, `others`, `hall`.
"""

from menagerie.server.hall.ground import GONE, RELOAD, BusyError, NoTableError
from menagerie.server.hall.hall import Hall
from menagerie.server.hall.people import LONGEST_SILENCE, PRESENCE_SECONDS, Since

__all__ = [
    "GONE",
    "LONGEST_SILENCE",
    "PRESENCE_SECONDS",
    "RELOAD",
    "BusyError",
    "Hall",
    "NoTableError",
    "Since",
]
