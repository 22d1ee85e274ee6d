"""Reports of players about each other, stored for the operator."""

from menagerie.server.hall.live_table import LiveTable
from menagerie.server.host.clock import Clock
from menagerie.server.store import Report, Store
from menagerie.table.chat import readable
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.wire.commands import Report as Complaint

KEPT_LINES = 5


class Reports:
    """Stores reports."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def add(self, live: LiveTable, command: Complaint, person: str | None) -> None:
        """Store a report, with the last lines of the player it is about."""
        table = live.table
        seat = table.seat_of(person)
        if person is None or seat is None:
            raise ForbiddenError("not_seated")
        if command.seat >= len(table.seats) or command.seat == seat:
            raise TableError("nobody_there")
        about = table.seats[command.seat]
        said = [line.text or line.phrase for line in table.lines if line.seat == command.seat]
        text = " | ".join([readable(command.text), *said[-KEPT_LINES:]])
        await self._store.reports.add(
            Report(
                id=f"{table.id} {person} {command.id}",
                table=table.id,
                by=person,
                about=about.person or about.bot,
                text=text,
                at=self._clock(),
            )
        )
