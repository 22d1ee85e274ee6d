"""What this process tells the others about its tables."""

from menagerie.server.bus import ALONE, GONE, HERE, RELOAD, WRITTEN, Bus, Note


class Announcements:
    """Publishes notes on the bus, signed with the name of this process."""

    def __init__(self, bus: Bus, origin: str) -> None:
        self._bus = bus
        self._origin = origin

    @property
    def is_heard(self) -> bool:
        """Whether there may be other processes."""
        return self._origin != ALONE

    def written(self, table: str, sequence: int, body: bytes) -> None:
        """An entry was stored."""
        self._bus.publish(Note(self._origin, table, WRITTEN, sequence, body))

    def here(self, table: str, body: bytes) -> None:
        """Who is connected to a table at this process."""
        self._bus.publish(Note(self._origin, table, HERE, 0, body))

    def reload(self, table: str) -> Note:
        """The journal of a table was rewritten or removed."""
        return self._publish(Note(self._origin, table, RELOAD, 0, b""))

    def gone(self, person: str) -> Note:
        """A person was erased."""
        return self._publish(Note(self._origin, "", GONE, 0, person.encode()))

    def _publish(self, note: Note) -> Note:
        self._bus.publish(note)
        return note
