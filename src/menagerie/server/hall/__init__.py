"""The hall: all tables that this process holds in memory, and how they go on.

The law of this room: stored before told. An entry is committed before anybody hears of it. If
another process was faster, its entries are read, and the command is decided again. `Hall` wires
the parts; each is given what it needs, and what must call upwards is given as a callback.
"""

from menagerie.server.hall.errors import BusyError, NoTableError
from menagerie.server.hall.hall import Hall

__all__ = ["BusyError", "Hall", "NoTableError"]
