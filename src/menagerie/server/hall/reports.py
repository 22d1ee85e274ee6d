"""What people report about each other, kept for the operator."""

from menagerie.server.hall import Hall
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.store import Report
from menagerie.table.chat import readable
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.wire.commands import Report as Complaint

KEPT_LINES = 5


async def report(hall: Hall, live: LiveTable, command: Complaint, person: str | None) -> None:
    """Keep a report, with the last lines of whom it is about."""
    table = live.table
    seat = table.seat_of(person)
    if person is None or seat is None:
        raise ForbiddenError("not_seated", "you have no seat at this table")
    if command.seat >= len(table.seats) or command.seat == seat:
        raise TableError("no_seat", f"seat: there is nobody to report at seat {command.seat + 1}")
    about = table.seats[command.seat]
    said = [line.text or line.phrase for line in table.lines if line.seat == command.seat]
    text = " | ".join([readable(command.text), *said[-KEPT_LINES:]])
    await hall.store.reports.add(
        Report(
            id=f"{table.id} {person} {command.id}",
            table=table.id,
            by=person,
            about=about.person or about.bot,
            text=text,
            at=hall.clock(),
        )
    )
